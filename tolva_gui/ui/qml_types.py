"""Classes that QML names as the types of its properties."""

from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import qmlRegisterUncreatableType

MODULE: Final = "Tolva.Backend"
Kind = TypeVar("Kind", bound=type[QObject])


def named_in_qml(kind: Kind) -> Kind:
    """Let QML files import the class from `Tolva.Backend`; only the program makes its objects."""
    # The stubs want bytes.
    qmlRegisterUncreatableType(kind, MODULE, 1, 0, kind.__name__, "the program makes it")  # type: ignore[arg-type]
    return kind


if TYPE_CHECKING:
    part = property
else:

    def part(getter):
        """Let QML read an object that belongs to this one for as long as it lives."""
        return Property(QObject, getter, constant=True)
