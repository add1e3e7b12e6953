"""Makes the matches of several games."""

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.match.view_model import Matches
from tolva_gui.ui.navigation import Navigation


def make_matches(navigation: Navigation, at_hand: AtHand) -> Matches:
    matches = Matches(navigation, at_hand)
    for signal in (
        at_hand.new_game.changed,
        navigation.sheet_changed,
        navigation.page_changed,
    ):
        signal.connect(matches.changed)
    return matches
