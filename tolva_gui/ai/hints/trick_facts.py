"""Facts a seat can prove about the cards, in games of following suit in which the highest card takes the trick."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.hints.fact import Fact, can_beat, still_out, sure_tricks, sure_winner, unseen, void
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.kit import SUITS, Card, Move, Play

FEW: Final = 4
NEARLY_TOP: Final = 2
"""A card that so few can beat is worth keeping until they are gone."""
MOST_NAMED: Final = 6
"""A longer row of cards says nothing to a person."""


def facts_of_play(sight: SeenTrick, *, counts: bool = True) -> Iterator[Fact]:
    """Return provable facts for playing a card. *counts*: whether future tricks can be counted."""
    yield from of_this_trick(sight)
    if counts and sight.sure_now:
        yield sure_tricks(sight.sure_now, sight.trump)
    yield from of_the_suits(sight)


def of_this_trick(sight: SeenTrick) -> Iterator[Fact]:
    """Return the cards certain to win the trick, and cards that could beat the others that lead it."""
    sure = [card for card in sight.playable if sight.takes(card)]
    if sure:
        yield sure_winner(sure)
    if sight.best is not None and not any(map(sight.leads, sight.playable)):
        yield Fact("cannot_win", {"card": sight.best[1]})
        return
    tops = tuple(card for card in sight.playable if _only_trumps(sight, card))
    if tops:
        yield Fact("only_trumps", {"either": tops})
    named = {card: sight.threats(card) for card in sight.playable if sight.leads(card)}
    few = {card: threats for card, threats in named.items() if 0 < len(threats) <= FEW and card not in tops}
    yield from (can_beat(card, threats) for card, threats in few.items())
    if not sure and not few and not tops:
        yield Fact("none_certain")


def _only_trumps(sight: SeenTrick, card: Card) -> bool:
    """Whether no card of its suit can still beat it, but more trumps than one would name."""
    threats = sight.threats(card)
    return (
        sight.leads(card)
        and len(threats) > FEW
        and sight.suit(card) != sight.trump
        and all(sight.suit(each) == sight.trump for each in threats)
    )


def of_the_suits(sight: SeenTrick) -> Iterator[Fact]:
    """Return the cards out in the suits of the hand, of the trick and of trumps, and the seats void in them."""
    lying = {sight.suit(card) for _, card in sight.trick[:1]}
    concerned = {sight.suit(card) for card in sight.hand} | lying | {sight.trump}
    for suit in SUITS:
        if suit not in concerned:
            continue
        cards = sight.out_in(suit)
        hidden = [card for card in cards if card not in sight.seen]
        if len(hidden) <= MOST_NAMED:
            seen = [card for card in cards if card in sight.seen]
            yield still_out(suit, hidden, seen) if sight.all_come or not hidden else unseen(suit, hidden)
        seats = sight.void_in(suit)
        if seats and cards:
            yield void(seats, suit)


def taking(sight: SeenTrick, card: Card) -> Fact:
    """Return that the card takes the trick, or that it is enough if higher ones of its suit would take it too."""
    suit = sight.suit(card)
    alike = [other for other in sight.playable if sight.suit(other) == suit and sight.takes(other)]
    lowest = bool(sight.trick) and len(alike) > 1 and card == min(alike, key=sight.height)
    key = "enough" if lowest else "takes"
    return Fact(key if sight.after else f"{key}_last", {"card": card})


def highest(sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Return that no other player has a stronger card of its suit, if that is true."""
    suit = sight.suit(card)
    if sight.above(card):
        return
    own = any(sight.suit(other) == suit and sight.beats(other, card) for other in sight.hand)
    yield Fact("unbeaten" if own else "highest", {"card": card, "suit": suit})


def of_leading(sight: SeenTrick, card: Card, other: Card | None) -> Iterator[Fact]:
    """Return how far the card that would have the trick can be beaten."""
    if sight.takes(card):
        yield taking(sight, card)
    elif sight.leads(card):
        yield from highest(sight, card)
        yield from of_cards_above(sight, card, other, fewer=True)


def rival(over: Move | None) -> Card | None:
    return over.card if isinstance(over, Play) and over.verb == "play" else None


def of_cards_above(sight: SeenTrick, card: Card, other: Card | None, *, fewer: bool) -> Iterator[Fact]:
    """Return how many cards of its suit beat the card and how many the other, if *fewer* (else more).

    Not for comparing a trump with a card that a trump can beat as well.
    """
    if other is None or not (sight.leads(card) and sight.leads(other)):
        return
    safer, riskier = (card, other) if fewer else (other, card)
    if sight.suit(safer) != sight.suit(riskier) == sight.trump and sight.out_in(sight.trump):
        return
    here, there = len(sight.above(card)), len(sight.above(other))
    if 0 < here < there if fewer else here > there:
        counts = {"count": here, "points": there, "number": here, "rest": there}
        yield Fact("above", {"card": card, "cards": (other,), **counts})


def keeps_higher(sight: SeenTrick, card: Card, other: Card | None) -> Iterator[Fact]:
    """Return that the other card is kept, if neither takes the trick and it is the highest left, or just higher."""
    if other is None or sight.leads(card) or sight.leads(other):
        return
    if sight.above(card) and not sight.above(other):
        yield Fact("keeps_top", {"card": other, "suit": sight.suit(other)})
    elif sight.suit(card) == sight.suit(other) and sight.beats(other, card):
        yield Fact("keeps_higher", {"card": other})


def spares(sight: SeenTrick, card: Card, other: Card | None) -> Iterator[Fact]:
    """Return what can beat the other card if it is led, one or two cards; what is led instead is lower."""
    if other is None or sight.trick or sight.takes(card):
        return
    above = sight.above(other)
    if 0 < len(above) <= NEARLY_TOP and len(sight.above(card)) > len(above):
        yield Fact("stronger_out", {"card": other, "cards": tuple(above)}, use="warning")


def drawing(sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Return that the card draws trumps, if that is good for others in the hand, which only trumps can beat."""
    trumps = sight.out_in(sight.trump)
    stand = tuple(own for own in sight.hand if sight.suit(own) != sight.trump and not sight.above(own))
    if not sight.trick and sight.suit(card) == sight.trump and trumps and stand:
        yield Fact("draws", {"suit": sight.trump, "count": len(trumps), "cards": stand[:MOST_NAMED]})


def then_trump(sight: SeenTrick, card: Card) -> Iterator[Fact]:
    """Return that the seat can trump the suit after leading its only card of it, if others hold more of it."""
    suits, suit = [sight.suit(own) for own in sight.hand], sight.suit(card)
    lone = suits.count(suit) == 1 and suit != sight.trump and sight.trump in suits
    if lone and not sight.trick and sight.above(card):
        yield Fact("then_trump", {"card": card, "suit": suit})
