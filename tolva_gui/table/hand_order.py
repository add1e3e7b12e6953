"""The hands of a table, and the player's preferred order of the cards in one."""

from typing import Final

from msgspec import Struct

from tolva_gui.rules.cards import ACE_HIGH, JOKER, Card, Suit
from tolva_gui.rules.events import Zone
from tolva_gui.rules.view import View

COLOURS: Final = "SHCD"
"""Neighbouring suits alternate in colour."""
BESIDE_TRUMP: Final = {"S": "HCD", "H": "SDC", "D": "SHC", "C": "HSD"}
"""The other three suits; these alternate too."""


class HandOrder(Struct, frozen=True):
    """`trump_apart`: trump at the right end, apart from the other suits. `low_first`: from low to high."""

    trump_apart: bool = False
    low_first: bool = False

    def key(self, card: Card, ranks: str, trump: Suit | None) -> tuple[int, int]:
        """Return the sort key of a card; *ranks*: from high to low. The joker comes last."""
        if card == JOKER:
            return len(COLOURS), 0
        suits = BESIDE_TRUMP[trump] + trump if self.trump_apart and trump is not None else COLOURS
        rank = (ranks or ACE_HIGH).index(card.rank)
        return suits.index(card.suit), -rank if self.low_first else rank


def hands(view: View) -> list[Zone]:
    """Return the places whose cards are fanned."""
    fans = {place.kind for place in view.info.places if place.layout == "fan"}
    return [zone for zone in view.zones if zone.place.kind in fans]
