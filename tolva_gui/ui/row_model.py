"""A list model with named roles that notifies QML of real changes only."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    SignalInstance,
)

from tolva_gui.ui.app.qt_numbers import USER_ROLE

FIRST_ROLE = USER_ROLE + 1
Index = QModelIndex | QPersistentModelIndex
Row = Mapping[str, object]
WHOLE: Final = "modelData"


class RowModel(QAbstractListModel):
    """Rows with the same roles. A row keeps its number, so its delegate is kept."""

    def __init__(self, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._rows: list[dict[str, object]] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = FIRST_ROLE) -> object:
        return self._rows[index.row()][self._names[role - FIRST_ROLE]] if index.isValid() else None

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + no: QByteArray(name.encode()) for no, name in enumerate(self._names)}

    def rows(self) -> list[Row]:
        """Return the rows, as seen by QML."""
        return list(self._rows)

    def update(self, rows: Sequence[Row]) -> None:
        """Show these rows; a different number of rows resets the model."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = [dict(row) for row in rows]
            self.endResetModel()
            return
        for no, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            changed = [FIRST_ROLE + place for place, name in enumerate(self._names) if old[name] != new[name]]
            if changed:
                self._rows[no] = dict(new)
                self.dataChanged.emit(self.index(no), self.index(no), changed)


class ListRows(RowModel):
    """A list that is read again at each change; a delegate gets its row whole.

    A view of the list itself would make all its delegates anew, and the keys would fall from the one that has them.
    """

    def __init__(self, read: Callable[[], Sequence[Row]], changed: SignalInstance, parent: QObject) -> None:
        super().__init__((WHOLE,), parent)
        self._read = read
        self._read_again()
        changed.connect(self._read_again)

    def rows(self) -> list[Row]:
        return list(self._read())

    def _read_again(self) -> None:
        self.update([{WHOLE: row} for row in self._read()])
