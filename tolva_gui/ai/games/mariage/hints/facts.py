"""Facts about a move that follow from the rules and the view: true in every world consistent with the view."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.hints.call_facts import (
    LONG,
    of_long_meld,
    of_pairs,
    of_question,
    of_waiting,
    tops,
)
from tolva_gui.ai.games.mariage.hints.score_facts import of_exact_twelve, of_limits, of_score, of_vinsten
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.trick_facts import drawing, then_trump
from tolva_gui.rules.games.mariage.calls import suit_of
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, Suit

_FEW_TRUMPS: Final = 3
_GUARDS: Final = 1
"""With this many lower cards beside it, a ten is left bare once one of them is led."""


def facts_for(position: Position, move: Move) -> Iterator[Fact]:
    """Return facts that favour the move or should be kept in mind, the weightiest first."""
    match move:
        case _ if len(position.view.legal) == 1:
            return
        case Play(cards=(card,)):
            yield from of_exact_twelve(position)
            if position.may_meld:
                yield from of_limits(position, card)
            yield from of_waiting(position, card)
            yield from _of_card(position, card)
        case Call("meld") as call:
            yield from of_long_meld(position, suit_of(call))
        case Call("ask"):
            yield from of_question(position)
        case Call("half" | "whole"):
            yield from tops(position)
        case Call("redeal"):
            yield Fact("low_hand")
        case Call("pass"):
            yield from of_exact_twelve(position)
            yield from of_limits(position, None)
            yield from of_waiting(position, None)


def _of_card(position: Position, card: Card) -> Iterator[Fact]:
    """The score alone is no reason for a card: it accompanies others, and only if cards count differently."""
    tactical = list(_of_cards(position, card))
    yield from tactical
    yield from (replace(fact, use="beside") for fact in of_vinsten(position))
    yield from of_pairs(position, card)
    if not position.may_meld:
        yield from of_limits(position, card)
    if tactical and position.choice_counts:
        yield from of_score(position)


def _of_cards(position: Position, card: Card) -> Iterator[Fact]:
    yield from _of_gubbe(position)
    if position.tricks_left == 1:
        yield Fact("last_trick")
    yield from of_lead(position, card) if not position.trick else of_trick(position, card)
    yield from _of_others(position, card)


def _of_gubbe(position: Position) -> Iterator[Fact]:
    gubbe = position.facts.gubbe
    if gubbe is not None:
        kind, seat, _ = gubbe
        yield Fact("gubbe_ours" if position.ours(seat) else "gubbe_theirs", {"kind": kind, "seat": seat})


def _of_others(position: Position, card: Card) -> Iterator[Fact]:
    """Known cards of the seats still to play, while they may take the trick from the player's side."""
    if not (position.best is None or position.leads(card) or position.partner_has):
        return
    if position.safe(card if position.best is None or position.leads(card) else position.best):
        return
    lead = position.lead or card.suit
    for seat, cards in position.held_openly():
        same = tuple(other for other in cards if other.suit in (lead, position.trump))
        if same and seat in position.after_me:
            yield Fact("shown", {"seat": seat, "cards": same}, use="beside")
    yield from _of_voids(position, lead)


def _of_voids(position: Position, lead: Suit) -> Iterator[Fact]:
    """Void seats. One that may trump is reported separately if it is the partner; an opponent who may is no reason."""
    voids = set(position.voids(lead))
    for seat in sorted(voids):
        if position.trumps(seat, lead):
            if position.ours(seat):
                yield Fact("void_trumps", {"seat": seat, "suit": lead}, use="beside")
            voids.remove(seat)
    if len(voids) == 1:
        yield Fact("void", {"seat": min(voids), "suit": lead}, use="beside")
    elif voids:
        yield Fact("voids", {"seats": tuple(sorted(voids)), "suit": lead}, use="beside")


# Leads


def of_lead(position: Position, card: Card) -> Iterator[Fact]:
    if position.safe(card):
        yield Fact("takes", {"card": card})
    elif not position.sight.above(card):
        yield from highest(position, card)
    prize = position.prize(card)
    if prize is not None and not position.safe(card) and not _endangered(position, card):
        yield beaten(position, prize)
    if position.sight.above(card) and not position.safe(card):
        yield from _told_apart(position, card)
    if position.trump is not None and card.suit != position.trump:
        yield from _of_trumps(position, position.trump)


def _endangered(position: Position, card: Card) -> bool:
    """Whether the card is a prize that may well be beaten itself."""
    return position.prized(card) and position.in_danger(card)


def _told_apart(position: Position, card: Card) -> Iterator[Fact]:
    """Facts that favour it over other leads; a low cost is one only if other suits cost more."""
    same = [other for other in position.playable if position.counted(other) == position.counted(card)]
    if all(other.suit == card.suit for other in same):
        yield from cheap(position, card)
    if not position.free_play:
        yield from _of_partner(position, card.suit)
        yield from _of_suit(position, card)
        yield from _guarded(position, card)


def _of_suit(position: Position, card: Card) -> Iterator[Fact]:
    """A trump draws others; the last card of a suit makes way for a trump; a long suit may outlast the others'."""
    lengths = Counter(other.suit for other in position.mine)
    length = lengths.pop(card.suit)
    settled = not position.stock and position.tricks_left == len(position.mine)
    if card.suit == position.trump:
        yield from drawing(position.sight, card)
    elif settled and length == 1:
        yield from then_trump(position.sight, card)
    elif length >= LONG and all(other < length for other in lengths.values()):
        yield Fact("longest", {"suit": card.suit})


def _of_partner(position: Position, suit: Suit) -> Iterator[Fact]:
    """The partner has led the suit, and may have more of it."""
    partner = position.partner
    led = {trick.cards[0].suit for trick in position.facts.tricks if trick.leader == partner}
    if partner is not None and suit in led and partner not in position.voids(suit):
        yield Fact("partner_led", {"seat": partner, "suit": suit})


def _guarded(position: Position, card: Card) -> Iterator[Fact]:
    """A ten under the ace keeps the only card that can be thrown under the ace."""
    for suit in SUITS:
        ten = Card(suit, "T")
        if suit == card.suit or ten not in position.mine or position.ahead(ten) == 0:
            continue
        beside = [other for other in position.mine if other.suit == suit and other != ten]
        if len(beside) == _GUARDS and position.strength(beside[0]) < position.strength(ten):
            yield Fact("keeps_guard", {"card": ten, "suit": suit})


def _of_trumps(position: Position, trump: Suit) -> Iterator[Fact]:
    out = position.out(trump)
    if not out:
        yield Fact("no_trumps_out")
    elif len(out) <= _FEW_TRUMPS:
        yield Fact("trumps_out", {"count": len(out)})


# Cards added to a trick


def of_trick(position: Position, card: Card) -> Iterator[Fact]:
    """Return facts in favour of the card in the current trick."""
    if position.best is None:
        raise ValueError("no card has been played to this trick")
    if position.leads(card):
        yield from _of_winner(position, card)
    elif position.partner_has:
        yield from of_partner(position)
        if position.safe(position.best):
            yield from _brought(position, card, position.playable)
        else:
            yield from cheap(position, card)
    else:
        if not any(position.leads(other) for other in position.playable):
            yield Fact("cannot_win", {"card": position.best})
        yield from cheap(position, card)
    prize = position.prize(card)
    if prize is not None:
        yield beaten(position, prize)


def of_partner(position: Position) -> Iterator[Fact]:
    """Return that the partner has the trick, and whether for certain."""
    best, after = position.best, position.after_me
    if best is not None and position.partner_has:
        key = ("partner_safe" if after else "partner_last") if position.safe(best) else "partner_has"
        yield Fact(key, {"seat": position.facts.winning, "card": best})


def _of_winner(position: Position, card: Card) -> Iterator[Fact]:
    """The card takes the lead in the trick; other own cards may do so too."""
    if position.safe(card):
        sure = [other for other in position.playable if position.leads(other) and position.safe(other)]
        same = [other for other in sure if other.suit == card.suit]
        enough = len(same) > 1 and card == min(same, key=position.strength)
        yield Fact(("enough" if enough else "takes") + ("" if position.after_me else "_last"), {"card": card})
        yield from _brought(position, card, sure)
    elif not position.sight.above(card):
        yield from highest(position, card)
    else:
        yield from cheap(position, card)


def _brought(position: Position, card: Card, others: list[Card]) -> Iterator[Fact]:
    """Points the card brings home in a trick of the player's side, if another card would bring less."""
    points, least = position.value(card), min(map(position.value, others))
    gubbe = position.facts.gubbe
    if gubbe is not None and not position.ours(gubbe[1]):
        yield Fact("breaks_gubbe", {"card": card})
    elif position.nothing_counts:
        return
    elif position.counts_points:
        if points > least:
            yield Fact("gives", {"card": card, "points": int(points)})
    elif position.prized(card) and not all(map(position.prized, others)):
        yield Fact("counts", {"card": card})


def cheap(position: Position, card: Card) -> Iterator[Fact]:
    """The low cost of a card given away, if another would cost more."""
    values = [position.value(other) for other in position.playable]
    points = position.value(card)
    if position.nothing_counts:
        return
    if position.counts_points:
        if points == min(values) < max(values):
            yield Fact("least" if points else "costs_nothing", {"card": card})
    elif not position.prized(card) and any(map(position.prized, position.playable)):
        yield Fact("counts_not", {"card": card})


def highest(position: Position, card: Card) -> Iterator[Fact]:
    """That it is the highest of its suit, the player's cards included; no other player has a higher one."""
    if not any(
        other.suit == card.suit and position.strength(other) > position.strength(card)
        for other in position.mine
    ):
        yield Fact("highest", {"card": card, "suit": card.suit})


def beaten(position: Position, prize: Card) -> Fact:
    """How the prize would be lost: to a stronger card of its suit or to a trump, whichever is more likely."""
    others = position.rivals_after
    if position.overtaken(prize, others) < position.ruffed(prize, others):
        return Fact("ruffable", {"card": prize}, use="warning")
    lead = position.lead or prize.suit
    cards = [
        card
        for card in position.sight.above(prize)
        if any(position.may_play(seat, card, lead) for seat in others)
    ]
    return Fact("stronger_out", {"card": prize, "cards": tuple(cards[:2])}, use="warning")


def fits(position: Position, fact: Fact, other: Card) -> bool:
    """Return whether what the fact says of a card is no reason for it over the other card."""
    values = [position.value(card) for card in position.playable]
    worth = position.value(other)
    certain = position.leads(other) and position.safe(other)
    takes = position.best is not None and certain
    match fact.key:
        case "takes" | "takes_last":
            return takes
        case "gives":
            return (takes or position.partner_has) and worth >= int(str(fact.values["points"]))
        case "counts":
            return (takes or position.partner_has) and position.prized(other)
        case "costs_nothing" | "least":
            # A card that is certain of the trick costs nothing.
            return certain or worth == min(values)
        case "counts_not":
            return certain or not position.prized(other)
        case "keeps_guard":
            return other.suit != fact.values["suit"] or other == fact.values["card"]
        case "highest":
            return not position.sight.above(other)
        case "longest" | "partner_led":
            return other.suit == fact.values["suit"]
        case _:
            return False
