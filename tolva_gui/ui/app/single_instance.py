"""One window for the user's files: a second start passes its file to the first and raises it.

The second sends a line of JSON and exits when it is answered; the first uses the path, the token, and the names of
the screens: it cannot come forward on another one.
"""

import hashlib
import logging
import os
import re
import stat
import tempfile
from collections.abc import Mapping
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct, json
from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QUrl, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)
PATIENCE_MS: Final = 3000
"""Milliseconds for the first window to answer; it may be busy drawing."""
PAUSE_MS: Final = 30
"""Milliseconds between two tries to reach a window that is just opening."""
LONGEST: Final = 64 * 1024
"""The longest request, in bytes."""
LONGEST_PATH: Final = 100
"""Bytes; Unix limits the name of a socket to 108, macOS to 104."""
TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Wayland raises a window only with the activation token given to the second start."""


def address(folder: Path) -> str | None:
    """Return the socket address for the lock in this folder; None if there is no safe one.

    A socket whose path is too long goes to a folder of ours next to the temporary files. Any user can create a
    folder of that name first, so it must be ours and closed to all others.
    """
    if os.name != "posix":
        return f"tolva-{_digest(folder)}"
    near = folder / "tolva.socket"
    if _fits(near):
        return str(near)
    away = Path(tempfile.gettempdir(), f"tolva-{os.getuid()}", f"{_digest(folder)}.socket")
    return str(away) if _fits(away) and _is_private(away.parent) else None


def _digest(folder: Path) -> str:
    return hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]


def _fits(path: Path) -> bool:
    return len(os.fsencode(path)) <= LONGEST_PATH


def _is_private(folder: Path) -> bool:
    """Create the folder if it is missing; return whether only we can enter it."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError as error:
        log.warning("%s", error)
        return False
    private = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and found.st_mode & 0o077 == 0
    if not private:
        log.warning("%s is not ours alone: no later start can reach this window", folder)
    return private


def come_forward(window: QWindow) -> None:
    """Raise the window in its previous size."""
    from PySide6.QtCore import Qt  # costs a tenth of the start

    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()


class Answer(Enum):
    """What the first window said to a later start."""

    HEARD = b"heard\n"
    ELSEWHERE = b"elsewhere\n"
    """It is on another screen."""
    NONE = b""


def call(where: str | None, file: Path | None) -> Answer:
    """Ask the first window to come forward and to open a file; wait for its socket, which it opens late."""
    if where is None:
        return Answer.NONE
    socket, patience = QLocalSocket(), QDeadlineTimer(PATIENCE_MS)
    socket.connectToServer(where)
    while not socket.waitForConnected(max(1, patience.remainingTime())):
        if patience.hasExpired():
            return Answer.NONE
        QThread.msleep(PAUSE_MS)
        socket.connectToServer(where)
    wish = _Wish(str(file.absolute()) if file else "", os.environ.get(TOKEN, ""), screens(os.environ))
    socket.write(json.encode(wish) + b"\n")
    socket.flush()
    if not socket.waitForReadyRead(PATIENCE_MS):
        return Answer.NONE
    said = socket.readAll().data()
    return next((answer for answer in Answer if answer.value == said), Answer.NONE)


def screens(environment: Mapping[str, str]) -> list[str]:
    """Return the names of the screens on which windows open, of X and of Wayland; none where there is only one.

    >>> screens({"DISPLAY": ":0.0", "WAYLAND_DISPLAY": "wayland-0"})
    [':0', 'wayland-0']
    """
    x = re.sub(r"\.\d+$", "", environment.get("DISPLAY", ""))
    return [name for name in (x, environment.get("WAYLAND_DISPLAY", "")) if name]


class InstanceServer(QObject):
    """Listens for later starts, of the same user only."""

    called = Signal()
    """The program was started again."""
    brought = Signal(QUrl)
    """It was started with a file to open."""

    def __init__(self, where: str | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        if where is None:
            return
        # We hold the lock, so an existing socket was left by a crash.
        QLocalServer.removeServer(where)
        if not self._server.listen(where):
            log.warning("no later start can reach this window: %s", self._server.errorString())

    def close(self) -> None:
        self._server.close()

    @Slot()
    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(partial(self._hear, socket))
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        """Read the line of a later start once it is complete, and answer; hang up on anything else."""
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        wish = _understood(bytes(socket.readLine(LONGEST).data()))
        if wish is None:
            socket.abort()
            return
        here = screens(os.environ)
        is_here = not here or not wish.screens or bool({*here} & {*wish.screens})
        socket.write((Answer.HEARD if is_here else Answer.ELSEWHERE).value)
        socket.disconnectFromServer()
        if is_here:
            if wish.token:
                os.environ[TOKEN] = wish.token
            self.called.emit()
            if wish.file:
                self.brought.emit(QUrl.fromLocalFile(wish.file))


class _Wish(Struct):
    file: str
    token: str
    screens: list[str]


def _understood(line: bytes) -> _Wish | None:
    try:
        wish = json.decode(line, type=_Wish)
    except (ValueError, RecursionError):
        return None
    return wish if _can_be_set(wish.token) and "\0" not in wish.file else None


def _can_be_set(text: str) -> bool:
    """Whether an environment variable can hold the text: no NUL, no half of a surrogate pair."""
    try:
        # Windows would accept half of a pair.
        return b"\0" not in text.encode() + os.fsencode(text)
    except UnicodeEncodeError:
        return False
