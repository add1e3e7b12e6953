"""The interface of a computer player: a view and a budget in, a choice out."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol

from msgspec import Struct

from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

Cancelled = Callable[[], bool]
"""Polled by a searching player; True means give up at once."""


class SearchCancelled(Exception):
    """The search was cancelled; there is no choice."""


def never() -> bool:
    """Return False: the search is not cancelled."""
    return False


class Budget(Struct, frozen=True):
    """Limits of a search: milliseconds of clock time, total playouts, or whichever ends first.

    With `iterations` alone the choice is reproducible. With neither, the player uses its own default. A
    search tries every move once whatever the budget, so that it always has an answer. Raise ValueError for
    less than 0 ms or less than one playout.
    """

    ms: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.ms is not None and self.ms < 0:
            raise ValueError(f"a budget cannot be negative: ms is {self.ms}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget needs at least one playout: iterations is {self.iterations}")

    def at_most(self, playouts: int) -> "Budget":
        """Return the budget with no more playouts than that; without a number of playouts it stays as it is."""
        return self if self.iterations is None else Budget(self.ms, min(self.iterations, playouts))


class Choice(Struct, frozen=True):
    """The move, and the expected value of each legal move in points of the deal for the player's own side.

    `values` is None if the player does not count in points.
    """

    move: Move
    values: Mapping[Move, float] | None = None


def best_of(values: Mapping[Move, float]) -> Choice:
    """Return the choice of the move with the greatest value."""
    return Choice(max(values, key=values.__getitem__), values)


TWO: Final = 2
"""Number of legal moves that are compared whatever they are: a search leaves neither out as hopeless."""


class Player(Protocol):
    """A computer player. It keeps no state between two calls, so undo need not notify it.

    A view may have fewer legal moves than the rules allow: then the choice is among these. If there are two, a player
    that counts values gives both of them one.
    """

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return a choice among `view.legal`; the view is not changed.

        Raise SearchCancelled when `cancelled` returns True, ValueError if the seat of the view has no move.
        """
        ...


class AtOnce:
    """Answers at once with what *decide* returns for the view, whatever the budget."""

    def __init__(self, decide: Callable[[View], Choice]) -> None:
        self._decide = decide

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        moves_of(view)
        if cancelled():
            raise SearchCancelled
        return self._decide(view)


def seated_among(player: Player, levels: Collection[str]) -> Player:
    """Return the player with others of these levels at the table, which all can see; "" is a person or unknown.

    A player that heeds them has a method `among`, which returns the same player so seated.
    """
    among: Callable[[Collection[str]], Player] | None = getattr(player, "among", None)
    return player if among is None else among(levels)


def moves_of(view: View) -> tuple[Move, ...]:
    """Return the legal moves of the view's seat; raise ValueError if it has none."""
    if not view.legal:
        raise ValueError(f"seat {view.seat} of {view.info.id} is not to act: {view.to_act} is")
    return view.legal
