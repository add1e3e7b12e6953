"""What the rules and the view prove about a move: true in every world that the seat cannot tell from the real one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tolva_gui.ai.proof import Position
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.game import Ask, Gubbe, Meld, Move, Pass, PlayCard, Redeal

_CLOSE: Final = 2
"""So few points short of an exact target it is worth mentioning: vinsten and the last trick may both come."""
_NEAR: Final = 25
"""So few card points short of vinsten it is worth mentioning."""


@dataclass(frozen=True, slots=True)
class Fact:
    """The key of a sentence and its values: `card`, `cards`, `suit`, `suits`, `seat`, `count`, `points`, `kind`."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


def facts_for(position: Position, move: Move) -> Iterator[Fact]:
    """Return what speaks for the move or should be kept in mind, the weightiest first."""
    match move:
        case _ if len(position.view.legal) == 1:
            yield Fact("only")
        case PlayCard(card=card):
            yield from _of_exact_twelve(position)
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
            yield from _of_exact_twelve(position)
            yield from _of_pass(position)


def _of_exact_twelve(position: Position) -> Iterator[Fact]:
    """K11: close to twelve a point may be one too many, and what looks foolish is not."""
    read = position.read
    score = read.facts.scores[read.side]
    if read.traits.exact and score >= read.info.target - _CLOSE:
        yield Fact("exact_twelve", {"points": score})


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
        yield Fact("gubbe_ours" if position.read.ours(seat) else "gubbe_theirs", {"kind": kind, "seat": seat})


def _of_lead(position: Position, card: Card) -> Iterator[Fact]:
    read = position.read
    if position.safe(card):
        yield Fact("takes", {"card": card})
    elif not position.above(card):
        yield from _highest(position, card)
    prize = position.prize(card)
    if prize is not None and not position.safe(card):
        yield from _stronger(position, prize)
    if position.above(card) and not position.safe(card):
        yield from _cheap(position, card)
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
        yield from _of_winner(position, card)
    elif position.partner_has:
        yield Fact(
            "partner_safe" if position.safe(read.best) else "partner_has",
            {"seat": winning, "card": read.best},
        )
        if position.safe(read.best):
            yield from _brought(position, card, position.playable)
        else:
            yield from _cheap(position, card)
    else:
        if not any(position.leads(other) for other in position.playable):
            yield Fact("cannot_win", {"card": read.best})
        yield from _cheap(position, card)
    prize = position.prize(card)
    if prize is not None:
        yield from _stronger(position, prize)


def _of_winner(position: Position, card: Card) -> Iterator[Fact]:
    """The card takes the lead in the trick, where others of mine may do so too."""
    read = position.read
    if position.safe(card):
        sure = [other for other in position.playable if position.leads(other) and position.safe(other)]
        same = [other for other in sure if other.suit == card.suit]
        enough = len(same) > 1 and card == min(same, key=read.strength)
        yield Fact(("enough" if enough else "takes") + ("" if read.after_me else "_last"), {"card": card})
        yield from _brought(position, card, sure)
    elif not position.above(card):
        yield from _highest(position, card)
    else:
        yield from _cheap(position, card)


def _brought(position: Position, card: Card, others: list[Card]) -> Iterator[Fact]:
    """What the card brings home in a trick that is ours, where another would bring less."""
    points, least = position.read.value(card), min(map(position.read.value, others))
    gubbe = position.view.facts.gubbe
    if gubbe is not None and not position.read.ours(gubbe[1]):
        yield Fact("breaks_gubbe", {"card": card})
    elif position.nothing_counts:
        return
    elif position.counts_points:
        if points > least:
            yield Fact("gives", {"card": card, "points": int(points)})
    elif position.prized(card) and not all(map(position.prized, others)):
        yield Fact("counts", {"card": card})


def _cheap(position: Position, card: Card) -> Iterator[Fact]:
    """How little the card costs that is given away, where another would cost more."""
    values = [position.read.value(other) for other in position.playable]
    points = position.read.value(card)
    if position.nothing_counts:
        return
    if position.counts_points:
        if points == min(values) < max(values):
            yield Fact("least" if points else "costs_nothing", {"card": card})
    elif not position.prized(card) and any(map(position.prized, position.playable)):
        yield Fact("counts_not", {"card": card})


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


def _of_points(position: Position) -> Iterator[Fact]:
    """How far it is to vinsten, where two sides count card points."""
    if not position.counts_points or position.read.info.sides != 2 or position.view.facts.gubbe is not None:
        return
    own = position.read.side
    short = position.short_of_vinsten(own)
    if short <= 0:
        yield Fact("vinsten_won")
    elif position.short_of_vinsten(1 - own) <= 0:
        yield Fact("vinsten_lost")
    elif short <= min(_NEAR, position.points_left()):
        yield Fact("short", {"points": short})


def _of_pairs(position: Position, card: Card) -> Iterator[Fact]:
    pairs = position.look.open_pairs()
    kept = [suit for suit in SUITS if suit in pairs and card not in _pair(suit)]
    if kept:
        yield Fact("pair", {"cards": tuple(one for suit in kept for one in _pair(suit))})


def _of_others(position: Position, card: Card) -> Iterator[Fact]:
    """What is known of those who play after me, while they may still take the trick from my side."""
    read = position.read
    if not (read.best is None or position.leads(card) or position.partner_has):
        return
    if position.safe(card if read.best is None or position.leads(card) else read.best):
        return
    lead = read.lead or card.suit
    for seat, cards in position.shown():
        same = tuple(other for other in cards if other.suit in (lead, read.trump))
        if same and seat in read.after_me:
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
