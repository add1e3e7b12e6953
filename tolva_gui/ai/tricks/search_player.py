"""What searching players of games with bids and tricks have in common: settings, and when to search at all."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.tricks.bridge import KERNEL
from tolva_gui.ai.tricks.seeking import MOST_WORLDS, SENSIBLY
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

EXACT: Final = 3
"""So many tricks at the end of a world are played at their best."""


class TrickSearchPlayer(ABC):
    """Tries moves in many worlds. *without* plays where the kernel is not installed.

    Without *calls* only the cards are searched, and the rules of thumb bid.
    """

    usual_trust: ClassVar[float]
    """How much a world must fit what the others have said, unless *trust* says it."""
    usual_policy: ClassVar[int] = SENSIBLY
    """How the worlds are played on, unless *policy* says it."""

    def __init__(
        self,
        seed: int,
        without: Player,
        most_worlds: int = MOST_WORLDS,
        *,
        trust: float | None = None,
        policy: int | None = None,
        calls: bool = True,
        exact: int = EXACT,
    ) -> None:
        self._seed = seed
        self._without = without
        self._most_worlds = most_worlds
        self._trust = self.usual_trust if trust is None else trust
        self._policy = self.usual_policy if policy is None else policy
        self._calls = calls
        self._exact = exact

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings most over the worlds; see `Player.choose`."""
        if KERNEL is None or view.seat is None:
            return self._without.choose(view, budget, cancelled)
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        return self._search(view, moves, dice_for(view, self._seed), budget, cancelled)

    @abstractmethod
    def _search(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget, cancelled: Cancelled
    ) -> Choice:
        """Return the choice among several moves."""
