"""The objects that QML knows by name: those of the table from the start, those of a page when QML first asks for them.

Python reads and builds what belongs to a page only then, so that nobody waits for it before the table is there.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtQml import QJSValue, QQmlEngine, qmlRegisterSingletonType

MODULE: Final = "Tolva.Backend"
Make = Callable[[], QObject]

_now: dict[type[QObject], QObject] = {}
_later: dict[str, Make] = {}
_askers: list[Callable[[QQmlEngine], QJSValue]] = []
"""Qt for Python calls these without keeping them."""


def make_known(now: Iterable[QObject], later: Mapping[str, Make]) -> None:
    """Let QML know those that are there by the names of their classes, and how those of `later` are made."""
    for single in now:
        _now[type(single)] = _kept(single)
    _later.update(later)
    _register()


def all_known() -> Iterator[QObject]:
    """Return everything that QML can ask for; what it has not asked for yet is made."""
    yield from _now.values()
    yield from (make() for make in _later.values())


@cache
def _register() -> None:
    """Tell QML the names, once in a process and before its first engine: else Qt mixes up its types."""
    for kind in _now:
        qmlRegisterSingletonType(kind, MODULE, 1, 0, kind.__name__, _giver(kind))  # type: ignore[call-overload]
    for name in _later:
        _askers.append(_asker(name))
        qmlRegisterSingletonType(MODULE, 1, 0, name, _askers[-1])  # type: ignore[call-overload]


def _giver(kind: type[QObject]) -> Callable[[QQmlEngine], QObject]:
    return lambda _engine: _now[kind]


def _asker(name: str) -> Callable[[QQmlEngine], QJSValue]:
    return lambda engine: engine.newQObject(_kept(_later[name]()))


def _kept(single: QObject) -> QObject:
    """Else the engine would take Python's objects with it."""
    QQmlEngine.setObjectOwnership(single, QQmlEngine.ObjectOwnership.CppOwnership)
    return single
