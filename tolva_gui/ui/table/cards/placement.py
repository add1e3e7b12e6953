"""Placement of the cards of a position in the window."""

from typing import Any

from msgspec import Struct, field

from tolva_gui.rules.view import View
from tolva_gui.ui.table.cards.card_model import CardModel
from tolva_gui.ui.table.cards.places import largest_spread, layout_of, open_hands, piles


class Placement(Struct, frozen=True):
    """Layout data that concerns all cards."""

    stock: int = 0
    """The number of undrawn cards of the pack."""
    places: dict[str, dict[str, Any]] = field(default_factory=dict)
    piles: list[dict[str, Any]] = field(default_factory=list)
    spread: int = 0
    """The size of the table's largest spread."""
    open_hands: list[int] = field(default_factory=list)


def placement_of(view: View, cards: CardModel) -> Placement:
    zones, bottom = cards.zones(), cards.highlights.bottom
    return Placement(
        cards.home(),
        layout_of(view),
        piles(view, zones, bottom),
        largest_spread(view, zones),
        open_hands(view, zones, bottom),
    )
