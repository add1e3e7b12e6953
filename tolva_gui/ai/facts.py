"""What the rules and the view prove about a move: true in every world that the seat cannot tell from the real one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tolva_gui.ai.appraisal import Appraisal
from tolva_gui.ai.reading import Reading
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Ask, Gubbe, Meld, Move, Pass, PlayCard, Redeal, View

_PRIZE: Final = 10.0
"""A card that counts so much is worth asking who can beat it."""
_NEAR: Final = 25
"""So few card points short of vinsten it is worth mentioning."""


@dataclass(frozen=True, slots=True)
class Fact:
    """The key of a sentence and its values: `card`, `cards`, `suit`, `suits`, `seat`, `count`, `points`, `kind`."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


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

    def prize(self, spared: Card) -> Card | None:
        """Return the most valuable card, this one aside, that would lead the trick but can be beaten."""
        read = self.read
        others = [card for card in self.playable if card != spared and read.value(card) >= _PRIZE]
        beatable = [card for card in others if self.leads(card) and not self.safe(card)]
        return max(beatable, key=read.value, default=None)

    def voids(self, suit: Suit) -> Iterator[Seat]:
        """Return the seats of others after me that are proved to have nothing of the suit."""
        read = self.read
        for seat in read.after_me:
            if not any(read.likely(seat, card) for card in read.out(suit)):
                yield seat

    def shown(self) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Return what others have shown of their hands and still hold."""
        for zone in self.view.zones:
            owner, cards = zone.place.owner, tuple(card for card in zone.cards if card is not None)
            if zone.place.kind == "hand" and owner is not None and owner != self.read.seat and cards:
                yield owner, cards

    def short_of_vinsten(self) -> int:
        """Return the card points that my side lacks of more than half; 0 or less when it has won vinsten."""
        total = sum(map(self.read.value, self.read.info.pack))
        return int(total // 2) + 1 - self.view.facts.card_points[self.read.side]


def facts_for(position: Position, move: Move) -> Iterator[Fact]:
    """Return what speaks for the move or should be kept in mind, the weightiest first."""
    match move:
        case _ if len(position.view.legal) == 1:
            yield Fact("only")
        case PlayCard(card=card):
            yield from _of_card(position, card)
        case Meld(suit=suit):
            yield from _of_meld(position, suit)
        case Ask():
            yield from _of_question(position)
        case Gubbe():
            yield from _tops(position)
        case Redeal():
            yield Fact("low_hand")
        case Pass():
            yield from _of_pass(position)


def _of_card(position: Position, card: Card) -> Iterator[Fact]:
    yield from _of_gubbe(position)
    if position.read.tricks_left == 1:
        yield Fact("last_trick")
    yield from _of_lead(position, card) if not position.read.trick else _of_trick(position, card)
    yield from _of_points(position)
    yield from _of_pairs(position, card)
    yield from _of_others(position, card)


def _of_gubbe(position: Position) -> Iterator[Fact]:
    if position.view.facts.gubbe is not None:
        kind, seat, _ = position.view.facts.gubbe
        yield Fact("gubbe_ours" if position.read.ours(seat) else "gubbe_theirs", {"kind": kind})


def _of_lead(position: Position, card: Card) -> Iterator[Fact]:
    read = position.read
    if position.safe(card):
        yield Fact("takes", {"card": card})
    elif not position.above(card):
        yield from _highest(position, card)
    prize = position.prize(card)
    if prize is not None:
        yield from _stronger(position, prize)
    if read.trump is not None:
        yield from _of_trumps(position, read.trump)


def _highest(position: Position, card: Card) -> Iterator[Fact]:
    read = position.read
    mine = any(other.suit == card.suit and read.strength(other) > read.strength(card) for other in read.mine)
    if not mine:
        yield Fact("highest", {"card": card, "suit": card.suit})


def _of_trumps(position: Position, trump: Suit) -> Iterator[Fact]:
    out = position.read.out(trump)
    if not out:
        yield Fact("no_trumps_out")
    elif len(out) <= 3:
        yield Fact("trumps_out", {"count": len(out)})


def _of_trick(position: Position, card: Card) -> Iterator[Fact]:
    read, winning = position.read, position.view.facts.winning
    assert read.best is not None
    if position.leads(card):
        if position.safe(card):
            yield Fact("takes" if read.after_me else "takes_last", {"card": card})
        elif not position.above(card):
            yield from _highest(position, card)
    elif position.partner_has:
        yield Fact(
            "partner_safe" if position.safe(read.best) else "partner_has",
            {"seat": winning, "card": read.best},
        )
        yield from _gift(position, card)
    else:
        if not any(position.leads(other) for other in position.playable):
            yield Fact("cannot_win", {"card": read.best})
        if position.counts_points and not read.value(card):
            yield Fact("costs_nothing", {"card": card})
    prize = position.prize(card)
    if prize is not None:
        yield from _stronger(position, prize)


def _stronger(position: Position, prize: Card) -> Iterator[Fact]:
    read = position.read
    lead = read.lead or prize.suit
    cards = [
        card
        for card in position.above(prize)
        if any(position.may_play(seat, card, lead) for seat in read.after_me)
    ]
    if cards:
        yield Fact("stronger_out", {"card": prize, "cards": tuple(cards[:2])})
    else:
        yield Fact("ruffable", {"card": prize})


def _gift(position: Position, card: Card) -> Iterator[Fact]:
    points = int(position.read.value(card))
    if position.counts_points and points >= _PRIZE and position.safe(position.read.best or card):
        yield Fact("gives", {"card": card, "points": points})


def _of_points(position: Position) -> Iterator[Fact]:
    """How far it is to vinsten, where two sides count card points."""
    if not position.counts_points or position.read.info.sides != 2 or position.view.facts.gubbe is not None:
        return
    short = position.short_of_vinsten()
    if short <= 0:
        yield Fact("vinsten_won")
    elif short <= _NEAR:
        yield Fact("short", {"points": short})


def _of_pairs(position: Position, card: Card) -> Iterator[Fact]:
    kept = [suit for suit in position.look.open_pairs() if card not in _pair(suit)]
    if kept:
        yield Fact("pair", {"cards": tuple(one for suit in kept for one in _pair(suit))})


def _of_others(position: Position, card: Card) -> Iterator[Fact]:
    lead = position.read.lead or card.suit
    for seat, cards in position.shown():
        same = tuple(other for other in cards if other.suit in (lead, position.read.trump))
        if same:
            yield Fact("shown", {"seat": seat, "cards": same})
    for seat in position.voids(lead):
        yield Fact("void", {"seat": seat, "suit": lead})


def _of_meld(position: Position, suit: Suit) -> Iterator[Fact]:
    if position.read.trump is None:
        yield Fact("sets_trump", {"suit": suit})
    else:
        yield Fact("meld", {"cards": _pair(suit)})
    yield Fact("length", {"count": len(_of_suit(position.read.mine, suit)), "suit": suit})


def _of_question(position: Position) -> Iterator[Fact]:
    read = position.read
    if not any(isinstance(move, Meld) for move in position.view.legal):
        yield Fact("no_pair")
    partner = read.partner
    suits = tuple(suit for suit in SUITS if partner is not None and read.may_hold_pair(partner, suit))
    if suits:
        yield Fact("partner_may", {"suits": suits})


def _of_pass(position: Position) -> Iterator[Fact]:
    if Redeal() in position.view.legal:
        yield Fact("low_hand")
    suits = [move.suit for move in position.view.legal if isinstance(move, Meld)]
    if suits:
        yield Fact("pair", {"cards": tuple(one for suit in suits for one in _pair(suit))})


def _tops(position: Position) -> Iterator[Fact]:
    tops = [card for card in position.read.mine if not position.above(card)]
    if tops:
        yield Fact("tops", {"count": len(tops)})


def _pair(suit: Suit) -> tuple[Card, Card]:
    return Card(suit, "K"), Card(suit, "Q")


def _of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    return [card for card in cards if card.suit == suit]
