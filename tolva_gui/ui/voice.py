"""Announcements for screen readers from anywhere in the window."""

from PySide6.QtCore import QObject, Signal, Slot


class Voice(QObject):
    """One per window; QML passes the sentences on."""

    said = Signal(str, bool)
    """A sentence, and whether it should interrupt speech."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notice = ""

    @Slot(str)
    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say the sentence."""
        self.said.emit(text, urgent)

    def notice(self, texts: list[str]) -> None:
        """Say the first of the notices shown, unless it was said last."""
        first = texts[0] if texts else ""
        if first != self._notice:
            self._notice = first
            if first:
                self.say(first)
