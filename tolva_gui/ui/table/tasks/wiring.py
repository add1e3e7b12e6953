"""Makes what a person is asked at a table apart."""

from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.table.tasks.tasks import Tasks
from tolva_gui.ui.voice import Voice


def make_tasks(navigation: Navigation, voice: Voice, late: Late) -> Tasks:
    tasks = Tasks(navigation, late("tries"))
    tasks.said.connect(voice.say)
    tasks.reason_wanted.connect(late("line.show", "try"))
    return tasks
