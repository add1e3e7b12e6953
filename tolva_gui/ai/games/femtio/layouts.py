"""Layouts of femtio: how many tricks an order of the hand takes in them, and an order that takes more."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tolva_gui.rules.cards import RANKS, Card, Suit

ABOVE: Final = {rank: place for place, rank in enumerate(RANKS)}
"""The number of higher cards of the suit."""
NOBODY: Final = (len(RANKS), 0)


class Trick(NamedTuple):
    """What the others turn to one trick in a layout, the next seat first.

    *best*: by suit, the number of higher cards than the others' highest, and who has it; seats are counted from the
    player's own, 0.
    """

    turned: tuple[Card, ...]
    best: dict[Suit, tuple[int, int]]


class Stage(NamedTuple):
    """The course of a deal before one of its tricks: who leads in each layout, and the player's tricks in all."""

    leaders: list[int]
    taken: int


class Layouts:
    """Piles that the others may have laid. *leader*: how many seats after the player's leads to the first trick."""

    def __init__(self, leader: int, length: int) -> None:
        self._leaders: list[int] = []
        self._leader = leader
        self._tricks: list[list[Trick]] = [[] for _ in range(length)]

    def add(self, piles: Sequence[Sequence[Card]]) -> None:
        """Add a layout: the others' piles, the next seat first."""
        self._leaders.append(self._leader)
        for tricks, turned in zip(self._tricks, zip(*piles, strict=True), strict=True):
            best: dict[Suit, tuple[int, int]] = {}
            for seat, card in enumerate(turned, start=1):
                best[card.suit] = min(best.get(card.suit, NOBODY), (ABOVE[card.rank], seat))
            tricks.append(Trick(turned, best))

    def tricks(self, order: Sequence[Card]) -> float:
        """Return the mean number of tricks that the pile takes."""
        return self._stages(order)[-1].taken / len(self._leaders)

    def improved(self, order: Sequence[Card], tries: int, dice: Random) -> list[Card]:
        """Return an order that takes at least as many tricks, after *tries* changes of one or two places."""
        best, stages = list(order), self._stages(order)
        for _ in range(tries):
            changed, since = _changed(best, dice)
            course = self._stages(changed, stages[: since + 1])
            if course[-1].taken >= stages[-1].taken:
                best, stages = changed, course
        return best

    def _stages(self, order: Sequence[Card], known: Sequence[Stage] = ()) -> list[Stage]:
        """Return the stages before each trick and after the last. *known*: the first ones."""
        stages = list(known) or [Stage(self._leaders, 0)]
        for place in range(len(stages) - 1, len(order)):
            stages.append(_turned(self._tricks[place], order[place], stages[-1]))
        return stages


def _turned(tricks: Sequence[Trick], own: Card, stage: Stage) -> Stage:
    """Return the stage after a trick to which the player's pile turns this card (F6, F7)."""
    suit, mine, winners = own.suit, (ABOVE[own.rank], 0), list[int]()
    for leader, (turned, best) in zip(stage.leaders, tricks, strict=True):
        led = turned[leader - 1].suit if leader else suit
        _, winner = min(best.get(led, NOBODY), mine) if led == suit else best[led]
        winners.append(winner)
    return Stage(winners, stage.taken + winners.count(0))


def _changed(order: Sequence[Card], dice: Random) -> tuple[list[Card], int]:
    """Return the order with a card moved, or two cards exchanged, and the first place that differs."""
    changed, one, other = list(order), dice.randrange(len(order)), dice.randrange(len(order))
    if dice.random() < 0.5:
        changed[one], changed[other] = changed[other], changed[one]
    else:
        changed.insert(other, changed.pop(one))
    return changed, min(one, other)
