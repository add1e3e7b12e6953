"""Every game that was played, in one SQLite file: searchable by date, form and people, the full record as text.

A game is kept under its key and replaced as it goes on, so that a crash costs nothing. No state is replaced by one that
lacks something of it: who plays on from an older file plays a game beside it (`records.branches`). SQLite guards the
file against two windows and against a kill in the middle of a write. The layout's version is SQLite's `user_version`;
an older one is brought up to date from the records.

A file is made beside its place and takes it in one step, so that an empty one is as damaged as one that is torn. Of a
damaged file a copy is put aside under a name with a number, and the library built anew from the records that can still
be read in it, with the choices missed in those games and what was judged of them.
"""

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from tolva_gui.records.branches import branch, continues, key_of
from tolva_gui.records.deal_rows import COLUMNS, deal_rows
from tolva_gui.records.files import aside_name, read, unfinished
from tolva_gui.records.layout import LAYOUT, SCHEMA
from tolva_gui.records.line_rows import RANKING, Ranking, keep_lines, ranking_from, ranking_of
from tolva_gui.records.pages import HEADER_SIZE, whole_length
from tolva_gui.records.reader import load, outline
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump

if TYPE_CHECKING:
    import sqlite3

PATIENCE_S: Final = 5.0
"""How long to wait while another uses the file."""
_COLUMNS = f"key, began, form, names, levels, deals, scores, winner, helped, {RANKING}"

T = TypeVar("T")


class LibraryError(Exception):
    """The library cannot be read or written; says which file and why."""


class _Damaged(LibraryError):
    """The file is no library, or no longer."""


class Repair(Struct, frozen=True):
    """A damaged library: where it lies now, and how many of its games are in the new one."""

    put_aside: Path
    games: int


class KeptGame(Struct, frozen=True):
    """A line of the library. `scores` a side, `winner` None while the game is open, `levels` "" for people.

    `ranking`: the sides from best to worst, those that are level together; empty while the game is open.
    """

    key: str
    began: str
    form: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    deals: int
    scores: tuple[int, ...]
    winner: int | None
    helped: bool
    ranking: Ranking = ()


def summary(record: GameRecord) -> KeptGame:
    """Return the library's line for the record."""
    results = [deal.result for deal in record.deals if deal.result is not None and not deal.result.void]
    return KeptGame(
        key=key_of(record),
        began=record.began,
        form=record.game,
        names=tuple(seat.name for seat in record.seats),
        levels=tuple(seat.level or "" for seat in record.seats),
        deals=len(results),
        scores=results[-1].scores if results else record.start.scores,
        winner=results[-1].winner if results else None,
        helped=record.helped,
        ranking=ranking_of(record),
    )


class Library:
    """The kept games in the file at `path`, which is made when the first one is kept.

    *mends*: a damaged file is built anew as soon as it is met; without it LibraryError says so.
    """

    def __init__(self, path: Path, *, patience: float = PATIENCE_S, mends: bool = True) -> None:
        self.path = path
        self.patience = patience
        self._mends = mends
        self.repaired: Callable[[Repair], object] = lambda _repair: None
        """Whom to tell that the file was damaged."""

    def keep(self, record: GameRecord, text: str, before: GameRecord | None = None) -> None:
        """Keep the game, in place of its earlier state; raise LibraryError if that fails, nothing is lost then.

        *before*: what the game was when it was kept last or taken up; where moves have been taken back since then,
        they need not be kept.
        """
        self._do(lambda connection: _keep(connection, record, text, before))

    def keep_all(self, games: Iterable[tuple[GameRecord, str]]) -> None:
        """Keep several games, all or none of them."""
        kept = list(games)
        self._do(lambda connection: _keep_all(connection, kept))

    def look_through(self) -> None:
        """Read everything, so that damage is met now; raise LibraryError."""
        if self._is_there():
            self._do(_look_through)

    def look_again(self) -> list[Repair]:
        """Keep what can be read in the files that were put aside and has not come into the library; raise LibraryError.

        Return for each file how many games have been found in it now.
        """
        from tolva_gui.records.salvage import games_in

        self.look_through()
        found = []
        for path in self.put_aside():
            known = {game.key for game in self.find()}
            try:
                games = list(games_in(path, known))
            except OSError as error:
                raise LibraryError(f"{path} cannot be read: {error}") from error
            if games:
                self.keep_all(games)
            found.append(Repair(path, len({key_of(record) for record, _ in games})))
        return found

    def put_aside(self) -> list[Path]:
        """Return the damaged files that have been put aside and are still there."""
        with suppress(OSError):
            paths = self.path.parent.glob(f"{self.path.name}.damaged-*")
            return sorted(path for path in paths if path.is_file() and path.suffix[-1].isdigit())
        return []

    def is_cut(self) -> bool:
        """Whether the file is empty or shorter than it says: SQLite would take it for new, and lost pages for empty."""
        with suppress(OSError):
            # Beside a journal the file may be anything: SQLite puts it right.
            whole = whole_length(read(self.path, HEADER_SIZE))
            return self.path.stat().st_size < whole and not self._journal().exists()
        return False

    def find(
        self, *, form: str | None = None, name: str | None = None, since: str = "", until: str = "~"
    ) -> list[KeptGame]:
        """Return the games of that form, with that name at the table, begun between two ISO dates; newest first."""
        query = f"SELECT {_COLUMNS} FROM games WHERE began >= ? AND began <= ? AND ? IN (form, '')"
        if not self._is_there():
            return []
        values = (since, until, form or "")
        games = self._do(lambda connection: _lines(connection, f"{query} ORDER BY began DESC", values))
        return [game for game in games if name is None or name in game.names]

    def text(self, key: str) -> str:
        """Return the record of a game; raise LibraryError if there is none under the key."""
        rows = self.select("SELECT record FROM games WHERE key = ?", (key,))
        if not rows:
            raise LibraryError(f"{self.path} has no game {key!r}")
        return str(rows[0][0])

    def select(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        """Return the rows that the query finds; none while nothing has been kept. Raise LibraryError."""
        (found,) = self.select_all([(query, values)])
        return found

    def select_all(self, queries: list[tuple[str, tuple[object, ...]]]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of each query, all at the same state of the library."""
        if not self._is_there():
            return [[] for _ in queries]
        return self._do(lambda connection: _fetch(connection, queries))

    def write(self, statement: str, values: tuple[object, ...]) -> None:
        """Change something beside the games themselves; raise LibraryError."""
        self._do(lambda connection: connection.execute(statement, values))

    def _do(self, action: "Callable[[sqlite3.Connection], T]") -> T:
        """Do it in one transaction; where the file turns out to be damaged, with the one that takes its place."""
        try:
            with self._connection() as connection, connection:
                return action(connection)
        except _Damaged:
            if not self._mends:
                raise
            self._rebuild()
        with self._connection() as connection, connection:
            return action(connection)

    @contextmanager
    def _connection(self) -> "Iterator[sqlite3.Connection]":
        if not self._is_there():
            self._put_in_place(self._make(()))
        elif self.is_cut():
            raise _Damaged(f"{self.path} is cut")
        with self._opened(self.path) as connection:
            yield connection

    def _is_there(self) -> bool:
        """Whether there is a file; raise LibraryError for what cannot be one."""
        try:
            found = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError as error:
            raise LibraryError(f"the kept games in {self.path} cannot be used: {error}") from error
        if not S_ISREG(found.st_mode):
            raise LibraryError(f"the kept games in {self.path} cannot be used: it is not a file")
        return True

    @contextmanager
    def _opened(self, path: Path) -> "Iterator[sqlite3.Connection]":
        import sqlite3  # not before a game is kept: the window opens sooner

        from tolva_gui.records.salvage import is_damage

        try:
            with closing(sqlite3.connect(path, timeout=self.patience)) as connection:
                self._prepare(connection)
                yield connection
        except (sqlite3.Error, UnicodeError, OSError) as error:
            if is_damage(error):
                raise _Damaged(f"{path} is damaged: {error}") from error
            raise LibraryError(f"the kept games in {path} cannot be used: {error}") from error

    def _prepare(self, connection: "sqlite3.Connection") -> None:
        (layout,) = connection.execute("PRAGMA user_version").fetchone()
        if layout > LAYOUT:
            raise LibraryError(f"{self.path} was written by a later version of the program (layout {layout})")
        if layout < LAYOUT:
            with connection:
                connection.executescript(f"BEGIN; {SCHEMA}")
                for record in _readable(connection.execute("SELECT record FROM games")):
                    _keep_deals(connection, record)
                connection.execute(f"PRAGMA user_version = {LAYOUT}")

    def _make(
        self,
        games: Iterable[tuple[GameRecord, str]],
        beside: Mapping[str, Iterable[tuple[Any, ...]]] | None = None,
    ) -> Path:
        """Make a library of these, and of the rows of the tables beside them, next to this one; return where it is."""
        new = unfinished(self.path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.unlink(missing_ok=True)
            with self._opened(new) as connection, connection:
                for record, text in games:
                    _keep(connection, record, text)
                kept = {key for (key,) in connection.execute("SELECT key FROM games")}
                for table, rows in (beside or {}).items():
                    for row in rows:
                        if row[0] in kept:
                            connection.execute(
                                f"INSERT OR IGNORE INTO {table} VALUES ({_marks(len(row))})", row
                            )
        except OSError as error:
            raise LibraryError(f"the kept games in {self.path} cannot be used: {error}") from error
        return new

    def _put_in_place(self, new: Path) -> None:
        try:
            self._journal().unlink(missing_ok=True)  # it would be rolled back into the new file
            new.replace(self.path)
        except OSError as error:
            raise LibraryError(f"the kept games in {self.path} cannot be used: {error}") from error

    def _journal(self) -> Path:
        return self.path.with_name(f"{self.path.name}-journal")

    def _rebuild(self) -> None:
        """Make a new library with all that can still be read, and put a copy of the damaged file aside."""
        from tolva_gui.records.salvage import BESIDE, games_in, rows_in

        try:
            beside = {table: list(rows_in(self.path, table)) for table in BESIDE}
            new = self._make(list(games_in(self.path)), beside)
            aside = self._copy_aside()
        except OSError as error:
            raise LibraryError(f"the damaged {self.path} cannot be put aside: {error}") from error
        self._put_in_place(new)
        self.repaired(Repair(aside, len(self.find())))

    def _copy_aside(self) -> Path:
        """Copy the file under a free name; not before it is whole has the copy that name."""
        aside = aside_name(self.path)
        if self._journal().exists():
            shutil.copyfile(self._journal(), aside.with_name(f"{aside.name}-journal"))
        copy = unfinished(aside)
        try:
            shutil.copyfile(self.path, copy)
            return copy.rename(aside)
        except BaseException:
            copy.unlink(missing_ok=True)
            raise


def _keep_all(connection: "sqlite3.Connection", games: Iterable[tuple[GameRecord, str]]) -> None:
    for record, text in games:
        _keep(connection, record, text)


def _keep(
    connection: "sqlite3.Connection", record: GameRecord, text: str, before: GameRecord | None = None
) -> None:
    """Keep the game in its own line, or in that of the branch that it goes on, or in a new one."""
    branches = ((other, dump(other)) for other in (branch(record, number) for number in count(2)))
    for named, named_text in chain([(record, text)], branches):
        found = connection.execute("SELECT record FROM games WHERE key = ?", (key_of(named),)).fetchone()
        kept = outline(found[0]) if found and isinstance(found[0], str) else None
        if found is None or (kept and (continues(record, kept) or (before and continues(before, kept)))):
            _put(connection, named, named_text)
            return
        if kept and continues(kept, record):
            return


def _put(connection: "sqlite3.Connection", record: GameRecord, text: str) -> None:
    game = summary(record)
    values = (
        *(game.key, game.began, game.form, "\n".join(game.names), "\n".join(game.levels)),
        *(game.deals, " ".join(map(str, game.scores)), game.winner, game.helped, text),
    )
    connection.execute(f"INSERT OR REPLACE INTO games VALUES ({_marks(len(values))})", values)
    _keep_deals(connection, record)


def _keep_deals(connection: "sqlite3.Connection", record: GameRecord) -> None:
    key = key_of(record)
    connection.execute("DELETE FROM deals WHERE game = ?", (key,))
    rows = [astuple(row) for row in deal_rows(key, record)]
    connection.executemany(f"INSERT OR REPLACE INTO deals VALUES ({_marks(len(COLUMNS))})", rows)
    keep_lines(connection, key, record)


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _fetch(
    connection: "sqlite3.Connection", queries: list[tuple[str, tuple[object, ...]]]
) -> list[list[tuple[Any, ...]]]:
    return [connection.execute(query, values).fetchall() for query, values in queries]


def _look_through(connection: "sqlite3.Connection") -> None:
    ((found,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if found != "ok":
        raise _Damaged(f"the kept games are damaged: {found}")
    _lines(connection, f"SELECT {_COLUMNS} FROM games", ())
    for _ in connection.execute("SELECT record FROM games"):
        pass  # a text that is none is met by reading it


def _lines(connection: "sqlite3.Connection", query: str, values: tuple[object, ...]) -> list[KeptGame]:
    try:
        return [_kept(row) for row in connection.execute(query, values)]
    except (AttributeError, TypeError, ValueError) as error:
        raise _Damaged(f"a line of the kept games cannot be read: {error}") from error


def _readable(rows: "sqlite3.Cursor") -> Iterator[GameRecord]:
    for (text,) in rows.fetchall():
        record = load(text) if isinstance(text, str) else None
        if isinstance(record, GameRecord):
            yield record


def _kept(row: tuple[str, str, str, str, str, int, str, int | None, int, str | None]) -> KeptGame:
    key, began, form, names, levels, deals, scores, winner, helped, ranking = row
    return KeptGame(
        key=key,
        began=began,
        form=form,
        names=tuple(names.split("\n")),
        levels=tuple(levels.split("\n")),
        deals=deals,
        scores=tuple(map(int, scores.split())),
        winner=winner,
        helped=bool(helped),
        ranking=ranking_from(ranking),
    )
