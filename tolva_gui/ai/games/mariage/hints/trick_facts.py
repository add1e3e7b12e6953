"""Provable facts about a card played to a trick: whether it takes the trick, its gain and its cost."""

from collections.abc import Iterator

from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.mariage.state import mariage


def of_trick(position: Position, card: Card) -> Iterator[Fact]:
    """Return facts in favour of the card in the current trick."""
    read = position.read
    if read.best is None:
        raise ValueError("no card has been played to this trick")
    if position.read.leads(card):
        yield from _of_winner(position, card)
    elif position.partner_has:
        yield from of_partner(position)
        if position.safe(read.best):
            yield from _brought(position, card, position.playable)
        else:
            yield from cheap(position, card)
    else:
        if not any(position.read.leads(other) for other in position.playable):
            yield Fact("cannot_win", {"card": read.best})
        yield from cheap(position, card)
    prize = position.prize(card)
    if prize is not None:
        yield beaten(position, prize)


def of_partner(position: Position) -> Iterator[Fact]:
    """Return that the partner has the trick, and whether for certain."""
    best, after = position.read.best, position.read.after_me
    if best is not None and position.partner_has:
        key = ("partner_safe" if after else "partner_last") if position.safe(best) else "partner_has"
        yield Fact(key, {"seat": mariage(position.view.facts).winning, "card": best})


def _of_winner(position: Position, card: Card) -> Iterator[Fact]:
    """The card takes the lead in the trick; other own cards may do so too."""
    read = position.read
    if position.safe(card):
        sure = [other for other in position.playable if position.read.leads(other) and position.safe(other)]
        same = [other for other in sure if other.suit == card.suit]
        enough = len(same) > 1 and card == min(same, key=read.strength)
        yield Fact(("enough" if enough else "takes") + ("" if read.after_me else "_last"), {"card": card})
        yield from _brought(position, card, sure)
    elif not position.above(card):
        yield from highest(position, card)
    else:
        yield from cheap(position, card)


def _brought(position: Position, card: Card, others: list[Card]) -> Iterator[Fact]:
    """Points the card brings home in a trick of the player's side, if another card would bring less."""
    points, least = position.read.value(card), min(map(position.read.value, others))
    gubbe = mariage(position.view.facts).gubbe
    if gubbe is not None and not position.read.ours(gubbe[1]):
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
    values = [position.read.value(other) for other in position.playable]
    points = position.read.value(card)
    if position.nothing_counts:
        return
    if position.counts_points:
        if points == min(values) < max(values):
            yield Fact("least" if points else "costs_nothing", {"card": card})
    elif not position.prized(card) and any(map(position.prized, position.playable)):
        yield Fact("counts_not", {"card": card})


def highest(position: Position, card: Card) -> Iterator[Fact]:
    """That it is the highest of its suit, the player's cards included; no other player has a higher one."""
    read = position.read
    if not any(other.suit == card.suit and read.strength(other) > read.strength(card) for other in read.mine):
        yield Fact("highest", {"card": card, "suit": card.suit})


def beaten(position: Position, prize: Card) -> Fact:
    """How the prize would be lost: to a stronger card of its suit or to a trump, whichever is more likely."""
    read = position.read
    if position.overtaken(prize) < position.ruffed(prize):
        return Fact("ruffable", {"card": prize}, use="warning")
    lead = read.lead or prize.suit
    others = [seat for seat in read.after_me if not read.ours(seat)]
    cards = [
        card for card in position.above(prize) if any(position.may_play(seat, card, lead) for seat in others)
    ]
    return Fact("stronger_out", {"card": prize, "cards": tuple(cards[:2])}, use="warning")


def fits(position: Position, fact: Fact, other: Card) -> bool:
    """Return whether what the fact says of a card is no reason for it over the other card."""
    values = [position.read.value(card) for card in position.playable]
    worth = position.read.value(other)
    certain = position.read.leads(other) and position.safe(other)
    takes = position.read.best is not None and certain
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
            return not position.above(other)
        case "longest" | "partner_led":
            return other.suit == fact.values["suit"]
        case _:
            return False
