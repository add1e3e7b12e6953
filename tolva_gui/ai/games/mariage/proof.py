"""What can be proved of the cards from a View: who can beat what, who must follow, how far it is to vinsten."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Final, Literal

from tolva_gui.ai.games.mariage.appraisal import Appraisal
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.games.mariage.facts import mariage
from tolva_gui.rules.moves import Play

_PRIZE: Final = 10.0
"""A card that counts so much is worth asking who can beat it."""
_LIKELY_ENOUGH: Final = 0.1
"""What is less likely is not worth a word."""

Vinsten = Literal["open", "won", "lost"]


def pair_of(suit: Suit) -> tuple[Card, Card]:
    """Return king and queen of the suit."""
    return Card(suit, "K"), Card(suit, "Q")


class Position:
    """What can be proved of the cards, for the seat on turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.read = Reading(view)
        self.look = Appraisal(self.read)
        self.playable = [move.card for move in view.legal if isinstance(move, Play)]

    @cached_property
    def counts_points(self) -> bool:
        """Whether card points decide vinsten, rather than maktorer and eyes."""
        return mariage(self.view.facts).eyes is None

    @property
    def nothing_counts(self) -> bool:
        """Whether tricks alone matter, whatever is in them: vinsten is settled, or not played for (T28)."""
        gubbe = mariage(self.view.facts).gubbe
        return self.vinsten != "open" if gubbe is None else gubbe[0] == "whole"

    @cached_property
    def partner_has(self) -> bool:
        """Whether somebody of my side is winning the trick."""
        winning = mariage(self.view.facts).winning
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

    def counted(self, card: Card) -> float:
        """Return what is counted for vinsten where the card is taken: its card points, or whether it is a maktor."""
        return self.read.value(card) if self.counts_points else float(self.prized(card))

    @cached_property
    def choice_counts(self) -> bool:
        """Whether the cards that may be played count differently for vinsten."""
        return len(set(map(self.counted, self.playable))) > 1

    def prized(self, card: Card) -> bool:
        """Whether the card is an ace or a ten."""
        return self.read.value(card) >= _PRIZE

    def prize(self, spared: Card) -> Card | None:
        """Return the most valuable card, this one aside, that would lead the trick but may well be beaten."""
        others = [card for card in self.playable if card != spared and self.prized(card)]
        beatable = [card for card in others if self.leads(card) and self.in_danger(card)]
        return max(beatable, key=self.read.value, default=None)

    def in_danger(self, card: Card) -> bool:
        """Whether the other side is likely enough to take the trick from the card."""
        return 1.0 - (1.0 - self.overtaken(card)) * (1.0 - self.ruffed(card)) >= _LIKELY_ENOUGH

    def overtaken(self, card: Card) -> float:
        """Return the chance that one of the other side who plays after me can go over the card in its suit."""
        return self._taken(self.above(card), card)

    def ruffed(self, card: Card) -> float:
        """Return the chance that one of the other side who plays after me can trump the card."""
        trump = self.read.trump
        return 0.0 if trump is None or trump == card.suit else self._taken(self.read.out(trump), card)

    def _taken(self, cards: Collection[Card], card: Card) -> float:
        """Return the chance that one of the other side after me has, and may play, one of the cards of a suit."""
        read, lead = self.read, self.read.lead or card.suit
        bound = not read.free_play and any(other.suit != lead for other in cards)
        stands = 1.0
        for seat in read.after_me:
            if not read.ours(seat):
                stands *= 1.0 - read.some(seat, cards) * (read.void(seat, lead) if bound else 1.0)
        return 1.0 - stands

    def voids(self, suit: Suit) -> Iterator[Seat]:
        """Return the seats of others after me that are proved to have nothing of the suit, though others have."""
        read = self.read
        for seat in read.after_me:
            if read.out(suit) and not any(read.likely(seat, card) for card in read.out(suit)):
                yield seat

    def trumps(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat that has nothing of the suit is likely enough to have a trump for it."""
        trump = self.read.trump
        possible = trump is not None and trump != suit
        return possible and self.read.some(seat, self.read.out(trump or suit)) >= _LIKELY_ENOUGH

    def shown(self) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Return what others have shown of their hands and still hold."""
        for zone in self.view.zones:
            owner, cards = zone.place.owner, tuple(card for card in zone.cards if card is not None)
            if zone.place.kind == "hand" and owner is not None and owner != self.read.seat and cards:
                yield owner, cards

    @cached_property
    def may_meld(self) -> list[Suit]:
        """The suits that I may meld at once."""
        return [suit_of(move) for move in self.view.legal if is_meld(move)]

    def melds_later(self, suit: Suit) -> bool:
        """Whether the pair, not melded at once, may be melded after a later trick."""
        draws = 0 if self.playable else self.read.info.seats
        stock = self.read.stock > draws or not self.read.traits.meld_from_stock
        return stock and suit in self.look.open_pairs()

    @cached_property
    def points_left(self) -> int:
        """The card points, or maktorer, that no side has taken yet."""
        pack = self.read.info.pack
        return int(sum(map(self.counted, pack))) - sum(mariage(self.view.facts).card_points)

    @cached_property
    def short_of_vinsten(self) -> int:
        """How many card points, or maktorer, my side still needs to have the most whatever comes; 0 or less: it has."""
        taken = mariage(self.view.facts).card_points
        own = taken[self.read.side]
        return (self._best_of_others + self.points_left - own) // 2 + 1

    @cached_property
    def vinsten(self) -> Vinsten:
        """Whether it is settled already who has the most."""
        if self.short_of_vinsten <= 0:
            return "won"
        own = mariage(self.view.facts).card_points[self.read.side]
        return "lost" if own + self.points_left < self._best_of_others else "open"

    @cached_property
    def _best_of_others(self) -> int:
        points = mariage(self.view.facts).card_points
        return max(taken for side, taken in enumerate(points) if side != self.read.side)
