"""In which order a player wants their cards to lie in the hand."""

from typing import Final

from msgspec import Struct

from tolva_gui.rules.cards import JOKER, Card, Suit

COLOURS: Final = "SHCD"
"""Suits beside each other alternate in colour."""
ACE_HIGH: Final = "AKQJT98765432"
"""Where the game has no order of ranks."""
BESIDE_TRUMP: Final = {"S": "HCD", "H": "SDC", "D": "SHC", "C": "HSD"}
"""The other three suits; these alternate too."""


class HandOrder(Struct, frozen=True):
    """`trump_apart`: trump lies at the right end, away from the other suits. `low_first`: from low to high."""

    trump_apart: bool = False
    low_first: bool = False

    def key(self, card: Card, ranks: str, trump: Suit | None) -> tuple[int, int]:
        """Return what to sort the hand by; *ranks*: from high to low. The joker lies last."""
        if card == JOKER:
            return len(COLOURS), 0
        suits = BESIDE_TRUMP[trump] + trump if self.trump_apart and trump is not None else COLOURS
        rank = (ranks or ACE_HIGH).index(card.rank)
        return suits.index(card.suit), -rank if self.low_first else rank
