"""Makes the lesson offered at the first start."""

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.welcome.lesson import Lesson


def make_lesson(at_hand: AtHand, settings: Settings, library: Library, late: Late) -> Lesson:
    lesson = Lesson(at_hand, settings, library.index)
    lesson.lesson_wanted.connect(late("path_steps.teach"))
    at_hand.new_game.changed.connect(lesson.changed)
    return lesson
