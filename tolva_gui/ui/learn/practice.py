"""Practice by theme: a suitable deal, played with hints, with verdicts on the choices that concern the theme."""

from collections.abc import Iterator, Sequence
from secrets import randbelow
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.table.tasks.theme import LEVEL, Theme, ThemeTask, find_deal, themes_of
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.game.new_game import SEEDS, NewGame
from tolva_gui.ui.jobs import Job, JobWorker
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.tasks.tasks import Tasks
from tolva_gui.ui.texts import language
from tolva_gui.words import sentences as words

PAGE: Final = "learn"


class DealJob(Job, eq=False):
    """A search for a deal."""

    theme: Theme
    seats: Sequence[SeatSetup]
    first: int

    def answers(self, adviser: Adviser) -> Iterator[Host | None]:
        yield find_deal(self.theme, self.seats, self.first, adviser.make, self.is_cancelled)


@named_in_qml
class Practice(QObject):
    """`themes` of the chosen `game`, and the search for a deal."""

    changed = Signal()

    def __init__(
        self,
        path: LearningPath,
        new_game: NewGame,
        tasks: Tasks,
        pages: Pages,
        jobs: JobWorker,
        adviser: Adviser,
    ) -> None:
        super().__init__()
        self._path = path
        self._tasks = tasks
        self._new_game = new_game
        self._pages = pages
        self._jobs = jobs
        self._adviser = adviser
        self._game = ""
        self._search: DealJob | None = None
        self._failed = False
        jobs.advised.connect(self._receive_deal)
        jobs.done.connect(self._end_search)
        self.changed.connect(tasks.changed)
        pages.changed.connect(self._left)

    def begin_page(self) -> None:
        """Show the themes of the game whose path is shown."""
        self.choose(self._path.property("game"))

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show the themes of another game."""
        self._withdraw()
        self._game, self._failed = game, False
        self.changed.emit()

    @Slot(str)
    def begin(self, theme: str) -> None:
        """Find a deal with such a choice and sit down at it; a game in progress is resumed afterwards."""
        self._look_for(Theme(self._game, theme))

    def _look_for(self, theme: Theme) -> None:
        if self._search is None:
            seats = self._new_game.beside_me([LEVEL] * (find_game(theme.game).info.seats - 1))
            self._failed = False
            self._search = DealJob(theme, seats, randbelow(SEEDS))
            self._jobs.ask(self._search)
            self.changed.emit()

    @Slot(object, object)
    def _receive_deal(self, search: DealJob, host: Host | None) -> None:
        if search is not self._search:
            return
        self._search, self._failed = None, host is None
        if host is not None:
            self.sit_down(search.theme, host)
        self.changed.emit()

    def sit_down(self, theme: Theme, host: Host) -> None:
        """Practise at this table, which is at a choice that concerns the theme."""
        task = ThemeTask(
            theme,
            host,
            lambda _lang: words.theme(theme.name, language()),
            lambda: self._look_for(theme),
            lambda: self._search is not None,
        )
        self._tasks.begin(task, self._back)

    def _back(self) -> None:
        self._withdraw()
        self._pages.open(PAGE)

    @Slot(object, bool)
    def _end_search(self, search: DealJob, answered: bool) -> None:
        if search is self._search and not answered:
            self._search, self._failed = None, True
            self.changed.emit()

    def _withdraw(self) -> None:
        if self._search is not None:
            self._search.cancelled = True
            self._search = None

    @Slot()
    def _left(self) -> None:
        """Cancel the search when the page is left."""
        if self._search is not None and not self._tasks.is_active() and self._pages.page != PAGE:
            self._withdraw()
            self.changed.emit()

    # For QML

    def _themes(self) -> list[dict[str, str]]:
        if not self._game or not self._adviser.is_judged(find_game(self._game).info):
            return []
        return [{"id": name, **words.theme(name, language())} for name in themes_of(self._game)]

    themes = Property(list, _themes, notify=changed)
    looking = Property(str, lambda self: self._search.theme.name if self._search else "", notify=changed)
    failed = Property(bool, lambda self: self._failed, notify=changed)
