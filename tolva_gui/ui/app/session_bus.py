"""Whether the session bus answers. Qt waits for it in the thread that asks first, for ever if it is silent."""

import os
import re
import sys
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalSocket

_UNIX: Final = re.compile(r"unix:(?:.*,)?(path|abstract)=([^,;]+)")


class SessionBus(QObject):
    """Asks the bus for its first word, as every client does, without waiting."""

    answers = Signal()
    """Emitted once if the bus is there and speaks."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket = QLocalSocket(self)
        self._socket.connected.connect(self._greet)
        self._socket.readyRead.connect(self._hear)

    def ask(self) -> None:
        """Begin to ask; other systems and other kinds of addresses are left alone."""
        found = _UNIX.match(address(os.environ)) if sys.platform.startswith("linux") else None
        if found is not None:
            if found[1] == "abstract":
                self._socket.setSocketOptions(QLocalSocket.SocketOption.AbstractNamespaceOption)
            self._socket.connectToServer(unquote(found[2]))

    @Slot()
    def _greet(self) -> None:
        self._socket.write(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")

    @Slot()
    def _hear(self) -> None:
        self._socket.readyRead.disconnect(self._hear)
        self._socket.abort()
        self.answers.emit()


def address(environment: Mapping[str, str]) -> str:
    """Return the address of the bus; without one named, that of the session's folder.

    >>> address({"XDG_RUNTIME_DIR": "/run/user/1000"})
    'unix:path=/run/user/1000/bus'
    """
    named = environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return named or (f"unix:path={folder}/bus" if folder else "")
