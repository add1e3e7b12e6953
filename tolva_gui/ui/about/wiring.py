"""Makes the page about the program."""

from tolva_gui import paths
from tolva_gui.ai.by_game import searches_are_compiled
from tolva_gui.ui.about.view_model import About
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library


def make_about(at_hand: AtHand, library: Library) -> About:
    folders = {"Games": str(library.index.home.folder), "Settings": str(paths.config_dir())}
    return About(searches_are_compiled(), at_hand.games, folders, paths.licences())
