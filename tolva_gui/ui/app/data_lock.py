"""The lock on the user's games: two windows would overwrite each other's files.

The lock file is in the folder of the games, so it keeps out every window that sees them. The system holds the
lock for the process, on an open file, and releases it however the process ends. The file's contents, owner and
age mean nothing: a damaged, foreign or leftover file keeps no window out. On network drives without the
system's locks, each game still looks before it writes (`ui.autosave`).
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from tolva_gui.records.files import make_folder, put_aside, sweep

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAME: Final = "tolva.lock"
_TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0)
"""Error numbers for a lock held by another process; Wine sets none (0)."""

_NO_ROOM: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class Lock:
    """Released with the object; not held if no lock is available."""

    def __init__(self, handle: int | None) -> None:
        self._handle = handle

    @property
    def held(self) -> bool:
        """Whether other windows are kept out."""
        return self._handle is not None

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __del__(self) -> None:
        self.release()


def take(folder: Path, began: float) -> Lock | None:
    """Return the lock; None if another window has it.

    Delete files left half written in the folder before this process *began*, also to make room for the lock. If
    no lock can be written (no permission, no space), no game can be either, so every window may play.
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
    make_folder(folder)
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
