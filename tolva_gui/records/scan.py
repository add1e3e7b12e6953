"""Updates of the index from the files: new and changed ones are read, missing ones dropped.

A file is read again when its time or size has changed. Games are added in batches, so that a program that is closed or
killed continues where it was. Whatever is wrong with a file, it is reported and left, and the others are added.
"""

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from tolva_gui.records.branches import continues, key_of
from tolva_gui.records.files import read
from tolva_gui.records.game_rows import rows_of
from tolva_gui.records.home import Found
from tolva_gui.records.index import TABLES, Index, Worthless, is_of_the_index
from tolva_gui.records.judgements import Finding, Judged, Mastered, Miss
from tolva_gui.records.names import visible
from tolva_gui.records.reader import LONGEST_TEXT, brief, of_another_version, outline
from tolva_gui.records.record import GameRecord

if TYPE_CHECKING:
    from pathlib import Path
    from sqlite3 import Connection

log = logging.getLogger(__name__)
T = TypeVar("T")
_FOUND: Final[dict[type[Finding], str]] = {Miss: "misses", Judged: "judged", Mastered: "mastered"}
"""The tables of the judgements."""
AT_A_TIME: Final = 100
"""Games per transaction."""
DAMAGED: Final = "damaged"
OTHER_VERSION: Final = "other version"
UNREADABLE: Final = "unreadable"
TWICE: Final = "twice"
"""Why a file is not shown. TWICE: another file contains all of it."""


class Problem(NamedTuple):
    """A file that is not shown; `path` is relative to the home, or absolute. `what`: one of the words above."""

    path: str
    what: str
    why: str


def never() -> bool:
    """Never stop."""
    return False


def refresh(
    index: Index, stop: Callable[[], bool] = never, progress: Callable[[], object] = never
) -> list[Problem]:
    """Update the index; return new problems. Raise IndexTrouble.

    *stop* and *progress* are called once per batch of games. Damage is found on reading.
    """
    try:
        index.make()
        return _refresh(index, stop, progress)
    except Worthless:
        index.throw_away()
        index.make()
        return _refresh(index, stop, progress)


def check(index: Index) -> None:
    """Check the whole index and delete it if it is damaged; raise IndexTrouble if it cannot be read."""
    try:
        ((found,),) = index.select("PRAGMA quick_check(1)")
        index.select_all([(f"SELECT * FROM {table} LIMIT 1", ()) for table in TABLES])
        index.find()
    except Worthless:
        found = "damaged"
    if found != "ok":
        index.throw_away()


def take(index: Index, path: "Path") -> None:
    """Add the file of a game that has been written to the index. Raise IndexTrouble."""
    try:
        what = path.stat()
    except OSError:
        return  # the next refresh will see
    found = Found(index.home.inside(path), (what.st_mtime_ns, what.st_size))
    index.do(partial(_take, index, [found]))


def read_judgements(index: Index) -> None:
    """Add the judgements to the index if their file has changed. Raise IndexTrouble or OSError."""
    now = index.judgements.stamp()
    if index.select("SELECT stamp FROM judgements") != [(now,)]:
        index.do(partial(_put_judgements, index.judgements.all(), now))


def _refresh(index: Index, stop: Callable[[], bool], progress: Callable[[], object]) -> list[Problem]:
    known = {
        os.fsdecode(path): (changed, size, why)
        for path, changed, size, why in index.select("SELECT path, changed, size, why FROM files")
    }
    listing = {found.path: found for found in index.home.listing()}
    gone = [path for path in known if path not in listing]
    changed = [found for found in listing.values() if not _same(found, known.get(found.path))]
    problems = list[Problem]()
    for paths in _parts(gone):
        index.do(partial(_forget, index, paths))
    for some in _parts(changed):
        if stop():
            return problems
        problems += index.do(partial(_take, index, some))
        progress()
    try:
        read_judgements(index)
    except OSError as error:
        problems.append(Problem(str(index.judgements.path), UNREADABLE, str(error)))
    return problems


def _take(index: Index, every: Iterable[Found], connection: "Connection") -> list[Problem]:
    connection.execute("BEGIN IMMEDIATE")  # otherwise each savepoint would be a transaction
    return _Scan(index, connection).take(every)


def _forget(index: Index, paths: Iterable[str], connection: "Connection") -> None:
    _Scan(index, connection).forget(paths)


def _same(found: Found, known: tuple[int, int, str] | None) -> bool:
    if known is None:
        return False
    return known[:2] == found.stamp if found.stamp is not None else known == (0, 0, found.why)


def _parts(every: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(every)
    while some := list(islice(rest, AT_A_TIME)):
        yield some


def _printable(path: str) -> str:
    r"""Return the path with `\xe5` and the like for bytes that are not UTF-8."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


class _Scan:
    """One transaction."""

    def __init__(self, index: Index, connection: "Connection") -> None:
        self._home = index.home
        self._do = connection.execute
        self._do_many = connection.executemany

    def take(self, every: Iterable[Found]) -> list[Problem]:
        """Add or replace these files; return those that are not shown."""
        problems, shared = list[Problem](), set[str]()
        for found in every:
            shared |= self._forget(found.path)
            added = self._attempt(found.path, partial(self._add, found))
            if isinstance(added, Problem):
                self._insert(found, None, None)
                problems.append(added)
            elif added:
                shared.add(added)
        for base in sorted(shared):
            problems += self._settle(base)
        return problems

    def forget(self, paths: Iterable[str]) -> None:
        """Drop files that no longer exist."""
        for base in {base for path in paths for base in self._forget(path)}:
            self._settle(base)

    def _forget(self, path: str) -> set[str]:
        """Drop a file; return its base if other files share it."""
        rows = self._do("SELECT base, game FROM files WHERE path = ?", (os.fsencode(path),)).fetchall()
        if not rows:
            return set()
        ((base, game),) = rows
        self._hide(game)
        self._do("DELETE FROM files WHERE path = ?", (os.fsencode(path),))
        others = self._do("SELECT 1 FROM files WHERE base = ? LIMIT 1", (base,)).fetchall()
        return {base} if others else set()

    def _add(self, found: Found) -> Problem | str:
        """Add one file; return its problem, or its base if other files share it, else an empty text."""
        record = self._read(found)
        if isinstance(record, Problem):
            return record
        base = key_of(record)
        others = self._do("SELECT 1 FROM files WHERE base = ? LIMIT 1", (base,)).fetchall()
        self._insert(found, base, None if others else base)
        if others:
            return base
        self._show(record, base)
        return ""

    def _insert(self, found: Found, base: str | None, game: str | None) -> None:
        stamp = found.stamp or (0, 0)
        self._put("files", [(os.fsencode(found.path), *stamp, base, game, visible(found.why))])

    def _attempt(self, path: str, action: Callable[[], T]) -> T | Problem:
        """Return the result of the action; whatever the file makes it raise, undo it and return the problem."""
        self._do("SAVEPOINT file")
        try:
            done: T | Problem = action()
        except Exception as error:
            if is_of_the_index(error):
                raise
            log.warning("%r is not listed: %r", path, error)
            self._do("ROLLBACK TO file")
            done = Problem(path, UNREADABLE, str(error))
        self._do("RELEASE file")
        return done

    def _read(self, found: Found) -> GameRecord | Problem:
        if found.stamp is None:
            return Problem(found.path, UNREADABLE, found.why)
        try:
            data = read(self._home.folder / found.path, LONGEST_TEXT + 1)
        except OSError as error:
            return Problem(found.path, UNREADABLE, error.strerror or str(error))
        record = brief(data)
        if isinstance(record, GameRecord):
            return record
        return Problem(found.path, OTHER_VERSION if of_another_version(record) else DAMAGED, str(record[0]))

    def _settle(self, base: str) -> list[Problem]:
        """Decide which of several files of a game to show: those with something that no other has.

        The first of them is shown under the game's own key, the others under derived keys.
        """
        shown = dict[str, GameRecord]()
        problems = list[Problem]()
        rows = self._do("SELECT path, game FROM files WHERE base = ? ORDER BY path", (base,)).fetchall()
        for encoded_path, game in rows:
            self._hide(game)
            path = os.fsdecode(encoded_path)
            record = self._attempt(path, partial(self._outline, path))
            if isinstance(record, Problem):
                problems.append(record)
                continue
            holder = next((other for other, held in shown.items() if continues(held, record)), None)
            if holder is not None:
                problems.append(Problem(path, TWICE, holder))
                continue
            for other in [other for other, held in shown.items() if continues(record, held)]:
                del shown[other]
                problems.append(Problem(other, TWICE, path))
            shown[path] = record
        self._do("UPDATE files SET game = NULL WHERE base = ?", (base,))
        for number, (path, record) in enumerate(shown.items()):
            key = f"{base} in {_printable(path)}" if number else base
            failed = self._attempt(path, partial(self._show_file, path, record, key))
            if failed is not None:
                problems.append(failed)
        return problems

    def _outline(self, path: str) -> GameRecord | Problem:
        record = outline(read(self._home.folder / path, LONGEST_TEXT + 1))
        return record if record is not None else Problem(path, DAMAGED, "")

    def _show_file(self, path: str, record: GameRecord, key: str) -> None:
        self._do("UPDATE files SET game = ? WHERE path = ?", (key, os.fsencode(path)))
        self._show(record, key)

    def _show(self, record: GameRecord, key: str) -> None:
        for table, rows in rows_of(record, key):
            self._put(table, rows)

    def _put(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        if rows:
            self._do_many(f"INSERT OR REPLACE INTO {table} VALUES ({_marks(len(rows[0]))})", rows)

    def _hide(self, key: str | None) -> None:
        if key is not None:
            self._do("DELETE FROM games WHERE key = ?", (key,))
            for table in ("deals", "lines", "deals_beside", "lines_beside", "marks"):
                self._do(f"DELETE FROM {table} WHERE game = ?", (key,))


def _put_judgements(found: Sequence[Finding], stamp: str, connection: "Connection") -> None:
    for table in (*_FOUND.values(), "judgements"):
        connection.execute(f"DELETE FROM {table}")
    for one in found:
        connection.execute(f"INSERT OR REPLACE INTO {_FOUND[type(one)]} VALUES ({_marks(len(one))})", one)
    connection.execute("INSERT INTO judgements VALUES (?)", (stamp,))


def _marks(count: int) -> str:
    return ", ".join("?" * count)
