"""A compiled search's share of a budget."""

import time
from math import inf
from typing import Final

from tolva_gui.ai.player import Budget

SPARE_MS: Final = 2.0
"""Milliseconds reserved for the call and the answer."""
LEAST_MS: Final = 0.5


class KernelBudget:
    """A budget in a kernel's terms, where 0 is no limit. A kernel always finishes one round of all moves.

    *spare*: share of the time left to other programs. *most_ms*: upper bound of the time. *least*, *most*:
    lower and upper bound of the playouts, whatever the budget grants (0: no bound).
    """

    def __init__(
        self,
        budget: Budget,
        default_ms: float,
        *,
        spare: float = 0.0,
        most_ms: float = inf,
        least: int = 0,
        most: int = 0,
    ) -> None:
        timed = budget.ms is not None or budget.iterations is None
        ms = default_ms if budget.ms is None else min(budget.ms, most_ms)
        self._end = time.monotonic() + (ms * (1 - spare) - SPARE_MS) / 1000 if timed else None
        granted = most if budget.iterations is None else max(budget.iterations, least)
        self.playouts = min(granted, most) if most else granted

    def ms(self, share: float = 1.0) -> float:
        """Return a share of the milliseconds left; 0 if the budget has no time limit."""
        if self._end is None:
            return 0.0
        return max((self._end - time.monotonic()) * 1000 * share, LEAST_MS)
