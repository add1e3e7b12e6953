"""The moves of a race that are to be made, each at its time of the game's clock."""

from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from msgspec.structs import replace

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call

PERSON: Final = 0
COMPUTER: Final = 1
"""Of equal times a person's comes first (HKD7)."""


class Due(NamedTuple):
    """A move to be made at that time of the game; of two at the same time the lower rank, then number, is first."""

    time: int
    rank: int
    number: int
    seat: Seat | None
    move: Call


class Schedule:
    """The moves in the order of their times."""

    def __init__(self) -> None:
        self._due: list[Due] = []
        self._numbers = count()

    def put(self, time: int, rank: int, seat: Seat | None, move: Call) -> None:
        """Have the move made at that time."""
        heappush(self._due, Due(time, rank, next(self._numbers), seat, move))

    def first(self) -> Due | None:
        """Return the move that is to be made next."""
        return self._due[0] if self._due else None

    def pop(self) -> Due:
        """Take the move that is to be made next out of the schedule."""
        return heappop(self._due)

    def clear(self) -> None:
        """Drop all moves."""
        self._due.clear()

    def seats(self) -> set[Seat | None]:
        """Return the seats that have a move in the schedule."""
        return {due.seat for due in self._due}


def time_of(move: Call) -> int:
    """Return the time that a move of a race carries."""
    return move.at[0] if move.at else int(move.value or 0)


def at_time(move: Call, time: int) -> Call:
    """Return the move as made at that time."""
    return replace(move, at=(time,)) if move.word == "react" else replace(move, value=time)


def reaction(seat: Seat, word: str, time: int) -> Call:
    """Return what the seat does about the card at that time."""
    return Call("react", word, seat, (time,))
