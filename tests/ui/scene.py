"""All text that can be read in the window: properties of every object, models, names for screen readers.

A person at the machine, a screen reader, a task switcher or a QML debugger sees no more than this.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem
from shiboken6 import Shiboken

from tolva_gui.app import App
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.page_files import SCREENS, STACKED
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

Found = tuple[str, str]
"""A text, and its location."""
TEXTUAL: Final = (
    "QString",
    "QUrl",
    "QVariant",
    "QVariantList",
    "QVariantMap",
    "QStringList",
    "QJSValue",
    "var",
)
DEEPEST: Final = 6
RANKS: Final = {
    "A": ("ace", "ess", "äss", "E"), "K": ("king", "kung"), "Q": ("queen", "dam", "D"), "J": ("jack", "knekt", "Kn"),
    "T": ("ten", "tia", "10"),
}  # fmt: skip
SUITS: Final = {
    "S": ("spades", "spader"),
    "H": ("hearts", "hjärter"),
    "D": ("diamonds", "ruter"),
    "C": ("clubs", "klöver"),
}


def texts(app: App) -> Iterator[Found]:
    """Yield every text of the window, its objects, the accessibility tree, and the clipboard."""
    seen: dict[int, QObject] = {}
    for thing in (app.window, app.window.contentItem(), app.engine, *view_models(app)):
        yield from _below(thing, seen)
    root = QAccessible.queryAccessibleInterface(app.window)
    if root is not None:
        yield from _spoken(root)
    yield QGuiApplication.clipboard().text(), "clipboard"


def view_models(app: App) -> Iterator[QObject]:
    """Yield every view model that a page can use; lazy ones are created."""
    names = {name for page in (*STACKED.values(), *SCREENS.values()) for name in page.models}
    yield from app.models.given(sorted(names)).values()


def _below(thing: QObject, seen: dict[int, QObject]) -> Iterator[Found]:
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen[id(one)] = one  # keeps the object alive: otherwise Python would reuse its id
        yield from _own(one)
        waiting += one.children()
        if isinstance(one, QQuickItem):
            waiting += one.childItems()


def _own(thing: QObject) -> Iterator[Found]:
    kind, properties = _textual(thing)
    where = f"{kind} {thing.objectName()!r}"
    for name in properties:
        value = thing.property(name)
        # Most values are texts, and most of them empty: thousands of objects are read at every handover.
        for text in (value,) * bool(value) if isinstance(value, str) else _flat(value):
            yield text, f"{where} {name}"
    if isinstance(thing, QAbstractItemModel):
        yield from _rows(thing, kind)


_names: dict[str, tuple[str, ...]] = {}


def _textual(thing: QObject) -> tuple[str, tuple[str, ...]]:
    """Return the class and the properties that can hold a text. A QML class has a unique name."""
    meta = thing.metaObject()
    kind = meta.className()
    if kind not in _names:
        each = (meta.property(no) for no in range(meta.propertyCount()))
        _names[kind] = tuple(str(one.name()) for one in each if str(one.typeName()) in TEXTUAL)
    # It is deleted with its window; Python would take the next object at its address for it.
    Shiboken.invalidate(meta)
    return kind, _names[kind]


def _flat(value: Any, depth: int = 0) -> Iterator[str]:
    if isinstance(value, QJSValue):
        value = value.toVariant()
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, QUrl):
        yield value.toString()
    elif isinstance(value, dict) and depth < DEEPEST:
        for key, one in value.items():
            yield from _flat(key, depth + 1)
            yield from _flat(one, depth + 1)
    elif isinstance(value, (list, tuple)) and depth < DEEPEST:
        for one in value:
            yield from _flat(one, depth + 1)


def _rows(model: QAbstractItemModel, kind: str) -> Iterator[Found]:
    for row in range(model.rowCount()):
        for role, name in model.roleNames().items():
            for text in _flat(model.data(model.index(row, 0, QModelIndex()), role)):
                yield text, f"{kind} row {row} {bytes(name.data()).decode()}"


def _spoken(one: QAccessibleInterface) -> Iterator[Found]:
    for what in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    ):
        text = one.text(what)
        if text:
            yield text, f"accessible {what.name} of {one.role().name}"
    for no in range(one.childCount()):
        child = one.child(no)
        if child is not None:
            yield from _spoken(child)


# Cards


@cache
def names(card: Card) -> re.Pattern[str]:
    """Return a pattern for the card in a text, in both languages: its notation, sign, name and picture."""
    sign = words.card(card, "en")[0]
    ranks = (card.rank, *RANKS.get(card.rank, ()))
    short = [re.escape(mark + rank) for mark in (card.suit, sign) for rank in ranks]
    long = [f"{suit}.{rank}" for suit in SUITS[card.suit] for rank in ranks]
    long += [f"{rank} of {suit}" for suit in SUITS[card.suit] for rank in ranks]
    # A short name must be in capitals: «de andra» contains no ace of diamonds.
    return re.compile(rf"(?<!\w)(?:{'|'.join(short)}|(?i:{'|'.join(long)}))(?!\w)")


_LIKE_A_CARD: Final = re.compile(
    rf"[SHDC♠♥♦♣](?:[0-9AKQJTED]|Kn)|{'|'.join(name for suit in SUITS.values() for name in suit)}",
    re.IGNORECASE,
)


@cache
def _public() -> frozenset[str]:
    """Return texts about the games that depend on no deal; some name a card, or look like its notation."""
    about = {words.about(game, language) for game in BY_ID for language in words.LANGUAGES}
    return frozenset(about.union(*(game_data(game).source.values() for game in BY_ID)))


def leaks(app: App, cards: Iterable[Card]) -> list[str]:
    """Return the locations where one of these cards can be read."""
    all_texts = {
        text: where
        for text, where in dict(texts(app)).items()
        if _LIKE_A_CARD.search(text) and text not in _public()
    }
    return [
        f"{card} in {text!r}, {where}"
        for card in cards
        for text, where in all_texts.items()
        if names(card).search(text)
    ]
