"""The user's files: written atomically, only regular files are read, leftovers of killed writers are deleted."""

import errno
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

_UNFINISHED: Final = re.compile(r".+\.[0-9]+\.new(-journal)?")
_REFUSALS_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2)
"""Seconds before each retry: on Windows a virus scanner or a cloud client may hold the file open."""

Stamp = tuple[int, int]
"""Modification time in ns and size in bytes; a different stamp means that the file was rewritten."""


def unfinished(path: Path) -> Path:
    """Return the temporary name that the file is written under."""
    return path.with_name(f"{path.name}.{os.getpid()}.new")


def write(path: Path, text: str) -> None:
    """Replace the file atomically with *text*; lone surrogates are written as escapes."""
    write_bytes(path, encoded(text))


def encoded(text: str) -> bytes:
    """Return the text as bytes for a file."""
    return text.encode("utf-8", "backslashreplace")


def write_bytes(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Replace the file atomically: a reader finds the old one or the new one, never a mixture.

    *durable*: return only once the disk has the data; otherwise a power cut may lose the file, but a kill does not.
    Raise OSError on failure; the old file is then unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = unfinished(path)
    try:
        with new.open("wb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        _replace(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise


def _replace(new: Path, path: Path) -> None:
    """Move the new file into place, retrying while the old one is held open."""
    for pause in _REFUSALS_S:
        try:
            new.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    new.replace(path)


def stamp(path: Path) -> Stamp | None:
    """Return the stamp of the file, None if it does not exist; raise OSError."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_mtime_ns, found.st_size


def read(path: Path, most: int = -1) -> bytes:
    """Return the content of the file, at most *most* bytes (-1: all); raise OSError.

    Pipes, devices and the like are refused: reading them might never end.
    """
    kind = path.stat().st_mode
    if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    with path.open("rb") as file:
        return file.read(most)


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; return its new path, raise OSError."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return path.rename(next(name for name in names if not os.path.lexists(name)))


def sweep(folder: Path, before: float) -> None:
    """Delete unfinished files of programs killed before that time (clock time in seconds).

    Only for the process that has the folder to itself. Files that cannot be deleted stay.
    """
    with suppress(OSError):
        for path in _left_behind(folder, before):
            with suppress(OSError):
                path.unlink()


def _left_behind(folder: Path, before: float) -> Iterator[Path]:
    for path in folder.iterdir():
        if is_unfinished(path.name) and path.is_file() and path.stat().st_mtime < before:
            yield path


def is_unfinished(name: str) -> bool:
    """Whether the name is one of our temporary names."""
    return _UNFINISHED.fullmatch(name) is not None
