"""The cards of lomber in the kernel for plain tricks: matadors count as trumps, and seats are reversed.

A card's number is suit · 13 + strength under the trump of the deal; lomber is played to the right, so the
kernel's seat is the rules' seat counted backwards.
"""

from collections.abc import Iterable
from functools import cache

from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.ai.kernel.tricks.sense import mask
from tolva_gui.rules.games.lomber.cards import matadors, worths
from tolva_gui.rules.kit import SUITS, Card, Seat, Suit


@cache
def numbers(trump: Suit | None) -> dict[Card, int]:
    return {
        card: SUITS.index(worth.suit) * WIDTH + WIDTH - 1 - worth.place
        for card, worth in worths(trump).items()
    }


@cache
def cards(trump: Suit | None) -> dict[int, Card]:
    return {number: card for card, number in numbers(trump).items()}


def as_set(held: Iterable[Card], trump: Suit | None) -> int:
    return mask(numbers(trump)[card] for card in held)


@cache
def privileged(trump: Suit | None) -> int:
    """Return the matadors, which need not follow a trump that is no higher matador (L36, L37)."""
    return as_set(matadors(trump), trump)


def kernel_seat(seat: Seat) -> int:
    """Return the kernel's number of the seat, and vice versa."""
    return -seat % 3
