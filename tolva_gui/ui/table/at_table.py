"""What most parts of a sitting have in common."""

from PySide6.QtCore import QObject

from tolva_gui.ui.table.table import Table


class AtTable(QObject):
    """A part of a sitting that follows its director and its table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.parent())
        self._director = table.director
        self._host = table.director.host
        self._table = table
