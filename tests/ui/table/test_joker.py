"""The joker at the table: drawn in every deck, shown as the card that it stands for, and bid cards with their sum."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.forms import prompt
from tests.ui.place_tables import card, reached, seated
from tolva_gui.rules.cards import JOKER
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.view import View
from tolva_gui.ui.pictures.decks import INSTALLED, Installed
from tolva_gui.words import sentences as words

SIZE = QSize(50, 70)
STRANGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140">'
    '<g id="back"><rect width="100" height="140" fill="#123456"/></g>{more}</svg>'
)


def holds_joker(view: View) -> bool:
    """Return whether bid cards are chosen from a hand with the joker, which stands for another card."""
    return (
        view.phase == "aside"
        and JOKER in cards_at(view.zones, Place("hand", 0))
        and bool(view.display.stands_for)
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
    host = seated(window, reached("nittionio", 3, holds_joker))
    meant = host.view(0).display.stands_for[JOKER]
    joker = card(window, "JO")
    assert joker.property("alias") == words.card(meant, "en")
    assert joker.property("label").startswith("the joker, which is the ")
    signs = [item for item in window.visible() if item.objectName() == "aliasSign"]
    assert len(signs) == 1
    view = host.view(0)
    assert view.question is not None
    hand = [one for one in cards_at(view.zones, Place("hand", 0)) if one is not None]
    bid = 0
    for number, one in enumerate(hand[-3:], start=1):
        window.click_card(str(one))
        window.settle()
        bid += view.form.worth[one]
        assert f"a bid of {bid} so far ({number} of 3 cards)" in prompt(window)
    with window.bot.waitSignal(window.app.sitting.move_maker.refused) as refused:
        window.click_card(str(hand[0]))
    assert refused.args is not None
    assert refused.args[1] == "N6"
    window.click(window.item("call0"))
    assert host.view(0).public.bid(0) == bid
    assert host.view(1).public.bid(0) is None
