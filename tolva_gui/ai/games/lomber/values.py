"""What the suits of a hand are worth as the kernel looks it up, and how much of it a declarer has who plays on."""

from functools import cache
from typing import Any, Final

from tolva_gui.ai.games.lomber.hand_value import LOWEST
from tolva_gui.ai.games.lomber.prospects import FEW, HIGH, WEIGHTS
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
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
"""What a hand that is played is worth at least, as a rule: by the weights of `prospects`, with trumps; as a misère by
how many steps its cards lie too high."""
SHARPLY: Final = 1.5
"""How firmly: the slope of the odds."""


@cache
def kernel_values() -> Any:
    """Return the tables as the kernel has them, by the set of a suit's strengths."""
    every = range(1 << WIDTH)
    high = [_as_trump(cards) for cards in every], [_beside(cards) for cards in every]
    return BRIDGE.need().Values(*high, high[1], [-float(_steps(cards)) for cards in every])


def declared(contract: Contract) -> tuple[int, float]:
    """Return in which strain the declarer's hand is worth at least how much."""
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
    """Of a plain suit, in which the king is the highest (L7, L8)."""
    king, queen = cards >> TOP & 1, cards >> TOP - 1 & 1
    if king:
        return WEIGHTS[8] + WEIGHTS[9] * queen
    return WEIGHTS[10] * (queen and cards.bit_count() > 1) + WEIGHTS[11] * (not cards)


def _steps(cards: int) -> int:
    """How many steps the cards lie too high where no trick is wanted."""
    held = [strength for strength in range(WIDTH) if cards >> strength & 1]
    return sum(max(0, strength - LOWEST - 2 * place - 1) for place, strength in enumerate(held))
