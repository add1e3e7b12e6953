"""Loading of a compiled search, and its card numbers.

The extension is optional: without a wheel or a compiler there is none, and the levels that need it play as
the rule player does (`by_game.levels_by_rules`).
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from msgspec import Struct

from tolva_gui.ai.player import Cancelled, SearchCancelled, never
from tolva_gui.rules.cards import SUITS, Card, Suit


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
