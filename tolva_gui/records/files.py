"""The user's files: written whole or not at all, and put aside when they are damaged."""

import errno
import os
import re
import stat
from itertools import count
from pathlib import Path
from typing import Final

_UNFINISHED: Final = re.compile(r".+\.[0-9]+\.new(-journal)?")


def unfinished(path: Path) -> Path:
    """Return the name under which the file is written before it takes its place."""
    return path.with_name(f"{path.name}.{os.getpid()}.new")


def write(path: Path, text: str) -> None:
    """Replace the file in one step with that text; half a surrogate pair, which no file can hold, becomes an escape."""
    write_bytes(path, text.encode("utf-8", "backslashreplace"))


def write_bytes(path: Path, data: bytes) -> None:
    """Replace the file in one step: whoever reads it finds the old one or the new one, never half of either.

    Raise OSError if it cannot be done; the old file is still there then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = unfinished(path)
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def read(path: Path, most: int = -1) -> bytes:
    """Return what is in the file, at most so many bytes; raise OSError.

    What is neither a file nor a folder (a pipe, a device) is refused: to read it might never end.
    """
    kind = path.stat().st_mode
    if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    with path.open("rb") as file:
        return file.read(most)


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; return where it is now, raise OSError."""
    return path.rename(aside_name(path))


def aside_name(path: Path) -> Path:
    """Return a name for the damaged file that is still free."""
    return free_name(path.parent, f"{path.name}.damaged-")


def free_name(folder: Path, name: str, ending: str = "") -> Path:
    """Return a path in the folder: the name, a number, the ending; the first that is not taken."""
    paths = (folder / f"{name}{number}{ending}" for number in count(1))
    return next(path for path in paths if not os.path.lexists(path))


def sweep(folder: Path) -> None:
    """Throw away what a program that was killed had begun to write.

    Only for whoever has the folder to itself; what cannot be thrown away stays.
    """
    try:
        for path in folder.iterdir():
            if _UNFINISHED.fullmatch(path.name) and path.is_file():
                path.unlink(missing_ok=True)
    except OSError:
        return  # the next one who can
