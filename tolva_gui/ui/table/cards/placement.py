"""Where the window puts the cards of a position."""

from typing import Any

from msgspec import Struct, field

from tolva_gui.rules.game import View
from tolva_gui.ui.table.cards.card_model import CardModel
from tolva_gui.ui.table.cards.places import largest_spread, layout_of, open_hands, piles


class Placement(Struct, frozen=True):
    """What QML needs to know of all cards together."""

    stock: int = 0
    """How many cards of the pack nobody has drawn yet."""
    places: dict[str, dict[str, Any]] = field(default_factory=dict)
    piles: list[dict[str, Any]] = field(default_factory=list)
    spread: int = 0
    """How many cards the largest spread of the table has."""
    open_hands: list[int] = field(default_factory=list)


def placement_of(view: View, cards: CardModel) -> Placement:
    """Return how the cards are placed."""
    zones, bottom = cards.zones(), cards.highlights.bottom
    return Placement(
        cards.home(),
        layout_of(view),
        piles(view, zones, bottom),
        largest_spread(view, zones),
        open_hands(view, zones, bottom),
    )
