"""The index of the home of games, one SQLite file for searches and statistics; it can be deleted at any time.

All its data comes from the files of games (`records.home`) and from the judgements (`records.judgements`). So it is
never repaired: an index that is missing, damaged or of another layout is rebuilt. `records.scan` does that, and keeps
it up to date.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import json

from tolva_gui.records import marks
from tolva_gui.records.files import make_folder, read
from tolva_gui.records.game_rows import (
    IN_PROGRESS,
    MATCH_GOES_ON,
    UNTOUCHED,
    DealRow,
    GameRow,
    KeptGame,
    LineRow,
)
from tolva_gui.records.home import Home
from tolva_gui.records.judgements import Judged, Judgements, Mastered, Miss
from tolva_gui.records.reader import LONGEST_TEXT, load
from tolva_gui.records.record import GameRecord, RecordFault

if TYPE_CHECKING:
    import sqlite3

    from tolva_gui.records.persons import Owner

LAYOUT: Final = 108
"""The version of the tables below."""
PATIENCE_S: Final = 5.0
"""Seconds to wait for a lock on the file."""
SCHEMA: Final = f"""
CREATE TABLE files (path BLOB PRIMARY KEY, changed INTEGER, size INTEGER, base TEXT, game TEXT, why TEXT)
    WITHOUT ROWID;
CREATE INDEX files_base ON files (base);
CREATE INDEX files_game ON files (game);
CREATE TABLE games ({", ".join(GameRow._fields)}, PRIMARY KEY (key)) WITHOUT ROWID;
CREATE INDEX games_began ON games (began);
CREATE INDEX games_open ON games (seed) WHERE state > 0;
CREATE TABLE deals ({", ".join(DealRow._fields)}, PRIMARY KEY (game, deal)) WITHOUT ROWID;
CREATE INDEX deals_began ON deals (began);
CREATE TABLE lines ({", ".join(LineRow._fields)}, PRIMARY KEY (game, deal, kind)) WITHOUT ROWID;
CREATE TABLE deals_beside (seat, person, {", ".join(DealRow._fields)}, PRIMARY KEY (game, deal, seat)) WITHOUT ROWID;
CREATE INDEX deals_beside_person ON deals_beside (person);
CREATE TABLE lines_beside (seat, person, {", ".join(LineRow._fields)}, PRIMARY KEY (game, deal, kind, seat))
    WITHOUT ROWID;
CREATE TABLE marks (game TEXT, name TEXT, text TEXT);
CREATE INDEX marks_game ON marks (game);
CREATE INDEX marks_name ON marks (name, text);
CREATE TABLE misses ({", ".join(Miss._fields)}, PRIMARY KEY (game, deal, moves)) WITHOUT ROWID;
CREATE TABLE judged ({", ".join(Judged._fields)}, PRIMARY KEY (game, deal)) WITHOUT ROWID;
CREATE TABLE mastered ({", ".join(Mastered._fields)}, PRIMARY KEY (game, deal)) WITHOUT ROWID;
CREATE TABLE judgements (stamp TEXT);
"""
"""*files*: every file in the home, its path in the bytes of the file system; *base*: the key of its game; *game*: the
key under which it is shown, NULL if not shown; *why*: why it cannot be accessed. *deals_beside* and *lines_beside*:
rows of other people of this machine at the user's table.
"""
TABLES: Final = (
    *("files", "games", "deals", "lines", "deals_beside", "lines_beside"),
    *("marks", "misses", "judged", "mastered", "judgements"),
)
_GAMES: Final = "SELECT kept, path, changed FROM games JOIN files ON files.game = games.key"
_KEPT: Final = json.Decoder(KeptGame)
_PLAYED_BY: Final = (
    f"IFNULL((SELECT text FROM main.marks WHERE game = games.key AND name = '{marks.PLAYER}'), 'first') IN "
    "(SELECT id FROM {})"
)
_SAT_IN: Final = f"""EXISTS (SELECT 1 FROM main.marks WHERE game = games.key AND name = '{marks.WITH}'
    AND SUBSTR(text, INSTR(text, ' ') + 1) IN (SELECT id FROM own_ids))"""
"""The text is a seat and a person."""
_OF_A_PATH: Final = """ UNION ALL SELECT own.* FROM main.misses AS own WHERE own.game LIKE 'path % %'
    AND SUBSTR(own.game, 6, INSTR(SUBSTR(own.game, 6), ' ') - 1) IN (SELECT id FROM own_ids)"""
"""A deal of a path belongs to no game; its key names the player (`table.path`)."""
_OWN: Final = ("deals", "lines", "marks", "misses", "judged")
"""Tables in which each of several players sees only their own rows."""
_BESIDE: Final = {"deals": ("game, deal", DealRow._fields), "lines": ("game, deal, kind", LineRow._fields)}
"""Of these, the tables extended by the player's rows at tables of others, once per key."""

T = TypeVar("T")


class IndexTrouble(Exception):
    """The index cannot be read or written now, or a game is not in it; the message has the reason."""


class Worthless(IndexTrouble):
    """The file is not an index, is damaged, or has another schema."""


class Index:
    """The index of the games in `data`, in a file of the folder `cache`. A missing one is empty."""

    def __init__(self, data: Path, cache: Path, *, patience: float = PATIENCE_S) -> None:
        self.home = Home(data / "games")
        self.judgements = Judgements(data / "judgements.txt")
        self.path = cache / "games-index.sqlite"
        self.patience = patience
        self.owner: Owner | None = None
        """The person whose deals, misses and marks are shown, among several of this machine; None: everybody's."""

    def find(self, *, own: bool = False, begun: bool = False, most: int = -1) -> list[KeptGame]:
        """Return the games, the newest first.

        *own*: only games that the owner began or took part in, and those of people no longer here. *begun*: only those
        with a move or a note. *most*: how many rows are read, -1 for all.
        """
        theirs = self._at_their_tables() if own else "TRUE"
        touched = f"state <> {UNTOUCHED}" if begun else "TRUE"
        query = f"{_GAMES} WHERE {theirs} AND {touched} ORDER BY began DESC, key LIMIT ?"
        return self._games(query, (most,))

    def in_progress(self) -> list[KeptGame]:
        """Return the games in progress, the most recently played first.

        A finished game is included until the next game of its match has been begun.
        """
        later = (
            "SELECT 1 FROM games AS later WHERE later.seed = games.seed AND later.form = games.form "
            f"AND later.match_game > games.match_game AND later.began >= games.began AND later.state <> {UNTOUCHED}"
        )
        query = f"""{_GAMES} WHERE state > 0
            AND (state = {IN_PROGRESS} OR state = {MATCH_GOES_ON} AND NOT EXISTS ({later}))
            AND {self._at_their_tables()} ORDER BY changed DESC, key"""
        return self._games(query, ())

    def _at_their_tables(self) -> str:
        """Return SQL for the games that the owner may continue: those with them, and those of no remaining person."""
        if self.owner is None:
            return "TRUE"
        return f"(NOT {_PLAYED_BY.format('others_ids')} OR {_SAT_IN})"

    def file_of(self, key: str) -> Path | None:
        """Return the file of a game, None for an unknown key; raise IndexTrouble."""
        rows = self.select("SELECT path FROM files WHERE game = ?", (key,))
        return self.home.folder / os.fsdecode(rows[0][0]) if rows else None

    def text(self, key: str) -> bytes:
        """Return the content of a game's file; raise IndexTrouble if it cannot be read."""
        path = self.file_of(key)
        if path is None:
            raise IndexTrouble(f"{self.home.folder} has no game {key!r}")
        try:
            return read(path, LONGEST_TEXT + 1)
        except OSError as error:
            raise IndexTrouble(f"{path} cannot be read: {error}") from error

    def record(self, key: str) -> GameRecord | list[RecordFault]:
        """Return the record of a game, or its faults; raise IndexTrouble."""
        return load(self.text(key))

    def select(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of the query; none if there is no index. Raise IndexTrouble."""
        (found,) = self.select_all([(query, values)])
        return found

    def select_all(self, queries: list[tuple[str, tuple[object, ...]]]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of each query, all in one read transaction."""
        if not self._is_there():
            return [[] for _ in queries]

        def ask(connection: "sqlite3.Connection") -> list[list[tuple[Any, ...]]]:
            self._narrow(connection)
            return [connection.execute(query, values).fetchall() for query, values in queries]

        return self.do(ask)

    def _narrow(self, connection: "sqlite3.Connection") -> None:
        """Replace everybody's rows by the owner's: a temporary view takes precedence over a table of the same name."""
        if self.owner is None:
            return
        for table, ids in (("own_ids", self.owner.ids), ("others_ids", self.owner.others)):
            connection.execute(f"CREATE TEMP TABLE {table} (id TEXT PRIMARY KEY) WITHOUT ROWID")
            connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES (?)", [(one,) for one in ids])
        for table in _OWN:
            connection.execute(f"CREATE TEMP VIEW {table} AS {_own_rows(table)}")

    def do(self, action: "Callable[[sqlite3.Connection], T]") -> T:
        """Run in one transaction; raise IndexTrouble, or Worthless if the index must be rebuilt."""
        if not self._is_there():
            raise Worthless(f"there is no {self.path}")
        with self._opened() as connection, connection:
            (layout,) = connection.execute("PRAGMA user_version").fetchone()
            if layout != LAYOUT:
                raise Worthless(f"{self.path} has layout {layout} instead of {LAYOUT}")
            return action(connection)

    def make(self) -> None:
        """Create the tables of a new index; raise IndexTrouble, or Worthless if the file is not an index."""
        if not self._is_there():
            with self._opened(new=True) as connection, connection:
                connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {LAYOUT}; COMMIT")

    def throw_away(self) -> None:
        """Delete the index; raise IndexTrouble."""
        try:
            for path in (self.path, *(Path(f"{self.path}-{kind}") for kind in ("journal", "wal", "shm"))):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise IndexTrouble(f"{self.path} cannot be deleted: {error}") from error

    def _games(self, query: str, values: tuple[object, ...]) -> list[KeptGame]:
        rows = self.select(query, values)
        try:
            return [
                _KEPT.decode(kept)._replace(file=os.fsdecode(path), changed=changed)
                for kept, path, changed in rows
            ]
        except (TypeError, ValueError) as error:
            raise Worthless(f"a line of {self.path} cannot be read: {error}") from error

    def _is_there(self) -> bool:
        """Whether the file exists; raise IndexTrouble if a folder has its name."""
        try:
            kind = self.path.stat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError as error:
            raise IndexTrouble(f"{self.path} cannot be used: {error}") from error
        if S_ISDIR(kind):
            raise IndexTrouble(f"{self.path} cannot be used: it is a folder")
        if not S_ISREG(kind):  # SQLite would block on a pipe
            raise Worthless(f"{self.path} is not a file")
        return True

    @contextmanager
    def _opened(self, *, new: bool = False) -> "Iterator[sqlite3.Connection]":
        import sqlite3  # 10 ms of the start

        try:
            if new:  # closing an existing file would drop the locks of our other connections
                make_folder(self.path.parent)
                with suppress(FileExistsError):
                    os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            with closing(sqlite3.connect(self.path, timeout=self.patience)) as connection:
                yield connection
        except (sqlite3.Error, UnicodeError, OSError) as error:
            what = Worthless if _is_damage(error) else IndexTrouble
            raise what(f"{self.path} cannot be used: {error}") from error


def _own_rows(table: str) -> str:
    """Return SQL for the owner's rows of a table.

    A person who sat at two seats of a table, having been merged, is seen from the first.
    """
    begun = _PLAYED_BY.format("own_ids")
    own = f"SELECT own.* FROM main.{table} AS own JOIN main.games AS games ON games.key = own.game WHERE {begun}"
    if table == "misses":
        return own + _OF_A_PATH
    if table not in _BESIDE:
        return own
    once, fields = _BESIDE[table]
    columns = ", ".join(f"their.{name}" for name in fields)
    return f"""{own} UNION ALL SELECT {columns} FROM (
            SELECT *, MIN(seat) FROM main.{table}_beside WHERE person IN (SELECT id FROM own_ids) GROUP BY {once}
        ) AS their JOIN main.games AS games ON games.key = their.game WHERE NOT {begun}"""


def is_of_the_index(error: Exception) -> bool:
    """Whether the file of the index is the trouble, as opposed to a value that SQLite cannot hold."""
    import sqlite3

    of_a_value = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
    return isinstance(error, sqlite3.Error) and not isinstance(error, of_a_value)


def _is_damage(error: Exception) -> bool:
    """Whether the file itself is bad, as opposed to missing rights, a full disk or a lock."""
    import sqlite3

    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python's own error: text that is not UTF-8
        return isinstance(error, sqlite3.OperationalError | UnicodeDecodeError)
    # SQLITE_ERROR: a table or a column is missing. The low byte of the extended code is the kind.
    damages = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT)
    return code & 0xFF in damages
