"""The bid box: the bids of an auction in rows, each with its meaning or the reason it is illegal."""

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.moves import Move
from tolva_gui.ui.table.at_table import AtTable
from tolva_gui.ui.table.table import Table
from tolva_gui.ui.texts import language
from tolva_gui.words.choices import bid_cell

Row = list[dict[str, object]]


class BidBox(AtTable):
    """The rows of the current question; none if it is not the viewer's auction."""

    changed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._maker = table.maker
        self._moves: tuple[tuple[Move, ...], ...] = ()
        self._rows: list[Row] = []
        table.turn_changed.connect(self._begin)

    @Slot(int, int)
    def bid(self, row: int, column: int) -> None:
        """Make the bid, or refuse it with its reason."""
        if row < len(self._moves) and column < len(self._moves[row]):
            self._maker.do(self._moves[row][column])

    @Slot()
    def _begin(self) -> None:
        before, self._moves, self._rows = self._moves, (), []
        if self._table.myTurn:
            view = self._director.view()
            self._moves = view.form.box
            self._rows = [
                [bid_cell(move, self._host.why_not(move), view, language()) for move in row]
                for row in self._moves
            ]
        if before or self._moves:
            self.changed.emit()

    rows = Property(list, lambda self: self._rows, notify=changed)
