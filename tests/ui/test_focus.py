"""Whom the keys belong to: the hand, whatever was clicked or closed; one ring at a time, only on playable cards."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Window, kind_of, table
from tolva_gui.rules.cards import parse_card


def test_the_game_goes_on_beside_the_last_trick(window: Window) -> None:
    window.sit(table(0, "play SA, play S9, play S7, play S6"), drawn=True)
    window.key(Qt.Key.Key_L)
    window.item("lastTrick")
    window.click_card("D6")
    assert str(window.host.moves[-1][1]) == "play D6"


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


def ringed(window: Window) -> list[str]:
    """Return what has a ring: the card that the keys point at, and the button with the focus."""
    item = window.app.window.activeFocusItem()
    button = kind_of(item) if item is not None and item.property("visualFocus") else ""
    return [name for name in (chosen(window), button) if name]


def test_after_a_clicked_button_and_a_closed_page_enter_plays(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.click(window.item("rules"))
    window.wait(lambda: window.app.pages.page == "rules")
    window.key(Qt.Key.Key_Escape)
    window.wait(lambda: window.app.pages.page == "")
    window.settle()
    window.key(Qt.Key.Key_Right)
    wanted = chosen(window)
    assert wanted
    window.key(Qt.Key.Key_Return)
    host = window.app.sitting.host
    window.wait(lambda: host.moves_made == 2)
    assert str(host.moves[-1][1]) == f"play {parse_card(wanted)}"


def test_there_is_one_ring_at_a_time(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.key(Qt.Key.Key_Right)
    assert ringed(window) == [chosen(window)]
    while ringed(window) != ["IconButton"]:
        window.key(Qt.Key.Key_Tab)
        assert not chosen(window), "the ring has left the card"
    window.key(Qt.Key.Key_Right)
    assert ringed(window) == [chosen(window)]
    window.key(Qt.Key.Key_Return)
    window.wait(lambda: window.app.sitting.host.moves_made == 2)
    assert window.app.pages.page == ""
