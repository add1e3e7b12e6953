"""Writing a file whole or not at all, and putting a damaged one aside."""

import os
from itertools import count
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Replace the file in one step; raise OSError and leave the old one if that cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; return where it is now."""
    for number in count(1):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            path.rename(aside)
            return aside
    raise AssertionError("unreachable")
