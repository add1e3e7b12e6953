"""What a hand of grandissimo is worth: tricks under each trump, and how likely it takes none.

A hand is a set of the kernel's numbers (suit · 13 + strength, ace 12).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tolva_gui.ai.kernel.tricks.bridge import NUMBERS as CARD_NUMBERS
from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.ai.kernel.tricks.sense import ONE_SUIT, mask, members
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.games.grandissimo.bids import GRAND, Trump
from tolva_gui.rules.games.grandissimo.state import PACK

NUMBERS: Final = tuple(CARD_NUMBERS.of[card] for card in PACK)
"""The kernel's number of each number of the rules."""
ACE: Final = 12
HONOURS: Final = (0.95, 0.7, 0.4, 0.15)
"""Ace, king, queen, knave of a plain suit, where as many cards of it guard them."""
GRAND_HONOURS: Final = (1.0, 0.8, 0.55, 0.3)
TRUMP_HONOURS: Final = (1.0, 0.9, 0.75, 0.5)
LONG: Final = 0.85
"""Each trump beyond the third that is no honour."""
SHORT: Final = 0.25
"""Each of the first three."""
LONG_PLAIN: Final = 0.25
"""Each card of a plain suit beyond the fourth, and GRAND_LONG without trump."""
GRAND_LONG: Final = 0.6
RISK: Final = 0.09
"""How much each step that a card lies too high adds to the risk of a misère."""


def as_set(numbers: Iterable[int]) -> int:
    """Return cards that the rules number as a set of the kernel's numbers."""
    return mask(NUMBERS[number] for number in numbers)


def suit_number(trump: Trump | None) -> int:
    """Return the kernel's number of a trump suit, −1 without."""
    return -1 if trump is None or trump == GRAND else SUITS.index(trump)


@lru_cache(maxsize=4096)
def tricks(hand: int, trump: int) -> float:
    """Return how many tricks the hand takes as declarer, alone against three. *trump*: a suit, −1 without."""
    total = 0.0
    for suit in range(len(SUITS)):
        cards = [card % WIDTH for card in members(hand >> suit * WIDTH & ONE_SUIT)][::-1]
        total += _trumps(cards) if suit == trump else _plain(cards, trump < 0)
    return total


def _trumps(cards: list[int]) -> float:
    honours = [TRUMP_HONOURS[ACE - card] for card in cards if ACE - card < len(TRUMP_HONOURS)]
    small = len(cards) - len(honours)
    long = max(0, min(small, len(cards) - 3))
    return sum(honours) + LONG * long + SHORT * (small - long)


def _plain(cards: list[int], grand: bool) -> float:
    worths = GRAND_HONOURS if grand else HONOURS
    places = [ACE - card for card in cards]
    guarded = [worths[place] for place in places if place < len(worths) and len(cards) > place]
    bare = [0.4 * worths[place] for place in places if place < len(worths) and len(cards) <= place]
    beyond = max(0, len(cards) - 4)
    covered = sum(place < len(worths) for place in places) >= 2
    return sum(guarded) + sum(bare) + (GRAND_LONG if grand and covered else LONG_PLAIN) * beyond


@lru_cache(maxsize=4096)
def risk(hand: int, aside: bool, shown: bool) -> float:
    """Return how likely the hand takes a trick in a misère. *aside*: without its worst card. *shown*: it lies open."""
    if aside:
        hand &= ~(1 << worst(hand))
    total = sum(_danger(hand >> suit * WIDTH & ONE_SUIT) for suit in range(len(SUITS)))
    return min(0.99, RISK * total * (1.5 if shown else 1.0))


def worst(hand: int) -> int:
    """Return the card that one puts away before a misère: the one without which least can happen."""
    return min(members(hand), key=lambda card: (_without(hand, card), -(card % WIDTH)))


def _without(hand: int, card: int) -> float:
    suit = card // WIDTH
    return _danger(hand >> suit * WIDTH & ONE_SUIT & ~(1 << card % WIDTH)) - _danger(
        hand >> suit * WIDTH & ONE_SUIT
    )


def _danger(cards: int) -> float:
    """How many steps the cards of a suit lie above what is safe: 2, 4, 6, 8 and so on from below."""
    steps = (rank - 2 * place - 1 for place, rank in enumerate(members(cards)))
    return float(sum(max(0, step) for step in steps))
