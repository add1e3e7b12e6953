"""The cards of lomber in the kernel for plain tricks: matadors count as trumps, and seats are reversed.

A card's number is suit · 13 + strength under the trump of the deal; lomber is played to the right, so the
kernel's seat is the rules' seat counted backwards.
"""

from functools import cache

from tolva_gui.ai.kernel.bridge import CardNumbers
from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.rules.games.lomber.cards import PACK, matadors, worths
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import SUITS, Seat, Suit


@cache
def numbers(trump: Suit | None) -> CardNumbers:
    return CardNumbers(
        {
            card: SUITS.index(worth.suit) * WIDTH + WIDTH - 1 - worth.place
            for card, worth in worths(trump).items()
        }
    )


def numbered(state: LomberState, trump: Suit | None) -> NumberedDeal:
    """Return the deal in the kernel's numbers under this trump."""
    return NumberedDeal(state, numbers(trump), PACK, kernel_seat)


@cache
def privileged(trump: Suit | None) -> int:
    """Return the matadors, which need not follow a trump that is no higher matador (L36, L37)."""
    return numbers(trump).set_of(matadors(trump))


def kernel_seat(seat: Seat) -> int:
    """Return the kernel's number of the seat, and vice versa."""
    return -seat % 3
