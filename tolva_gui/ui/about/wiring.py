"""Makes the page about the program."""

from tolva_gui import paths
from tolva_gui.ai.parts import searches_are_compiled
from tolva_gui.ui.about.view_model import About
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library


def make_about(at_hand: AtHand, library: Library, language: Language) -> About:
    """Make the page about the program."""
    folders = {"Games": str(library.index.home.folder), "Settings": str(paths.config_dir())}
    about = About(searches_are_compiled(), at_hand.games, folders, paths.licences())
    language.changed.connect(about.retranslate)
    return about
