"""The steps of learning paths begun from the window: a lesson, or deals."""

from collections.abc import Callable
from pathlib import Path

from tolva_gui.records.judgements import Miss
from tolva_gui.table.host import Host
from tolva_gui.table.path import MadeDeal, fitting, path_words, step_of
from tolva_gui.table.tasks.path import PathTask, Seats, table_of
from tolva_gui.table.tasks.task import Answer
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.learn.tasks import Tasks


class PathSteps:
    """*teach*: begins the lesson of a game. *keep*: stores a missed choice of a game's step."""

    def __init__(
        self,
        folder: Path,
        path: LearningPath,
        tasks: Tasks,
        teach: Callable[[str], None],
        seats: Seats,
        keep: Callable[[str, str, MadeDeal, int, Answer], None],
    ) -> None:
        self._folder = folder
        self._path = path
        self._tasks = tasks
        self._teach = teach
        self._seats = seats
        self._keep = keep

    def begin(self, game: str, name: str) -> None:
        """Begin a step: its lesson, or the deals not yet right."""
        step = self._path.step(game, name)
        if step is None or step.lesson:
            if step is not None:
                self._teach(game)
            return
        deals, right = fitting(game, step), self._path.progress.right(game, name)
        queue = [deal for deal in deals if str(deal.seed) not in right] or deals
        self._path.tell_unfit(not queue)
        if not queue:
            return

        def note(deal: MadeDeal, choice: int, answer: Answer) -> None:
            if answer.missed:
                self._keep(game, name, deal, choice, answer)
            self._path.answered(game, name, deal.seed, right=answer.right)

        task = PathTask(
            game,
            step,
            queue,
            self._seats,
            note,
            lambda lang: path_words(self._folder, game, lang)[name],
            lambda: len(self._path.progress.right(game, name)),
        )
        self._tasks.begin(task, lambda: self._leave(task, name))

    def _leave(self, task: PathTask, name: str) -> None:
        if task.done:
            self._path.finish(task.game, name)
        else:
            self._path.show(task.game)

    def table_of(self, miss: Miss) -> Host | None:
        """Return the table of a choice that was missed on a path; None if the deal no longer exists."""
        found = step_of(miss.game)
        step = self._path.step(*found) if found is not None else None
        if found is None or step is None:
            return None
        deal = next((deal for deal in fitting(found[0], step) if deal.seed == miss.deal), None)
        return table_of(found[0], deal, self._seats) if deal is not None else None
