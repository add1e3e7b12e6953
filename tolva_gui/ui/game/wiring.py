"""Makes the choice of a new game."""

from tolva_gui.ai.levels import DEFAULT_LEVEL, OFFERED
from tolva_gui.ui.game.forms import form_name, offered
from tolva_gui.ui.game.last_options import SEATS, unknown_settings
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.settings.view_model import Settings


def make_new_game(game: str, settings: Settings, navigation: Navigation, late: Late) -> NewGame:
    """Make the choice of a new game; *game*: the one that the command line names."""
    new_game = NewGame(offered(game), OFFERED, settings, game, DEFAULT_LEVEL)
    new_game.started.connect(navigation.sit_down)
    new_game.started.connect(late("matches.begin"))
    return new_game


def report_unknown_settings(settings: Settings, notices: Notices) -> None:
    """Report settings of games that this version does not know or support."""
    for unknown in unknown_settings(settings):
        if unknown.option:
            what = "seats unknown" if unknown.option == SEATS else "option unknown"
            notices.add(what, form_name(unknown.game), unknown.option)
        else:
            notices.add("game unknown", unknown.game)
