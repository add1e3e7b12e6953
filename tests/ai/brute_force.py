"""The worth of a position by trying everything, under the rules alone."""

from collections.abc import Callable
from typing import Any

from tolva_gui.rules.kit import Move, Seat
from tolva_gui.rules.protocol import Game


def after(game: Game[Any], state: Any, move: Move) -> Any:
    """Return the position after the move."""
    child = state.copy()
    game.apply(child, move)
    return child


def tried(
    game: Game[Any], state: Any, worth: Callable[[Any], float], ours: Callable[[Seat], bool]
) -> dict[Move, float]:
    """Return the worth at the end of the deal after each move, if *ours* play for the most and others for the least."""
    return {move: _best(game, after(game, state, move), worth, ours) for move in game.legal_moves(state)}


def _best(game: Game[Any], state: Any, worth: Callable[[Any], float], ours: Callable[[Seat], bool]) -> float:
    seat = game.to_act(state)
    if seat is None:
        return worth(state)
    best = max if ours(seat) else min
    return best(tried(game, state, worth, ours).values())
