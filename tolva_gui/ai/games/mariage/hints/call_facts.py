"""Provable facts about calls: a meld, delaying it, asking, declining, a gubbe."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.games.mariage.gubbe_odds import tricks_of
from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact, costs, needs, pays
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, HALF, is_meld, suit_of
from tolva_gui.rules.games.mariage.game import MELD_POINTS
from tolva_gui.rules.games.mariage.state import PAIRS
from tolva_gui.rules.games.mariage.tolva import HALF_CARD_POINTS
from tolva_gui.rules.kit import SUITS, Call, Card, Suit

LONG: Final = 4
"""The length from which a suit is worth mentioning."""


def of_melds(position: Position) -> Iterator[Fact]:
    """Return the gain of the only meld, or the lengths of the suits if there are several."""
    suits = [suit_of(call) for call in filter(is_meld, position.view.legal)]
    if len(suits) == 1:
        yield from of_meld(position, suits[0])
    else:
        yield from (_length(position, suit) for suit in suits)


def of_meld(position: Position, suit: Suit) -> Iterator[Fact]:
    if position.trump is not None:
        yield Fact("meld", {"cards": PAIRS[suit]})
        return
    yield Fact("sets_trump", {"suit": suit})
    yield _length(position, suit)


def of_long_meld(position: Position, suit: Suit) -> Iterator[Fact]:
    """Return facts in favour of the meld: that it sets trump is what it does, and a short suit is none."""
    if position.trump is not None or _length_of(position, suit) >= LONG:
        yield from (fact for fact in of_meld(position, suit) if fact.key != "sets_trump")


def _length(position: Position, suit: Suit) -> Fact:
    return Fact("length", {"count": _length_of(position, suit), "suit": suit})


def _length_of(position: Position, suit: Suit) -> int:
    return sum(card.suit == suit for card in position.mine)


def of_question(position: Position) -> Iterator[Fact]:
    """Return what the partner may answer."""
    if not any(is_meld(move) for move in position.view.legal):
        yield Fact("no_pair")
    partner = position.partner
    suits = tuple(suit for suit in SUITS if partner is not None and position.may_hold_pair(partner, suit))
    if suits:
        yield Fact("partner_may_any" if len(suits) == len(SUITS) else "partner_may", {"suits": suits})


def of_waiting(position: Position, card: Card | None) -> Iterator[Fact]:
    """Return the pairs that can be melded now and also later; `card` is played, None if the seat declines."""
    kept = [suit for suit in position.may_meld if position.melds_later(suit) and card not in PAIRS[suit]]
    if kept:
        yield Fact("pair_later", {"cards": tuple(one for suit in kept for one in PAIRS[suit])})


def of_pairs(position: Position, card: Card) -> Iterator[Fact]:
    """Return the pairs that stay whole after the card is played and cannot be melded at once."""
    pairs = set(position.open_pairs()).difference(position.may_meld)
    kept = [suit for suit in SUITS if suit in pairs and card not in PAIRS[suit]]
    if kept:
        yield Fact("pair", {"cards": tuple(one for suit in kept for one in PAIRS[suit])})


def tops(position: Position) -> Iterator[Fact]:
    """Return the number of cards that no other card in their suits beats."""
    sure = [card for card in position.mine if not position.sight.above(card)]
    if sure:
        yield Fact("tops", {"count": len(sure)})


def of_call(position: Position, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and cost of a meld or a gubbe."""
    if is_meld(call):
        yield pays(call, MELD_POINTS[len(position.facts.melds)])
    elif call in GUBBAR:
        points = GUBBE_POINTS[call.word]
        yield needs(call, tricks_of(position.view, call))
        if call == HALF:
            yield Fact(
                "half_points", {"points": HALF_CARD_POINTS}, "", {"action": call, "value": HALF_CARD_POINTS}
            )
        yield pays(call, points)
        yield costs(call, points)
