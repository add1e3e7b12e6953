"""The random player: the bottom of every scale."""

from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.view import View


class RandomPlayer:
    """Plays any legal move, all equally likely. The same seed and view give the same move."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return one of the legal moves; see `Player.choose`."""
        return Choice(rng_for(view, self._seed).choice(moves_of(view)))
