"""Signals the first frame of the window, for work that can wait until then."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQuick import QQuickWindow


class FirstFrame(QObject):
    """Watches for the first frame of the window."""

    seen = Signal()
    """Emitted once, after other receivers of the frame."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        self._waits = True
        window.frameSwapped.connect(self._swapped)

    @Slot()
    def _swapped(self) -> None:
        # Another frame may have been swapped before this thread handled the first.
        if self._waits:
            self._waits = False
            self._window.frameSwapped.disconnect(self._swapped)
            QTimer.singleShot(0, self, self.seen.emit)
