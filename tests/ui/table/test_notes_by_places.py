"""In a game laid out from its places, hints and notices cover nothing that players look for."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import all_opacity
from tests.ui.conftest import InstantPlayer, Open, Window, kind_of, where
from tests.ui.place_tables import reached, seated
from tests.ui.table.test_place_layout import full_trick
from tolva_gui.table.host import Host

TABLES: Final[Mapping[str, Callable[[], Host]]] = {
    "grandissimo, bids": lambda: reached("grandissimo", 4, lambda _view: True),
    "grandissimo": lambda: reached("grandissimo", 4, full_trick),
    "lomber, bids": lambda: reached("lomber", 3, lambda _view: True),
    "lomber": lambda: reached("lomber", 3, full_trick),
    "nittionio": lambda: reached("nittionio", 3, full_trick),
    "plump": lambda: reached("plump", 4, full_trick, deal=2),
    "plump of six": lambda: reached("plump", 6, full_trick, deal=2),
}
ASKED: Final = ("NumberPanel", "BidPanel", "RankLegend")
TOUCH: Final = 10.0
"""Allowed overlap of frames in pixels: cards are slightly askew."""


def covers(one: QQuickItem, other: QQuickItem) -> bool:
    both = where(one).intersected(where(other))
    return both.width() > TOUCH and both.height() > TOUCH


def asked_and_told(window: Window) -> list[QQuickItem]:
    """Return the controls for an answer and the signs of how the game is played, unless a hint took their place."""
    signs = [item for item in window.visible() if item.objectName() == "tableSign"]
    asked = [item for kind in ASKED for item in window.of_kind(kind) if item.width() > 0]
    return [item for item in [*signs, *asked] if all_opacity(item) > 0]


def people_and_trick(window: Window) -> list[QQuickItem]:
    trick = [card for card in window.of_kind("CardItem") if card.property("zone") == "trick"]
    return [*trick, *window.of_kind("SeatBadge"), *window.of_kind("IconButton")]


def covered(by: QQuickItem, items: list[QQuickItem]) -> list[str]:
    """Return the kinds and places of the covered items."""
    found = [item for item in items if covers(by, item)]
    return [f"{kind_of(item)} {item.property('face')} {where(item)}" for item in found]


@cases("name, text", product(TABLES, [160, 100]), usual=["nittionio-100"])
def test_notes_cover_nothing_that_one_looks_for(open_window: Open, name: str, text: int) -> None:
    """With the largest text a hint may cover the question, a name or a card that it does not mention."""
    window = open_window(lambda: InstantPlayer(1))
    seated(window, TABLES[name](), (900, 600), text_size=text)
    window.app.notices.add("peeked")
    notice = window.item("notice")
    window.settle()
    question = window.of_kind("CallBar")
    assert covered(notice, [*asked_and_told(window), *question, *people_and_trick(window)]) == []
    assert QRectF(0, 0, 900, 600).contains(where(notice))
    window.app.sitting.hints.ask()
    for _ in range(3):
        window.wait(lambda: not window.app.sitting.hints.property("thinking"))
        window.settle()
        (note,) = window.of_kind("HintNote")
        hints = window.app.sitting.hints
        named = {*hints.property("cards"), *hints.property("takes")}
        cards = [card for card in window.of_kind("CardItem") if card.property("face") in named]
        assert covered(note, [*cards, *asked_and_told(window)]) == []
        assert text > 100 or covered(note, [*question, *people_and_trick(window)]) == []
        assert QRectF(0, 0, 900, 600).contains(where(note))
        window.app.sitting.hints.ask()
