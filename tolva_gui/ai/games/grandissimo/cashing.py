"""The tricks that a hand on lead takes at once in a world: a floor of its value, whatever a playout makes of it."""

from collections.abc import Sequence

from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules.cards import SUITS


def cashed(hand: int, others: Sequence[int], trump: int) -> int:
    """Return how many tricks the hand takes before it loses the lead; *trump* is a suit's number, −1 without.

    Sets of the kernel's numbers. Trumps are drawn first; if that cannot be done, nothing else is counted.
    """
    runs = {suit: _run(_of(hand, suit), [_of(other, suit) for other in others]) for suit in range(len(SUITS))}
    if trump < 0:
        return sum(runs.values())
    drawn = all(len(_of(other, trump)) <= runs[trump] for other in others)
    return sum(runs.values()) if drawn else runs[trump]


def _of(cards: int, suit: int) -> list[int]:
    """The cards of the suit, the lowest first."""
    return [card for card in members(cards) if card // 13 == suit]


def _run(own: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The tricks of a suit led from the top, each other hand keeping its highest card for last."""
    for taken, card in enumerate(reversed(own)):
        if any(len(cards) > taken and cards[-1] > card for cards in others):
            return taken
    return len(own)
