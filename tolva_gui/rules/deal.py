"""A position of one deal: piles and a few values."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, NamedTuple, Self

from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, Seat
from tolva_gui.rules.info import Options
from tolva_gui.rules.piles import Piles

_VALUES: dict[type, Callable[[Any], tuple[Any, ...]]] = {}
"""Getters that read all fields of a state at once, by class: copying is the most frequent operation of searches."""


def _own(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_own(item) for item in value] if value and type(value[0]) is list else value[:]
    return value.copy() if kind is Piles or kind is dict else value


@dataclass(slots=True)
class Deal:
    """A position of one deal. *turn*: the seat to act, unless the phase is `"over"`.

    A game adds its own values: lists, also of lists, and dictionaries are copied with it; others must be immutable.
    """

    options: Options
    standing: Standing
    piles: Piles
    turn: Seat
    phase: str

    def copy(self) -> Self:
        """Return an independent copy."""
        kind = type(self)
        values = _VALUES.get(kind)
        if values is None:
            values = _VALUES[kind] = attrgetter(*(field.name for field in fields(kind)))
        return kind(*[_own(value) for value in values(self)])

    @property
    def hands(self) -> tuple[list[Card], ...]:
        return self.piles.hands


def all_from(first: Seat, seats: int, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that are not out, clockwise from the first.

    >>> all_from(3, seats=4), all_from(4, seats=4, out=[1])
    ([3, 0, 1, 2], [0, 2, 3])
    """
    turns = ((first + step) % seats for step in range(seats))
    return [seat for seat in turns if seat not in out]


class At:
    """The cards at a place of the table as an attribute of a deal, to read."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def __get__(self, deal: Deal, _kind: object = None) -> list[Card]:
        return deal.piles[self._place]


class AtEach:
    """The cards at every place of a kind as an attribute of a deal, to read."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def __get__(self, deal: Deal, _kind: object = None) -> tuple[list[Card], ...]:
        return deal.piles.of(self._kind)


class Start(NamedTuple):
    """What a deal begins with: the whole deck lies at `pack_at`."""

    options: Options
    standing: Standing
    piles: Piles
