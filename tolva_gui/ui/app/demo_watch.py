"""Watches the demo for warnings and missing cards: people use it to try an installation."""

from collections.abc import Iterator
from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QPointF,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

HARMLESS: Final = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
OF_THE_CALLER: Final = ("Detected locale ",)
"""Prefix of warnings about the caller rather than the installation."""


class DemoWatch(QObject):
    """Collects warnings of Qt and QML, and checks that every card of the pack is drawn on the table."""

    looked = Signal(int)
    """The number of cards just seen."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self._cards = cards
        self._warnings: list[str] = []
        self._drawn = 0
        self._looking = QTimer(self)
        self._looking.setInterval(50)

    def __enter__(self) -> Self:
        """Start collecting warnings."""
        self._before = qInstallMessageHandler(self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop collecting warnings."""
        self._looking.stop()
        qInstallMessageHandler(self._before)

    def look_at(self, window: QQuickWindow) -> None:
        """Watch the table until all cards have been seen."""
        self._looking.timeout.connect(lambda: self._look(window))
        self._looking.start()

    def faults(self) -> list[str]:
        """Return the faults, one per line."""
        if self._drawn == self._cards:
            return self._warnings
        return [*self._warnings, f"of {self._cards} cards no more than {self._drawn} were drawn"]

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        if kind not in HARMLESS and not (message or "").startswith(OF_THE_CALLER):
            self._warnings.append(f"Qt: {message}")

    def _look(self, window: QQuickWindow) -> None:
        cards = list(_cards(window.contentItem()))
        if not cards or not window.isVisible():
            return
        drawn = _drawn(window, cards)
        self._drawn = max(self._drawn, drawn)
        if self._drawn == self._cards:
            self._looking.stop()
        self.looked.emit(drawn)


def _cards(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the cards that are visible in the window."""
    for child in item.childItems():
        if child.isVisible():
            if child.property("held") is not None and child.property("face") is not None:
                yield child
            else:
                yield from _cards(child)


def _drawn(window: QQuickWindow, cards: list[QQuickItem]) -> int:
    """Return the number of cards whose area of the picture changes when the table is hidden."""
    before = window.grabWindow()
    tables = {card.parentItem() for card in cards}
    for table in tables:
        table.setOpacity(0)
    after = window.grabWindow()
    for table in tables:
        table.setOpacity(1)
    return sum(_differs(before, after, card) for card in cards)


def _differs(before: QImage, after: QImage, card: QQuickItem) -> bool:
    """Whether the pictures differ within the card's visible rectangle."""
    points = [
        card.mapToScene(QPointF(across * card.width() / 6, down * card.height() / 6))
        for across in range(1, 6)
        for down in range(1, 6)
    ]
    pixels = [(point * before.devicePixelRatio()).toPoint() for point in points]
    inside = [pixel for pixel in pixels if before.rect().contains(pixel)]
    return not inside or any(before.pixel(pixel) != after.pixel(pixel) for pixel in inside)
