"""Many layouts of femtio at once: how many tricks an order of the hand takes in each, and an order that takes more.

Each layout has a bit: a set of layouts is an integer, so that one pass over the pile turns it against all of them.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tolva_gui.rules import kit
from tolva_gui.rules.cards import RANKS, SUITS, Card

ABOVE: Final = {card: RANKS.index(card.rank) for card in kit.FULL_PACK}
"""The number of higher cards of its suit."""
SUIT: Final = {card: SUITS.index(card.suit) for card in kit.FULL_PACK}


class Stage(NamedTuple):
    """The course of a deal in all layouts before one of its tricks; leads are sets of layouts."""

    own_lead: int
    leads: tuple[int, ...]
    taken: int
    """The tricks of the seat so far, summed over the layouts."""


class Trick(NamedTuple):
    """What the others turn to one trick: sets of layouts, by suit and by seat (the next one first)."""

    beaten: list[int]
    """By rank, all suits in turn: the layouts in which another's card of that suit is higher."""
    suits: list[list[int]]
    """By seat, by suit: where the seat's card has that suit."""
    best: list[list[int]]
    """By suit, by seat: where the seat's card is the highest of the suit among the others."""
    after: list[list[int]]
    """By leading seat, by seat: where the seat takes the trick unless the player's card does."""


class Layouts:
    """Piles that the others may have laid. *leader*: how many seats after the player's leads to the first trick."""

    def __init__(self, seats: int, leader: int, length: int) -> None:
        self.count = 0
        self._leader = leader
        self._others = range(seats - 1)
        self._tricks = [self._empty() for _ in range(length)]

    def add(self, piles: Sequence[Sequence[Card]]) -> None:
        """Add a layout: the others' piles, the next seat first."""
        bit = 1 << self.count
        self.count += 1
        for trick, turned in zip(self._tricks, zip(*piles, strict=True), strict=True):
            _note(trick, turned, bit)

    def tricks(self, order: Sequence[Card]) -> float:
        """Return the mean number of tricks that the pile takes."""
        return self._stages(order)[-1].taken / self.count

    def improved(self, order: Sequence[Card], tries: int, dice: Random) -> list[Card]:
        """Return an order that takes at least as many tricks, after *tries* changes of one or two places."""
        best, stages = list(order), self._stages(order)
        for _ in range(tries):
            changed, since = _changed(best, dice)
            course = self._stages(changed, stages[: since + 1])
            if course[-1].taken >= stages[-1].taken:
                best, stages = changed, course
        return best

    def _empty(self) -> Trick:
        others = self._others
        return Trick(
            beaten=[0] * len(kit.FULL_PACK),
            suits=[[0] * len(SUITS) for _ in others],
            best=[[0] * len(others) for _ in SUITS],
            after=[[0] * len(others) for _ in others],
        )

    def _stages(self, order: Sequence[Card], known: Sequence[Stage] = ()) -> list[Stage]:
        """Return the stages before each trick and after the last. *known*: the first ones."""
        stages = list(known) or [self._start()]
        for place in range(len(stages) - 1, len(order)):
            stages.append(_turned(self._tricks[place], order[place], stages[-1]))
        return stages

    def _start(self) -> Stage:
        every = (1 << self.count) - 1
        leads = tuple(every * (self._leader == other + 1) for other in self._others)
        return Stage(every * (self._leader == 0), leads, 0)


def _note(trick: Trick, turned: Sequence[Card], bit: int) -> None:
    """Note in which layout (*bit*) the others turn these cards."""
    best: dict[int, int] = {}
    for other, card in enumerate(turned):
        suit = SUIT[card]
        trick.suits[other][suit] |= bit
        if suit not in best or ABOVE[card] < ABOVE[turned[best[suit]]]:
            best[suit] = other
    for suit, other in best.items():
        trick.best[suit][other] |= bit
        first = suit * len(RANKS)
        for place in range(first + ABOVE[turned[other]] + 1, first + len(RANKS)):
            trick.beaten[place] |= bit
    for leader, card in enumerate(turned):
        trick.after[leader][best[SUIT[card]]] |= bit


def _turned(trick: Trick, card: Card, stage: Stage) -> Stage:
    """Return the stage after a trick to which the player's pile turns this card (F6, F7)."""
    suit = SUIT[card]
    asked = stage.own_lead
    for lead, suits in zip(stage.leads, trick.suits, strict=True):
        asked |= lead & suits[suit]
    won = asked & ~trick.beaten[suit * len(RANKS) + ABOVE[card]]
    leads = [stage.own_lead & best for best in trick.best[suit]]
    for lead, after in zip(stage.leads, trick.after, strict=True):
        leads = [now | lead & then for now, then in zip(leads, after, strict=True)]
    return Stage(won, tuple(lead & ~won for lead in leads), stage.taken + won.bit_count())


def _changed(order: Sequence[Card], dice: Random) -> tuple[list[Card], int]:
    """Return the order with a card moved, or two cards exchanged, and the first place that differs."""
    changed, one, other = list(order), dice.randrange(len(order)), dice.randrange(len(order))
    if dice.random() < 0.5:
        changed[one], changed[other] = changed[other], changed[one]
    else:
        changed.insert(other, changed.pop(one))
    return changed, min(one, other)
