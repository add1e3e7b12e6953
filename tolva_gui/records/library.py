"""Every game that was played, in one SQLite file: searchable by date, form and people, the full record as text.

A game is kept under its key and replaced as it goes on, so that a crash costs nothing. SQLite guards the file
against two windows and against a kill in the middle of a write. The layout's version is SQLite's `user_version`.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tolva_gui.records.record import GameRecord

if TYPE_CHECKING:
    import sqlite3

LAYOUT = 1
_PATIENCE_S = 5.0
_CREATE = """
CREATE TABLE IF NOT EXISTS games (
    key TEXT PRIMARY KEY,
    began TEXT NOT NULL,
    form TEXT NOT NULL,
    names TEXT NOT NULL,
    levels TEXT NOT NULL,
    deals INTEGER NOT NULL,
    scores TEXT NOT NULL,
    winner INTEGER,
    helped INTEGER NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS games_began ON games (began);
"""
_COLUMNS = "key, began, form, names, levels, deals, scores, winner, helped"


class LibraryError(Exception):
    """The library cannot be read or written; says which file and why."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A line of the library. `scores` a side, `winner` None while the game is open, `levels` "" for people."""

    key: str
    began: str
    form: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    deals: int
    scores: tuple[int, ...]
    winner: int | None
    helped: bool


def key_of(record: GameRecord) -> str:
    """Return what tells this game from all others."""
    return f"{record.began} {record.seed} {record.game_number}"


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
    )


class Library:
    """The kept games in the file at `path`, which is made when the first one is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, record: GameRecord, text: str) -> None:
        """Keep the game, in place of its earlier state; raise LibraryError if that fails, nothing is lost then."""
        game = summary(record)
        values = (
            *(game.key, game.began, game.form, "\n".join(game.names), "\n".join(game.levels)),
            *(game.deals, " ".join(map(str, game.scores)), game.winner, game.helped, text),
        )
        with self._connection() as connection, connection:
            connection.execute(
                f"INSERT OR REPLACE INTO games VALUES ({', '.join('?' * len(values))})", values
            )

    def find(
        self, *, form: str | None = None, name: str | None = None, since: str = "", until: str = "~"
    ) -> list[KeptGame]:
        """Return the games of that form, with that name at the table, begun between two ISO dates; newest first."""
        if not self.path.exists():
            return []
        query = f"SELECT {_COLUMNS} FROM games WHERE began >= ? AND began <= ? AND ? IN (form, '')"
        with self._connection() as connection:
            rows = connection.execute(f"{query} ORDER BY began DESC", (since, until, form or "")).fetchall()
        games = [_kept(row) for row in rows]
        return [game for game in games if name is None or name in game.names]

    def text(self, key: str) -> str:
        """Return the record of a game; raise LibraryError if there is none under the key."""
        with self._connection() as connection:
            row = connection.execute("SELECT record FROM games WHERE key = ?", (key,)).fetchone()
        if row is None:
            raise LibraryError(f"{self.path} has no game {key!r}")
        return str(row[0])

    @contextmanager
    def _connection(self) -> "Iterator[sqlite3.Connection]":
        import sqlite3  # not before a game is kept: the window opens sooner

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=_PATIENCE_S)) as connection:
                self._prepare(connection)
                yield connection
        except (sqlite3.Error, OSError) as error:
            raise LibraryError(f"the kept games in {self.path} cannot be used: {error}") from error

    def _prepare(self, connection: "sqlite3.Connection") -> None:
        (layout,) = connection.execute("PRAGMA user_version").fetchone()
        if layout > LAYOUT:
            raise LibraryError(f"{self.path} was written by a later version of the program (layout {layout})")
        if layout == 0:
            connection.executescript(_CREATE)
            connection.execute(f"PRAGMA user_version = {LAYOUT}")


def _kept(row: tuple[str, str, str, str, str, int, str, int | None, int]) -> KeptGame:
    key, began, form, names, levels, deals, scores, winner, helped = row
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
    )
