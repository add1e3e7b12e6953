"""The window's position and size, restored when it opens again."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from tolva_gui.ui.app.window_state import WindowState

STILL_MS: Final = 250
MOST: Final = 0.95
"""The largest share of the screen for a window that opens for the first time, or is fitted into its height."""


class WindowPlace(QObject):
    """Saves the window's geometry once it is at rest; a maximized window keeps its earlier one."""

    def __init__(self, window: QWindow, state: WindowState) -> None:
        super().__init__(window)
        self._window = window
        self.state = state
        self._still = QTimer(self, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self._note)

    def restore(self) -> None:
        """Restore the window's geometry, fitted into the screens of today."""
        shape = self.state.shape
        kept = QRect(*shape.window) if shape.window else None
        there = (
            fitted(kept, [screen.availableGeometry() for screen in QGuiApplication.screens()])
            if kept
            else None
        )
        if there is not None:
            self._window.setGeometry(there)
        else:
            room = self._window.screen().availableSize() * MOST
            size = kept.size() if kept else self._window.size()
            self._window.resize(size.boundedTo(room))
        if shape.maximized:
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
            self.state.note(window=(now.x(), now.y(), now.width(), now.height()))
        if shape in (QWindow.Visibility.Windowed, QWindow.Visibility.Maximized):
            self.state.note(maximized=shape == QWindow.Visibility.Maximized)


def fitted(place: QRect, screens: Sequence[QRect]) -> QRect | None:
    """Return the place, made smaller and moved into the screen that has most of it; None if it is on no screen.

    Room is left above it for the frame, which has the close button.

    >>> fitted(QRect(60, 60, 1800, 1000), [QRect(0, 0, 1280, 800)])
    PySide6.QtCore.QRect(0, 40, 1280, 760)
    """
    shares = [_area(place.intersected(screen)) for screen in screens]
    if sum(shares) == _area(place):
        return place
    if not any(shares):
        return None
    screen = screens[shares.index(max(shares))]
    screen = screen.adjusted(0, round(screen.height() * (1 - MOST)), 0, 0)
    size = place.size().boundedTo(screen.size())
    x = min(max(place.x(), screen.x()), screen.x() + screen.width() - size.width())
    y = min(max(place.y(), screen.y()), screen.y() + screen.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def _area(place: QRect) -> int:
    return max(0, place.width()) * max(0, place.height())
