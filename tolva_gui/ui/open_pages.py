"""The stack of pages over the table: the top one is shown, closing it shows the one below."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.qml_types import named_in_qml


class Offer(Struct, frozen=True):
    """A page: its file, the objects that it takes as properties, made when it is shown, and what opening it does."""

    file: str
    make: Callable[[], Mapping[str, QObject]]
    opened: Callable[[], object]


def nothing() -> None:
    """Do nothing when a page is opened."""


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
        """Let a page be opened by its name."""
        self._offers[page] = Offer(file, make, opened)

    @property
    def offered(self) -> frozenset[str]:
        """The names of the pages that can be opened."""
        return frozenset(self._offers)

    @Slot(str)
    def open(self, page: str) -> None:
        """Open the page on top; if it is open already, close the pages above it."""
        if page in self._stack:
            del self._stack[self._stack.index(page) :]
        if page in self._offers:
            self._offers[page].opened()
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

    def _file(self) -> str:
        """Return the file of the top page if it has been offered here."""
        offer = self._offers.get(self.top)
        return offer.file if offer is not None else ""

    @Slot(result="QVariantMap")
    def given(self) -> Mapping[str, QObject]:
        """Return the objects that the top page takes."""
        return self._offers[self.top].make()

    page = Property(str, lambda self: self.top, notify=changed)
    file = Property(str, _file, notify=changed)
