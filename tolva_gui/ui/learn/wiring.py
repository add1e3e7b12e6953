"""Makes the paths and their steps, practice, and the repetition of missed choices."""

from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import make_player
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.learn.exercises import Exercises
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.learn.path_steps import PathSteps
from tolva_gui.ui.learn.practice import Practice, answers
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.tasks.tasks import Tasks
from tolva_gui.ui.workers import Workers


def make_path(
    at_hand: AtHand, settings: Settings, pages: Pages, language: Language, late: Late
) -> LearningPath:
    path = LearningPath(at_hand, settings, pages)
    for signal in (path.changed, path.looked):
        language.changed.connect(signal)
    path.step_wanted.connect(late("path_steps.begin"))
    return path


def make_path_steps(
    path: LearningPath, tasks: Tasks, settings: Settings, new_game: NewGame, late: Late
) -> PathSteps:
    return PathSteps(path, tasks, settings, new_game.beside_me, late("exercises.keep_step"))


def make_practice(
    path: LearningPath, tasks: Tasks, new_game: NewGame, pages: Pages, workers: Workers
) -> Practice:
    worker = workers.job_worker(lambda search: answers(search, make_player))
    return Practice(path, new_game.beside_me, tasks, pages, worker, is_judged)


def make_exercises(library: Library, tasks: Tasks, path_steps: PathSteps) -> Exercises:
    exercises = Exercises(library.index, library.write, tasks, path_steps)
    library.add(exercises)
    return exercises
