"""Plain tricks: cards that may be played, trick winners, proved voids. A game with further duties has its own code."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from tolva_gui.rules.cards import ACE_HIGH, Card, Suit
from tolva_gui.rules.deal import At, Deal
from tolva_gui.rules.events import Called, Log, Place, Seat, hand_order
from tolva_gui.rules.protocol import Game, Reason
from tolva_gui.rules.sampling import Mask
from tolva_gui.rules.view import Facts, TrickFacts, TrickRecord

TRICK: Final = Place("trick")


@dataclass(slots=True)
class TrickDeal(Deal):
    """A deal in which tricks are played. *tricks*: the finished ones; *tricks_won*: their number per seat.

    *step*: the direction of play, the same as `GameInfo.direction`.
    """

    leader: Seat
    tricks_won: list[int]
    tricks: list[TrickRecord]

    step: ClassVar[int] = 1
    trick = At(TRICK)
    """The cards on the table, in order of play from `leader`."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None if there is none.

        Where it is set for the deal it is a field: `trump: … = field()`, or this property would be its default.
        """
        return None

    def suit_of(self, card: Card) -> Suit:
        """Return the suit to which the card belongs in this deal."""
        return card.suit

    def winning(self) -> int:
        """Return the position of the card that is winning the trick on the table."""
        return trick_winner(self.trick, self.trump, ACE_HIGH)


T = TypeVar("T", bound=TrickDeal)


def followers(state: TrickDeal) -> list[Card]:
    """Return the cards that may be played next: those of the suit led, or all if there are none or nothing is led."""
    hand = state.hands[state.turn]
    led = state.suit_of(state.trick[0]) if state.trick else None
    return [card for card in hand if state.suit_of(card) == led] or hand[:]


def refuse_to_follow(rule: str, state: TrickDeal, card: Card, ranks: str = ACE_HIGH) -> Reason | None:
    """Return why the seat to act may not play its card, None if it follows suit."""
    must = followers(state)
    if card in must:
        return None
    values = {"card": card, "led": state.suit_of(state.trick[0]), "instead": hand_order(must, ranks)}
    return Reason(rule, "must_follow", values)


def trick_winner(cards: Sequence[Card], trump: Suit | None, ranks: str) -> int:
    """Return the position in the trick, from 0, of the winning card; the first of equal cards.

    The highest trump wins, or without trumps the highest card of the suit led. *ranks*: strongest first. Raise
    ValueError for a trick without cards.

    >>> from tolva_gui.rules.cards import parse_card
    >>> trick_winner([parse_card(text) for text in ("H7", "HK", "SA", "HT")], None, "AKQJT98765432")
    1
    """
    if not cards:
        raise ValueError("a trick without cards has no winner")
    suit = trump if any(card.suit == trump for card in cards) else cards[0].suit
    candidates = [place for place, card in enumerate(cards) if card.suit == suit]
    return min(candidates, key=lambda place: ranks.index(cards[place].rank))


def add_to_trick(state: TrickDeal, card: Card, events: Log, *, source: Place | None = None) -> bool:
    """Play a card, by default from the hand, to the trick, and pass the turn; return whether the trick is full."""
    state.piles.move((card,), source or Place("hand", state.turn), TRICK, events)
    state.turn = (state.turn + state.step) % len(state.tricks_won)
    return len(state.trick) == len(state.tricks_won)


def take_trick(state: TrickDeal, events: Log, *, worth: int | None = None) -> None:
    """Give the full trick to the player of the winning card, who leads next. *worth*: its points."""
    cards = tuple(state.trick)
    winner = (state.leader + state.step * state.winning()) % len(state.tricks_won)
    state.tricks.append(TrickRecord(state.leader, cards, state.trump, winner))
    state.tricks_won[winner] += 1
    state.leader = state.turn = winner
    state.piles.move(cards, TRICK, Place("won", winner), events)
    events.append(Called(winner, "trick", len(state.tricks), worth))


class TrickGame(Game[T]):
    """A game of tricks."""

    facts_kind: ClassVar[type[Facts]] = TrickFacts

    def facts_with(self, state: T, **own: Any) -> Facts:
        seats = len(state.tricks_won)
        trick = [
            ((state.leader + state.step * place) % seats, card) for place, card in enumerate(state.trick)
        ]
        winning = trick[state.winning()][0] if trick else None
        return super().facts_with(state, trick=tuple(trick), winning=winning, **own)


def all_tricks(state: TrickDeal) -> list[tuple[Seat, Sequence[Card]]]:
    """Return leader and cards of each trick, the one on the table last."""
    return [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]


def voids(state: TrickDeal, pack: Sequence[Card]) -> list[Mask]:
    """Return per seat the cards of suits that it has not followed, as bits of positions in the pack."""
    suits: dict[Suit, Mask] = {}
    for place, card in enumerate(pack):
        suit = state.suit_of(card)
        suits[suit] = suits.get(suit, 0) | 1 << place
    denied = [0] * len(state.tricks_won)
    for seat, led in not_followed(state):
        denied[seat] |= suits[state.suit_of(led)]
    return denied


def not_followed(state: TrickDeal) -> Iterator[tuple[Seat, Card]]:
    """Yield each seat that has failed to follow suit, and so is proved void, with the card that was led."""
    for leader, cards in all_tricks(state):
        for place, card in enumerate(cards):
            if state.suit_of(card) != state.suit_of(cards[0]):
                yield (leader + state.step * place) % len(state.tricks_won), cards[0]
