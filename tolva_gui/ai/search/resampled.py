"""Worlds drawn as often as they are likely, from worlds drawn evenly."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")
TRIES: Final = 24
"""Worlds from which one is drawn."""


def resampled(drawn: Callable[[], T], weight: Callable[[T], float], rng: Random) -> Iterator[T]:
    """Yield without end one of several worlds, by its weight; *drawn* returns the next one."""
    while True:
        worlds = [drawn() for _ in range(TRIES)]
        weights = [weight(world) for world in worlds]
        yield rng.choices(worlds, weights if any(weights) else None)[0]
