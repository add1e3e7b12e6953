"""Card numbers of the compiled search for plain tricks."""

from typing import Final

from tolva_gui.ai.kernel.bridge import CardNumbers, KernelBridge
from tolva_gui.rules.cards import RANKS, SUITS, Card

VERSION: Final = 10
WIDTH: Final = len(RANKS)
NUMBERS: Final = CardNumbers(
    {
        Card(suit, rank): place * WIDTH + WIDTH - 1 - strength
        for place, suit in enumerate(SUITS)
        for strength, rank in enumerate(RANKS)
    }
)
"""Card numbers, suit by suit, ace high."""


BRIDGE: Final = KernelBridge("tolva_gui.ai.kernel.tricks", VERSION)
