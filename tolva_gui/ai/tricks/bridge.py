"""The door to the kernel for plain tricks. Without the extension `KERNEL` is None, and the program does without."""

from collections.abc import Iterable
from types import ModuleType
from typing import Final

from tolva_gui.rules.cards import RANKS, SUITS, Card

VERSION: Final = 5
"""Of the interface; an extension left from other sources is not used."""
WIDTH: Final = len(RANKS)
_NUMBER: Final = {
    Card(suit, rank): place * WIDTH + WIDTH - 1 - strength
    for place, suit in enumerate(SUITS)
    for strength, rank in enumerate(RANKS)
}
CARDS: Final = {number: card for card, number in _NUMBER.items()}


def _load() -> ModuleType | None:
    try:
        from tolva_gui.ai.tricks import _kernel
    except ImportError:
        return None
    return _kernel if getattr(_kernel, "VERSION", None) == VERSION else None


KERNEL: Final = _load()
"""The extension, or None."""


def card_number(card: Card) -> int:
    """Return the kernel's number of a card."""
    return _NUMBER[card]


def card_set(cards: Iterable[Card]) -> int:
    """Return the cards as a set."""
    return sum(1 << _NUMBER[card] for card in cards)
