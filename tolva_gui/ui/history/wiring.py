"""Makes the list of the games played."""

from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.history.view_model import History
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages


def make_history(library: Library, pages: Pages, notices: Notices, late: Late) -> History:
    history = History(library.index, form_name)
    library.add(history, lambda: pages.shows("history"))
    library.closing.connect(history.close)
    history.chosen.connect(late("review.look_at"))
    history.trouble.connect(lambda path: notices.add("game unreadable", path))
    history.strange.connect(lambda why: notices.add("kept game strange", why))
    return history
