"""Loading of a compiled search, its card numbers, and its share of a budget.

The extension is optional: without a wheel or a compiler there is none, and the levels that need it play as
the rule player does (`by_game.levels_by_rules`).
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import inf
from types import ModuleType
from typing import Any, Final, TypeVar

from msgspec import Struct

from tolva_gui.ai.player import Budget, Cancelled, SearchCancelled, never
from tolva_gui.rules.cards import SUITS, Card, Suit

T = TypeVar("T")
SPARE_MS: Final = 2.0
"""Milliseconds reserved for the call and the answer."""
LEAST_MS: Final = 0.5


class KernelMissing(RuntimeError):
    """The requested compiled search is not installed."""


class KernelBridge:
    """One extension, documented by its sources. `kernel` is None if it is missing, or has another version.

    *room*: its package. *version*: of the interface.
    """

    def __init__(self, room: str, version: int) -> None:
        self.room = room
        self.kernel = self._found(version)

    def _found(self, version: int) -> ModuleType | None:
        try:
            kernel = import_module(f"{self.room}._kernel")
        except ImportError:
            return None
        return kernel if getattr(kernel, "VERSION", None) == version else None

    def need(self) -> ModuleType:
        """Return the kernel; raise KernelMissing without one."""
        if self.kernel is None:
            raise KernelMissing(f"the compiled search of {self.room} is not installed")
        return self.kernel

    def ask(self, name: str, *arguments: Any, cancelled: Cancelled = never, **limits: Any) -> Any:
        """Return what a search of the kernel answers; raise SearchCancelled, or KernelMissing."""
        asked = None if cancelled is never else cancelled
        answer, given_up = getattr(self.need(), name)(*arguments, asked=asked, **limits)
        if given_up:
            raise SearchCancelled
        return answer

    @property
    def was_built(self) -> bool:
        """Whether an extension exists, even an unusable one."""
        return find_spec(f"{self.room}._kernel") is not None


class Compiled(Struct, frozen=True):
    """The levels of a game that need a compiled search; without it they play as the level `rules` does."""

    bridge: KernelBridge
    levels: tuple[str, ...]


class CardNumbers:
    """A kernel's card numbers, and card sets as integers."""

    def __init__(self, numbers: Mapping[Card, int]) -> None:
        self.of = dict(numbers)
        self.card = {number: card for card, number in numbers.items()}

    def set_of(self, cards: Iterable[Card]) -> int:
        return sum(1 << self.of[card] for card in cards)


def suit_number(suit: Suit | None) -> int:
    """Return the number of the suit in compiled searches, -1 for none."""
    return -1 if suit is None else SUITS.index(suit)


def filled(values: Sequence[T], length: int, rest: T) -> list[T]:
    """Return the values and as often *rest* as the kernel's array has room."""
    return [*values, *[rest] * (length - len(values))]


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
