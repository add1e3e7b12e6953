"""Files of earlier versions of the program, made in the same way: a library of texts in SQLite, and loose files."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from tolva_gui.records.branches import key_of
from tolva_gui.records.judgements import Judged, Miss
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump

_SCHEMA = """
CREATE TABLE games (
    key TEXT PRIMARY KEY, began TEXT NOT NULL, form TEXT NOT NULL, names TEXT NOT NULL, levels TEXT NOT NULL,
    deals INTEGER NOT NULL, scores TEXT NOT NULL, winner INTEGER, helped INTEGER NOT NULL, record TEXT NOT NULL
);
CREATE INDEX games_began ON games (began);
CREATE TABLE deals (game, deal, began, points, own_trumf, PRIMARY KEY (game, deal));
CREATE TABLE misses (
    game TEXT NOT NULL, deal INTEGER NOT NULL, moves INTEGER NOT NULL, played TEXT NOT NULL, best TEXT NOT NULL,
    loss REAL NOT NULL, due TEXT NOT NULL, stage INTEGER NOT NULL, PRIMARY KEY (game, deal, moves)
);
CREATE TABLE judged (
    game TEXT NOT NULL, deal INTEGER NOT NULL, choices INTEGER NOT NULL, good INTEGER NOT NULL,
    lost REAL NOT NULL, PRIMARY KEY (game, deal)
);
PRAGMA user_version = 5;
"""


def library(
    path: Path, records: Iterable[GameRecord], misses: Iterable[Miss] = (), judged: Iterable[Judged] = ()
) -> None:
    """Write a library of these games."""
    rows = [
        (key_of(record), record.began, record.game, "", "", len(record.deals), "", None, 0, dump(record))
        for record in records
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(_SCHEMA)
        connection.executemany(f"INSERT INTO games VALUES ({', '.join('?' * 10)})", rows)
        connection.executemany(f"INSERT INTO misses VALUES ({', '.join('?' * 8)})", list(misses))
        connection.executemany(f"INSERT INTO judged VALUES ({', '.join('?' * 5)})", list(judged))


def loose(path: Path, record: GameRecord) -> None:
    """Write a game to a separate file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dump(record), encoding="utf-8")
