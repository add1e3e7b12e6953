"""The session bus. Qt waits for its first words in the thread that asks first, for minutes if it is silent."""

import logging
import os
import re
import sys
from collections.abc import Mapping
from contextlib import closing
from typing import Final
from urllib.parse import unquote

log = logging.getLogger(__name__)
ADDRESS: Final = "DBUS_SESSION_BUS_ADDRESS"
NOWHERE: Final = "unix:path=/nonexistent"
PATIENCE_S: Final = 2.0
"""For each answer: a bus that is only busy must not be left, or a screen reader reads nothing."""
_UNIX: Final = re.compile(r"unix:(?:.*,)?(path|abstract)=([^,;]+)")
_HELLO: Final = (
    b"l\1\0\1\0\0\0\0\1\0\0\0n\0\0\0"
    b"\1\1o\0\x15\0\0\0/org/freedesktop/DBus\0\0\0"
    b"\6\1s\0\x14\0\0\0org.freedesktop.DBus\0\0\0\0"
    b"\2\1s\0\x14\0\0\0org.freedesktop.DBus\0\0\0\0"
    b"\3\1s\0\5\0\0\0Hello\0\0\0"
)
"""The first call on every bus, which asks for a name."""


def leave_silent_bus() -> None:
    """Let Qt do without a bus that takes a connection and does not answer; other systems and addresses are left alone.

    Qt asks as soon as the window is made, for screen readers.
    """
    where = address(os.environ)
    found = _UNIX.match(where) if sys.platform.startswith("linux") else None
    if found is None:
        return
    try:
        _ask(("\0" if found[1] == "abstract" else "") + unquote(found[2]))
    except TimeoutError:
        log.warning("%s does not answer: screen readers and the desktop's settings are not reached", where)
        os.environ[ADDRESS] = NOWHERE
    except OSError:
        return  # nobody is there: Qt finds that out at once


def _ask(path: str) -> None:
    """Say what Qt will say, and wait for the bus to answer the call or to hang up. Raise OSError."""
    from _socket import AF_UNIX, SOCK_STREAM, socket  # `socket` itself takes 3 ms of the start

    with closing(socket(AF_UNIX, SOCK_STREAM)) as bus:
        bus.settimeout(PATIENCE_S)
        bus.connect(path)
        user = str(os.getuid()).encode().hex().encode()
        bus.sendall(b"\0AUTH EXTERNAL " + user + b"\r\nBEGIN\r\n" + _HELLO)
        said = b""
        while b"OK".startswith(said[:2]) and not said.partition(b"\r\n")[2]:
            more = bus.recv(4096)
            if not more:
                return
            said += more


def address(environment: Mapping[str, str]) -> str:
    """Return the address of the bus; without one named, that of the session's folder.

    >>> address({"XDG_RUNTIME_DIR": "/run/user/1000"})
    'unix:path=/run/user/1000/bus'
    """
    named = environment.get(ADDRESS, "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return named or (f"unix:path={folder}/bus" if folder else "")
