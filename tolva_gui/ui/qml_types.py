"""Classes that QML names as the types of its properties, and properties that Python reads too."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import qmlRegisterUncreatableType

MODULE: Final = "Tolva.Backend"
Kind = TypeVar("Kind", bound=type[QObject])
Value = TypeVar("Value")


def named_in_qml(kind: Kind) -> Kind:
    """Let QML files import the class from `Tolva.Backend`; only the program makes its objects."""
    # The stubs want bytes.
    qmlRegisterUncreatableType(kind, MODULE, 1, 0, kind.__name__, "the program makes it")  # type: ignore[arg-type]
    return kind


def typed(kind: type[Value], getter: Callable[[Any], Value], notify: Signal) -> Value:
    """Return a property that QML and Python read alike; for Python it is typed by what it returns."""
    return cast(Value, Property(kind, getter, notify=notify))


def part(kind: type[Value], attribute: str) -> Value:
    """Return a property with an object that belongs to this one for as long as it lives."""

    def getter(self: QObject) -> object:
        return getattr(self, attribute)

    # The check of QML files reads the class there.
    getter.__annotations__["return"] = kind
    return cast(Value, Property(QObject, getter, constant=True))
