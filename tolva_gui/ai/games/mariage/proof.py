"""Facts provable from a View: cards that can be beaten, suits that must be followed, points missing for vinsten."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final, Literal

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.kit import SUITS, Card, Play, Seat, Suit, View, known

_PRIZE: Final = 10.0
"""The value from which a card counts as a prize."""
_LIKELY_ENOUGH: Final = 0.1
"""The least chance worth mentioning."""
_ELSEWHERE: Final = ("talong", "down", "up", "closed")
"""Zones of cards that are in no hand."""

Vinsten = Literal["open", "won", "lost"]


class Position(Reading):
    """Provable facts for the seat to act."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.playable = [move.card for move in view.legal if isinstance(move, Play)]

    @cached_property
    def counts_points(self) -> bool:
        """Whether card points decide vinsten, rather than maktorer and eyes."""
        return self.facts.eyes is None

    @property
    def nothing_counts(self) -> bool:
        """Whether only tricks matter, not their cards: vinsten is settled, or not played for (T28)."""
        gubbe = self.facts.gubbe
        return self.vinsten != "open" if gubbe is None else gubbe[0] == "whole"

    @cached_property
    def partner_has(self) -> bool:
        """Whether my side is winning the trick."""
        winning = self.facts.winning
        return winning is not None and self.ours(winning)

    def safe(self, card: Card) -> bool:
        """Whether no seat after me can have, and play, a card that beats this one."""
        beaters = [other for suit in SUITS for other in self.out(suit) if self.beats(other, card)]
        lead = self.lead or card.suit
        return not any(self.may_play(seat, other, lead) for seat in self.after_me for other in beaters)

    def may_play(self, seat: Seat, card: Card, lead: Suit) -> bool:
        """Whether the seat may have the card and play it: no known card of the suit led must be played first."""
        bound = card.suit != lead and not self.free_play
        follows = bound and any(self.likely(seat, other) >= 1.0 for other in self.out(lead))
        return self.likely(seat, card) > 0.0 and not follows

    def counted(self, card: Card) -> float:
        """Return the card's count towards vinsten: its card points, or 1 for a maktor."""
        return self.value(card) if self.counts_points else float(self.prized(card))

    @cached_property
    def choice_counts(self) -> bool:
        """Whether the playable cards count differently towards vinsten."""
        return len(set(map(self.counted, self.playable))) > 1

    def prized(self, card: Card) -> bool:
        return self.value(card) >= _PRIZE

    def prize(self, spared: Card) -> Card | None:
        """Return the most valuable other prize that would lead the trick but may well be beaten."""
        others = [card for card in self.playable if card != spared and self.prized(card)]
        beatable = [card for card in others if self.leads(card) and self.in_danger(card)]
        return max(beatable, key=self.value, default=None)

    def in_danger(self, card: Card) -> bool:
        """Whether the other side is likely enough (`_LIKELY_ENOUGH`) to beat the card."""
        return self.beaten(card, self.rivals_after) >= _LIKELY_ENOUGH

    def voids(self, suit: Suit) -> Iterator[Seat]:
        """Yield the seats after me that are proved void in the suit, if cards of it are out."""
        for seat in self.after_me:
            if self.out(suit) and not any(self.likely(seat, card) for card in self.out(suit)):
                yield seat

    def trumps(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat void in the suit is likely enough to have a trump."""
        trump = self.trump
        possible = trump is not None and trump != suit
        return possible and self.some(seat, self.out(trump or suit)) >= _LIKELY_ENOUGH

    def held_openly(self) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Yield the cards of other hands that have been shown and are still held, by seat."""
        for seat in self.shown:
            if cards := known(self.public.hands[seat]):
                yield seat, tuple(cards)

    @cached_property
    def may_meld(self) -> list[Suit]:
        """The suits that I may meld now."""
        return [suit_of(move) for move in self.view.legal if is_meld(move)]

    def melds_later(self, suit: Suit) -> bool:
        """Whether the pair, if not melded now, may be melded after a later trick."""
        draws = 0 if self.playable else self.info.seats
        stock = self.stock > draws or not self.traits.meld_from_stock
        return stock and suit in self.open_pairs()

    @cached_property
    def points_left(self) -> int:
        """The card points, or maktorer, not yet taken."""
        pack = self.info.pack
        return int(sum(map(self.counted, pack))) - sum(self.facts.card_points)

    @cached_property
    def short_of_vinsten(self) -> int:
        """Card points, or maktorer, that my side still needs for a certain majority; 0 or less: it has one."""
        taken = self.facts.card_points
        own = taken[self.side]
        return (self._best_of_others + self.points_left - own) // 2 + 1

    @cached_property
    def vinsten(self) -> Vinsten:
        """Whether my side has vinsten already, cannot get it any more, or neither."""
        if self.short_of_vinsten <= 0:
            return "won"
        own = self.facts.card_points[self.side]
        return "lost" if own + self.points_left < self._best_of_others else "open"

    @cached_property
    def _best_of_others(self) -> int:
        points = self.facts.card_points
        return max(taken for side, taken in enumerate(points) if side != self.side)

    @cached_property
    def sight(self) -> SeenTrick:
        """The seat's view of the trick as other games have it; every card is played in the end."""
        out = frozenset(card for suit in SUITS for card in self.out(suit))
        return SeenTrick(
            hand=tuple(sorted(self.mine, key=lambda card: (card.suit, -self.strength(card)))),
            playable=tuple(self.playable),
            trick=tuple(self.facts.trick),
            after=self.after_me,
            trump=self.trump,
            out=out,
            denied={
                seat: frozenset(card for card in out if not self.likely(seat, card)) for seat in self.shown
            },
            suit=lambda card: card.suit,
            height=self.strength,
            seen=frozenset(card for cards in self.shown.values() for card in cards),
            all_come=True,
        )

    @property
    def tricks_count(self) -> bool:
        """Whether sure tricks can be counted: trump is set for good, all cards are in hands, every trick is played."""
        elsewhere = (zone.cards for zone in self.view.zones if zone.place.kind in _ELSEWHERE)
        return self.trump is not None and self.facts.gubbe is None and not any(elsewhere)
