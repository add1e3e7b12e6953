"""Chance, and the orders that it gives a pack, for deals that reshuffle it as often as they need."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tolva_gui.rules.cards import Card


class Chance(Protocol):
    """A source of chance, passed in from outside: `random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""

    def shuffle(self, x: list[Any]) -> None:
        """Put the list in a random order, in place."""


class OrdersOnDemand(list[tuple[Card, ...]]):
    """Orders of a pack: those given, then the result of *make* for each further index that is read."""

    def __init__(
        self, make: Callable[[int], tuple[Card, ...]], given: Sequence[tuple[Card, ...]] = ()
    ) -> None:
        super().__init__(given)
        self._make = make

    def __getitem__(self, index: Any) -> Any:
        while isinstance(index, int) and len(self) <= index:
            self.append(self._make(len(self)))
        return super().__getitem__(index)


def orders_by_chance(
    pack: Sequence[Card], rng: Chance, given: Sequence[tuple[Card, ...]] = ()
) -> OrdersOnDemand:
    """Return orders of the pack: those given first, then random ones."""

    def make(_place: int) -> tuple[Card, ...]:
        order = list(pack)
        rng.shuffle(order)
        return tuple(order)

    return OrdersOnDemand(make, given)
