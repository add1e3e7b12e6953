"""What calls of lomber are measured by: trumps with the matadors, in the best suit or the named one, and high cards."""

from collections.abc import Sequence

from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.games.lomber.cards import BLACK_ACES, suit_order


def lomber_measures(hand: Sequence[Card], named: Suit | None) -> dict[str, int]:
    """Return the measures of a hand. *named*: the suit that the call names."""
    held = {*hand}
    trumps = {suit: len(held & {*suit_order(suit, suit)}) for suit in SUITS}
    kings = {suit: sum(card.rank == "K" and card.suit != suit for card in hand) for suit in SUITS}
    worth = {
        "trumps_kings": max(trumps[suit] + kings[suit] for suit in SUITS),
        "best_trumps": max(trumps.values()),
        "black_aces": len(held & {*BLACK_ACES}),
        "kings_queens": sum(card.rank in "KQ" for card in hand),
    }
    return worth if named is None else worth | {"named_trumps": trumps[named]}
