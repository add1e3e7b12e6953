"""The lock of the user's files: two windows would write over each other's game."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

NAME: Final = "tolva.lock"


def take(folder: Path) -> QLockFile | None:
    """Return the lock, held as long as it lives; None if another window has it.

    Where no lock can be written (no right, no room), no game can be either: everybody may play.
    """
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(folder / NAME))
    lock.setStaleLockTime(0)
    held = not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError
    return None if held else lock
