"""Alpha-beta over the game protocol, where nothing is hidden: a side makes the most of it, the others the least."""

from collections.abc import Callable
from math import inf
from typing import Any, Final

from tolva_gui.rules.events import Side
from tolva_gui.rules.game import Game, Result
from tolva_gui.rules.moves import Move

SideWorth = Callable[[Result], float]
"""What the result of a deal is worth to the side that searches."""
ALIKE: Final = 1e-9
"""Worths no farther apart than this are equal."""


class UnfinishedDeal(RuntimeError):
    """A game that has nobody to act and no result."""


def best_moves(game: Game[Any], state: Any, worth: SideWorth) -> tuple[Move, ...]:
    """Return the moves of the seat to act than which none is better; the state is left as it was."""
    seat = game.to_act(state)
    if seat is None:
        return ()
    side, worths, best = game.info.side(seat), dict[Move, float](), -inf
    for move in game.legal_moves(state):
        worths[move] = _value(game, _after(game, state, move), side, worth, best - ALIKE, inf)
        best = max(best, worths[move])
    return tuple(move for move, value in worths.items() if value >= best)


def _value(game: Game[Any], state: Any, side: Side, worth: SideWorth, low: float, high: float) -> float:
    """The worth of the state to the side, if it is between the bounds."""
    seat = game.to_act(state)
    if seat is None:
        result = game.result(state)
        if result is None:
            raise UnfinishedDeal(f"{game.info.id}: nobody is to act, and there is no result")
        return worth(result)
    ours = game.info.side(seat) == side
    for move in game.legal_moves(state):
        value = _value(game, _after(game, state, move), side, worth, low, high)
        low, high = (max(low, value), high) if ours else (low, min(high, value))
        if low >= high:
            break
    return low if ours else high


def _after(game: Game[Any], state: Any, move: Move) -> Any:
    after = state.copy()
    game.apply(after, move)
    return after
