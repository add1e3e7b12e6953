"""Makes the computer opponents."""

from collections.abc import Collection

from tolva_gui.ai.arena.figures import figures
from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import OFFERED
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.opponents.view_model import Opponents


def make_opponents(library: Library, at_hand: AtHand, navigation: Navigation) -> Opponents:
    def by_rules(form: str) -> Collection[str]:
        return levels_by_rules(BY_ID[form].info)

    opponents = Opponents(OFFERED, figures, by_rules, is_judged, library.index, at_hand)
    library.add(opponents, lambda: navigation.pages.shows("opponents"))
    opponents.table_wanted.connect(navigation.go_to)
    return opponents
