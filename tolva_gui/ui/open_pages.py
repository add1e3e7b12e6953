"""Which pages lie over the table, like sheets of paper: the last one opened is seen, closing it shows the one below."""

from PySide6.QtCore import Property, QObject, Signal, Slot


class Pages(QObject):
    """`page` is `rules`, `history`, `opponents`, `about` and so on; empty when the table is free."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack: list[str] = []

    @Slot(str)
    def open(self, page: str) -> None:
        """Lay the page on top; one that lies there already is brought up and what lay on it is put away."""
        if page in self._stack:
            del self._stack[self._stack.index(page) :]
        self._stack.append(page)
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Put the uppermost page away."""
        if self._stack:
            self._stack.pop()
            self.changed.emit()

    def drop(self, page: str) -> None:
        """Put this page away, wherever it lies."""
        if page in self._stack:
            self._stack.remove(page)
            self.changed.emit()

    @Slot()
    def clear(self) -> None:
        """Put all pages away: the table is what matters now."""
        if self._stack:
            self._stack.clear()
            self.changed.emit()

    @property
    def top(self) -> str:
        """The page that is seen; empty when the table is free."""
        return self._stack[-1] if self._stack else ""

    page = Property(str, lambda self: self.top, notify=changed)
