"""Choices that the player missed, to be repeated at the table."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.branches import key_of
from tolva_gui.records.judged import answered, due, keep
from tolva_gui.records.judgements import Miss
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.table.review_positions import Decision
from tolva_gui.table.tasks.misses import MissesTask
from tolva_gui.table.tasks.task import Answer
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.tasks.tasks import Tasks

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict


@named_in_qml
class Exercises(Reader):
    """`due`: the number of waiting choices."""

    changed = Signal()

    def __init__(
        self,
        library: Library,
        tasks: Tasks,
        path: LearningPath,
    ) -> None:
        super().__init__(library)
        self._tasks = tasks
        self._path = path
        self.today: Callable[[], date] = date.today
        self._due: list[Miss] = []

    @Slot()
    def refresh(self) -> None:
        """Reload the list of due choices."""
        with self._reading():
            self._due = due(self._index, self.today())
        self.changed.emit()

    def count_due(self) -> int:
        """Return the number of waiting choices."""
        self.refresh()
        return len(self._due)

    def keep(self, record: GameRecord, deal: RecordedDeal, choice: Decision, verdict: "Verdict") -> None:
        """Store a miss of the player; misses of others at the table are ignored."""
        seat = choice.view.seat
        if seat is not None and record.seats[seat].kind == "me":
            self.keep_step(key_of(record), deal.number, choice.step - 1, verdict)

    def keep_step(self, key: str, deal: int, choice: int, answer: "Answer | Verdict") -> None:
        """Store a choice that was missed, on a path if *key* names a step of one."""
        due = self.today().isoformat()
        miss = Miss(key, deal, choice, str(answer.played), str(answer.best), answer.loss, due)
        self._library.write(lambda index: keep(index, miss))

    @Slot()
    def begin(self) -> None:
        """Sit down at the first due choice; a game in progress is resumed afterwards."""
        self.refresh()
        if self._due:
            task = MissesTask(self._index, self._path.table_of, self._note, queue=self._due[:])
            self._tasks.begin(task)

    def _note(self, miss: "Miss", right: bool) -> None:
        """Store the first answer of this session."""
        today = self.today()
        self._library.write(lambda index: answered(index, miss, right=right, today=today))

    due = Property(int, lambda self: len(self._due), notify=changed)
