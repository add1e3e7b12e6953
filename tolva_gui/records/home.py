"""The home of games: a folder with one text file per game, from its first deal to its end.

Only the contents of a file decide whether its game is in progress. A file keeps its name when the game goes on, is set
aside or ends, and is never moved: `2026/2026-11-23-1930-tolva-4-3f9a2c.tolva` has the year, the start, the game, and a
few characters that distinguish games begun in the same minute. People may rename files, move them to their own
subfolders, and add others; the program ignores file names.
"""

import os
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import Final, NamedTuple

from tolva_gui.records.branches import branch, key_of
from tolva_gui.records.files import Stamp, is_unfinished
from tolva_gui.records.record import GameRecord

ENDING: Final = ".tolva"
_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?")
_SIGNS: Final = 6


class Found(NamedTuple):
    """A file in the home: its relative path, with `/` between folders, and its stamp.

    A file that cannot be a game has no stamp but a reason: `not a file`, or why it cannot be accessed.
    """

    path: str
    stamp: Stamp | None
    why: str = ""


class Home:
    """The folder; it is created with the first game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path_of(self, record: GameRecord) -> Path:
        """Return the default path of a game's file."""
        return self.folder / name_of(record.began, record.game, key_of(record))

    def inside(self, path: Path) -> str:
        """Return the path relative to the home, with `/` on every system; raise ValueError if it is outside."""
        return path.relative_to(self.folder).as_posix()

    def unused(self, record: GameRecord) -> tuple[GameRecord, int]:
        """Return the record as the first branch of its game without a file, and the number of the branch."""
        named = ((branch(record, number), number) for number in count(2))
        return next(found for found in named if not os.path.lexists(self.path_of(found[0])))

    def listing(self) -> Iterator[Found]:
        """Yield every file in the home that could be a game, and the folders that cannot be read."""
        for at in _folders(self.folder):
            if isinstance(at, Found):
                yield at
            else:
                yield from _games_in(at)

    def half_written(self) -> Iterator[Path]:
        """Yield our temporary files, in use or left by a killed process."""
        for at in _folders(self.folder):
            if not isinstance(at, Found):
                for entry in at.entries:
                    if is_unfinished(entry.name) and entry.is_file(follow_symlinks=False):
                        yield self.folder / at.inside / entry.name


def name_of(began: str, form: str, key: str) -> str:
    """Return the name of a game's file with its folder.

    >>> name_of("2026-11-23T19:30:00+01:00", "tolva-4", "key")
    '2026/2026-11-23-1930-tolva-4-2c70e1.tolva'
    """
    when = _DATE.match(began)
    day = "-".join(when.groups()[:3]) if when else "undated"
    time = f"-{when[4]}{when[5]}" if when and when[4] else ""
    game = form if re.fullmatch(r"[a-z0-9-]{1,40}", form) else "game"
    from hashlib import sha256  # OpenSSL is imported late to keep the start fast

    signs = sha256(key.encode("utf-8", "replace")).hexdigest()[:_SIGNS]
    return f"{day[:4] if when else day}/{day}{time}-{game}-{signs}{ENDING}"


class _Folder(NamedTuple):
    """The entries of a folder. `inside`: its relative path with `/` at the end, empty for the home itself."""

    inside: str
    entries: "list[os.DirEntry[str]]"


def _folders(home: Path) -> Iterator[_Folder | Found]:
    """Yield each folder below the home once, also those that links lead to, and why one cannot be read."""
    # Not by os.walk: before Python 3.12 it calls itself for each level, and fails with a thousand.
    waiting, seen = [""], set[tuple[int, int]]()
    while waiting:
        inside = waiting.pop()
        try:
            what = (home / inside).stat()
            if (what.st_dev, what.st_ino) in seen:
                continue  # a link leads back to it
            seen.add((what.st_dev, what.st_ino))
            with os.scandir(home / inside) as every:
                entries = sorted(every, key=lambda entry: entry.name)
        except FileNotFoundError:
            continue
        except OSError as error:
            yield Found(inside or ".", None, error.strerror or str(error))
            continue
        yield _Folder(inside, entries)
        waiting += [f"{inside}{entry.name}/" for entry in reversed(entries) if _is_folder(entry)]


def _is_folder(entry: "os.DirEntry[str]") -> bool:
    try:
        return entry.is_dir() and not entry.name.endswith(ENDING)
    except OSError:
        return False


def _games_in(folder: _Folder) -> Iterator[Found]:
    for entry in folder.entries:
        if not entry.name.endswith(ENDING):
            continue
        path = f"{folder.inside}{entry.name}"
        try:
            what = entry.stat()
        except OSError as error:
            yield Found(path, None, error.strerror or str(error))
            continue
        if S_ISREG(what.st_mode):
            yield Found(path, (what.st_mtime_ns, what.st_size))
        else:
            yield Found(path, None, "not a file")
