"""The objects that QML knows by name: those of the table from the start, those of a page when QML first asks for them.

Python reads and builds what belongs to a page only then, so that nobody waits for it before the table is there.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtQml import QJSValue, QQmlEngine, qmlRegisterSingletonType

MODULE: Final = "Tolva.Backend"
Make = Callable[[], QObject]

_now: dict[type[QObject], QObject] = {}
_later: dict[str, Make] = {}
_askers: list[Callable[[QQmlEngine], QJSValue]] = []
"""Qt for Python calls these without keeping them."""


@cache
def name_all(now: tuple[type[QObject], ...], later: tuple[str, ...]) -> None:
    """Tell QML the names, once in a process and before its first engine: else Qt mixes up its types."""
    for kind in now:
        qmlRegisterSingletonType(kind, MODULE, 1, 0, kind.__name__, _giver(kind))  # type: ignore[call-overload]
    for name in later:
        _askers.append(_asker(name))
        qmlRegisterSingletonType(MODULE, 1, 0, name, _askers[-1])  # type: ignore[call-overload]


def make_known(owner: object, now: Mapping[type[QObject], str], later: Mapping[str, str]) -> None:
    """Give QML what an owner has, by class and attribute, and what it will make, by QML's name and attribute."""
    for kind, attribute in now.items():
        _now[kind] = _kept(getattr(owner, attribute))
    for name, attribute in later.items():
        _later[name] = partial(getattr, owner, attribute)


def all_known() -> Iterator[QObject]:
    """Return everything that QML can ask for; what it has not asked for yet is made."""
    yield from _now.values()
    yield from (make() for make in _later.values())


def _giver(kind: type[QObject]) -> Callable[[QQmlEngine], QObject]:
    return lambda _engine: _now[kind]


def _asker(name: str) -> Callable[[QQmlEngine], QJSValue]:
    return lambda engine: engine.newQObject(_kept(_later[name]()))


def _kept(single: QObject) -> QObject:
    """Else the engine would take Python's objects with it."""
    QQmlEngine.setObjectOwnership(single, QQmlEngine.ObjectOwnership.CppOwnership)
    return single
