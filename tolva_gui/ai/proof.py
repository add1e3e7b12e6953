"""What can be proved of the cards from a View: who can beat what, who must follow, how far it is to vinsten."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from tolva_gui.ai.appraisal import Appraisal
from tolva_gui.ai.reading import Reading
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import PlayCard, View

_PRIZE: Final = 10.0
"""A card that counts so much is worth asking who can beat it."""


class Position:
    """What can be proved of the cards, for the seat on turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.read = Reading(view)
        self.look = Appraisal(self.read)
        self.playable = [move.card for move in view.legal if isinstance(move, PlayCard)]

    @cached_property
    def counts_points(self) -> bool:
        """Whether card points decide vinsten, rather than maktorer and eyes."""
        return self.view.facts.eyes is None

    @property
    def nothing_counts(self) -> bool:
        """Whether tricks alone matter, whatever is in them (T28)."""
        gubbe = self.view.facts.gubbe
        return gubbe is not None and gubbe[0] == "whole"

    @cached_property
    def partner_has(self) -> bool:
        """Whether somebody of my side is winning the trick."""
        winning = self.view.facts.winning
        return winning is not None and self.read.ours(winning)

    def leads(self, card: Card) -> bool:
        """Whether the card would be winning the trick."""
        return self.read.best is None or self.read.beats(card, self.read.best)

    def above(self, card: Card) -> tuple[Card, ...]:
        """Return the cards of its suit that are with others, or hidden, and stronger; strongest first."""
        read = self.read
        higher = [other for other in read.out(card.suit) if read.strength(other) > read.strength(card)]
        return tuple(sorted(higher, key=read.strength, reverse=True))

    def safe(self, card: Card) -> bool:
        """Whether nobody who plays after me can have, and play, a card that beats this one."""
        read = self.read
        beaters = [other for suit in SUITS for other in read.out(suit) if read.beats(other, card)]
        lead = read.lead or card.suit
        return not any(self.may_play(seat, other, lead) for seat in read.after_me for other in beaters)

    def may_play(self, seat: Seat, card: Card, lead: Suit) -> bool:
        """Whether the seat may have the card, and is not known to have one of the suit led, which it must follow."""
        read = self.read
        bound = card.suit != lead and not read.free_play
        follows = bound and any(read.likely(seat, other) >= 1.0 for other in read.out(lead))
        return read.likely(seat, card) > 0.0 and not follows

    def prized(self, card: Card) -> bool:
        """Whether the card is an ace or a ten."""
        return self.read.value(card) >= _PRIZE

    def prize(self, spared: Card) -> Card | None:
        """Return the most valuable card, this one aside, that would lead the trick but can be beaten."""
        read = self.read
        others = [card for card in self.playable if card != spared and self.prized(card)]
        beatable = [card for card in others if self.leads(card) and not self.safe(card)]
        return max(beatable, key=read.value, default=None)

    def voids(self, suit: Suit) -> Iterator[Seat]:
        """Return the seats of others after me that are proved to have nothing of the suit, though others have."""
        read = self.read
        for seat in read.after_me:
            if read.out(suit) and not any(read.likely(seat, card) for card in read.out(suit)):
                yield seat

    def shown(self) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Return what others have shown of their hands and still hold."""
        for zone in self.view.zones:
            owner, cards = zone.place.owner, tuple(card for card in zone.cards if card is not None)
            if zone.place.kind == "hand" and owner is not None and owner != self.read.seat and cards:
                yield owner, cards

    def short_of_vinsten(self, side: Side) -> int:
        """Return the card points that a side lacks of more than half; 0 or less when it has won vinsten."""
        total = sum(map(self.read.value, self.read.info.pack))
        return int(total // 2) + 1 - self.view.facts.card_points[side]

    def points_left(self) -> int:
        """Return the card points that no side has taken yet."""
        total = sum(map(self.read.value, self.read.info.pack))
        return int(total) - sum(self.view.facts.card_points)
