"""Makes the rules and glossaries."""

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.help.view_model import Help
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.voice import Voice


def make_help(at_hand: AtHand, pages: Pages, voice: Voice) -> Help:
    rules = Help(at_hand, pages)
    rules.said.connect(voice.say)
    return rules
