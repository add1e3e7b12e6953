"""The kernel's tables of suit values in lomber, and the least value of a declarer's hand."""

from functools import cache
from typing import Any, Final

from tolva_gui.ai.games.lomber.hand_value import LOWEST
from tolva_gui.ai.games.lomber.prospects import FEW, HIGH, WEIGHTS
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import too_high
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.games.lomber.bids import MAY_GIVE_UP, Contract

TOP: Final = WIDTH - 1
NO_TRICK: Final = 5
"""The kernel's strain of a misère."""
DECLARED: Final = {
    "spil": 13.0,
    "betra": 13.0,
    "turnir": 12.0,
    "grandturnir": 11.0,
    "solo": 13.5,
    "spadasolo": 13.5,
    "kuppa": -4.0,
    "nolo": -2.0,
    "yfir": -1.0,
}
"""Usual least value of a declarer's hand: with trumps by the weights of `prospects`; as a misère, minus the steps by
which its cards are too high."""
SHARPLY: Final = 1.5
"""How firmly the limits are kept: the slope of the log odds."""


@cache
def kernel_values() -> Any:
    """Return the tables in the kernel's form, indexed by the set of a suit's strengths."""
    every = range(1 << WIDTH)
    high = [_as_trump(cards) for cards in every], [_beside(cards) for cards in every]
    return BRIDGE.need().Values(*high, high[1], [-float(too_high(cards, LOWEST)) for cards in every])


def declared(contract: Contract) -> tuple[int, float]:
    """Return the strain of the contract, and the least value of the declarer's hand in it."""
    limit = DECLARED[contract.game]
    if contract.trump is None:
        return NO_TRICK, limit
    always = WEIGHTS[12] * (contract.trump in "SC") + WEIGHTS[13] * (contract.game not in MAY_GIVE_UP)
    return SUITS.index(contract.trump), limit - always


def _as_trump(cards: int) -> float:
    places = [TOP - strength for strength in range(WIDTH) if cards >> strength & 1]
    worth = sum(WEIGHTS[min(place, HIGH)] for place in places)
    return worth + WEIGHTS[7] * max(0, len(places) - FEW)


def _beside(cards: int) -> float:
    """The value of a plain suit, in which the king is the highest card (L7, L8)."""
    king, queen = cards >> TOP & 1, cards >> TOP - 1 & 1
    if king:
        return WEIGHTS[8] + WEIGHTS[9] * queen
    return WEIGHTS[10] * (queen and cards.bit_count() > 1) + WEIGHTS[11] * (not cards)
