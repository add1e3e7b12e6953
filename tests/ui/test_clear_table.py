"""Views and notes beside the game cover no card and no player; unplayable cards look unplayable."""

from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import Window, on_felt, table
from tests.ui.forms import FORMS, new_host, positions
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage

SIZES = ((900, 600), (1280, 800))
NEXT = "play SA, play S9, play S7, play S6, play HA, play HJ"
TOUCH = 3.0


def laid(window: Window) -> list[QQuickItem]:
    """Return the cards of the trick and of all hands, the badges, buttons and the trump sign."""
    cards = (card for card in window.of_kind("CardItem") if card.property("zone") in ("trick", "hand", "up"))
    return [*cards, *window.of_kind("SeatBadge"), *window.of_kind("IconButton"), *window.of_kind("TrumpSign")]


def covers(one: QQuickItem, other: QQuickItem) -> bool:
    both = on_felt(one).intersected(on_felt(other))
    return both.width() > TOUCH and both.height() > TOUCH


@cases("form, size", product(FORMS, SIZES), usual=["tolva-4-900x600"])
def test_the_last_trick_lies_beside_the_one_that_is_played(
    form: str, size: tuple[int, int], window: Window
) -> None:
    host = new_host(form)
    next(
        view
        for view in positions(host)
        if mariage(view.facts).tricks and len(mariage(view.facts).trick) == view.info.seats - 1
    )
    window.app.window.resize(*size)
    window.sit(host, drawn=True)
    window.item("tablePage").setProperty("lastTrickShown", True)
    shown = window.item("lastTrick")
    assert [item for item in laid(window) if covers(shown, item)] == []
    assert QRectF(0, 0, *size).contains(on_felt(shown))
    assert all(card.z() >= 0 for card in shown.childItems())  # a negative z is painted under the sheet
    assert shown.width() > 0.11 * size[0]


def test_the_game_goes_on_beside_the_last_trick(window: Window) -> None:
    window.sit(table(0, "play SA, play S9, play S7, play S6"), drawn=True)
    window.key(Qt.Key.Key_L)
    window.item("lastTrick")
    window.click_card("D6")
    assert str(window.host.moves[-1][1]) == "play D6"


@cases("form, size", product(FORMS, SIZES), usual=["bordstolva-900x600"])
def test_a_notice_lies_on_nothing_of_the_game(form: str, size: tuple[int, int], window: Window) -> None:
    window.app.window.resize(*size)
    window.sit(new_host(form, scores=(9, -6, 8)[: BY_ID[form].info.sides]))
    window.app.notices.add("settings damaged", "settings.json.damaged-1")
    notice = window.item("notice")
    assert [item for item in laid(window) if covers(notice, item)] == []
    assert [item for item in window.of_kind("LankaCard") if covers(notice, item)] == []
    assert QRectF(0, 0, *size).contains(on_felt(notice))


def test_while_a_partner_asks_no_card_can_be_played(window: Window) -> None:
    window.sit(table(2, "play CA, play CJ, play C6, play C8, ask"))
    window.settle()
    assert window.my_turn()
    hand = window.cards()
    assert hand
    assert not any(card.property("playable") or card.property("choosable") for card in hand)


def chosen(window: Window) -> str:
    return next((str(card.property("face")) for card in window.cards() if card.property("cursor")), "")


def test_arrows_stop_only_at_playable_cards(window: Window) -> None:
    window.sit(table(3, "play H9"), drawn=True)
    stops = []
    for _ in range(4):
        window.key(Qt.Key.Key_Right)
        stops.append(chosen(window))
    assert stops == ["HA", "HK", "HQ", "HA"]
    window.key(Qt.Key.Key_Left)
    assert chosen(window) == "HQ"
    window.key(Qt.Key.Key_C)
    assert chosen(window)[0] == "C"
    window.key(Qt.Key.Key_Left)
    assert chosen(window) == "HQ"
