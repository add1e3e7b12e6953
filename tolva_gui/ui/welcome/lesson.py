"""The lesson in the window: which one is taught, how it begins, and whether it is offered to newcomers."""

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.words.game_data import game_data


@named_in_qml
class Lesson(QObject):
    """The lesson of the `game` at hand, if it has one."""

    changed = Signal()
    """Another game is at hand, or the lesson is no longer offered."""

    def __init__(self, at_hand: AtHand, settings: Settings, library: Library, late: Late) -> None:
        super().__init__()
        self._at_hand = at_hand
        self._settings = settings
        self._index = library.index
        self._late = late
        at_hand.new_game.changed.connect(self.changed)

    @Slot()
    def begin(self) -> None:
        """Start the lesson from the beginning; a game in progress is resumed afterwards."""
        if self._game():
            self.teach(self._game())

    def teach(self, game: str) -> None:
        self.decline()
        self._late("path.teach", game)()

    @Slot()
    def decline(self) -> None:
        """Do not offer the lesson at the start any more; it stays available on the page of its game."""
        self._settings.remember("lesson_seen", True)
        self.changed.emit()

    def _game(self) -> str:
        form = self._at_hand.form()
        return form if game_data(form).has_lesson else ""

    def _offered(self) -> bool:
        return not self._settings.get("lesson_seen") and not self._index.home.folder.exists()

    available = Property(bool, lambda self: bool(self._game()), notify=changed)
    game = Property(str, lambda self: form_name(self._game()) if self._game() else "", notify=changed)
    """The name of the game that the lesson teaches."""
    offered = Property(bool, _offered, notify=changed)
