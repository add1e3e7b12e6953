"""Undo and redo of the player's own decisions, back to the beginning of the deal."""

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.events import Moved, Seat
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.table import Table


class TakeBack(QObject):
    """Only for one person at the window: an undo would show others cards or revert their moves.

    A forced card is no decision, so an undo goes past it. Undone moves can be repeated until the game goes on
    in another way.
    """

    changed = Signal()

    def __init__(
        self, director: Director, table: Table, notices: Notices, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self._table = table
        self._notices = notices
        self._taken: list[tuple[tuple[Seat | None, Move], ...]] = []
        self._version = 0
        """The version of the host to which `_taken` applies."""
        director.moved.connect(self.changed)
        table.opened.connect(self.changed)
        table.covered_changed.connect(self.changed)

    @Slot()
    def undo(self) -> None:
        """Go back to the last decision of the player."""
        host = self._host
        if not self._can_undo():
            return
        was_helped, drawn, moves = host.helped, _cards_seen(host), host.moves
        before = host.moves_made - len(moves)
        for number in reversed(self._own_moves()):
            host.undo_to(before + number)
            if len(host.view(self._director.viewer).legal) > 1:
                break
        self._taken = [*self._still_taken(), moves[len(host.moves) :]]
        self._show()
        if is_lesson(host):
            return
        if not was_helped:
            self._notices.add("undone")
        if _cards_seen(host) < drawn:
            self._notices.add("undone past a draw")

    @Slot()
    def redo(self) -> None:
        """Repeat the moves undone last, with the replies of the others."""
        taken = self._still_taken()
        if not taken or not self._agreed():
            return
        for seat, move in taken[-1]:
            self._host.play(seat, move)
        self._taken = taken[:-1]
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

    def _own_moves(self) -> list[int]:
        """Return the indices of the player's own moves in the deal."""
        return [no for no, (seat, _) in enumerate(self._host.moves) if seat == self._director.viewer]

    def _can_undo(self) -> bool:
        going_on = self._host.to_act() is not None and not self._director.covered
        return going_on and self._agreed() and not self._several() and bool(self._own_moves())

    def _agreed(self) -> bool:
        """Whether the players of this game allow aids."""
        return self._host.aids

    def _several(self) -> bool:
        return len(self._director.persons) > 1

    canUndo = Property(bool, lambda self: self._can_undo(), notify=changed)  # noqa: N815
    canRedo = Property(bool, lambda self: bool(self._still_taken()), notify=changed)  # noqa: N815
    agreed = Property(bool, lambda self: self._agreed(), notify=changed)
    several = Property(bool, lambda self: self._several(), notify=changed)


def _cards_seen(host: Host) -> int:
    """Return the number of cards drawn or turned up since the deal."""
    hidden = {
        place.kind for place in host.info.places if place.sees == "nobody" and place.layout in ("pile", "row")
    }
    return sum(
        isinstance(event, Moved) and (event.source.kind in hidden or event.at != ())
        for event in host.deal_log
    )
