"""Draws expected faces while nothing happens, so that no card must be drawn in the middle of a deal."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from tolva_gui.ui.pictures.card_images import CardImages
from tolva_gui.ui.table.sitting import Sitting

EVERY_MS: Final = 60
"""Milliseconds between faces; each takes a few, so the window stays responsive."""
FIRST_MS: Final = 2000
"""Milliseconds before the first: a player who has just sat down should not wait for the drawing code to load."""


class Warmer(QObject):
    """Works while a player thinks, one face at a time."""

    def __init__(self, images: CardImages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images = images
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST_MS)
        self._timer.timeout.connect(self._draw_one)

    def attend(self, sitting: Sitting) -> None:
        """Work while nothing moves at this table."""
        sitting.choreography.shown.connect(self._stop)
        sitting.choreography.idle.connect(self._timer.start)

    @Slot()
    def _stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _draw_one(self) -> None:
        self._timer.setInterval(EVERY_MS)
        if not self._images.draw_ahead():
            self._timer.stop()
