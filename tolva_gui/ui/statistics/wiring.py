"""Makes the statistics, and what the user has done in the chosen game."""

from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import OFFERED
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.daily.view_model import DailyDeals
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.statistics.own_record import OwnRecord
from tolva_gui.ui.statistics.view_model import Statistics


def make_statistics(library: Library, at_hand: AtHand, pages: Pages) -> Statistics:
    statistics = Statistics(library.index, at_hand.games, at_hand.new_game.level_name)
    library.add(statistics, lambda: pages.shows("statistics"))
    return statistics


def make_own_record(
    library: Library, new_game: NewGame, daily: DailyDeals, navigation: Navigation
) -> OwnRecord:
    record = OwnRecord(library.index, OFFERED, new_game, daily, is_judged)
    library.add(record, lambda: navigation.shows("game"))
    return record
