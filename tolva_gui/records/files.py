"""The user's files: written in one step and for the user only, only regular files are read, leftovers are deleted."""

import errno
import os
import re
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

_UNFINISHED: Final = re.compile(r"\.tolva-[0-9a-f]{16}\.new")
_REFUSALS_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2)
"""Seconds before each retry: on Windows a virus scanner or a cloud client may hold the file open."""
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_MOST_LINKS: Final = 40
"""Links that lead to each other; the limit of Linux."""

Stamp = tuple[int, int]
"""Modification time in ns and size in bytes; a different stamp means that the file was rewritten."""


def unfinished(folder: Path) -> Path:
    """Return an unused temporary name in the folder: nobody can guess it, and it fits beside any other name."""
    return folder / f".tolva-{os.urandom(8).hex()}.new"


def write(path: Path, text: str, *, for_all: bool = False) -> None:
    """Replace the file atomically with *text*; lone surrogates are written as escapes. See `write_bytes`."""
    write_bytes(path, encoded(text), for_all=for_all)


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def write_bytes(path: Path, data: bytes, *, durable: bool = True, for_all: bool = False) -> None:
    """Replace the file atomically: a reader finds the old one or the new one, never a mixture.

    A file keeps its mode, and a link of the user stays: the file that it leads to is replaced. A new file can be read
    by its owner only; *for_all*: by whom the system's settings allow, because the user gives it away.

    *durable*: return only once the disk has the data; otherwise a power cut may lose the file, but a kill does not.
    Raise OSError on failure; the old file is then unchanged.
    """
    path = _followed(path)
    make_folder(path.parent)
    mode = _mode(path)
    new = unfinished(path.parent)
    try:
        with os.fdopen(os.open(new, _NEW, 0o666 if for_all else 0o600), "wb") as file:
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), mode)
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        _replace(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    if durable:
        _flush(path.parent)


def make_folder(folder: Path) -> None:
    """Create the folder and its parents where they are missing, open to the user only; raise OSError."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    _flush(folder.parent)


def _followed(path: Path) -> Path:
    """Return the file to replace: what a link leads to.

    A link of another user is replaced itself, and so is one to a device or a pipe: what is not a file is never lost.
    """
    at = path
    for _ in range(_MOST_LINKS):
        try:
            found = at.lstat()
        except (FileNotFoundError, NotADirectoryError):
            return at
        if not stat.S_ISLNK(found.st_mode) or not _is_ours(found):
            return path if _is_special(found) else at
        at = at.parent / at.readlink()
    raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


def _is_special(found: os.stat_result) -> bool:
    kinds = (stat.S_ISREG, stat.S_ISDIR, stat.S_ISLNK)
    return not any(is_kind(found.st_mode) for is_kind in kinds)


def _is_ours(found: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or found.st_uid == os.geteuid()


def _mode(path: Path) -> int | None:
    """Return the mode of the file, None if there is none; raise PermissionError if it may not be changed."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    if not may_be_written(path):
        raise PermissionError(errno.EACCES, "not writable", str(path))
    return stat.S_IMODE(found.st_mode)


def may_be_written(path: Path) -> bool:
    """Whether the system lets us write the file; one that does not exist may be."""
    return not path.exists() or os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _flush(folder: Path) -> None:
    """Have the disk take the names in the folder, where the system can do that."""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


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


def unused(path: Path) -> Path:
    """Return the path, numbered if something is there already."""
    numbered = (path.with_stem(f"{path.stem} {number}") for number in count(2))
    return (
        path if not os.path.lexists(path) else next(other for other in numbered if not os.path.lexists(other))
    )


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; return its new path, raise OSError."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return path.rename(next(name for name in names if not os.path.lexists(name)))


def sweep(folder: Path, before: float) -> None:
    """Delete unfinished files of programs killed before that time (clock time in seconds).

    Only for the process that has the folder to itself. Files that cannot be deleted stay.
    """
    with suppress(OSError):
        remove_unfinished(folder.iterdir(), before)


def remove_unfinished(files: Iterable[Path], before: float) -> None:
    """Delete those of the files that are unfinished and older; files that cannot be deleted stay."""
    for path in files:
        with suppress(OSError):
            if is_unfinished(path.name) and path.lstat().st_mtime < before:
                path.unlink()


def is_unfinished(name: str) -> bool:
    """Whether the name is one of our temporary names."""
    return _UNFINISHED.fullmatch(name) is not None
