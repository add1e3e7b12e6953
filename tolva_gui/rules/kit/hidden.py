"""Hidden cards in a view's public state, which keeps their number but not their faces."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Log, Place, Seat, Shown
from tolva_gui.rules.protocol import Chance
from tolva_gui.rules.view import View

UNSEEN: Final = Card("?", "?")  # type: ignore[arg-type]  # of no suit and no rank
"""Stands for a card whose face the seat may not know."""


def hide(cards: Sequence[Card]) -> list[Card]:
    """Return an unseen card for each card."""
    return [UNSEEN] * len(cards)


def hide_others(hands: Sequence[Sequence[Card]], seen: Collection[Seat | None]) -> list[list[Card]]:
    """Return the hands with unseen cards in place of those of unseen seats.

    >>> [len(hand) for hand in hide_others([[Card("S", "A")], [Card("H", "7")]], {1})]
    [1, 1]
    """
    return [list(hand) if seat in seen else hide(hand) for seat, hand in enumerate(hands)]


def hide_but_known(
    hands: Sequence[Sequence[Card]], known: Sequence[Sequence[Card]], seat: Seat
) -> list[list[Card]]:
    """Return the hands as the seat knows them: its own, and of the others the known cards first, the rest unseen.

    *known*: per seat, the cards in its hand that all have seen it take up.

    >>> ace, king = Card("S", "A"), Card("S", "K")
    >>> hide_but_known([[ace], [king, ace]], [[], [ace]], 0) == [[ace], [ace, UNSEEN]]
    True
    """
    return [
        list(hand) if owner == seat else [*known[owner], *hide(hand[len(known[owner]) :])]
        for owner, hand in enumerate(hands)
    ]


def known(cards: Iterable[Card]) -> list[Card]:
    """Return the cards whose faces are seen."""
    return [card for card in cards if card != UNSEEN]


def faces_seen(cards: Collection[Card]) -> tuple[Card | None, ...]:
    """Return the cards as a zone shows them: None for an unseen one."""
    if UNSEEN not in cards:
        return tuple(cards)
    return tuple(None if card == UNSEEN else card for card in cards)


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


def unseen_by(view: View, *remembered: Iterable[Card]) -> list[Card]:
    """Return the cards of the pack whose place the seat of the view does not know.

    *remembered*: cards that it has seen before and that no zone shows to it now, such as known cards in others' hands;
    unseen cards among them count nothing.
    """
    shown = (card for zone in view.zones for card in zone.cards)
    return rest_of(view.info.pack_for(view.options), chain(shown, *remembered))


def fill(cards: Iterable[Card], spare: Iterator[Card]) -> list[Card]:
    """Return the cards with the next of `spare` in place of each unseen one."""
    return [next(spare) if card == UNSEEN else card for card in cards]


def show_hands(
    hands: Sequence[Sequence[Card]], events: Log, word: str = "shows", counts: Sequence[int | str] = ()
) -> None:
    """Log that the hands are laid open for all, each with its count if given.

    The view must show them from then on.
    """
    for seat, hand in enumerate(hands):
        if hand:
            events.append(Shown(Place("hand", seat), tuple(hand)))
            if counts:
                events.append(Called(seat, word, counts[seat]))
