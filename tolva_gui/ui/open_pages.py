"""The stack of pages over the table: the top one is shown, closing it shows the one below."""

from PySide6.QtCore import Property, QObject, Signal, Slot


class Pages(QObject):
    """`page` is `rules`, `history`, `opponents`, `about` and so on; empty when the table is free."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack: list[str] = []

    @Slot(str)
    def open(self, page: str) -> None:
        """Open the page on top; if it is open already, close the pages above it."""
        if page in self._stack:
            del self._stack[self._stack.index(page) :]
        self._stack.append(page)
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Close the top page."""
        if self._stack:
            self._stack.pop()
            self.changed.emit()

    def drop(self, page: str) -> None:
        """Close this page wherever it is in the stack."""
        if page in self._stack:
            self._stack.remove(page)
            self.changed.emit()

    @Slot()
    def clear(self) -> None:
        """Close all pages."""
        if self._stack:
            self._stack.clear()
            self.changed.emit()

    @property
    def top(self) -> str:
        """The top page; empty when none is open."""
        return self._stack[-1] if self._stack else ""

    page = Property(str, lambda self: self.top, notify=changed)
