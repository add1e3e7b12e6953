"""The worth of a position by trying everything, under the rules alone."""

from collections.abc import Callable
from typing import Any

from tolva_gui.rules.kit import Move, Result, Seat
from tolva_gui.rules.protocol import Game


def after(game: Game[Any], state: Any, move: Move) -> Any:
    """Return the position after the move."""
    child = state.copy()
    game.apply(child, move)
    return child


def at_the_end(game: Game[Any], worth: Callable[[Result], float]) -> Callable[[Any], float]:
    """Return the worth of a position in which the deal is over, by its result."""

    def of(state: Any) -> float:
        result = game.result(state)
        assert result is not None
        return worth(result)

    return of


def tried(
    game: Game[Any],
    state: Any,
    worth: Callable[[Any], float],
    ours: Callable[[Seat], bool],
    of: type = object,
) -> dict[Move, float]:
    """Return the worth at the end of the deal after each move, if *ours* play for the most and others for the least.

    *of*: the only kind of move that is tried.
    """

    def best(state: Any) -> float:
        seat = game.to_act(state)
        if seat is None:
            return worth(state)
        most = max if ours(seat) else min
        return most(tried(game, state, worth, ours, of).values())

    moves = [move for move in game.legal_moves(state) if isinstance(move, of)]
    return {move: best(after(game, state, move)) for move in moves}
