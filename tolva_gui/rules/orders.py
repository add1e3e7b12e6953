"""Orders of a pack for deals that reshuffle it as often as they need."""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from tolva_gui.rules.cards import Card
from tolva_gui.rules.protocol import Chance


class OrdersOnDemand(Sequence[tuple[Card, ...]]):
    """Orders of a pack made on demand: those given first, then the results of *make* for each index.

    Its length is the number made so far, including those given.
    """

    def __init__(
        self, make: Callable[[int], tuple[Card, ...]], given: Sequence[tuple[Card, ...]] = ()
    ) -> None:
        self._make = make
        self._made = list(given)

    @overload
    def __getitem__(self, index: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        if isinstance(index, slice):
            return self._made[index]
        while len(self._made) <= index:
            self._made.append(self._make(len(self._made)))
        return self._made[index]

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return iter(self._made)


def orders_by_chance(
    pack: Sequence[Card], rng: Chance, given: Sequence[tuple[Card, ...]] = ()
) -> OrdersOnDemand:
    """Return orders of the pack: those given first, then random ones."""

    def make(_place: int) -> tuple[Card, ...]:
        order = list(pack)
        rng.shuffle(order)
        return tuple(order)

    return OrdersOnDemand(make, given)
