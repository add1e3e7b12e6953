"""Facts provable from a View: cards that can be beaten, suits that must be followed, points missing for vinsten."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Final, Literal

from tolva_gui.ai.games.mariage.appraisal import Appraisal
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import SUITS, Card, Play, Seat, Suit, View

_PRIZE: Final = 10.0
"""The value from which a card counts as a prize."""
_LIKELY_ENOUGH: Final = 0.1
"""The least chance worth mentioning."""

Vinsten = Literal["open", "won", "lost"]


def pair_of(suit: Suit) -> tuple[Card, Card]:
    return Card(suit, "K"), Card(suit, "Q")


class Position:
    """Provable facts for the seat to act."""

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
        """Whether only tricks matter, not their cards: vinsten is settled, or not played for (T28)."""
        gubbe = mariage(self.view.facts).gubbe
        return self.vinsten != "open" if gubbe is None else gubbe[0] == "whole"

    @cached_property
    def partner_has(self) -> bool:
        """Whether my side is winning the trick."""
        winning = mariage(self.view.facts).winning
        return winning is not None and self.read.ours(winning)

    def above(self, card: Card) -> tuple[Card, ...]:
        """Return the stronger cards of its suit that are out, strongest first."""
        read = self.read
        higher = [other for other in read.out(card.suit) if read.strength(other) > read.strength(card)]
        return tuple(sorted(higher, key=read.strength, reverse=True))

    def safe(self, card: Card) -> bool:
        """Whether no seat after me can have, and play, a card that beats this one."""
        read = self.read
        beaters = [other for suit in SUITS for other in read.out(suit) if read.beats(other, card)]
        lead = read.lead or card.suit
        return not any(self.may_play(seat, other, lead) for seat in read.after_me for other in beaters)

    def may_play(self, seat: Seat, card: Card, lead: Suit) -> bool:
        """Whether the seat may have the card and play it: no known card of the suit led must be played first."""
        read = self.read
        bound = card.suit != lead and not read.free_play
        follows = bound and any(read.likely(seat, other) >= 1.0 for other in read.out(lead))
        return read.likely(seat, card) > 0.0 and not follows

    def counted(self, card: Card) -> float:
        """Return the card's count towards vinsten: its card points, or 1 for a maktor."""
        return self.read.value(card) if self.counts_points else float(self.prized(card))

    @cached_property
    def choice_counts(self) -> bool:
        """Whether the playable cards count differently towards vinsten."""
        return len(set(map(self.counted, self.playable))) > 1

    def prized(self, card: Card) -> bool:
        return self.read.value(card) >= _PRIZE

    def prize(self, spared: Card) -> Card | None:
        """Return the most valuable other prize that would lead the trick but may well be beaten."""
        others = [card for card in self.playable if card != spared and self.prized(card)]
        beatable = [card for card in others if self.read.leads(card) and self.in_danger(card)]
        return max(beatable, key=self.read.value, default=None)

    def in_danger(self, card: Card) -> bool:
        """Whether the other side is likely enough (`_LIKELY_ENOUGH`) to beat the card."""
        return 1.0 - (1.0 - self.overtaken(card)) * (1.0 - self.ruffed(card)) >= _LIKELY_ENOUGH

    def overtaken(self, card: Card) -> float:
        """Return the chance that an opponent after me can beat the card in its suit."""
        return self._taken(self.above(card), card)

    def ruffed(self, card: Card) -> float:
        """Return the chance that an opponent after me can trump the card."""
        trump = self.read.trump
        return 0.0 if trump is None or trump == card.suit else self._taken(self.read.out(trump), card)

    def _taken(self, cards: Collection[Card], card: Card) -> float:
        """Return the chance that an opponent after me has, and may play, one of the cards, all of one suit."""
        read, lead = self.read, self.read.lead or card.suit
        bound = not read.free_play and any(other.suit != lead for other in cards)
        stands = 1.0
        for seat in read.after_me:
            if not read.ours(seat):
                stands *= 1.0 - read.some(seat, cards) * (read.void(seat, lead) if bound else 1.0)
        return 1.0 - stands

    def voids(self, suit: Suit) -> Iterator[Seat]:
        """Yield the seats after me that are proved void in the suit, if cards of it are out."""
        read = self.read
        for seat in read.after_me:
            if read.out(suit) and not any(read.likely(seat, card) for card in read.out(suit)):
                yield seat

    def trumps(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat void in the suit is likely enough to have a trump."""
        trump = self.read.trump
        possible = trump is not None and trump != suit
        return possible and self.read.some(seat, self.read.out(trump or suit)) >= _LIKELY_ENOUGH

    def shown(self) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Yield the cards of other hands that have been shown and are still held, by seat."""
        for zone in self.view.zones:
            owner, cards = zone.place.owner, tuple(card for card in zone.cards if card is not None)
            if zone.place.kind == "hand" and owner is not None and owner != self.read.seat and cards:
                yield owner, cards

    @cached_property
    def may_meld(self) -> list[Suit]:
        """The suits that I may meld now."""
        return [suit_of(move) for move in self.view.legal if is_meld(move)]

    def melds_later(self, suit: Suit) -> bool:
        """Whether the pair, if not melded now, may be melded after a later trick."""
        draws = 0 if self.playable else self.read.info.seats
        stock = self.read.stock > draws or not self.read.traits.meld_from_stock
        return stock and suit in self.look.open_pairs()

    @cached_property
    def points_left(self) -> int:
        """The card points, or maktorer, not yet taken."""
        pack = self.read.info.pack
        return int(sum(map(self.counted, pack))) - sum(mariage(self.view.facts).card_points)

    @cached_property
    def short_of_vinsten(self) -> int:
        """Card points, or maktorer, that my side still needs for a certain majority; 0 or less: it has one."""
        taken = mariage(self.view.facts).card_points
        own = taken[self.read.side]
        return (self._best_of_others + self.points_left - own) // 2 + 1

    @cached_property
    def vinsten(self) -> Vinsten:
        """Whether my side has vinsten already, cannot get it any more, or neither."""
        if self.short_of_vinsten <= 0:
            return "won"
        own = mariage(self.view.facts).card_points[self.read.side]
        return "lost" if own + self.points_left < self._best_of_others else "open"

    @cached_property
    def _best_of_others(self) -> int:
        points = mariage(self.view.facts).card_points
        return max(taken for side, taken in enumerate(points) if side != self.read.side)
