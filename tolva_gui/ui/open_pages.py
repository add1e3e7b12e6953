"""The pages of the window by name, and the stack of those over the table: the top one is shown."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.qml_types import named_in_qml


class Offer(Struct, frozen=True):
    """A page: its file, the objects that it takes as properties, made when it is shown, and what begins it."""

    file: str
    make: Callable[[], Mapping[str, QObject]]
    opened: Callable[[], object]


def nothing() -> None:
    """Do nothing: most pages need no beginning."""


@named_in_qml
class Pages(QObject):
    """`page` is `rules`, `history`, `opponents`, `about` and so on; empty when the table is free."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack: list[str] = []
        self._offers: dict[str, Offer] = {}

    def offer(
        self,
        page: str,
        file: str,
        make: Callable[[], Mapping[str, QObject]],
        opened: Callable[[], object] = nothing,
    ) -> None:
        """Let a page be made by its name."""
        self._offers[page] = Offer(file, make, opened)

    @Slot(str)
    def open(self, page: str) -> None:
        """Begin the page, and show it."""
        if page in self._offers:
            self._offers[page].opened()
        self.show(page)

    @Slot(str)
    def toggle(self, page: str) -> None:
        """Open the page; close it if it is on top."""
        if page == self.top:
            self.close()
        else:
            self.open(page)

    def show(self, page: str) -> None:
        """Show the page on top as it is; if it is open already, close the pages above it."""
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

    @Slot(str, result=str)
    def file(self, page: str) -> str:
        """Return the file of a page."""
        return self._offers[page].file

    @Slot(str, result="QVariantMap")
    def given(self, page: str) -> Mapping[str, QObject]:
        """Return the objects that a page takes."""
        return self._offers[page].make()

    page = Property(str, lambda self: self.top, notify=changed)
