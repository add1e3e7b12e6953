"""Frozen classes: small ones that say what they hold, are compared and hashed by it, and never change.

They are what `dataclass(frozen=True, slots=True)` makes, but that all share the methods that stand here. Those of a
dataclass Python writes and compiles anew at every start, and with so many classes that was a tenth of the time before
the first picture. The type checker sees to it that nothing is assigned to them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[T]) -> type[T]:
    """Return the class with its annotated fields; methods of its own it keeps.

    >>> @frozen
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(1, 0), len({Point(1), Point(1)})
    (Point(x=1, y=0), True, 1)
    """
    for name, method in (("__repr__", _repr), ("__eq__", _equal), ("__hash__", _hash)):
        if name not in vars(kind):
            setattr(kind, name, method)
    made: Any = dataclass(slots=True, repr=False, eq=False)(kind)
    compared = [each.name for each in fields(made) if each.compare]
    made.held_ = attrgetter(*compared) if len(compared) > 1 else _few(compared)
    frozen_kind: type[T] = made
    return frozen_kind


def _few(names: list[str]) -> Callable[[object], tuple[Any, ...]]:
    """Return what gives a tuple even of one field, or none."""
    if not names:
        return staticmethod(lambda _whose: ())
    only = attrgetter(*names)
    return staticmethod(lambda whose: (only(whose),))


def _repr(self: Any) -> str:
    held = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({held})"


def _equal(self: Any, other: Any) -> Any:
    return self.held_(self) == self.held_(other) if other.__class__ is self.__class__ else NotImplemented


def _hash(self: Any) -> int:
    return hash(self.held_(self))
