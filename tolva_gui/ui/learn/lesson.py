"""The lesson in the window: which one is taught, how it begins, and whether it is offered to newcomers."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.names import tidy
from tolva_gui.table.tasks.lesson import LessonTask
from tolva_gui.ui.learn.tasks import Tasks
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.words.game_data import game_data


@named_in_qml
class Lesson(QObject):
    """The lesson of the `game` at hand, if it has one."""

    changed = Signal()
    offered_changed = Signal()
    ended = Signal(str)
    """The lesson of a game has been read to its end."""

    def __init__(
        self,
        folder: Path,
        tasks: Callable[[], Tasks],
        settings: Settings,
        form: Callable[[], str],
        name_of: Callable[[str], str],
        is_new: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._tasks = tasks
        self._settings = settings
        self._form = form
        self._name_of = name_of
        self._is_new = is_new

    @Slot()
    def begin(self) -> None:
        """Start the lesson from the beginning; a game in progress is resumed afterwards."""
        if self._game():
            self.teach(self._game())

    def teach(self, game: str) -> None:
        """Start the lesson of that game."""
        self._decide()
        task = LessonTask(self._folder, game, tidy(self._settings.get("name")))
        self._tasks().begin(task, lambda: self._leave(task), to_chosen=True)

    @Slot()
    def decline(self) -> None:
        """Decline the lesson offered at first start; it stays available on the page of its game."""
        self._decide()

    @Slot()
    def look(self) -> None:
        """Update after another game has been chosen, whose lesson may differ or be missing."""
        self.changed.emit()
        self.offered_changed.emit()

    def _leave(self, task: LessonTask) -> None:
        if task.done:
            self.ended.emit(task.game)

    def _game(self) -> str:
        form = self._form()
        return form if game_data(form).has_lesson else ""

    def _decide(self) -> None:
        self._settings.remember("lesson_seen", True)
        self.offered_changed.emit()

    def _offered(self) -> bool:
        return not self._settings.get("lesson_seen") and self._is_new()

    available = Property(bool, lambda self: bool(self._game()), notify=changed)
    game = Property(str, lambda self: self._name_of(self._game()) if self._game() else "", notify=changed)
    """The name of the game that the lesson teaches."""
    offered = Property(bool, _offered, notify=offered_changed)
