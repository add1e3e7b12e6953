"""Hidden cards in a view's public state, which keeps their number but not their faces."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.protocol import Chance

UNSEEN: Final = Card("?", "?")  # type: ignore[arg-type]  # of no suit and no rank
"""Stands for a card whose face the seat may not know."""


def known(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card != UNSEEN]


def shuffled_rest(pack: Sequence[Card], seen: Iterable[Card | None], rng: Chance) -> list[Card]:
    """Return the cards of the pack that have not been seen, in random order; the pack may hold a card twice.

    >>> from random import Random
    >>> [str(card) for card in shuffled_rest([Card("S", "A"), Card("S", "A")], [Card("S", "A")], Random(1))]
    ['SA']
    """
    rest = rest_of(pack, seen)
    rng.shuffle(rest)
    return rest


def rest_of(pack: Sequence[Card], seen: Iterable[Card | None]) -> list[Card]:
    """Return the cards of the pack that have not been seen; the pack may hold a card twice."""
    gone = Counter(card for card in seen if card is not None)
    if len({*pack}) == len(pack):
        return [card for card in pack if card not in gone]
    return list((Counter(pack) - gone).elements())


def fill(cards: Iterable[Card], spare: Iterator[Card]) -> list[Card]:
    """Return the cards with the next of `spare` in place of each unseen one."""
    return [next(spare) if card == UNSEEN else card for card in cards]
