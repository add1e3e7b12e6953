"""A player that evaluates a position several times, each time as it believes to remember it.

It makes the move chosen most often. Forgotten cards make the looks differ, and few looks make the vote less
certain. Only that, and its boldness about gubbe, make it weaker than the player it delegates to.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.calls import Boldness
from tolva_gui.ai.games.mariage.memory import Memory, believed
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.kit import Move, View

_DARES: Final[Mapping[Boldness, float]] = {"sure": 0.95, "bold": 0.4}
"""The share of looks that must choose a gubbe."""
_PATIENCE_MS: Final = 300
"""Time limit without a budget, for machines on which the playouts would take longer."""


class LimitedSearchPlayer:
    """*thinker*: creates the player for a look from a seed. *playouts*: total over all looks."""

    def __init__(
        self,
        seed: int,
        thinker: Callable[[int], Player],
        memory: Memory,
        boldness: Boldness,
        *,
        looks: int,
        playouts: int,
    ) -> None:
        self._seed = seed
        self._thinkers = [thinker(seed * looks + number) for number in range(looks)]
        self._memory: Memory = memory
        self._boldness: Boldness = boldness
        self._playouts = playouts

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move; see `Player.choose`. A budget beyond the player's own is not used."""
        moves = moves_of(view)
        if self._boldness == "never":
            moves = tuple(move for move in moves if move not in GUBBAR) or moves
        if len(moves) == 1:
            return Choice(moves[0])
        asked, rng = replace(view, legal=moves), rng_for(view, self._seed)
        share = self._share(budget)
        looks = [
            thinker.choose(believed(asked, self._memory, rng), share, cancelled) for thinker in self._thinkers
        ]
        values = _mean_values(moves, looks)
        return Choice(self._decide(looks, values), values or None)

    def _share(self, budget: Budget) -> Budget:
        """Return the budget of one look."""
        looks = len(self._thinkers)
        playouts = min(self._playouts, budget.iterations or self._playouts)
        patience = _PATIENCE_MS if budget.iterations is None else None
        ms = patience if budget.ms is None else budget.ms
        return Budget(None if ms is None else ms // looks, max(playouts // looks, 1))

    def _decide(self, looks: Sequence[Choice], values: Mapping[Move, float]) -> Move:
        """Return the move chosen most often, among ties the most valuable. A gubbe needs more votes: see `_DARES`."""
        seen = Counter(look.move for look in looks)
        plain = [move for move in seen if move not in GUBBAR]
        gubbar = sum(count for move, count in seen.items() if move in GUBBAR)
        timid = gubbar < _DARES.get(self._boldness, 1.0) * len(looks)
        moves = plain if plain and timid else list(seen)
        return max(moves, key=lambda move: (seen[move], values.get(move, 0.0)))


def _mean_values(moves: Sequence[Move], looks: Sequence[Choice]) -> dict[Move, float]:
    """Return the mean value of each move over the looks; empty if a look has no values."""
    rows = [look.values for look in looks if look.values is not None]
    if len(rows) < len(looks):
        return {}
    return {move: fmean(row[move] for row in rows) for move in moves}
