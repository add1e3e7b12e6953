"""Import of earlier versions' files into the home of games; it happens once and can be interrupted at any point.

Earlier versions kept the game in progress in `current.tolva`, games displaced by others in `left-1.tolva` and so on
until the library had them, and all games as texts in the SQLite library `games.sqlite`, with their judgements. Damaged
files were put aside: `games.sqlite.damaged-1`.

Each text becomes a file in the home, unless a file there already contains all of it, so the import can be repeated
safely. An earlier file is deleted once all its contents have been written and flushed to disk. A file that cannot be
read completely stays; `earlier-files.txt` lists these, so that they are not read at every start.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from tolva_gui.records.files import read, stamp, write
from tolva_gui.records.home import Home, name_of
from tolva_gui.records.judgements import Finding, Judged, Judgements, Miss, made
from tolva_gui.records.reader import LONGEST_TEXT, brief, outline
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import FIRST_LINE

CURRENT: Final = "current.tolva"
LIBRARY: Final = "games.sqlite"
DONE: Final = "earlier-files.txt"
_TEXTS: Final = ("left-*.tolva", f"{CURRENT}.damaged-*")
_BESIDE: Final[tuple[tuple[str, type[Miss] | type[Judged]], ...]] = (("misses", Miss), ("judged", Judged))
_NOT_NOW: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)
"""SQLite errors that do not mean a damaged file."""
PATIENCE_S: Final = 5.0
"""Seconds to wait for a library locked by another window."""
_TRIES: Final = 20_000
"""Rows to probe one by one after damage."""
_AT_A_TIME: Final = 200


class Taken(NamedTuple):
    """The outcome for an earlier file: its number of games, and whether all of it could be read.

    A file that is not `whole` still exists.
    """

    path: Path
    games: int
    whole: bool


def waits(data: Path) -> bool:
    """Whether the folder has any files of earlier versions."""
    done = _done(data)
    return any(_said(path) not in done for path in _left(data))


def take_current(data: Path, home: Home) -> Path | None:
    """Import the game that was in progress; return its file, None if none can be read.

    Raise OSError if it cannot be written; the old file then stays.
    """
    path = data / CURRENT
    with suppress(FileNotFoundError):
        text = read(path, LONGEST_TEXT + 1)
        if outline(text) is None:
            return None
        taken = home.adopt(text)
        _sync([taken])
        path.unlink()
        return taken
    return None


def take_over(data: Path, home: Home, judgements: Judgements, stop: Callable[[], bool]) -> list[Taken]:
    """Import everything; return the outcome for each file. *stop* is called after every few games.

    Raise OSError if something cannot be written; only files already in the home have been deleted then.
    """
    done, taken = _done(data), list[Taken]()
    for path in _left(data):
        if stop() or _said(path) in done:
            continue
        is_library = path.name.startswith(LIBRARY)
        found = _take_library(path, home, judgements, stop) if is_library else _take_text(path, home)
        if found is not None:
            taken.append(found)
    left = [
        _said(path) for path in _left(data) if _said(path) in done or any(path == one.path for one in taken)
    ]
    if left or done:
        write(data / DONE, "".join(f"{line}\n" for line in left))
    return taken


def _done(data: Path) -> set[str]:
    """Return the files already read as completely as possible, as written by `_said`."""
    try:
        return set(read(data / DONE).decode("utf-8", "replace").splitlines())
    except OSError:
        return set()


def _said(path: Path) -> str:
    """Return the name of a file with its stamp."""
    try:
        return f"{path.name} {stamp(path)}"
    except OSError:
        return path.name


def _left(data: Path) -> Iterator[Path]:
    for name in (CURRENT, LIBRARY):
        if os.path.lexists(data / name):
            yield data / name
    for pattern in (*_TEXTS, f"{LIBRARY}.damaged-*"):
        yield from sorted(path for path in data.glob(pattern) if not path.name.endswith("-journal"))


def _take_text(path: Path, home: Home) -> Taken:
    try:
        text = read(path, LONGEST_TEXT + 1)
    except OSError:
        return Taken(path, 0, whole=False)
    if outline(text) is None:
        return Taken(path, 0, whole=False)
    _sync([home.adopt(text)])
    path.unlink()
    return Taken(path, 1, whole=True)


def _take_library(path: Path, home: Home, judgements: Judgements, stop: Callable[[], bool]) -> Taken | None:
    """Import a library; return None if it must be tried again later."""
    if not path.is_file():
        return Taken(path, 0, whole=False)
    written = list[Path]()
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE_S)) as connection:
            # This lets SQLite read the rest of a truncated file.
            connection.execute("PRAGMA writable_schema = ON")
            connection.text_factory = bytes
            reading = _Reading(connection)
            for number, row in enumerate(reading.rows("games", "key, began, form, record"), start=1):
                text = row[3]
                if isinstance(text, bytes) and text.startswith(FIRST_LINE.encode()):
                    key, began, form = map(_text, row[:3])
                    written.append(home.adopt(text, name_of(began, form, key)))
                reading.whole &= isinstance(text, bytes) and isinstance(brief(text), GameRecord)
                if number % _AT_A_TIME == 0 and stop():
                    return None
            judgements.put_new(*(one for table, kind in _BESIDE for one in _judgements(reading, table, kind)))
            reading.whole = reading.whole and _is_sound(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in _NOT_NOW:
            return None
        return Taken(path, len(written), whole=False)
    except sqlite3.DatabaseError:
        return Taken(path, len(written), whole=False)
    if reading.whole:
        _sync(written)
        path.unlink()
        path.with_name(f"{path.name}-journal").unlink(missing_ok=True)
    return Taken(path, len(written), reading.whole)


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Whether no row can be missing: an overwritten page may be read as one with fewer rows."""
    return bool(connection.execute("PRAGMA integrity_check(1)").fetchone() == (b"ok",))


class _Reading:
    """Row-by-row reader of an earlier library, also a damaged one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.whole = True
        """Whether everything so far could be read."""

    def rows(self, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
        """Yield the readable rows of a table; none if it does not exist."""
        last = 0
        select = f"SELECT rowid, {columns} FROM {table} NOT INDEXED WHERE rowid"
        while True:
            try:
                for rowid, *row in self._connection.execute(f"{select} > ? ORDER BY rowid", (last,)):
                    last = rowid
                    yield tuple(row)
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # no such table
                    self.whole &= table != "games"
                    return
                raise
            except sqlite3.DatabaseError as error:
                self.whole = False
                if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:  # no row of it can be read
                    return
            found = self._behind_damage(select, last)
            if found is None:
                return
            last = found[0]
            yield tuple(found[1:])

    def _behind_damage(self, select: str, last: int) -> tuple[Any, ...] | None:
        """Return the next readable row, preceded by its number."""
        for rowid in range(last + 1, last + _TRIES):
            with suppress(sqlite3.DatabaseError):
                found = self._connection.execute(f"{select} = ?", (rowid,)).fetchone()
                if found is not None:
                    return tuple(found)
        return None


def _judgements(reading: _Reading, table: str, kind: type[Miss] | type[Judged]) -> Iterator[Finding]:
    for row in reading.rows(table, ", ".join(kind._fields)):
        values = [_text(value) if isinstance(value, bytes) else value for value in row]
        one = made(kind, values)
        if one is not None:
            yield one


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else ""


def _sync(paths: list[Path]) -> None:
    """Flush these files to disk; raise OSError."""
    if hasattr(os, "sync") and len(paths) > 1:
        os.sync()  # once for all: the fsync of each file is then almost free
    for path in dict.fromkeys(paths):
        with path.open("rb+") as file:
            os.fsync(file.fileno())
