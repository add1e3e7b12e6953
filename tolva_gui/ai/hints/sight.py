"""A trick as a seat sees it: what lies, what others may still hold, and what can be proved of a card."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Seat

MOST_FACTS: Final = 3


def weighed(
    advice: Advice, facts: Sequence[Fact], thumb: Sequence[Fact], whichever: Sequence[str]
) -> tuple[Fact, ...]:
    """Return what is said: the weightiest facts; of moves that are alike that they are, and the rule of thumb.

    *whichever*: the keys of facts that hold whichever move is made, which are told then as well.
    """
    if not advice.alike:
        return tuple(facts[:MOST_FACTS])
    general = [fact for fact in facts if fact.key in whichever]
    return (*general[:2], Fact("no_difference"), *thumb[:1])


class SeenTrick(Struct, frozen=True):
    """*out*: the cards that others may hold. *denied*: for each seat those that it is proved not to hold.

    *after*: who plays to this trick after the seat. *suit* and *height* are those that count in the play; of two cards
    of a suit the one of more height is stronger.
    """

    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    trick: tuple[tuple[Seat, Card], ...]
    after: tuple[Seat, ...]
    trump: Suit | None
    out: frozenset[Card]
    denied: Mapping[Seat, frozenset[Card]]
    suit: Callable[[Card], Suit | None]
    height: Callable[[Card], int]

    @property
    def best(self) -> tuple[Seat, Card] | None:
        """Who has the trick so far, and with which card."""
        if not self.trick:
            return None
        best = self.trick[0]
        for seat, card in self.trick[1:]:
            if self.beats(card, best[1]):
                best = (seat, card)
        return best

    def beats(self, card: Card, other: Card) -> bool:
        """Return whether the card, played later, takes the trick from the other."""
        if self.suit(card) == self.suit(other):
            return self.height(card) > self.height(other)
        return self.suit(card) == self.trump

    def leads(self, card: Card) -> bool:
        """Return whether the card would have the trick when it is played."""
        return self.best is None or self.beats(card, self.best[1])

    def above(self, card: Card) -> list[Card]:
        """Return the cards of its suit that others may hold and that beat it, the strongest first."""
        higher = [each for each in self.out if self.suit(each) == self.suit(card) and self.beats(each, card)]
        return sorted(higher, key=self.height, reverse=True)

    def threats(self, card: Card) -> list[Card]:
        """Return what may take the trick from the card in the hands of those who are still to play."""
        return [
            each
            for each in self.out
            if self.beats(each, card) and any(each not in self.denied[seat] for seat in self.after)
        ]

    def takes(self, card: Card) -> bool:
        """Return whether the card certainly takes the trick."""
        return self.leads(card) and not self.threats(card)

    @property
    def trumps_out(self) -> int:
        """How many trumps others may hold."""
        return sum(self.suit(card) == self.trump for card in self.out) if self.trump else 0

    @property
    def tops(self) -> list[Card]:
        """The own cards that nobody has a higher one of the suit for."""
        return [card for card in self.hand if not self.above(card)]

    @property
    def sure(self) -> list[Card]:
        """The own cards of which each takes a trick whenever it is played: the highest trumps.

        Without trumps outside also the highest of other suits, as long as one is on lead.
        """
        tops = self.tops
        if self.trump is not None and self.trumps_out:
            return [card for card in tops if self.suit(card) == self.trump]
        if self.trick:
            return [card for card in tops if self.suit(card) == self.trump] if self.trump else []
        return tops
