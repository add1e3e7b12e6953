"""A rule-based player for any game; the weak levels slip now and then.

A slip is a near miss: one or two tricks, one step, the second-best plan. No level bids grossly above its hand, throws a
sure trick away, or plays a card that can only be worse: each game lists its slips without such moves.
"""

from collections.abc import Callable, Sequence

from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

Slips = Callable[[View], Sequence[Move]]
"""The moves that a careless player may make in a position: at least one."""


class CarelessPlayer:
    """Plays *sensible*'s move; with probability *careless*, one of *slips*."""

    def __init__(self, seed: int, sensible: Callable[[View], Move], careless: float, slips: Slips) -> None:
        self._seed = seed
        self._sensible = sensible
        self._careless = careless
        self._slips = slips

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        moves = moves_of(view)
        if self._careless:
            rng = rng_for(view, self._seed)
            if rng.random() < self._careless:
                return Choice(rng.choice(self._slips(view)))
        return Choice(self._sensible(view) if len(moves) > 1 else moves[0])
