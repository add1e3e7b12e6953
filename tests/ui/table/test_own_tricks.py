"""The tricks of the user's side: shown on request, an aid that can be switched off or excluded from a game."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Window, table

OWN = "play SA, play S9, play S7, play S6"
LOST = ", play D6, play DA, play DJ, play D7"


def opened(window: Window, moves: str = OWN, *, aids: bool = True) -> None:
    host = table(0, moves)
    host.aids = aids
    window.sit(host, drawn=True)


def test_l_shows_last_trick_own_tricks_then_the_table(window: Window) -> None:
    opened(window, OWN + LOST)
    tricks = window.app.sitting.table.property("ownTricks")
    assert [trick["number"] for trick in tricks] == [1]
    assert [card["face"] for card in tricks[0]["cards"]] == ["SA", "S9", "S7", "S6"]
    assert [card["winner"] for card in tricks[0]["cards"]] == [True, False, False, False]
    last = window.app.sitting.table.property("lastTrick")
    assert [card["face"] for card in last] == ["D6", "DA", "DJ", "D7"]
    window.key(Qt.Key.Key_L)
    assert window.item("tablePage").property("lastTrickShown")
    window.key(Qt.Key.Key_L)
    assert window.item("ownTricks") is not None
    window.key(Qt.Key.Key_L)
    window.wait(lambda: window.find("ownTricks") is None)
    assert not window.item("tablePage").property("lastTrickShown")
    window.key(Qt.Key.Key_L)
    window.click(window.item("ownTricksButton"))
    assert window.item("ownTricks") is not None


def test_it_can_be_switched_off_and_is_in_no_game_without_aids(window: Window) -> None:
    window.app.settings.set("own_tricks", False)
    opened(window)
    window.key(Qt.Key.Key_L)
    assert window.find("ownTricksButton") is None
    window.key(Qt.Key.Key_L)
    window.settle()
    assert window.find("ownTricks") is None
    assert window.app.sitting.table.property("ownTricks") == []
    window.app.settings.set("own_tricks", True)
    opened(window, aids=False)
    assert window.app.sitting.table.property("ownTricks") == []
    window.key(Qt.Key.Key_L)
    assert window.find("ownTricksButton") is None
