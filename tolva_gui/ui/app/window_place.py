"""The window's position and size, restored when it opens again: state rather than a setting, and expendable."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct, json
from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from tolva_gui.records.files import read, write_bytes

log = logging.getLogger(__name__)
LARGEST: Final = 100_000
"""Limit for numbers in the file, in pixels."""
Pixels = Annotated[int, Meta(gt=-LARGEST, lt=LARGEST)]
STILL_MS: Final = 250
MOST: Final = 0.95
"""The largest share of the screen for a window that opens for the first time, or is fitted into its height."""


class Shape(Struct, frozen=True):
    """`window`: x, y, width and height, None before it was first opened; `maximized`: whether it filled the screen."""

    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    maximized: bool = False


class WindowPlace(QObject):
    """Saves the window's geometry once it is at rest; a maximized window keeps its earlier one."""

    def __init__(self, window: QWindow, path: Path) -> None:
        super().__init__(window)
        self._window = window
        self._path = path
        self.shape = _read(path)
        self._still = QTimer(self, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self._note)

    def restore(self) -> None:
        """Restore the window's geometry, fitted into the screens of today."""
        shape = self.shape
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
        how = self._window.visibility()
        shape = self.shape
        if how == QWindow.Visibility.Windowed:
            now = self._window.geometry()
            shape = Shape((now.x(), now.y(), now.width(), now.height()))
        elif how == QWindow.Visibility.Maximized:
            shape = Shape(shape.window, maximized=True)
        if shape != self.shape:
            self.shape = shape
            try:
                write_bytes(self._path, json.encode(shape) + b"\n")
            except OSError as error:
                log.info("%s", error)  # the next window opens at the default place


def _read(path: Path) -> Shape:
    try:
        return json.decode(read(path), type=Shape)
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s", error)
        return Shape()


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
