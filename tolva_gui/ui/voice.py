"""Announcements for screen readers from anywhere in the window."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.spoken import spoken

GATHERED_MS: Final = 200
"""The time for which sentences are gathered into one announcement."""
APART_MS: Final = 170
"""The least time between two announcements: Orca drops one that comes within 100 ms of another."""
CALM_MS: Final = 500
"""The same where nothing is urgent: on a busy machine Orca takes in late, and then together, what was sent apart."""
OPENING_MS: Final = 2000
"""The same after the first announcement, while Orca reads the window that has opened."""


@named_in_qml
class Voice(QObject):
    """One per window; QML passes the announcements on.

    Sentences are gathered; an urgent one is said at once and interrupts speech. Of several urgent ones that come too
    close the last is said: each would interrupt the one before.
    """

    said = Signal(str, bool)
    """An announcement, and whether it should interrupt speech."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notice = ""
        self._waiting: list[str] = []
        self._urgent = ""
        self._heard = False
        self._gather = QTimer(self, interval=GATHERED_MS, singleShot=True)
        self._gather.timeout.connect(self._speak)
        self._rest = QTimer(self, interval=APART_MS, singleShot=True)
        self._rest.timeout.connect(self._interrupt)
        self._calm = QTimer(self, interval=OPENING_MS, singleShot=True)
        self._calm.timeout.connect(lambda: self._calm.setInterval(CALM_MS))

    @Slot()
    def listen(self) -> None:
        """Begin to speak: the window has become the active one. What was said before waits until then."""
        if not self._heard:
            self._heard = True
            self._gather.start()

    @Slot(str)
    @Slot(str, bool)
    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence."""
        if urgent:
            self._urgent = text
            if not self._rest.isActive():
                self._interrupt()
        elif text and text not in self._waiting:
            self._waiting.append(text)
            if self._heard and not self._gather.isActive():
                self._gather.start()

    def notice(self, texts: list[str]) -> None:
        """Say the first of the notices shown, unless it was said last."""
        first = texts[0] if texts else ""
        if first != self._notice:
            self._notice = first
            self.say(first)

    @Slot()
    def _interrupt(self) -> None:
        urgent, self._urgent = self._urgent, ""
        if urgent:
            self._announce([urgent], urgent=True)
            if self._waiting:
                self._gather.start()

    @Slot()
    def _speak(self) -> None:
        if self._calm.isActive():
            self._gather.start(self._calm.remainingTime() + 1)
            return
        self._gather.setInterval(GATHERED_MS)
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._announce(waiting, urgent=False)

    def _announce(self, texts: Iterable[str], *, urgent: bool) -> None:
        self._rest.start()
        self._calm.start()
        self.said.emit(spoken(texts), urgent)
