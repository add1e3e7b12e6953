"""Makes the matches of several games."""

from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.match.view_model import Matches
from tolva_gui.ui.navigation import Navigation


def make_matches(navigation: Navigation, at_hand: AtHand, new_game: NewGame, language: Language) -> Matches:
    matches = Matches(navigation, at_hand, navigation.pages)
    matches.wanted.connect(navigation.sit_down)
    for signal in (language.changed, new_game.changed, navigation.sheet_changed, navigation.page_changed):
        signal.connect(matches.changed)
    return matches
