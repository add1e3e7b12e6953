"""A damaged library: how to know one, and what can still be read in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord


def is_damage(error: Exception) -> bool:
    """Whether the file itself is wrong, rather than what keeps us from it: no right, no room, another's turn."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python's own errors: a text that is no UTF-8
        return isinstance(error, sqlite3.OperationalError | UnicodeDecodeError)
    # SQLITE_ERROR: a table or a column is not there. The low byte is the kind, the others tell more of it.
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def games_in(path: Path) -> Iterator[tuple[GameRecord, str]]:
    """Return the games that can still be read, and their texts; one may come twice."""
    for (data,) in _around_damage(path, "SELECT record FROM games"):
        record = load(data) if isinstance(data, bytes) else None
        if isinstance(record, GameRecord):
            yield record, data.decode("utf-8")


def misses_in(path: Path) -> Iterator[tuple[object, ...]]:
    """Return the rows of missed choices that can still be read; one may come twice."""
    for row in _around_damage(path, "SELECT * FROM misses"):
        yield tuple(map(_decoded, row))


def _around_damage(path: Path, query: str) -> Iterator[tuple[Any, ...]]:
    """The rows before the damage, and those behind it, texts as bytes; without damage, all of them twice."""
    address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    for order in ("ASC", "DESC"):
        try:
            with closing(sqlite3.connect(address, uri=True)) as connection:
                connection.text_factory = bytes
                yield from connection.execute(f"{query} NOT INDEXED ORDER BY rowid {order}")
        except (sqlite3.Error, UnicodeDecodeError):
            continue  # as far as it went


def _decoded(value: object) -> object:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
