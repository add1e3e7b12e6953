"""Facts about each form of the K+Q family that players know beyond the View."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

_TOLVA_POINTS: Final = {"A": 11.0, "T": 10.0, "K": 4.0, "Q": 3.0, "J": 2.0}
_MAKTORER: Final = {"A": 13.5, "T": 13.0, "K": 1.5, "Q": 1.0, "J": 0.5}
_MATADORER: Final = {"A": 14.0, "T": 13.0, "K": 1.0, "Q": 0.7, "J": 0.3}


class Traits(Struct, frozen=True):
    """Properties of one form, for evaluation only: legality comes from the View.

    *value*: a card's count towards vinsten, by rank, on a scale where the pack holds about 120 (maktorer and
    ögon combined). *meld_cards*: cards that the melder must have left. *meld_from_stock*: no meld once the
    stock is gone. *most_melds*: per deal. *trump_limit*, *meld_limit*: scores from which a side may not set
    trump, or not meld at all. *exact*: exceeding the target is a fall. *may_refuse*: whether an asked partner may keep
    a pair back.
    """

    value: Mapping[str, float]
    meld_cards: int = 2
    meld_from_stock: bool = False
    most_melds: int = 4
    trump_limit: int = 11
    meld_limit: int = 99
    exact: bool = False
    may_refuse: bool = True


_TOLVA: Final = Traits(_TOLVA_POINTS, meld_cards=3, trump_limit=10, meld_limit=11)
_BY_ID: Final = {
    "bondtolva-4": Traits(_MAKTORER, may_refuse=False),
    "bondtolva-6": Traits(_MAKTORER, may_refuse=False),
    "bondtolva-2": Traits(_MATADORER, meld_from_stock=True, most_melds=2, trump_limit=99, exact=True),
}


def traits_of(game_id: str) -> Traits:
    """Return the traits of a form; an unlisted form counts as a tolva."""
    return _BY_ID.get(game_id, _TOLVA)
