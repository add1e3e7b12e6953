"""A rule-based player for any game; the weak levels slip now and then.

A slip is a near miss: one or two tricks, one step, the second-best plan. No level bids grossly above its hand, throws a
sure trick away, or plays a card that can only be worse: each game lists its slips without such moves.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

CARELESS: Final = {"stina": 0.4, "algot": 0.22}
"""Probability of a slip, by level."""
CARELESS_WHERE_DEAR: Final = {"stina": 0.4, "algot": 0.25}
"""The same in games with bids in which a slip costs more than in nittionio."""
Slips = Callable[[View], Sequence[Move]]
"""The moves that a careless player may make in a position: at least one."""


def careless_player(seed: int, sensible: Callable[[View], Move], careless: float, slips: Slips) -> Player:
    """Return a player of *sensible*'s move, and with probability *careless* of one of *slips*."""

    def choose(view: View) -> Choice:
        if careless:
            rng = rng_for(view, seed)
            if rng.random() < careless:
                return Choice(rng.choice(slips(view)))
        return Choice(sensible(view) if len(view.legal) > 1 else view.legal[0])

    return AtOnce(choose)
