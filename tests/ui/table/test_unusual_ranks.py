"""Jokers, unusual ranks and play to the right: shown, explained and counted."""

from pathlib import Path
from random import Random

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QImage

from tests.cases import cases
from tests.gallery.bid_tables import joker_in
from tests.gallery.tables import phase
from tests.table.games import play_on
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.forms import prompt
from tests.ui.hands import Keyboard
from tests.ui.place_tables import card, reached, refusal, seated
from tolva_gui.rules.cards import JOKER
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.table.host import Host
from tolva_gui.ui.pictures.decks import INSTALLED, Installed
from tolva_gui.words import sentences as words


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
    window.point_at(window.item(f"rank {manilia}"))
    legend = window.item("rankLegend")
    window.wait(lambda: "the second trump" in str(legend.property("meaning")))


def test_matadors_are_named_before_the_purchase(window: Window) -> None:
    """Tab reaches the matadors and reads them aloud; as many cards are bought as are put away."""
    host = seated(window, said(("bid spil", "name H"), "buy"))
    chip = window.item("rank ♥7")
    Keyboard(window).go_to(chip)
    assert "the second trump" in str(window.item("rankLegend").property("meaning"))
    heard = QAccessible.queryAccessibleInterface(chip)
    assert heard.text(QAccessible.Text.Name) == "♥7 manilía"
    assert "the second trump" in heard.text(QAccessible.Text.Description)
    window.key("Tab")
    assert "the second trump" not in str(window.item("rankLegend").property("meaning"))
    assert not window.item("rank ♥K").property("activeFocusOnTab")
    hand = [one for one in cards_at(host.view(0).zones, Place("hand", 0)) if one is not None]
    for one in hand[:2]:
        window.click_card(str(one))
        window.settle()
    assert prompt(window).endswith("and buy 2.")
    window.press("call0")
    after = cards_at(host.view(0).zones, Place("hand", 0))
    assert len(after) == len(hand)
    assert not set(hand[:2]) & set(after)


def test_a_misere_shows_a_black_and_a_red_suit(window: Window) -> None:
    seated(window, said(("bid kuppa",), "buy"))
    black, red = window.app.sitting.table.property("order")
    assert (black[-1]["label"], red[-1]["label"]) == ("♠A", "♥7")


def test_an_arrow_shows_that_play_goes_right_and_only_then(window: Window) -> None:
    seated(window, reached("lomber", 3, phase("auction")))
    assert window.find("directionSign") is not None
    seated(window, reached("grandissimo", 4, phase("auction")))
    assert window.find("directionSign") is None
    assert window.find("rankLegend") is None


def test_sheet_is_in_bitar_and_has_one_title(window: Window) -> None:
    host, rng = said(("bid spil", "name H"), "buy"), Random(3)
    play_on(host, lambda view: rng.choice(view.legal))
    window.sit(host, over=True)
    assert window.app.sitting.sheet.property("unit") == "bitar"
    texts = [row["text"] for row in window.app.sitting.sheet.property("rows")]
    assert "Deal 1" not in texts


SIZE = QSize(50, 70)
STRANGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140">'
    '<g id="back"><rect width="100" height="140" fill="#123456"/></g>{more}</svg>'
)


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


def test_each_deck_draws_a_joker_and_an_unknown_card_stays_blank(open_window: Open, tmp_path: Path) -> None:
    app = open_window(BlockedPlayer).app
    images = app.images
    for deck in ("tolva", "tolva-sv", "tolva-four-colour", "tolva-large", "tolva-large-sv"):
        assert len(colours(images.requestImage(f"{deck}/JO", SIZE, SIZE))) > 5, deck
    for face in ("ZZ", "S", "", "S1x", "HX"):
        assert len(colours(images.requestImage(f"tolva/{face}", SIZE, SIZE))) == 1, face
    # A strange deck without a joker is given ours.
    decks = app.decks
    for more, ours in (("", True), ('<rect id="red_joker" width="100" height="140"/>', False)):
        drawing = tmp_path / f"{ours}.svg"
        drawing.write_text(STRANGE.format(more=more), encoding="utf-8")
        decks._installed = (*(decks._installed or ()), Installed("strange", "UnknownSetting", drawing))
        drawn = colours(images.requestImage(f"{INSTALLED}{len(decks._installed) - 1}/JO", SIZE, SIZE))
        assert (len(drawn) > 5) is ours


def test_joker_shows_its_card_and_the_bid_is_summed_up(window: Window) -> None:
    """A fourth card is refused."""
    host = seated(window, reached("nittionio", 3, joker_in("aside")))
    meant = host.view(0).display.stands_for[JOKER]
    joker = card(window, "JO")
    assert joker.property("alias") == words.card(meant, "en")
    assert joker.property("label").startswith("the joker, which is the ")
    assert len(window.named("aliasSign")) == 1
    view = host.view(0)
    assert view.question is not None
    hand = [one for one in cards_at(view.zones, Place("hand", 0)) if one is not None]
    bid = 0
    for number, one in enumerate(hand[-3:], start=1):
        window.click_card(str(one))
        window.settle()
        bid += view.form.worth[one]
        assert f"a bid of {bid} so far ({number} of 3 cards)" in prompt(window)
    assert refusal(window, lambda: window.click_card(str(hand[0]))) == "N6"
    window.press("call0")
    assert host.view(0).public.bid(0) == bid
    assert host.view(1).public.bid(0) is None
