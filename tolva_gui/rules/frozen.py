"""Frozen classes: small ones that say what they hold, are compared and hashed by it, and never change.

They are what `dataclass(frozen=True, slots=True)` makes, but that all share the methods that stand here. Those of a
dataclass Python writes and compiles anew at every start, and with so many classes that was a tenth of the time before
the first picture; the one that takes the values is written when the first of its class is made. The type checker sees
to it that nothing is assigned to them.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
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
    writes = "__init__" not in vars(kind)
    made: Any = dataclass(slots=True, init=False, repr=False, eq=False)(kind)
    if writes:
        made.__init__ = _written_later(made)
    compared = [each.name for each in fields(made) if each.compare]
    made.held_ = attrgetter(*compared) if len(compared) > 1 else _few(compared)
    frozen_kind: type[T] = made
    return frozen_kind


def _written_later(kind: Any) -> Callable[..., None]:
    """Return what makes the first of the class, and then has its place taken by what is written for this class."""

    def first(self: Any, *values: Any, **named: Any) -> None:
        kind.__init__ = _written(kind)
        kind.__init__(self, *values, **named)

    return first


def _written(kind: Any) -> Callable[..., None]:
    """Return the method that takes the values, one after the other or by name, as Python writes it for a dataclass."""
    taken, kept = [], []
    known: dict[str, Any] = {}
    for each in fields(kind):
        name = value = each.name
        if each.default is not MISSING:
            known[f"{name}_"] = each.default
            taken.append(f"{name}={name}_")
        elif each.default_factory is not MISSING:
            known[f"{name}_"] = each.default_factory
            taken.append(f"{name}={name}_")
            value = f"{name}_() if {name} is {name}_ else {name}"
        else:
            taken.append(name)
        kept.append(f" self.{name} = {value}")
    if hasattr(kind, "__post_init__"):
        kept.append(" self.__post_init__()")
    lines = "\n".join(kept) or " pass"
    exec(f"def __init__({', '.join(('self', *taken))}):\n{lines}", known)
    written: Callable[..., None] = known["__init__"]
    return written


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
