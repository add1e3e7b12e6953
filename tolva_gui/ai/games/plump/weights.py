"""Models of card play to a number and of bidding, fitted to a search's choices (`weights.json`)."""

from bisect import bisect_left
from pathlib import Path
from typing import Final

from msgspec import Struct

from tolva_gui.ai.learnt import read

FEATURES: Final = (
    "wins",  # chance that the card takes the trick
    "wins_squared",
    "master",  # no higher card of the suit is out
    "height",  # from 1 (none is higher) to nearly -1 (none is lower)
    "height_squared",
    "is_trump",
    "singleton",  # of a plain suit
    "length",  # of the suit in the hand, as a share of the hand
    "spares",  # wins the trick from a player who wants no more
    "deprives",  # wins the trick from a player who wants it
    "wins_scarce",  # wins, times the excess of tricks wanted over tricks left
    "height_scarce",
    "wins_content",  # wins, times the share of others who want no more
    "height_late",  # divided by the tricks left
    "wins_late",
    "trump_wins",
    "rank",
    "bottom",  # no lower card of the suit is out
    "higher",  # higher cards of the suit that are out, divided by four
    "same",  # cards of the suit that are out, divided by eight
)
"""The features of a card, in the kernel's order."""
MOMENTS: Final = tuple(
    f"{doing}, {aim}"
    for doing in ("leading", "following")
    for aim in ("wants none", "wants some", "wants all", "bid lost")
)
"""The situations that have their own weights, in the kernel's order: the tricks that the player still wants."""
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
    """*cards*: by moment, the weight of each feature. *bids*: of a search, by the number of cards (`MOST_CARDS`)."""

    cards: dict[str, dict[str, float]]
    bids: Fits


_LEARNT: Final = read(Path(__file__).with_name("weights.json"), Learnt)
WEIGHTS: Final = tuple(tuple(_LEARNT.cards[moment][feature] for feature in FEATURES) for moment in MOMENTS)
"""The weight of each feature, by moment."""
SEARCHED: Final = _LEARNT.bids
"""Bids of a search."""
BY_THUMB: Final[Fits] = (BidFit(0.0, 1.0, 1.0),) * len(SEARCHED)
"""Bids of the rule player."""


def bid_fit(cards: int, fits: Fits = SEARCHED) -> BidFit:
    """Return the fit for hands of that number of cards."""
    return fits[bisect_left(MOST_CARDS, cards)]
