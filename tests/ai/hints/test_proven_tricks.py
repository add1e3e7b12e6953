"""Sure tricks on lead: in every layout of small packs the hand takes them, whatever the others play."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from tests.ai.kernel.tricks.brute_force import Ending
from tests.rules.bench import cards
from tolva_gui.ai.hints.sight import sure_on_lead
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.rules.kit import SUITS, Card, Suit

RANKS = "AKQJT9876"


def sure(hand: Sequence[Card], out: Sequence[Card], trump: Suit | None) -> int:
    return sure_on_lead(hand, out, trump, lambda card: card.suit, lambda card: -RANKS.index(card.rank))


def taken(hands: Sequence[Sequence[Card]], trump: Suit | None) -> float:
    """Number of tricks that seat 0, on lead, takes against all the others; every way of play is tried."""
    numbers = tuple(frozenset(NUMBERS.of[card] for card in hand) for hand in hands)
    suit = -1 if trump is None else SUITS.index(trump)
    ending = Ending(suit, 0, frozenset({0}), numbers, 0)
    return ending.value(lambda won: won[0], (0,) * len(hands))


@pytest.mark.parametrize("trump", [None, "H"])
@pytest.mark.parametrize("seats", [2, 3])
def test_as_many_tricks_are_taken_in_every_layout(seats: int, trump: Suit | None) -> None:
    rng = Random(f"{seats} {trump}")
    pack = cards("HA HK HQ HJ HT SA SK SQ SJ ST")
    said = 0
    for _ in range(12 if seats == 2 else 6):
        size = 4 if seats == 2 else 3
        dealt = rng.sample(pack, size * seats)
        hand, out = dealt[:size], dealt[size:]
        number = sure(hand, out, trump)
        said += number
        for theirs in combinations(out, size):
            rest = [card for card in out if card not in theirs]
            others = [theirs] if seats == 2 else [theirs, rest]
            assert taken([hand, *others], trump) >= number
    assert said


def test_the_length_of_a_suit_counts() -> None:
    """Ace, queen, jack, ten, eight, seven against king, nine, six: only two of them can be beaten."""
    trumps = cards("HA HQ HJ HT H8 H7")
    assert sure(trumps, cards("HK H9 H6 SA SK"), "H") == 4
    assert sure(cards("HA HK HQ H9 H8"), cards("HJ HT H7 SA SK"), "H") == 5
    assert sure(cards("HA HK SA SQ"), cards("HQ SK SJ DA DK"), "H") == 3
    assert sure(cards("HA HK HQ H6"), cards("HJ HT H9 SA DA"), None) == 4
    assert sure(cards("HK HQ SA"), cards("HA SK S9"), None) == 1
