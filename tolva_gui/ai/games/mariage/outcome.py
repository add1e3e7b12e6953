"""Chances of winning the game from given scores, by formula, where no table is at hand."""

import math
from collections.abc import Sequence
from typing import Final

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
