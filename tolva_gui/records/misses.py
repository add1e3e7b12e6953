"""Choices that could have been better, kept to be met again: what one misses comes back until one has it.

A new one is due at once. Found right, it comes back after a day, then after three and after seven, and is then done
with; missed again, it begins anew the next day. The days are handed in: nothing here has a clock.
"""

from datetime import date, timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, fields, replace

from tolva_gui.records.library import Library

INTERVALS: Final = (1, 3, 7)
"""Days until a choice comes back that has been found right so many times."""


class Miss(Struct, frozen=True):
    """A choice: the game's key in the library, the deal, how many moves had been made in it.

    *played* and *best* are in the notation of moves, *loss* in points of the deal. *stage*: how often it has been
    found right in a row; *due*: the ISO date from which on it is asked.
    """

    game: str
    deal: int
    moves: int
    played: str
    best: str
    loss: float
    due: str
    stage: int = 0


COLUMNS: Final = tuple(field.name for field in fields(Miss))
_NAMES: Final = ", ".join(COLUMNS)


def keep(library: Library, miss: Miss) -> None:
    """Keep a choice that has been missed; one that is kept already stays as it is. Raise LibraryError."""
    marks = ", ".join("?" * len(COLUMNS))
    library.write(f"INSERT OR IGNORE INTO misses ({_NAMES}) VALUES ({marks})", astuple(miss))


def due(library: Library, today: date) -> list[Miss]:
    """Return the choices that are due, the dearest first; raise LibraryError."""
    query = f"SELECT {_NAMES} FROM misses WHERE due <= ? ORDER BY loss DESC, game, deal, moves"
    return [Miss(*row) for row in library.select(query, (today.isoformat(),))]


def answered(library: Library, miss: Miss, *, right: bool, today: date) -> Miss | None:
    """Note how a choice was answered and return it as it is kept now, None if it is done with. Raise LibraryError."""
    where = "WHERE game = ? AND deal = ? AND moves = ?"
    place = (miss.game, miss.deal, miss.moves)
    if right and miss.stage >= len(INTERVALS):
        library.write(f"DELETE FROM misses {where}", place)
        return None
    days = INTERVALS[miss.stage] if right else 1
    again = replace(
        miss, stage=miss.stage + 1 if right else 0, due=(today + timedelta(days=days)).isoformat()
    )
    library.write(f"UPDATE misses SET stage = ?, due = ? {where}", (again.stage, again.due, *place))
    return again
