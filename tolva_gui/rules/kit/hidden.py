"""Hidden cards in a view's public state, which has a card for each of them but not which."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import Chance

UNSEEN: Final = Card("?", "?")  # type: ignore[arg-type]  # of no suit and no rank
"""Stands for a card whose face the seat may not know."""


def hide(cards: Sequence[Card]) -> list[Card]:
    """Return as many unseen cards."""
    return [UNSEEN] * len(cards)


def faces_seen(cards: Iterable[Card]) -> tuple[Card | None, ...]:
    """Return the cards as a zone has them: None for an unseen one."""
    return tuple(None if card == UNSEEN else card for card in cards)


def shuffled_rest(pack: Sequence[Card], seen: Iterable[Card], rng: Chance) -> list[Card]:
    """Return the cards of the pack that have not been seen, in a random order; a card may be there twice.

    >>> from random import Random
    >>> [str(card) for card in shuffled_rest([Card("S", "A"), Card("S", "A")], [Card("S", "A")], Random(1))]
    ['SA']
    """
    left = Counter(pack)
    left.subtract(card for card in seen if card != UNSEEN)
    rest = list(left.elements())
    rng.shuffle(rest)
    return rest
