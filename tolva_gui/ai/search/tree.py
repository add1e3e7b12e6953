"""Alpha-beta over the game protocol with all cards known: one side maximizes, all others minimize."""

from collections.abc import Callable
from math import inf
from typing import Any

from tolva_gui.rules.kit import Move, Result, Side
from tolva_gui.rules.protocol import Game

SideWorth = Callable[[Result], float]
"""The value of a deal's result to the searching side."""


class UnfinishedDeal(RuntimeError):
    """A game state without a seat to act and without a result."""


def move_values(game: Game[Any], state: Any, worth: SideWorth) -> dict[Move, float]:
    """Return the exact value of each move of the seat to act; the state is not changed."""
    seat, found = game.to_act(state), dict[Move, float]()
    if seat is None:
        return found
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        found[move] = _value(game, after, game.info.side(seat), worth, -inf, inf)
    return found


def _value(game: Game[Any], state: Any, side: Side, worth: SideWorth, low: float, high: float) -> float:
    """The value of the state to the side, exact if between the bounds; the state is used up."""
    seat = game.to_act(state)
    if seat is None:
        result = game.result(state)
        if result is None:
            raise UnfinishedDeal(f"{game.info.id}: nobody is to act, and there is no result")
        return worth(result)
    ours = game.info.side(seat) == side
    *others, last = game.legal_moves(state)
    for move in (*others, last):
        after = state if move is last else state.copy()
        game.apply(after, move)
        value = _value(game, after, side, worth, low, high)
        low, high = (max(low, value), high) if ours else (low, min(high, value))
        if low >= high:
            break
    return low if ours else high
