"""Models of card play to a number and of bidding, fitted to a search's choices.

`packaging/train/plump_table.py` fits such numbers. These are older: a softmax over the cards of 6,600 choices
of plain Monte Carlo in 420 deals with three to six players; the target is half the card played, half each
card's value in many worlds. A new fit to 9,500 choices of the master predicts 1,360 others no better (log
loss 1.012 against 1.010; random 1.142), so these were kept.
"""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

LOOKS: Final = (
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
WEIGHTS: Final = (
    # Leading: wanting no more, some, all remaining tricks, bid lost. Then the same for following.
    (
        0.45,
        -0.74,
        -0.29,
        -0.47,
        -1.25,
        0.44,
        0.67,
        -0.46,
        0.0,
        0.0,
        0.30,
        0.14,
        -1.98,
        -2.48,
        -0.33,
        3.60,
        -0.41,
        0.18,
        -0.09,
        0.68,
    ),
    (
        0.26,
        0.06,
        0.46,
        0.84,
        -0.01,
        0.79,
        0.24,
        0.14,
        0.0,
        0.0,
        -0.13,
        -0.85,
        0.02,
        1.65,
        0.90,
        -0.98,
        -0.68,
        0.14,
        0.12,
        -0.04,
    ),
    (
        2.04,
        0.12,
        -0.20,
        0.64,
        0.19,
        1.27,
        -0.07,
        -0.24,
        0.0,
        0.0,
        -0.47,
        -0.29,
        1.73,
        1.28,
        1.84,
        -0.60,
        0.56,
        1.37,
        0.39,
        -1.76,
    ),
    (
        0.53,
        1.71,
        -0.34,
        -0.41,
        -0.20,
        -1.76,
        -0.08,
        -1.52,
        0.0,
        0.0,
        -0.78,
        0.42,
        2.02,
        2.47,
        0.43,
        -1.58,
        -0.62,
        0.07,
        -0.12,
        -0.74,
    ),
    (
        -2.63,
        -1.41,
        -0.25,
        1.54,
        0.30,
        0.85,
        0.58,
        -1.28,
        -1.59,
        -0.57,
        0.55,
        -0.50,
        -1.41,
        0.31,
        -0.94,
        -0.25,
        -0.19,
        -0.04,
        0.17,
        0.14,
    ),
    (
        1.36,
        -0.22,
        -0.17,
        0.19,
        -0.90,
        0.04,
        -0.23,
        -0.18,
        0.09,
        1.02,
        0.46,
        -0.99,
        1.08,
        -0.12,
        0.65,
        -0.67,
        -0.91,
        0.30,
        -0.04,
        -0.27,
    ),
    (
        2.79,
        -1.28,
        -0.49,
        0.32,
        0.50,
        -0.03,
        -0.02,
        0.15,
        0.94,
        2.39,
        0.91,
        -0.03,
        1.95,
        -0.34,
        -1.07,
        -0.88,
        -0.30,
        0.86,
        0.79,
        -0.21,
    ),
    (
        2.69,
        -0.56,
        0.42,
        -0.93,
        -0.92,
        0.61,
        -0.03,
        -0.24,
        0.13,
        1.09,
        3.35,
        -1.17,
        -1.13,
        0.56,
        -0.01,
        -1.76,
        0.11,
        0.22,
        0.47,
        -0.34,
    ),
)
SHARPNESS: Final = 2.5
"""Sharpness of the playouts' softmax relative to the fit: players mean to play well."""


@dataclass(frozen=True, slots=True)
class BidFit:
    """The bid as a linear function of the rule player's count: *base* + *slope* · tricks ± *spread*."""

    base: float
    slope: float
    spread: float


Fits = tuple[BidFit, ...]
MOST_CARDS: Final = (2, 4, 7, 10)
"""Upper limit of the cards per hand for each fit but the last."""
SEARCHED: Final[Fits] = (
    BidFit(0.2, 0.68, 0.3),
    BidFit(0.38, 0.67, 0.46),
    BidFit(0.55, 0.73, 0.52),
    BidFit(0.5, 0.92, 0.75),
    BidFit(1.0, 0.88, 1.2),
)
"""Bids of a search, by the number of cards, in the same 420 deals."""
BY_THUMB: Final[Fits] = (BidFit(0.0, 1.0, 1.0),) * len(SEARCHED)
"""Bids of the rule player."""


def bid_fit(cards: int, fits: Fits = SEARCHED) -> BidFit:
    """Return the fit for hands of that number of cards."""
    return fits[bisect_left(MOST_CARDS, cards)]
