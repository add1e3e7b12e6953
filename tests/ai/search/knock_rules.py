"""A careful player of the toy game `knock`, the policy of the search in the tests, and worlds that fit such players."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.knock_toy import DISCARDS, KNOCK, TAKE, KnockState, worth
from tolva_gui.rules.kit import Card, Move, Play

GOOD: Final = 21
"""It knocks at this value."""


def by_rules(_game: Any, state: KnockState, moves: Sequence[Move], _rng: Random) -> Move:
    """Knock when strong enough, take a much better card, discard the least useful one."""
    hand = state.hands[state.turn]
    if state.phase == "discard":
        return max(moves, key=lambda move: _without(hand, move))
    if KNOCK in moves and worth(hand) >= GOOD:
        return KNOCK
    discards = state.piles[DISCARDS]
    top = discards[-1] if discards else None
    if top is not None and most_with(hand, top) >= worth(hand) + 5:
        return TAKE
    return moves[0]


def most_with(hand: Sequence[Card], card: Card) -> int:
    """Return the most that the hand is worth with the card, after a discard."""
    more = [*hand, card]
    return max(worth([other for other in more if other != thrown]) for thrown in more)


def _without(hand: Sequence[Card], move: Move) -> int:
    if not isinstance(move, Play):
        raise TypeError(f"{move} is no discard")
    return worth([card for card in hand if card != move.card])
