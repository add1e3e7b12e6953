"""Times a window for a game of speed: the frame that first shows a card, and key presses."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from tolva_gui.ui.app.qt_numbers import KEYPAD_MODIFIER

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

NO_FRAME_MS = 1000
"""A window that draws nothing for this long is not visible: the card counts as shown."""
FRESH_MS = 400.0
"""A button reports its click within this time after the press."""


class RaceWatch(QObject):
    """Watches while it is on; all times are milliseconds of the given clock."""

    seen = Signal(float)
    """The time at which the first frame after `expect` was shown."""
    _swapped = Signal(float)

    def __init__(
        self,
        key: Callable[[int, bool, float], bool],
        now: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """*key*: called with each key pressed, whether it is on the keypad, and the time; true if it was used."""
        super().__init__(parent)
        self._now = now
        self._key = key
        self._window: QQuickWindow | None = None
        self._pointed: float | None = None
        self._on = self._waiting = self._drawn = self._looks = False
        self._no_frame = QTimer(self, singleShot=True)
        self._no_frame.timeout.connect(lambda: self._shown(self._now()))
        self._swapped.connect(self._shown)

    def watch(self, window: QQuickWindow | None) -> None:
        on = self._on
        self.switch(False)
        self._window = window
        self.switch(on)

    def switch(self, on: bool) -> None:
        """Start or stop listening to the keys of the window."""
        self._on = on
        if self._window is not None and on:
            self._look_at(self._window)
            self._window.installEventFilter(self)
        elif self._window is not None:
            self._window.removeEventFilter(self)
        if not on:
            self._waiting = False
            self._no_frame.stop()

    def _look_at(self, window: QQuickWindow) -> None:
        """Connect to its frames in the render thread: a queued signal would come late."""
        from PySide6.QtCore import Qt  # costs a tenth of the start

        if not self._looks:
            self._looks = True
            window.afterSynchronizing.connect(self._synchronized, Qt.ConnectionType.DirectConnection)
            window.frameSwapped.connect(self._frame, Qt.ConnectionType.DirectConnection)

    def expect(self) -> None:
        """Emit `seen` when the next frame has been shown, because the table has changed."""
        self._drawn, self._waiting = False, True
        self._no_frame.start(NO_FRAME_MS)
        if self._window is not None:
            self._window.update()

    def pointed(self) -> float:
        """Return the time at which the button that has just reported a click was pressed."""
        heard = self._now()
        fresh = self._pointed is not None and 0 <= heard - self._pointed < FRESH_MS
        return self._pointed if fresh and self._pointed is not None else heard

    def eventFilter(self, _object: QObject, event: "QEvent") -> bool:
        """Handle a key or finger press before any other receiver."""
        from PySide6.QtCore import QEvent  # a large class, which the start would wait for

        pointing = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.isAutoRepeat():
                return False
            keypad = bool(event.modifiers().value & KEYPAD_MODIFIER)
            return self._key(event.key(), keypad, self._now())
        if event.type() in pointing:
            self._pointed = self._now()
        return False

    # In the render thread

    def _synchronized(self) -> None:
        self._drawn = self._waiting

    def _frame(self) -> None:
        if self._waiting and self._drawn:
            self._waiting = self._drawn = False
            self._swapped.emit(self._now())

    # In the window's thread again

    @Slot(float)
    def _shown(self, at: float) -> None:
        self._waiting = False
        self._no_frame.stop()
        self.seen.emit(at)
