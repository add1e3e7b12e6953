"""What a player of the K+Q family knows by heart about each form, beyond what a View says."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

_TOLVA_POINTS: Final = {"A": 11.0, "T": 10.0, "K": 4.0, "Q": 3.0, "J": 2.0}
_MAKTORER: Final = {"A": 13.5, "T": 13.0, "K": 1.5, "Q": 1.0, "J": 0.5}
_MATADORER: Final = {"A": 14.0, "T": 13.0, "K": 1.0, "Q": 0.7, "J": 0.3}


class Traits(Struct, frozen=True):
    """Habits of one form, for judgement only: what is legal comes from the View.

    *value*: what a card counts for vinsten, by rank, on a scale where the pack holds about 120 (maktorer and ögon
    put together). *meld_cards*: cards that the melder must have left. *meld_from_stock*: no meld when the stock
    is gone. *most_melds*: in one deal. *trump_limit*, *meld_limit*: from these scores on a side may not set trump,
    or not meld at all. *exact*: more than the target is a fall.
    """

    value: Mapping[str, float]
    meld_cards: int = 2
    meld_from_stock: bool = False
    most_melds: int = 4
    trump_limit: int = 11
    meld_limit: int = 99
    exact: bool = False


_TOLVA: Final = Traits(_TOLVA_POINTS, meld_cards=3, trump_limit=10, meld_limit=11)
_BY_ID: Final = {
    "bondtolva-4": Traits(_MAKTORER),
    "bondtolva-6": Traits(_MAKTORER),
    "bondtolva-2": Traits(_MATADORER, meld_from_stock=True, most_melds=2, trump_limit=99, exact=True),
}


def traits_of(game_id: str) -> Traits:
    """Return the traits of a form; one that is not listed is taken for a tolva."""
    return _BY_ID.get(game_id, _TOLVA)
