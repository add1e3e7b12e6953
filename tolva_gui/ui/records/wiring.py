"""Makes the game as a text, and as pages to print."""

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.help.view_model import Help
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.records.printing import Printing
from tolva_gui.ui.records.view_model import Records
from tolva_gui.ui.table.sitting import Services


def make_records(
    at_hand: AtHand,
    services: Services,
    navigation: Navigation,
    library: Library,
    late: Late,
) -> Records:
    records = Records(at_hand, services, navigation, library.index.home.folder)
    records.opened.connect(late("review.look_at"))
    records.paper_wanted.connect(late("printing.print"))
    records.announced.connect(services.notices.about("record"))
    return records


def make_printing(help: Help, navigation: Navigation, notices: Notices) -> Printing:  # noqa: A002
    def announce(what: str, path: str) -> None:
        notices.add("record unwritable" if what == "unwritable" else f"print {what}", path)

    printing = Printing(help, navigation)
    printing.announced.connect(announce)
    return printing
