"""Worlds of a kernel's position one by one, each as often as it is likely."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

SETTLE: Final = 600
"""Swaps of hidden cards before the first world, which may be an unlikely one."""
BETWEEN: Final = 60
"""Swaps from one world to the next."""


def stirred(known: Any, rng: Random) -> Iterator[list[int]]:
    """Yield the hands of one world after the other, the stock last, as sets of the kernel's numbers."""
    known.stir(SETTLE, rng.getrandbits(60))
    while True:
        yield known.hands()
        known.stir(BETWEEN, rng.getrandbits(60))
