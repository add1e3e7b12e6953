"""Makes the statistics."""

from tolva_gui.ui.app.language import Language
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.statistics.view_model import Statistics


def make_statistics(
    library: Library, at_hand: AtHand, pages: Pages, notices: Notices, language: Language
) -> Statistics:
    statistics = Statistics(library.index, at_hand.games, at_hand.new_game.level_name)
    library.add(statistics, lambda: pages.shows("statistics"))
    statistics.announced.connect(notices.about("record"))
    language.changed.connect(statistics.retranslate)
    return statistics
