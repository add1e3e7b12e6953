"""Chances of winning the game from given scores, by formula, for forms without a table."""

import math
from collections.abc import Sequence
from typing import Final

_POINTS_A_DEAL: Final = 2.0
"""Points by which the leading side approaches the target in an average deal."""
_SWING: Final = 1.35
"""The spread between two sides after one deal: the scale on which a lead counts with one deal left."""


def chances(scores: Sequence[int], target: int) -> list[float]:
    """Return each side's rough probability of winning the game from these scores between two deals.

    A lead counts more the fewer deals are left: the scale grows with the root of the number of deals to come.
    """
    deals_left = max(target - max(scores), 1) / _POINTS_A_DEAL
    scale = _SWING * math.sqrt(max(deals_left, 1.0))
    best = max(scores)
    weights = [math.exp((score - best) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
