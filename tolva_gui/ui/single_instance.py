"""One window for the user's files: a second start asks the first one to come forward, and what it was to open.

The second says a line of JSON and leaves when it has been answered; the first believes nothing of it but the path.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QWindow
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS: Final = 3000
"""How long the first window may take to answer: it may be busy drawing."""
LONGEST: Final = 64 * 1024
"""A request that is longer is none of ours."""
HEARD: Final = b"heard\n"
LONGEST_PATH: Final = 100
"""Unix gives the name of a socket 108 bytes, macOS 104."""
TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Under Wayland a window may come forward only with the token that the desktop has given to the second start."""


def address(folder: Path) -> str:
    """Return where the window listens whose lock lies in this folder."""
    path = folder / "tolva.socket"
    if os.name == "posix" and len(os.fsencode(path)) <= LONGEST_PATH:
        return str(path)
    return f"tolva-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]}"


def come_forward(window: QWindow) -> None:
    """Show the window before all others, as large as it was."""
    from PySide6.QtCore import Qt  # costs a tenth of the start

    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()


def call(where: str, file: Path | None) -> bool:
    """Ask the first window to come forward, and to open a file; return whether it has answered."""
    socket = QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(PATIENCE_MS):
        return False
    wish = {"file": str(file.absolute()) if file else "", "token": os.environ.get(TOKEN, "")}
    socket.write(json.dumps(wish).encode() + b"\n")
    socket.flush()
    return socket.waitForReadyRead(PATIENCE_MS) and socket.readAll().data() == HEARD


class Doorkeeper(QObject):
    """Listens for later starts, of the same user only."""

    called = Signal()
    """Somebody has started the program once more."""
    brought = Signal(QUrl)
    """And has named a file to be opened."""

    def __init__(self, where: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # Whoever holds the lock is the first: a socket that lies there was left by one that has crashed.
        QLocalServer.removeServer(where)
        self._server.listen(where)

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        wish = _understood(bytes(socket.readLine(LONGEST).data()))
        if wish is None:
            socket.abort()
            return
        file, token = wish
        socket.write(HEARD)
        socket.disconnectFromServer()
        if token:
            os.environ[TOKEN] = token
        self.called.emit()
        if file:
            self.brought.emit(QUrl.fromLocalFile(file))


def _understood(line: bytes) -> tuple[str, str] | None:
    """Return the file and the token of a request, or None if it is not one."""
    try:
        wish = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(wish, dict):
        return None
    file, token = wish.get("file"), wish.get("token")
    return (file, token) if isinstance(file, str) and isinstance(token, str) else None
