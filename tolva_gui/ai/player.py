"""What a computer player is to those who ask it: a view and a budget in, a choice out."""

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

Cancelled = Callable[[], bool]
"""Asked now and then by a player that thinks; True: give up at once."""


class SearchCancelled(Exception):
    """The player was told to stop; there is no choice."""


def never() -> bool:
    """Return False: the search is not cancelled."""
    return False


class Budget(Struct, frozen=True):
    """How long a player may think: milliseconds of clock time, or playouts in all, or whichever ends first.

    With `iterations` alone the choice is the same each time. With neither, the player uses its own default. A search
    tries every move once whatever the budget, so that there is always an answer. Raise ValueError for less than 0 ms
    or less than one playout.
    """

    ms: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.ms is not None and self.ms < 0:
            raise ValueError(f"a budget cannot be negative: ms is {self.ms}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget needs at least one playout: iterations is {self.iterations}")


class Choice(Struct, frozen=True):
    """The move, and what the player expects of each legal move: points of the deal for its own side.

    `values` is None where the player does not count in points.
    """

    move: Move
    values: Mapping[Move, float] | None = None


class Player(Protocol):
    """A computer player. It keeps nothing between two questions, so that undo needs no word to it."""

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return a choice among `view.legal`, which is left as it was.

        Raise SearchCancelled when `cancelled` says so, ValueError when the seat of the view has no move.
        """
        ...


def moves_of(view: View) -> tuple[Move, ...]:
    """Return the legal moves of the view's seat; raise ValueError if it has none."""
    if not view.legal:
        raise ValueError(f"seat {view.seat} of {view.info.id} is not to act: {view.to_act} is")
    return view.legal
