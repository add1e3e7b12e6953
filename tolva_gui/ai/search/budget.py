"""Accounting of a budget during a search."""

import time
from typing import Final

from tolva_gui.ai.player import Budget, Cancelled, SearchCancelled

SPARE_MS: Final = 1.0
"""Milliseconds reserved for the last playout and the answer."""


class OutOfBudget(Exception):
    """The budget is used up."""


class BudgetMeter:
    """Counts playouts and time against a budget. A search calls `spend` before each playout.

    The first `free` playouts are made whatever the budget, because a search without any has no answer.
    """

    def __init__(self, budget: Budget, default_ms: int, cancelled: Cancelled, free: int = 0) -> None:
        ms = default_ms if budget.ms is None and budget.iterations is None else budget.ms
        self._deadline = None if ms is None else time.perf_counter() + (ms - SPARE_MS) / 1000
        self._playouts = None if budget.iterations is None else max(budget.iterations, free)
        self._cancelled = cancelled
        self._free = free
        self._spent = 0

    def spend(self) -> None:
        """Count one playout; raise OutOfBudget if none is left, SearchCancelled if the search is cancelled."""
        self._heed_cancelling()
        if self._spent >= self._free and (self._is_late() or self._spent == self._playouts):
            raise OutOfBudget
        self._spent += 1

    def check(self) -> None:
        """Check the clock within a long playout; raise as `spend` does."""
        self._heed_cancelling()
        if self._spent > self._free and self._is_late():
            raise OutOfBudget

    def _heed_cancelling(self) -> None:
        if self._cancelled():
            raise SearchCancelled

    def _is_late(self) -> bool:
        return self._deadline is not None and time.perf_counter() >= self._deadline
