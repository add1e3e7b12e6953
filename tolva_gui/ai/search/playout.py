"""Playouts: a sampled world played to the end of the deal."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tolva_gui.ai.search.budget import BudgetMeter
from tolva_gui.rules.account import Result
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game

Policy = Callable[[Game[Any], Any, Sequence[Move], Random], Move]
"""Chooses a move for the seat to act in a sampled world. It should use only that seat's knowledge."""

MOST_MOVES: Final = 1500
"""A playout with more moves is abandoned."""
CHECK_EVERY: Final = 32
"""Moves between two checks of the clock."""


def by_lot(_game: Game[Any], _state: Any, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def play_on(
    game: Game[Any], state: Any, move: Move, policy: Policy, rng: Random, meter: BudgetMeter | None = None
) -> Result | None:
    """Make the move and play to the end of the deal, changing the state. Return None if the deal does not end."""
    for number in range(1, MOST_MOVES + 1):
        if meter is not None and number % CHECK_EVERY == 0:
            meter.check()
        game.apply(state, move)
        if game.to_act(state) is None:
            return game.result(state)
        moves = game.legal_moves(state)
        move = moves[0] if len(moves) == 1 else policy(game, state, moves, rng)
    return None
