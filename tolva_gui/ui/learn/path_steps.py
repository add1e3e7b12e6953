"""The steps of learning paths begun from the window: a lesson, or deals."""

from tolva_gui.records.judgements import Miss
from tolva_gui.records.names import tidy
from tolva_gui.records.persons import FIRST
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import read_texts
from tolva_gui.table.path import MadeDeal, fitting, key_of, step_of
from tolva_gui.table.tasks.lesson import LessonTask
from tolva_gui.table.tasks.path import PathTask, table_of
from tolva_gui.table.tasks.task import Answer
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.models import Late
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.tasks.tasks import Tasks
from tolva_gui.words.game_data import games_folder


class PathSteps:
    """Begins them."""

    def __init__(
        self, path: LearningPath, tasks: Tasks, settings: Settings, new_game: NewGame, late: Late
    ) -> None:
        self._path = path
        self._tasks = tasks
        self._settings = settings
        self._seats = new_game.beside_me
        self._late = late

    def begin(self, game: str, name: str) -> None:
        """Begin a step: its lesson, or the deals not yet right."""
        step = self._path.step(game, name)
        if step is None or step.lesson:
            if step is not None:
                self.teach(game)
            return
        deals, right = fitting(game, step), self._path.progress.right(game, name)
        queue = [deal for deal in deals if str(deal.seed) not in right] or deals
        self._path.tell_unfit(not queue)
        if not queue:
            return

        def note(deal: MadeDeal, choice: int, answer: Answer) -> None:
            if answer.missed:
                person = self._settings.get("person") or FIRST
                self._late("exercises.keep_step", key_of(person, game, name), deal.seed, choice, answer)()
            self._path.answered(game, name, deal.seed, right=answer.right)

        task = PathTask(
            game,
            step,
            queue,
            self._seats,
            note,
            lambda lang: read_texts(games_folder(), game, "path", lang)[name],
            lambda: len(self._path.progress.right(game, name)),
        )
        self._tasks.begin(task, lambda: self._leave(task, name))

    def teach(self, game: str) -> None:
        """Begin the lesson of a game; if it is the first step of a path, that is then done."""
        task = LessonTask(games_folder(), game, tidy(self._settings.get("name")))

        def end() -> None:
            if task.done:
                self._path.end_lesson(game)

        self._tasks.begin(task, end, to_chosen=True)

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
