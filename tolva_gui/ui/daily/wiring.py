"""Makes the deals of the day."""

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.daily.view_model import DailyDeals
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.same_deal.masters import Masters


def make_daily(
    at_hand: AtHand,
    library: Library,
    navigation: Navigation,
    masters: Masters,
) -> DailyDeals:
    daily = DailyDeals(at_hand.games, at_hand.new_game.beside_me, library.index, navigation, masters)
    library.add(daily, lambda: navigation.pages.shows("daily"))
    return daily
