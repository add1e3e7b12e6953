"""The deals of a step at the table: one choice after the other, each judged at once."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Miss
from tolva_gui.records.misses import keep
from tolva_gui.records.persons import FIRST
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.path import (
    OTHERS,
    PATH,
    MadeDeal,
    PathStep,
    fitting,
    key_of,
    open_deal,
    path_words,
    step_of,
)
from tolva_gui.ui.aids.judged_table import JudgedTable
from tolva_gui.ui.aids.tries import Tries
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.pages.learning_path import PAGE, LearningPath
from tolva_gui.ui.texts import fill, language, translate

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict


class PathDeals(JudgedTable):
    """At the table of a deal `active`: the question, and after an answer the verdict, in `heading` and `text`."""

    changed = Signal()
    said = Signal(str, bool)

    def __init__(
        self,
        folder: Path,
        path: LearningPath,
        lesson: Callable[[str], None],
        seats: Callable[[Sequence[str]], Sequence[SeatSetup]],
        settings: Settings,
        write: Callable[[Callable[[Index], object]], None],
        navigation: Navigation,
        pages: Pages,
        tries: Tries,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(PATH, navigation, tries, parent)
        self._folder = folder
        self._path = path
        self._lesson = lesson
        self._seats = seats
        self._settings = settings
        self._write = write
        self._pages = pages
        self.today = today
        self._game = ""
        self._step: PathStep | None = None
        self._queue: list[MadeDeal] = []
        self._now: MadeDeal | None = None
        self._choice = 0
        """The number of moves before the choice."""
        self._answered = False
        """Whether the current deal has been answered."""
        tries.judged.connect(self._judged)

    def begin(self, game: str, name: str) -> None:
        """Begin a step: its lesson, or the deals not yet right. The game at the table is set aside."""
        step = self._path.step(game, name)
        if step is None:
            return
        if step.lesson:
            self._lesson(game)
            return
        deals = fitting(game, step)
        right = self._path.progress.right(game, name)
        self._game, self._step = game, step
        self._queue = [deal for deal in deals if str(deal.seed) not in right] or deals
        self._path.tell_unfit(not self._queue)
        if not self._queue:
            return
        if not self._active():
            self._navigation.set_aside()
        self._pages.clear()
        self.next()

    @Slot()
    def next(self) -> None:
        """Go to the next deal, or back to the path after the last."""
        if not self._queue:
            self.leave()
            return
        self._now = deal = self._queue.pop(0)
        self._answered = False
        self._tries.forget()
        host = open_deal(self._game, deal, self._seats([OTHERS] * (deal.seats - 1)))
        self._choice = len(host.moves)
        self._navigation.sit_down(host)
        self._tell()

    @Slot()
    def leave(self) -> None:
        """Return to the interrupted game and to the page of the path."""
        self._now = None
        self._tries.forget()
        self._navigation.take_up()
        self._path.choose(self._game)
        self._pages.open(PAGE)
        self.changed.emit()

    def object_to(self, move: Move) -> str | None:
        """Judge the move as an answer instead of playing it; after the right answer, play continues."""
        host, deal = self._navigation.host, self._now
        if host is None or deal is None or not self._active() or len(host.moves) != self._choice:
            return None
        if self._right():
            return None
        return self._tries.object_to(host, move, plays=False)

    def table_of(self, miss: Miss) -> Host | None:
        """Return the table of a choice that was missed on a path; None if the deal no longer exists."""
        found = step_of(miss.game)
        step = self._path.step(*found) if found is not None else None
        if found is None or step is None:
            return None
        deal = next((deal for deal in fitting(found[0], step) if deal.seed == miss.deal), None)
        return (
            open_deal(found[0], deal, self._seats([OTHERS] * (deal.seats - 1))) if deal is not None else None
        )

    @Slot(object)
    def _judged(self, verdict: "Verdict") -> None:
        """Record the first answer; a miss is asked again after the others, and on another day."""
        deal, step = self._now, self._step
        judged = verdict.right or verdict.missed
        if deal is None or step is None or not self._active() or self._answered or not judged:
            return
        self._answered = True
        right = verdict.right
        if verdict.missed:
            self._queue.append(deal)
            person = self._settings.get("person") or FIRST
            key, due = key_of(person, self._game, step.id), self.today().isoformat()
            miss = Miss(
                key, deal.seed, self._choice, str(verdict.played), str(verdict.best), verdict.loss, due
            )
            self._write(lambda index: keep(index, miss))
        self._path.answered(self._game, step.id, deal.seed, right=right)

    # For QML

    def _words(self) -> dict[str, str]:
        if self._step is None:
            return {}
        return dict(path_words(self._folder, self._game, language())[self._step.id])

    def _heading(self) -> str:
        if not self._active() or self._step is None:
            return ""
        if not (self._right() or self._tries.missed):
            return self._words()["name"]
        return translate("PathDeals", "Right!") if self._right() else translate("PathDeals", "Not yet")

    def _text(self) -> str:
        if not self._active() or self._step is None:
            return ""
        said = self._tries.text() or self._words()["ask"]
        if self._right() and not self._queue and self._path.progress.is_done(self._game, self._step):
            done = translate("PathDeals", "That was the last one: the step is done.")
            return f"{said}\n{done}"
        if self._tries.missed:
            again = translate("PathDeals", "Choose again. You will meet this deal once more.")
            return f"{said}\n{again}"
        return said

    def _place(self) -> str:
        if self._step is None:
            return ""
        right = len(self._path.progress.right(self._game, self._step.id))
        told = translate("LearningPath", "%1 of %2 right")
        return fill(told, min(right, len(self._step.deals)), len(self._step.deals))

    answered = Property(bool, lambda self: self._active() and self._answered, notify=changed)
    more = Property(bool, lambda self: bool(self._queue), notify=changed)
    active = Property(bool, lambda self: self._active(), notify=changed)
    right = Property(bool, lambda self: self._right(), notify=changed)
    heading = Property(str, _heading, notify=changed)
    text = Property(str, _text, notify=changed)
    place = Property(str, _place, notify=changed)
