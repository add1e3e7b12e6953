"""The pages of the window by name, and the stack of those over the table: the top one is shown."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.ui.models import Models
from tolva_gui.ui.page_files import FILES
from tolva_gui.ui.qml_types import named_in_qml, typed


@named_in_qml
class Pages(QObject):
    """`page` is `rules`, `history`, `opponents`, `about` and so on; empty when the table is free."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack: list[str] = []
        self.models: Models | None = None
        """None as long as no page has been shown."""

    @Slot(str)
    def open(self, page: str) -> None:
        """Begin the page, and show it."""
        if self.models is not None:
            for what in FILES[page].opened:
                self.models.late(what)()
        self.show(page)

    @Slot(str)
    def toggle(self, page: str) -> None:
        """Open the page; close it if it is on top."""
        if page == self.page:
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
        if self._stack:
            self._stack.clear()
            self.changed.emit()

    def shows(self, page: str) -> bool:
        return self.page == page

    @Slot(str, result=str)
    def file(self, page: str) -> str:
        return FILES[page].file

    @Slot(str, result="QVariantMap")
    def given(self, page: str) -> Mapping[str, QObject]:
        """Return the objects that a page takes."""
        if self.models is None:
            raise RuntimeError(f"{page} was shown too early")
        return self.models.given(FILES[page].models)

    page = typed(str, lambda self: self._stack[-1] if self._stack else "", changed)
    """The top page; empty when none is open."""
