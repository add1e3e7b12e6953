"""Views and notes beside the game cover no card and no player; unplayable cards look unplayable."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Window, table


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
