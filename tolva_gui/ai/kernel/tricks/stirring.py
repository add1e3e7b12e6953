"""A chain of worlds that fit a kernel's position, each drawn in proportion to its likelihood."""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any, Final

from tolva_gui.ai.kernel.tricks.reading import Fit

SETTLE: Final = 600
"""Swaps of hidden cards before the first world, which may be an unlikely one."""
BETWEEN: Final = 60
"""Swaps from one world to the next."""
TRIES: Final = 8
"""Worlds proposed by the kernel for each one drawn, if *fit* weighs them too."""


def stirred(known: Any, rng: Random, fit: Fit | None = None) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the hands of one world after the other, the stock last, as sets of the kernel's numbers, and the bids.

    *fit*: likelihood by what the kernel does not know; the less likely of two worlds is seldom taken.
    """
    known.stir(SETTLE, rng.getrandbits(60))
    hands, aims = known.hands(), known.aims()
    while True:
        yield hands, aims
        for _ in range(TRIES if fit else 1):
            known.stir(BETWEEN, rng.getrandbits(60))
            other = known.hands(), known.aims()
            if not fit or rng.random() < exp(min(0.0, fit(*other) - fit(hands, aims))):
                hands, aims = other
