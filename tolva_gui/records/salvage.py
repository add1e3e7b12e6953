"""A damaged library: how to know one, and what can still be read in it.

The records lie in it as text. They are read from every page that is left, whatever SQLite says of the file; a record
that is cut by the damage is kept as far as it goes.
"""

import re
import sqlite3
from collections.abc import Container, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from tolva_gui.records.branches import key_of
from tolva_gui.records.files import read
from tolva_gui.records.pages import Pages, Value
from tolva_gui.records.reader import load, outline
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import FIRST_LINE, dump

_BEGINNING: Final = FIRST_LINE.encode()
_MOST_CUTS: Final = 8
_ROWS: Final = {
    "misses": [[bytes, int, int, bytes, bytes, loss, bytes, int] for loss in (float, int)],
    "judged": [[bytes, int, int, int, loss] for loss in (float, int)],
}
"""What a row looks like in the tables that cannot be made again from the records; SQLite writes 1.0 as 1."""
BESIDE: Final = tuple(_ROWS)
"""The names of these tables."""


def is_damage(error: Exception) -> bool:
    """Whether the file itself is wrong, rather than what keeps us from it: no right, no room, another's turn."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python's own errors: a text that is no UTF-8
        return isinstance(error, sqlite3.OperationalError | UnicodeDecodeError)
    # SQLITE_ERROR: a table or a column is not there. The low byte is the kind, the others tell more of it.
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def games_in(path: Path, known: Container[str] = ()) -> Iterator[tuple[GameRecord, str]]:
    """Return the games that can still be read, but for those whose key is known, and their texts.

    One may come in several states. Raise OSError if the file cannot be read.
    """
    data = read(path)
    pages, found = Pages(data), set[str]()
    for text in _texts_in_rows(pages):
        if _key(text) not in known and (game := readable_part(text)):
            found.add(key_of(game[0]))
            yield game
    # What is left of rows that no page leads to any longer.
    for hit in re.finditer(_BEGINNING, data):
        text = pages.text_at(hit.start())
        key = _key(text)
        if key not in found and key not in known and (game := readable_part(text)):
            yield game


def readable_part(text: bytes) -> tuple[GameRecord, str] | None:
    """Return the game as far as it can be read, and its text; None if not even its head can."""
    for _ in range(_MOST_CUTS):
        read_so_far = load(text)
        if isinstance(read_so_far, GameRecord):
            return read_so_far, dump(read_so_far)
        lines = text.split(b"\n")[: read_so_far[0].line - 1]
        while lines and lines[-1].startswith(b"line "):  # without the end of the deal they say nothing
            lines.pop()
        text = b"\n".join([*lines, b""])
    return None


def rows_in(path: Path, table: str) -> Iterator[tuple[object, ...]]:
    """Return the rows of a table beside the games that can still be read; one may come twice, the newest first."""
    for row in _around_damage(path, f"SELECT * FROM {table}"):
        yield tuple(map(_decoded, row))
    for row in Pages(read(path)).rows():
        if [type(value) for value in row] in _ROWS[table]:
            yield tuple(map(_decoded, row))


def _texts_in_rows(pages: Pages) -> Iterator[bytes]:
    for row in pages.rows():
        yield from filter(_is_record, row)


def _is_record(value: Value) -> bool:
    return isinstance(value, bytes) and value.startswith(_BEGINNING)


def _key(text: bytes) -> str:
    """Return the key of the game from the head of its record, nothing if that cannot be read."""
    head = outline(text.partition(b"\n\ndeal ")[0])
    return key_of(head) if head else ""


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
