"""The session bus. Qt waits for its first word in the thread that asks first, for ever if it is silent."""

import os
import re
import sys
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

ADDRESS: Final = "DBUS_SESSION_BUS_ADDRESS"
NOWHERE: Final = "unix:path=/nonexistent"
PATIENCE_S: Final = 0.5
_UNIX: Final = re.compile(r"unix:(?:.*,)?(path|abstract)=([^,;]+)")


def leave_silent_bus() -> None:
    """Let Qt do without a bus that takes a connection and says nothing; other systems and addresses are left alone.

    Qt asks as soon as the window is made, for screen readers.
    """
    found = _UNIX.match(address(os.environ)) if sys.platform.startswith("linux") else None
    if found is None:
        return
    from _socket import AF_UNIX, SOCK_STREAM, socket  # `socket` itself takes 3 ms of the start

    bus = socket(AF_UNIX, SOCK_STREAM)
    bus.settimeout(PATIENCE_S)
    try:
        bus.connect(("\0" if found[1] == "abstract" else "") + unquote(found[2]))
        bus.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        bus.recv(1)
    except TimeoutError:
        os.environ[ADDRESS] = NOWHERE
    except OSError:
        return  # nobody is there: Qt finds that out at once
    finally:
        bus.close()


def address(environment: Mapping[str, str]) -> str:
    """Return the address of the bus; without one named, that of the session's folder.

    >>> address({"XDG_RUNTIME_DIR": "/run/user/1000"})
    'unix:path=/run/user/1000/bus'
    """
    named = environment.get(ADDRESS, "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return named or (f"unix:path={folder}/bus" if folder else "")
