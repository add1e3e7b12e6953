"""Provable facts about a lead, and differences from other leads that would cost as little."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.games.mariage.hints.call_facts import LONG
from tolva_gui.ai.games.mariage.hints.shared_facts import sight_of
from tolva_gui.ai.games.mariage.hints.trick_facts import beaten, cheap, highest
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.trick_facts import drawing, then_trump
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.games.mariage.state import mariage

_FEW_TRUMPS: Final = 3
_GUARDS: Final = 1
"""With this many lower cards beside it, a ten is left bare once one of them is led."""


def of_lead(position: Position, card: Card) -> Iterator[Fact]:
    read = position.read
    if position.safe(card):
        yield Fact("takes", {"card": card})
    elif not position.above(card):
        yield from highest(position, card)
    prize = position.prize(card)
    if prize is not None and not position.safe(card) and not _endangered(position, card):
        yield beaten(position, prize)
    if position.above(card) and not position.safe(card):
        yield from _told_apart(position, card)
    if read.trump is not None and card.suit != read.trump:
        yield from _of_trumps(position, read.trump)


def _endangered(position: Position, card: Card) -> bool:
    """Whether the card is a prize that may well be beaten itself."""
    return position.prized(card) and position.in_danger(card)


def _told_apart(position: Position, card: Card) -> Iterator[Fact]:
    """Facts that favour it over other leads; a low cost is one only if other suits cost more."""
    read = position.read
    same = [other for other in position.playable if position.counted(other) == position.counted(card)]
    if all(other.suit == card.suit for other in same):
        yield from cheap(position, card)
    if not read.free_play:
        yield from _of_partner(position, card.suit)
        yield from _of_suit(position, card)
        yield from _guarded(position, card)


def _of_suit(position: Position, card: Card) -> Iterator[Fact]:
    """A trump draws others; the last card of a suit makes way for a trump; a long suit may outlast the others'."""
    read = position.read
    lengths = Counter(other.suit for other in read.mine)
    length = lengths.pop(card.suit)
    settled = not read.stock and read.cards_left == len(read.mine)
    if card.suit == read.trump:
        yield from drawing(sight_of(position), card)
    elif settled and length == 1:
        yield from then_trump(sight_of(position), card)
    elif length >= LONG and all(other < length for other in lengths.values()):
        yield Fact("longest", {"suit": card.suit})


def _of_partner(position: Position, suit: Suit) -> Iterator[Fact]:
    """The partner has led the suit, and may have more of it."""
    partner = position.read.partner
    led = {trick.cards[0].suit for trick in mariage(position.view.facts).tricks if trick.leader == partner}
    if partner is not None and suit in led and partner not in position.voids(suit):
        yield Fact("partner_led", {"seat": partner, "suit": suit})


def _guarded(position: Position, card: Card) -> Iterator[Fact]:
    """A ten under the ace keeps the only card that can be thrown under the ace."""
    read = position.read
    for suit in SUITS:
        ten = Card(suit, "T")
        if suit == card.suit or ten not in read.mine or read.ahead(ten) == 0:
            continue
        beside = [other for other in read.mine if other.suit == suit and other != ten]
        if len(beside) == _GUARDS and read.strength(beside[0]) < read.strength(ten):
            yield Fact("keeps_guard", {"card": ten, "suit": suit})


def _of_trumps(position: Position, trump: Suit) -> Iterator[Fact]:
    out = position.read.out(trump)
    if not out:
        yield Fact("no_trumps_out")
    elif len(out) <= _FEW_TRUMPS:
        yield Fact("trumps_out", {"count": len(out)})
