"""Before a deal the dealer's right neighbour cuts, or knocks where that is agreed (B4): to be seen and heard, no more.

The order of the cards is the one after the cut (BD10): no event, request or record knows of it.
"""

from random import Random
from typing import Final, Literal

from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, translate

Cut = Literal["cuts", "knocks"]
LINES: Final[dict[Cut, tuple[str, str]]] = {
    "cuts": (QT_TRANSLATE_NOOP("Telling", "%1 cuts"), QT_TRANSLATE_NOOP("Telling", "You cut")),
    "knocks": (QT_TRANSLATE_NOOP("Telling", "%1 knocks"), QT_TRANSLATE_NOOP("Telling", "You knock")),
}
"""What somebody does, and the same of the player who goes by the name that the program gives them, You."""
AGREED: Final = "knocking"
"""The option under which one may knock; a game that has it has a cut."""


def cut_before_deal(host: Host) -> tuple[Seat, Cut] | None:
    """Return who cuts before the deal that lies there, and what they do; None in a game without a cut.

    A computer knocks as often as it cuts, the same each time the deal is seen. A person cuts.
    """
    agreed = host.options.get(AGREED)
    if agreed is None:
        return None
    seat = (host.standing.dealer - host.info.direction) % host.info.seats
    lot = Random(f"{host.seed} {host.deal_number} cut").random() < 0.5
    return seat, "knocks" if agreed and lot and host.seats[seat].kind == "computer" else "cuts"


def cut_line(name: str, cut: Cut) -> str:
    """Return the line that tells it: «Elna cuts»."""
    others, own = LINES[cut]
    return (
        translate("Telling", own)
        if name == translate("Table", "You")
        else fill(translate("Telling", others), name)
    )
