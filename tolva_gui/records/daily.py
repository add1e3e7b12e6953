"""Today's deals among the games that are kept: on which days one was played, and how those of a day ended."""

from collections.abc import Collection
from datetime import date

from tolva_gui.records.library import Library
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord

# A record is a text of lines; the library has no column for what other programs have added.
_AT = "instr(record, char(10) || ? || ' ')"


def days_played(library: Library, mark: str) -> set[date]:
    """Return the days whose deal was begun, by what the records say of themselves. Raise LibraryError."""
    query = f"SELECT DISTINCT substr(record, {_AT} + ?, 10) FROM games WHERE {_AT}"
    rows = library.select(query, (mark, len(mark) + 2, mark))
    return {day for (text,) in rows if (day := _day(text)) is not None}


def played_on(library: Library, mark: str, day: date) -> list[GameRecord]:
    """Return the records that say that they are a deal of that day, the first that was begun first.

    Those that cannot be read are left out. Raise LibraryError.
    """
    query = (
        "SELECT record FROM games WHERE instr(record, char(10) || ? || ' ' || ? || char(10)) ORDER BY began"
    )
    read = [load(text) for (text,) in library.select(query, (mark, day.isoformat()))]
    return _records(read)


def _records(read: Collection[object]) -> list[GameRecord]:
    return [record for record in read if isinstance(record, GameRecord)]


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
