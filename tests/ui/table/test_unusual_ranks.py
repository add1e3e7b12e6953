"""A game in which play goes to the right and cards have unusual ranks: both are shown and explained."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.cases import cases
from tests.table.games import play_on
from tests.ui.conftest import Window
from tests.ui.forms import prompt
from tests.ui.hands import MOST_STOPS
from tests.ui.place_tables import reached, seated
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host


def said(texts: tuple[str, ...], phase: str) -> Host:
    """Return a table where Alva makes these calls when she may, the others pass, and she is to act in that phase."""
    return reached("lomber", 3, lambda view: view.phase == phase and bool(view.display.order), says=texts)


@cases("trump, manilia", [("S", "♠2"), ("H", "♥7")], usual=["S-♠2"])
def test_trumps_lie_in_order_and_matadors_have_names(trump: str, manilia: str, window: Window) -> None:
    seated(window, said(("bid spil", f"name {trump}"), "buy"))
    (row,) = window.app.sitting.table.property("order")
    assert [(one["label"], one["name"]) for one in row[:4]] == [
        ("♠A", "spadda"),
        (manilia, "manilía"),
        ("♣A", "basti"),
        ("♠K" if trump == "S" else "♥A", ""),
    ]
    assert len(row) == (11 if trump == "S" else 12)
    chip = window.item(f"rank {manilia}")
    window.point_at(chip)
    legend = window.item("rankLegend")
    window.wait(lambda: "the second trump" in str(legend.property("meaning")))


def test_matadors_are_named_before_the_purchase(window: Window) -> None:
    """Tab reaches the matadors and reads them aloud; as many cards are bought as are put away."""
    host = seated(window, said(("bid spil", "name H"), "buy"))
    chip = window.item("rank ♥7")
    for _ in range(MOST_STOPS):
        if chip.hasActiveFocus():
            break
        window.key(Qt.Key.Key_Tab)
    assert "the second trump" in str(window.item("rankLegend").property("meaning"))
    heard = QAccessible.queryAccessibleInterface(chip)
    assert heard.text(QAccessible.Text.Name) == "♥7 manilía"
    assert "the second trump" in heard.text(QAccessible.Text.Description)
    window.key(Qt.Key.Key_Tab)
    assert "the second trump" not in str(window.item("rankLegend").property("meaning"))
    assert not window.item("rank ♥K").property("activeFocusOnTab")
    hand = [one for one in cards_at(host.view(0).zones, Place("hand", 0)) if one is not None]
    for one in hand[:2]:
        window.click_card(str(one))
        window.settle()
    assert prompt(window).endswith("and buy 2.")
    window.click(window.item("call0"))
    after = cards_at(host.view(0).zones, Place("hand", 0))
    assert len(after) == len(hand)
    assert not set(hand[:2]) & set(after)


def test_a_misere_shows_a_black_and_a_red_suit(window: Window) -> None:
    seated(window, said(("bid kuppa",), "buy"))
    black, red = window.app.sitting.table.property("order")
    assert (black[-1]["label"], red[-1]["label"]) == ("♠A", "♥7")


def bidding(view: View) -> bool:
    """Return whether the auction is in progress."""
    return view.phase == "auction"


def test_an_arrow_shows_that_play_goes_right_and_only_then(window: Window) -> None:
    seated(window, reached("lomber", 3, bidding))
    assert window.find("directionSign") is not None
    seated(window, reached("grandissimo", 4, bidding))
    assert window.find("directionSign") is None
    assert window.find("rankLegend") is None


def test_sheet_is_in_bitar_and_has_one_title(window: Window) -> None:
    host, rng = said(("bid spil", "name H"), "buy"), Random(3)
    play_on(host, lambda view: rng.choice(view.legal))
    window.sit(host)
    window.wait(lambda: window.sheet() == "deal")
    assert window.app.sitting.sheet.property("unit") == "bitar"
    texts = [row["text"] for row in window.app.sitting.sheet.property("rows")]
    assert "Deal 1" not in texts
