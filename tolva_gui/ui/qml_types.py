"""Classes that QML names as the types of its properties."""

from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtQml import qmlRegisterUncreatableType

MODULE: Final = "Tolva.Backend"
Kind = TypeVar("Kind", bound=type[QObject])


def named_in_qml(kind: Kind) -> Kind:
    """Let QML files import the class from `Tolva.Backend`; only the program makes its objects."""
    # The stubs want bytes.
    qmlRegisterUncreatableType(kind, MODULE, 1, 0, kind.__name__, "the program makes it")  # type: ignore[arg-type]
    return kind
