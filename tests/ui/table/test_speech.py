"""Speech is next to its speaker, covers no question and no open card, and stays until the next event."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.more_tables import phase, trick_of
from tests.ui.conftest import Window, table, where
from tests.ui.forms import last_to_play, new_host, reach
from tests.ui.layout import Things, apart, dressed, show, things
from tests.ui.place_tables import new_table, reached
from tolva_gui.table.host import Host

SIZES = ((900, 600), (1280, 800))
SAID = {"en": "The first suit is diamonds", "sv": "Högsta färg är ruter"}
ASKED = ("BidPanel", "NumberPanel", "NumberSteps", "CallBar", "SeatBadge", "IconButton", "Speech")
"""Items that ask, show or can be pressed, and the speech of others."""


TABLES: dict[str, Callable[[], Host]] = {
    "grandissimo, the bids": lambda: reached("grandissimo", 4, lambda view: bool(view.form.box)),
    "grandissimo, a trick": lambda: reached("grandissimo", 4, trick_of(3)),
    "lomber, the bids": lambda: reached("lomber", 3, lambda view: bool(view.form.box)),
    "nittionio, the bid cards": lambda: reached("nittionio", 3, trick_of(2)),
    "plump, the bid": lambda: reached("plump", 4, phase("bid")),
    "plump for seven": lambda: reached("plump", 7, trick_of(6)),
    "vändtia, the exchange": lambda: reached("vandtia", 4, phase("exchange")),
    "tjugoett, the stake": lambda: reached("tjugoett", 4, phase("stake")),
    "kasino": lambda: reached("kasino", 4, lambda view: len(view.legal) > 4),
    "tolva, the lead": lambda: new_host("tolva-4"),
    "tolva, a full trick": lambda: reach("tolva-4", last_to_play),
    "bondtolva for six": lambda: reach("bondtolva-6", last_to_play),
}


@cases("name", TABLES, usual=["grandissimo, the bids"])
def test_speech_lies_on_nothing_that_is_asked_or_shown(name: str, length: int, window: Window) -> None:
    host = TABLES[name]()
    window.sit(host, SIZES[0])
    for size in SIZES[:length]:
        for language, said in (*SAID.items(),)[:length]:
            dressed(window, size, language)
            show(window, host)
            seats = window.app.sitting.table.property("seats")
            for seat in range(1, host.info.seats):
                seats.say(seat, said)
                window.settle()
                there = things(window)
                (speech,) = (item for item in there["Speech"] if item.property("speech"))
                covered = [
                    item
                    for item in [*(item for kind in ASKED for item in there[kind]), *open_cards(there)]
                    if item != speech and not apart(where(speech), where(item))
                ]
                assert not covered, (seat, size, where(speech), covered[0].metaObject().className())
                assert QRectF(0, 0, *size).contains(where(speech))
                seats.hush()


def open_cards(there: Things) -> list[QQuickItem]:
    """Return the cards whose faces are seen, except those of won tricks."""
    cards = [item for item in there["CardItem"] if item.property("face")]
    return [card for card in cards if card.property("zone") not in ("won", "discards")]


def said_by(window: Window) -> set[int]:
    rows = window.app.sitting.table.property("seats").rows()
    return {seat for seat, row in enumerate(rows) if row["speech"]}


def test_calls_in_a_row_stay_until_a_card_is_played(window: Window) -> None:
    host = table(0, "play SA, play S9, play S7, play S6")
    window.sit(host)
    for move in ("ask", "pass"):
        seat = host.to_act()
        window.app.sitting.director.show(host.play(seat, host.parse(move)))
    assert said_by(window) == {0, 2}
    window.app.sitting.director.show(host.play(host.to_act(), host.parse("play HA")))
    assert said_by(window) == set()


def test_what_was_said_in_an_exchange_leaves_when_a_card_is_laid(window: Window) -> None:
    """In vändtia it used to stay on the table cards forever, because no card goes to a trick there."""
    host = new_table("vandtia", 4)
    window.sit(host)
    window.wait(lambda: host.to_act() is not None)
    while host.view(0).phase == "exchange":
        seat = host.to_act()
        window.app.sitting.director.show(host.play(seat, host.parse("done")))
    assert said_by(window)
    while host.view(0).phase in ("exchange", "give"):
        window.app.sitting.director.show(host.play(host.to_act(), host.parse("done")))
    view = host.view(host.to_act())
    window.app.sitting.director.show(
        host.play(view.seat, next(move for move in view.legal if "lay" in str(move)))
    )
    assert said_by(window) == set()
