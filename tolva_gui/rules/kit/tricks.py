"""Plain tricks: who must follow, who takes them. A game with duties beyond following suit has its own."""

from collections.abc import Iterable, Sequence

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Place, Seat, Zone
from tolva_gui.rules.game import TrickRecord


def followers(hand: Sequence[Card], led: Suit | None) -> list[Card]:
    """Return the cards that may be played: those of the suit led, all where there are none or nothing is led."""
    same = [card for card in hand if card.suit == led]
    return same or list(hand)


def trick_winner(cards: Sequence[Card], trump: Suit | None, ranks: str) -> int:
    """Return the place in the trick, from 0, of the card that takes it; of equal cards the first.

    The highest trump wins, without one the highest card of the suit led. *ranks*: strongest first.
    Raise ValueError for a trick without cards.

    >>> from tolva_gui.rules.cards import parse_card
    >>> trick_winner([parse_card(text) for text in ("H7", "HK", "SA", "HT")], None, "AKQJT98765432")
    1
    """
    if not cards:
        raise ValueError("a trick without cards has no winner")
    suit = trump if any(card.suit == trump for card in cards) else cards[0].suit
    candidates = [place for place, card in enumerate(cards) if card.suit == suit]
    return min(candidates, key=lambda place: ranks.index(cards[place].rank))


def won_by(tricks: Iterable[TrickRecord], seat: Seat) -> tuple[Card, ...]:
    """Return the cards of the tricks that the seat has taken."""
    return tuple(card for trick in tricks if trick.winner == seat for card in trick.cards)


def won_zones(tricks: Sequence[TrickRecord], seats: int) -> list[Zone]:
    """Return the zones of the tricks that each seat has taken."""
    return [Zone(Place("won", seat), won_by(tricks, seat)) for seat in range(seats)]
