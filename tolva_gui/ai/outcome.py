"""What the end of a deal is worth to a side: in points, and in chances of winning the game."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tolva_gui.rules.events import Side
from tolva_gui.rules.game import Result

_POINTS_A_DEAL: Final = 2.0
"""What the leading side comes nearer to the target in an ordinary deal."""
_SWING: Final = 1.35
"""How far apart one deal throws two sides: the scale at which a lead decides, for one deal left."""


def chances(scores: Sequence[int], target: int) -> list[float]:
    """Return each side's rough probability of winning the game from these scores between two deals.

    A lead weighs more the fewer deals are left: the scale grows with the root of the number of deals to come.
    """
    deals_left = max(target - max(scores), 1) / _POINTS_A_DEAL
    scale = _SWING * math.sqrt(max(deals_left, 1.0))
    best = max(scores)
    weights = [math.exp((score - best) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a deal that has ended: `points` gained on the best of the other sides, `chance` of the game."""

    points: float
    chance: float


class Judge:
    """Values the results of one deal for one side. `before` are the scores from which points are counted."""

    def __init__(self, side: Side, before: Sequence[int], target: int) -> None:
        self._side = side
        self._before = tuple(before)
        self._target = target
        self._known: dict[tuple[tuple[int, ...], Side | None], Worth] = {}

    def worth(self, result: Result) -> Worth:
        """Return what the result is worth; a void deal leaves everything as it was."""
        key = (result.scores, result.winner)
        if key not in self._known:
            self._known[key] = self._judge(result)
        return self._known[key]

    def _judge(self, result: Result) -> Worth:
        changes = [now - then for now, then in zip(result.scores, self._before, strict=True)]
        own = changes.pop(self._side)
        if result.winner is None:
            chance = chances(result.scores, self._target)[self._side]
        else:
            chance = float(result.winner == self._side)
        return Worth(float(own - max(changes)), chance)
