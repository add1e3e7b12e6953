"""The moves in the running of a flat search. All are tried in the same worlds, and clearly worse ones drop out."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tolva_gui.rules.moves import Move

FIRST_LOOK: Final = 16
"""Worlds before the first move may drop out."""
LOOK_EVERY: Final = 8
CLEARLY: Final = 3.0
"""A move drops out when it is worse by this many standard errors of the difference."""


class Arm:
    """A move, and what each world tried so far has brought."""

    __slots__ = ("gains", "move", "out")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.out = False

    def mean(self) -> float:
        """Return the mean gain, below everything if nothing has been tried."""
        return sum(self.gains) / len(self.gains) if self.gains else float("-inf")


def in_the_running(arms: Sequence[Arm]) -> list[Arm]:
    """Return the arms that have not dropped out."""
    return [arm for arm in arms if not arm.out]


def drop_out(running: Sequence[Arm]) -> None:
    """Take out the arms that are clearly worse than the best of them; all have been tried in the same worlds."""
    best = max(running, key=Arm.mean)
    for arm in running:
        arm.out = arm is not best and is_worse(arm, best, CLEARLY)


def is_worse(arm: Arm, best: Arm, errors: float) -> bool:
    """Whether the arm is behind by this many standard errors, world by world, which takes out the luck of the deal."""
    gaps = [high - low for high, low in zip(best.gains, arm.gains, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean > errors * sqrt(variance / len(gaps))
