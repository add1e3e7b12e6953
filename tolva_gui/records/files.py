"""The user's files: written whole or not at all, and put aside when they are damaged."""

import os
from itertools import count
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Replace the file in one step: whoever reads it finds the old one or the new one, never half of either.

    Half a surrogate pair, which no file can hold, becomes an escape. Raise OSError if it cannot be done; the old file
    is still there then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            file.write(text.encode("utf-8", "backslashreplace"))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; return where it is now, raise OSError."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return path.rename(next(name for name in names if not name.exists()))
