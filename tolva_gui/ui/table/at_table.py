"""What most parts of a sitting have in common."""

from PySide6.QtCore import QObject

from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.table import Table


class AtTable(QObject):
    """A part of a sitting that follows its director and its table."""

    def __init__(self, director: Director, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self._table = table
