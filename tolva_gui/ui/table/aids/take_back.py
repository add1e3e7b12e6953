"""Undo and redo of the player's own decisions, back to the beginning of the deal."""

from collections.abc import Callable

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move
from tolva_gui.table.lesson import is_lesson
from tolva_gui.table.take_back import cards_seen, own_moves, take_back
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.table import AtTable, Table


@named_in_qml
class TakeBack(AtTable):
    """Only for one person at the window, or with the others on phones if they agree.

    With several at the window an undo would show others cards or revert their moves.

    A forced card is no decision, so an undo goes past it. Undone moves can be repeated until the game goes on
    in another way.
    """

    changed = Signal()

    def __init__(self, table: Table, notices: Notices) -> None:
        super().__init__(table)
        self._notices = notices
        self._taken: list[tuple[tuple[Seat | None, Move], ...]] = []
        self.ask: Callable[[Seat], None] | None = None
        """Asks the people on phones whether the seat's last decision may be taken back; None: nobody can be asked."""
        self._version = 0
        """The version of the host to which `_taken` applies."""
        self._director.moved.connect(self.changed)
        table.opened.connect(self.changed)
        table.covered_changed.connect(self.changed)

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of the player."""
        host, seat = self._host, self._undoer()
        if not self._can_undo() or seat is None:
            return
        if self._several() and self.ask is not None:
            self.ask(seat)
            return
        was_helped, drawn, moves = host.helped, cards_seen(host), host.moves
        take_back(host, seat)
        self._taken = [*self._still_taken(), moves[len(host.moves) :]]
        self._show()
        if is_lesson(host):
            return
        if not was_helped:
            self._notices.add("undone")
        if cards_seen(host) < drawn:
            self._notices.add("undone past a draw")

    @Slot()
    def redo(self) -> None:
        """Repeat the moves undone last, with the replies of the others."""
        taken = self._still_taken()
        if not taken or not self._host.aids:
            return
        for seat, move in taken[-1]:
            self._host.play(seat, move)
        self._taken = taken[:-1]
        self._show()

    def undo_for(self, seat: Seat) -> None:
        """Go back to the last decision of a seat elsewhere, because all have agreed."""
        take_back(self._host, seat)
        self._taken = []
        self._show()

    def _show(self) -> None:
        """Lay out the table again and drop pending computations and animations."""
        self._version = self._host.version
        self._director.stop()
        self._table.lay_out()
        self._director.moved.emit()
        self._director.begin()

    def _still_taken(self) -> list[tuple[tuple[Seat | None, Move], ...]]:
        same = self._version == self._host.version and not self._director.covered
        return self._taken if same else []

    def _can_undo(self) -> bool:
        going_on = self._host.to_act() is not None and not self._director.covered
        return (
            going_on
            and self._host.aids
            and (self.ask is not None or not self._several())
            and bool(own_moves(self._host, self._undoer()))
        )

    def _undoer(self) -> Seat | None:
        """Return whose decision an undo takes back; of people who share a view, the last who has moved."""
        director = self._director
        if director.secret or not self._several():
            return director.viewer
        moved = (seat for seat, _ in reversed(self._host.moves) if seat in director.persons)
        return next(moved, None)

    def _several(self) -> bool:
        return len(self._director.people) > 1

    canUndo = Property(bool, lambda self: self._can_undo(), notify=changed)  # noqa: N815
    canRedo = Property(bool, lambda self: bool(self._still_taken()), notify=changed)  # noqa: N815
    agreed = Property(bool, lambda self: self._host.aids, notify=changed)
    """Whether the players of this game allow aids."""
    several = Property(bool, lambda self: self._several(), notify=changed)
    asks = Property(bool, lambda self: self.ask is not None, notify=changed)
