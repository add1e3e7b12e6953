"""Makes a person's moves, or shows why a move is refused."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.protocol import IllegalMove
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.texts import language
from tolva_gui.words.choices import refused


@named_in_qml
class MoveMaker(QObject):
    """Moves are refused by the rules; lessons and exercises may object to legal ones."""

    refused = Signal(str, str, str)
    """A refused move: the reason, the id of the rule, and the played card; the last two may be empty."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self.object_to: Callable[[Move], str | None] = lambda _move: None
        """Returns the objection to a legal move, possibly an empty text; None for no objection."""

    def do(self, move: Move) -> None:
        """Make the move if one is awaited, or show why it is refused."""
        if not self._director.ready() or (self._host.why_not(move) is None and self.is_objected(move)):
            return
        try:
            self._director.play(move)
        except IllegalMove as error:
            why = refused(error.reason, self._host.info.id, language())
            self.refused.emit(why, error.reason.rule or "", _face_played(move))

    def is_objected(self, move: Move) -> bool:
        """Return whether there is an objection to a legal move; show it if it has words."""
        objection = self.object_to(move)
        if objection:
            self.refused.emit(objection, "", _face_played(move))
        return objection is not None


def _face_played(move: Move) -> str:
    """Return the face of the played card; empty for other moves."""
    return str(move.card) if isinstance(move, Play) else ""
