"""What most parts of a sitting have in common."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tolva_gui.ui.table.table import Table
from tolva_gui.ui.texts import language

if TYPE_CHECKING:
    from tolva_gui.words.hints import HintWords


class AtTable(QObject):
    """A part of a sitting that follows its director and its table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.parent())
        self._director = table.director
        self._host = table.director.host
        self._table = table

    def _hint_words(self) -> "HintWords":
        from tolva_gui.words.hints import HintWords  # the start needs no hints

        return HintWords(self._host.info, self._director.names(), language())
