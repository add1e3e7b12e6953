"""The candidate moves of a flat search. All are tried in the same worlds; clearly worse ones drop out."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tolva_gui.rules.moves import Move

FIRST_LOOK: Final = 16
"""Number of worlds before the first move may drop out."""
LOOK_EVERY: Final = 8
CLEARLY: Final = 3.0
"""A move that is worse by this many standard errors of the difference drops out."""


class Arm:
    """A move, and its gain in each world tried so far."""

    __slots__ = ("gains", "move", "out")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.out = False

    def mean(self) -> float:
        """Return the mean gain, −inf if nothing has been tried."""
        return sum(self.gains) / len(self.gains) if self.gains else float("-inf")


def in_the_running(arms: Sequence[Arm]) -> list[Arm]:
    """Return the arms that have not dropped out."""
    return [arm for arm in arms if not arm.out]


def drop_out(running: Sequence[Arm]) -> None:
    """Mark the arms that are clearly worse than the best as out; all must have been tried in the same worlds."""
    best = max(running, key=Arm.mean)
    for arm in running:
        arm.out = arm is not best and is_worse(arm, best, CLEARLY)


def is_worse(arm: Arm, best: Arm, errors: float) -> bool:
    """Return whether the arm is behind by this many standard errors, paired by world to cancel the luck of the deal."""
    gaps = [high - low for high, low in zip(best.gains, arm.gains, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean > errors * sqrt(variance / len(gaps))
