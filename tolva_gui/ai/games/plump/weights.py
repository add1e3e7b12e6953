"""Models of card play to a number and of bidding, fitted to a search's choices (`weights.json`)."""

from bisect import bisect_left
from pathlib import Path
from typing import Final

from msgspec import Struct

from tolva_gui.ai.learnt import read

SHARPNESS: Final = 2.5
"""Sharpness of the playouts' softmax relative to the fit: players mean to play well."""


class BidFit(Struct, frozen=True):
    """The bid as a linear function of the rule player's count: *base* + *slope* · tricks ± *spread*."""

    base: float
    slope: float
    spread: float


Fits = tuple[BidFit, ...]
MOST_CARDS: Final = (2, 4, 7, 10)
"""Upper limit of the cards per hand for each fit but the last."""


class Learnt(Struct, frozen=True):
    """*cards*: by moment, the weight of each feature of a card, both in the kernel's order (`number.pxi`).

    Of these `wins` is the chance that the card takes the trick; `spares` and `deprives` one that takes it from a player
    who wants no more, and who does. `height` is 1 if no card out is higher, nearly -1 if none is lower; `master` and
    `bottom` are these two, `higher` and `same` the numbers of cards out. `scarce` multiplies by the tricks wanted
    beyond those left, `content` by the share of others who want no more; `late` divides by the tricks left.

    *bids*: of a search, by the number of cards (`MOST_CARDS`).
    """

    cards: dict[str, dict[str, float]]
    bids: Fits


_LEARNT: Final = read(Path(__file__).with_name("weights.json"), Learnt)
WEIGHTS: Final = [weight for moment in _LEARNT.cards.values() for weight in moment.values()]
SEARCHED: Final = _LEARNT.bids
"""Bids of a search."""
BY_THUMB: Final[Fits] = (BidFit(0.0, 1.0, 1.0),) * len(SEARCHED)
"""Bids of the rule player."""


def bid_fit(cards: int, fits: Fits = SEARCHED) -> BidFit:
    """Return the fit for hands of that number of cards."""
    return fits[bisect_left(MOST_CARDS, cards)]
