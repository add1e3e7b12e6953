"""Makes the phones of the game at the table."""

from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.phones.view_model import Phones
from tolva_gui.ui.settings.view_model import Settings


def make_phones(
    navigation: Navigation, settings: Settings, hint_worker: JobWorker, notices: Notices
) -> Phones:
    """Make the phones; they are imported and served only if somebody asks for them."""
    return Phones(navigation, settings, hint_worker, notices)
