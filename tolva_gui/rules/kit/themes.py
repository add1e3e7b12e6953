"""Conditions by which games choose positions for practice.

Each returns whether the viewer, whose turn it is, has such a choice.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.kit.tricks import trick_winner
from tolva_gui.rules.moves import Call, Play
from tolva_gui.rules.view import TrickFacts, View

LAST: Final = 3
"""The deal counts as an ending with at most this many cards in hand."""


def own_cards(view: View) -> list[Card]:
    zones = [zone for zone in view.zones if zone.place.kind == "hand" and zone.place.owner == view.seat]
    return [card for zone in zones for card in zone.cards if card is not None]


def is_bid(view: View) -> bool:
    """Whether the player must choose between calls, before cards are played."""
    return len(view.legal) > 1 and all(isinstance(move, Call) for move in view.legal)


def is_ending(view: View) -> bool:
    """Whether the player has a choice among their last cards."""
    return _plays(view) > 1 and len(own_cards(view)) <= LAST


def is_capture(view: View) -> bool:
    """Whether cards on the table can be taken in more than one way."""
    return sum(isinstance(move, Play) and bool(move.takes) for move in view.legal) > 1


def is_high_or_low(view: View) -> bool:
    """Whether another side is winning the trick and the player can win it or not, by the usual order of cards."""
    facts = view.facts
    if not isinstance(facts, TrickFacts) or not facts.trick or facts.winning is None or view.seat is None:
        return False
    if view.info.side(facts.winning) == view.info.side(view.seat):
        return False
    lying = [card for _, card in facts.trick]
    takes = {
        trick_winner((*lying, move.cards[0]), facts.trump, view.ranks) == len(lying)
        for move in view.legal
        if isinstance(move, Play) and len(move.cards) == 1
    }
    return len(takes) > 1


def is_lead_high_or_low(view: View) -> bool:
    """Whether the player leads, and holds both a sure winner and a lower card of one suit."""
    facts = view.facts
    if not isinstance(facts, TrickFacts) or facts.trick or not _plays(view):
        return False
    gone = {card for trick in facts.tricks for card in trick.cards}
    left = [card for card in view.info.pack if card not in gone]
    cards = own_cards(view)
    sure = tops(cards, left, view.ranks)
    return any(card.suit == other.suit for card in sure for other in cards if other not in sure)


def tops(cards: Sequence[Card], pack: Sequence[Card], ranks: str) -> list[Card]:
    """Return the cards that no card of their suit in the pack beats: the highest, and those in sequence with it.

    >>> from tolva_gui.rules.cards import parse_card
    >>> cards = [parse_card(text) for text in ("SA", "SK", "SJ", "HK")]
    >>> list(map(str, tops(cards, [parse_card(suit + rank) for suit in "SH" for rank in "AKQJ"], "AKQJ")))
    ['SA', 'SK']
    """
    ordered = sorted(pack, key=lambda card: ranks.index(card.rank))
    suits = dict.fromkeys(card.suit for card in ordered)
    return [
        card
        for suit in suits
        for card in takewhile(cards.__contains__, (card for card in ordered if card.suit == suit))
    ]


def _plays(view: View) -> int:
    return sum(isinstance(move, Play) for move in view.legal)
