"""Makes what the user has done in the chosen game."""

from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import OFFERED
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.daily.view_model import DailyDeals
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.game.own_record import OwnRecord
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation


def make_own_record(
    library: Library, new_game: NewGame, daily: DailyDeals, navigation: Navigation, language: Language
) -> OwnRecord:
    """Make the user's results in the chosen game."""
    record = OwnRecord(library.index, [level.id for level in OFFERED], new_game, daily, is_judged)
    library.add(record, lambda: navigation.shows("game"))
    language.changed.connect(record.changed)
    return record
