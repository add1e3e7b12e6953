"""Makes the computer opponents and the ladder."""

from tolva_gui.ai.arena.figures import figures
from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import OFFERED
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.opponents.ladder import Ladder
from tolva_gui.ui.opponents.view_model import Opponents


def make_opponents(at_hand: AtHand) -> Opponents:
    return Opponents(OFFERED, figures, lambda form: levels_by_rules(BY_ID[form].info), at_hand)


def make_ladder(library: Library, at_hand: AtHand, navigation: Navigation) -> Ladder:
    ladder = Ladder(OFFERED, library.index, at_hand, at_hand.new_game.beside_me, is_judged)
    library.add(ladder, lambda: navigation.pages.shows("opponents"))
    ladder.table_wanted.connect(navigation.go_to)
    return ladder
