"""How the search thinks that cards are played to a number, and bids made: numbers fitted to what a search does.

`packaging/train/plump_table.py` fits such numbers. These are older: a softmax over the cards of 6,600 choices of
plain Monte Carlo in 420 deals with three to six players, half to the card that was played, half to what each card
brought in many worlds. Fitted again to 9,500 choices of the master they foretell 1,360 others no better (loss of
likelihood 1.012 against 1.010; by lot 1.142), so they were left as they are.
"""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

LOOKS: Final = (
    "wins",  # how likely the card takes the trick
    "wins_squared",
    "master",  # no higher card of the suit is out
    "height",  # from 1, none is higher, to nearly -1, none is lower
    "height_squared",
    "is_trump",
    "singleton",  # of a plain suit
    "length",  # of the suit in the hand, as a part of it
    "spares",  # wins a trick from one who wants no more
    "deprives",  # wins a trick from one who wants it
    "wins_scarce",  # wins, times the tricks that are wanted beyond those that there are
    "height_scarce",
    "wins_content",  # wins, times the share of the others who want no more
    "height_late",  # divided by the tricks that are left
    "wins_late",
    "trump_wins",
    "rank",
    "bottom",  # no lower card of the suit is out
    "higher",  # cards of the suit that are out, four of them are one
    "same",  # cards of the suit that are out, eight of them are one
)
"""What is seen in a card; the kernel has them in this order."""
WEIGHTS: Final = (
    # Leading: who wants no more, some, all that are left; who has lost. Then following.
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
"""How much sharper than it was fitted a world is played on: whoever plays means to play well."""


@dataclass(frozen=True, slots=True)
class BidFit:
    """What is bid with a hand by its tricks by rule of thumb: *base*, and *slope* for each of them; ± *spread*."""

    base: float
    slope: float
    spread: float


Fits = tuple[BidFit, ...]
MOST_CARDS: Final = (2, 4, 7, 10)
"""The most cards of all fits but the last."""
SEARCHED: Final[Fits] = (
    BidFit(0.2, 0.68, 0.3),
    BidFit(0.38, 0.67, 0.46),
    BidFit(0.55, 0.73, 0.52),
    BidFit(0.5, 0.92, 0.75),
    BidFit(1.0, 0.88, 1.2),
)
"""How a search bids, by the number of cards; in the same 420 deals."""
BY_THUMB: Final[Fits] = (BidFit(0.0, 1.0, 1.0),) * len(SEARCHED)
"""How one bids who goes by the rules of thumb."""


def bid_fit(cards: int, fits: Fits = SEARCHED) -> BidFit:
    """Return how bids go with hands of that number of cards."""
    return fits[bisect_left(MOST_CARDS, cards)]
