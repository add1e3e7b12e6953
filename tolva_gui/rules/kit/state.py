"""Copying of game states."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

from tolva_gui.rules.kit.piles import Piles

State = TypeVar("State")


def copy_state(state: State) -> State:
    """Return an independent copy of a dataclass state.

    Lists are copied, also lists of lists, and so are the piles and dictionaries; all other values must be immutable.
    """
    kind = type(state)
    values = _VALUES.get(kind)
    if values is None:
        values = _VALUES[kind] = attrgetter(*(field.name for field in fields(kind)))  # type: ignore[arg-type]
    return kind(*[_own(value) for value in values(state)])


_VALUES: dict[type, Callable[[Any], tuple[Any, ...]]] = {}
"""Getters that read all fields of a state at once, by class: copying is the most frequent operation of searches."""


def _own(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_own(item) for item in value] if value and type(value[0]) is list else value[:]
    return value.copy() if kind is Piles or kind is dict else value
