"""Endings of plain tricks solved by trying everything, in the plainest way."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import Aim

Worth = Callable[[tuple[int, ...]], float]
"""Of the tricks that each seat takes from here on."""


class Ending(NamedTuple):
    """A position with all cards known; *trick*: the cards of the seats before the one to act."""

    trump: int
    matadors: int
    attackers: frozenset[int]
    hands: tuple[frozenset[int], ...]
    turn: int
    trick: tuple[int, ...] = ()

    def legal(self) -> list[int]:
        """Return the cards that may be played."""
        hand = sorted(self.hands[self.turn])
        if not self.trick:
            return hand
        led = self.trick[0]
        same = [card for card in hand if card // WIDTH == led // WIDTH]
        free = [card for card in same if self.matadors >> card & 1 and card > led]
        return hand if len(free) == len(same) else same

    def after(self, card: int) -> "tuple[Ending, int]":
        """Return the position after this card, and the winner of the trick, −1 if it is not full."""
        hands = [hand - {card} if seat == self.turn else hand for seat, hand in enumerate(self.hands)]
        trick = (*self.trick, card)
        place = self._replace(hands=tuple(hands), turn=(self.turn + 1) % len(hands), trick=trick)
        if len(trick) < len(hands):
            return place, -1
        best = max(
            trick, key=lambda one: (one // WIDTH == self.trump, one // WIDTH == trick[0] // WIDTH, one)
        )
        winner = (self.turn + 1 + trick.index(best)) % len(hands)
        return place._replace(turn=winner, trick=()), winner

    def value(self, worth: Worth, taken: tuple[int, ...]) -> float:
        """Return the worth if the attackers play for the most and all others for the least."""
        if not any(self.hands):
            return worth(taken)
        most = max if self.turn in self.attackers else min
        return most(self.values(worth, taken).values())

    def values(self, worth: Worth, taken: tuple[int, ...]) -> dict[int, float]:
        """Return the value of each legal card."""
        found = {}
        for card in self.legal():
            place, winner = self.after(card)
            found[card] = place.value(worth, tuple(won + (seat == winner) for seat, won in enumerate(taken)))
        return found


def in_the_kernel(hands: Sequence[int], turn: int, **more: Any) -> Any:
    """Return the kernel's position of these hands; by default without trump, and nothing has been played or hidden."""
    nothing = [0] * len(hands)
    usual = {"trump": -1, "trick": (), "taken": nothing, "hidden": (), "denied": nothing}
    fields = {"modes": [Aim.TAKE] * len(hands), **usual, **more}
    return BRIDGE.need().Position(seats=len(hands), hands=[*hands, 0], turn=turn, **fields)


def any_ending(rng: Random, cards: int, seats: Sequence[int] = (2, 3, 4, 5)) -> Ending:
    """Return a random ending with that many cards a hand, now and then with matadors or within a trick."""
    number = rng.choice(seats)
    trump = rng.choice((-1, 0, 1, 2, 3))
    suits = rng.sample(range(4), rng.choice((1, 2, 3, 4)))
    ranks = rng.sample(range(WIDTH), min(WIDTH, -(-number * cards // len(suits)) + rng.randrange(3)))
    pack = [suit * WIDTH + rank for suit in suits for rank in ranks]
    while len(pack) < number * cards:
        pack.append(rng.choice([card for card in range(52) if card not in pack]))
    rng.shuffle(pack)
    hands = tuple(frozenset(pack[cards * seat : cards * seat + cards]) for seat in range(number))
    tops = sum(1 << trump * WIDTH + rank for rank in (10, 11, 12)) if trump >= 0 and rng.random() < 0.3 else 0
    attackers = frozenset(seat for seat in range(number) if rng.random() < 0.5)
    ending = Ending(trump, tops, attackers, hands, rng.randrange(number))
    for _ in range(rng.randrange(number) if rng.random() < 0.5 else 0):
        ending, _ = ending.after(rng.choice(ending.legal()))
    return ending
