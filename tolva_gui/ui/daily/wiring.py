"""Makes the deals of the day."""

from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.daily.view_model import DailyDeals, answers
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.same_deal.masters import Masters
from tolva_gui.ui.workers import Workers


def make_daily(
    at_hand: AtHand,
    new_game: NewGame,
    library: Library,
    navigation: Navigation,
    masters: Masters,
    workers: Workers,
    adviser: Adviser,
    language: Language,
) -> DailyDeals:
    worker = workers.job_worker(lambda job: answers(job, adviser.make))
    daily = DailyDeals(at_hand.games, new_game.beside_me, library.index, navigation, worker, masters)
    library.add(daily, lambda: navigation.pages.shows("daily"))
    language.changed.connect(daily.changed)
    return daily
