"""The lock on the user's games: two windows would overwrite each other's files.

It is where the games are, so that it keeps out every other window that sees them. The system holds it for the process,
on an open file, and lets go of it however the process ends. What the file says, who made it and when mean nothing: a
lock that is damaged, foreign or left behind keeps nobody out. Where the system's locks do not reach, on some network
drives, each game still looks before it writes (`ui.autosave`).
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from tolva_gui.records.files import put_aside, sweep

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAME: Final = "tolva.lock"
_TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0)
"""What a system says of a lock that another has; Wine says nothing."""

_NO_ROOM: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class Lock:
    """Held as long as the object lives; not held where no lock is available."""

    def __init__(self, handle: int | None) -> None:
        self._handle = handle

    @property
    def held(self) -> bool:
        """Whether others are kept out."""
        return self._handle is not None

    def release(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __del__(self) -> None:
        self.release()


def take(folder: Path, began: float) -> Lock | None:
    """Return the lock; None if another window has it.

    What was left half written in the folder before this process *began* is deleted, also to make room for the lock.
    Where no lock can be written (no right, no room), no game can be either: everybody may play.
    """
    try:
        lock = _take(folder)
    except OSError as error:
        if error.errno not in _NO_ROOM:
            return Lock(None)
        sweep(folder, began)
        with suppress(OSError):
            return _take(folder)
        return Lock(None)
    if lock is not None and lock.held:
        sweep(folder, began)
    return lock


def _take(folder: Path) -> Lock | None:
    folder.mkdir(parents=True, exist_ok=True)
    handle = _opened(folder / NAME)
    try:
        _lock(handle)
    except OSError as error:
        os.close(handle)
        return None if error.errno in _TAKEN else Lock(None)
    return Lock(handle)


def _opened(path: Path) -> int:
    """Open the lock file, replacing one that cannot be opened."""
    mode = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    with suppress(IsADirectoryError, PermissionError):
        return os.open(path, mode, 0o600)
    put_aside(path)
    return os.open(path, mode, 0o600)


if sys.platform == "win32":

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
