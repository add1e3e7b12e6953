"""The window's position and size, restored when it opens again."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from tolva_gui.ui.app.window_state import WindowState

GRIP: Final = 100
"""Pixels of the window's upper edge that must be on a screen, so that it can be dragged."""
STILL_MS: Final = 250
MOST: Final = 0.95
"""The largest share of the screen for a window that opens for the first time."""


class WindowPlace(QObject):
    """Saves the window's geometry once it is at rest; a maximized window keeps its earlier one."""

    def __init__(self, window: QWindow, state: WindowState) -> None:
        super().__init__(window)
        self._window = window
        self.state = state
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(STILL_MS)
        self._still.timeout.connect(self._note)

    def restore(self) -> None:
        """Restore the window's geometry; if that is on no screen, only fit the size to the screen."""
        kept = self.state.window
        if kept and on_a_screen(
            QRect(*kept), (screen.availableGeometry() for screen in QGuiApplication.screens())
        ):
            self._window.setGeometry(QRect(*kept))
        else:
            room = self._window.screen().availableSize() * MOST
            size = QRect(*kept).size() if kept else self._window.size()
            self._window.resize(size.boundedTo(room).expandedTo(self._window.minimumSize()))
        if self.state.maximized:
            from PySide6.QtCore import Qt  # costs a tenth of the start

            self._window.setWindowStates(Qt.WindowState.WindowMaximized)

    def follow(self) -> None:
        """Start saving the geometry."""
        window = self._window
        for moved in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            moved.connect(self._still.start)
        window.visibilityChanged.connect(self._still.start)

    def _note(self) -> None:
        shape = self._window.visibility()
        if shape == QWindow.Visibility.Windowed:
            now = self._window.geometry()
            self.state.note_window(now.x(), now.y(), now.width(), now.height())
        if shape in (QWindow.Visibility.Windowed, QWindow.Visibility.Maximized):
            self.state.note_maximized(shape == QWindow.Visibility.Maximized)


def on_a_screen(place: QRect, screens: Iterable[QRect]) -> bool:
    """Whether enough of the window's upper edge is on one of these screens."""
    edge = QRect(place.x(), place.y(), place.width(), GRIP)
    seen = (edge.intersected(screen) for screen in screens)
    return any(part.width() >= GRIP and part.height() >= GRIP // 2 for part in seen)
