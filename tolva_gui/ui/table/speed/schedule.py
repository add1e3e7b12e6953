"""The scheduled moves of a race, each at its time of the game's clock."""

from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from msgspec.structs import replace

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call

PERSON: Final = 0
COMPUTER: Final = 1
"""At equal times a person's move comes first (HKD7)."""


class Due(NamedTuple):
    """A move to make at that time of the game; at equal times the lower rank, then number, comes first."""

    time: int
    rank: int
    number: int
    seat: Seat | None
    move: Call


class Schedule:
    """Moves in the order of their times."""

    def __init__(self) -> None:
        self._due: list[Due] = []
        self._numbers = count()

    def put(self, time: int, rank: int, seat: Seat | None, move: Call) -> None:
        """Schedule the move at that time."""
        heappush(self._due, Due(time, rank, next(self._numbers), seat, move))

    def first(self) -> Due | None:
        """Return the next move."""
        return self._due[0] if self._due else None

    def pop(self) -> Due:
        """Remove and return the next move."""
        return heappop(self._due)

    def clear(self) -> None:
        """Drop all moves."""
        self._due.clear()

    def seats(self) -> set[Seat | None]:
        """Return the seats with a scheduled move."""
        return {due.seat for due in self._due}


def time_of(move: Call) -> int:
    """Return the time of a race's move."""
    return move.at[0] if move.at else int(move.value or 0)


def at_time(move: Call, time: int) -> Call:
    """Return the move with that time."""
    return replace(move, at=(time,)) if move.word == "react" else replace(move, value=time)


def reaction(seat: Seat, word: str, time: int) -> Call:
    """Return the seat's reaction to the card at that time."""
    return Call("react", word, seat, (time,))
