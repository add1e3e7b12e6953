"""Steps through a deal in the review at a steady pace, until stopped or at its end."""

from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.view_model import Review

PACES: Final = {"slow": 2600, "usual": 1300, "fast": 550}
"""Milliseconds per position."""


@named_in_qml
class Stepping(QObject):
    """`going`: whether it runs, and at which `pace`."""

    changed = Signal()

    def __init__(self, review: Review, pages: Pages) -> None:
        super().__init__()
        self._review = review
        self._pages = pages
        self._pace = "usual"
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        review.opened.connect(self.stop)
        pages.changed.connect(self._look)

    @Slot()
    def toggle(self) -> None:
        """Start or stop; at the end of the deal, start from its beginning."""
        if self._timer.isActive():
            self.stop()
            return
        if self._review.step >= self._review.last:
            self._review.goTo(0)
        self._timer.start(PACES[self._pace])
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        self._timer.stop()
        self.changed.emit()

    @Slot(str)
    def setPace(self, pace: str) -> None:  # noqa: N802
        if pace in PACES:
            self._pace = pace
            self._timer.setInterval(PACES[pace])
            self.changed.emit()

    def _step(self) -> None:
        self._review.goTo(self._review.step + 1)
        if self._review.step >= self._review.last:
            self.stop()

    def _look(self) -> None:
        if self._timer.isActive() and self._pages.page != "review":
            self.stop()

    going = Property(bool, lambda self: self._timer.isActive(), notify=changed)
    pace = Property(str, lambda self: self._pace, notify=changed)
