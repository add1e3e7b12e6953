"""A rule-based player for any game; the weak levels ignore the rules now and then."""

from collections.abc import Callable, Sequence

from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View


class CarelessPlayer:
    """Plays *sensible*'s move; with probability *careless*, one of *slips* (by default any legal move)."""

    def __init__(
        self,
        seed: int,
        sensible: Callable[[View], Move],
        careless: float = 0.0,
        slips: Callable[[View], Sequence[Move]] = moves_of,
    ) -> None:
        self._seed = seed
        self._sensible = sensible
        self._careless = careless
        self._slips = slips

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return the move; see `Player.choose`."""
        moves = moves_of(view)
        if self._careless:
            rng = rng_for(view, self._seed)
            if rng.random() < self._careless:
                return Choice(rng.choice(self._slips(view)))
        return Choice(self._sensible(view) if len(moves) > 1 else moves[0])
