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
        unread: list[OSError] = []
        for folder, names in self._folders(unread):
            yield from (self._game(folder / name) for name in names if name.endswith(ENDING))
        for error in unread:
            if not isinstance(error, FileNotFoundError):
                at = self.inside(Path(error.filename))
                yield Found(at if at == "." else f"{at}/", None, error.strerror or str(error))

    def half_written(self) -> Iterator[Path]:
        """Yield our temporary files, in use or left by a killed process."""
        for folder, names in self._folders([]):
            yield from (folder / name for name in names if is_unfinished(name))

    def _folders(self, unread: list[OSError]) -> Iterator[tuple[Path, list[str]]]:
        """Yield each folder in the home once, also those that links lead to, with the names of what is in it."""
        seen = set[str]()
        for at, folders, files in os.walk(self.folder, onerror=unread.append, followlinks=True):
            where = os.path.realpath(at)
            if where in seen:
                folders.clear()  # a link leads back to it
                continue
            seen.add(where)
            yield Path(at), sorted(folders + files)
            folders[:] = sorted(name for name in folders if not name.endswith(ENDING))

    def _game(self, path: Path) -> Found:
        inside = self.inside(path)
        try:
            what = path.stat()
        except OSError as error:
            return Found(inside, None, error.strerror or str(error))
        if S_ISREG(what.st_mode):
            return Found(inside, (what.st_mtime_ns, what.st_size))
        return Found(inside, None, "not a file")


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
