"""Worlds of a kernel's position one by one, each as often as it is likely."""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any, Final

from tolva_gui.ai.kernel.tricks.reading import Told, fit

SETTLE: Final = 600
"""Swaps of hidden cards before the first world, which may be an unlikely one."""
BETWEEN: Final = 60
"""Swaps from one world to the next."""
TRIES: Final = 8
"""Worlds of the kernel for each one here, if the cards played tell something."""


def stirred(known: Any, rng: Random, told: Told = ()) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the hands of one world after the other, the stock last, as sets of the kernel's numbers, and the bids.

    *told*: what the cards played tell beside what the kernel knows: the less likely of two worlds is taken seldom.
    """
    known.stir(SETTLE, rng.getrandbits(60))
    hands, aims = known.hands(), known.aims()
    while True:
        yield hands, aims
        for _ in range(TRIES if told else 1):
            known.stir(BETWEEN, rng.getrandbits(60))
            other = known.hands()
            if not told or rng.random() < exp(min(0.0, fit(other, told) - fit(hands, told))):
                hands, aims = other, known.aims()
