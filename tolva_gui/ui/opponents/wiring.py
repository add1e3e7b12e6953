"""Makes the computer opponents."""

from collections.abc import Collection

from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.opponents.view_model import Opponents


def make_opponents(adviser: Adviser, library: Library, at_hand: AtHand, navigation: Navigation) -> Opponents:
    def by_rules(form: str) -> Collection[str]:
        return levels_by_rules(BY_ID[form].info)

    return Opponents(by_rules, adviser, library, at_hand, navigation)
