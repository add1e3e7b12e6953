"""Several people at one machine: the curtain, keys and codes; and cards turned face down before an onlooker."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.table.games import act, dated
from tests.ui.conftest import WON, BlockedPlayer, Open, Window, table
from tests.ui.hands import Finger, Mouse, middle
from tests.ui.scene import texts
from tolva_gui.ui.table.aids.privacy import own_keys

TWO = "mpcc"
ELNAS = {"ST", "SJ", "S9", "HT", "HJ", "DA", "DT", "C8", "C9"}


def hotseat(open_window: Open) -> Window:
    """Return a table where Alva has led and it is Elna's turn."""
    window = open_window(BlockedPlayer).sit(table(0, "play SA", TWO))
    window.item("openCurtain")
    return window


def down(window: Window) -> bool:
    return bool(window.app.sitting.privacy.property("down"))


def person(window: Window) -> str:
    return str(window.app.sitting.privacy.property("person"))


def faces(window: Window) -> set[str]:
    rows = window.app.sitting.table.property("cards").rows()
    return {row["face"] for row in rows if row["zone"] == "hand" and row["face"]}


def type_code(window: Window, code: str) -> None:
    window.key(*code, "Return")


def test_curtain_opens_only_by_the_next_persons_key(open_window: Open) -> None:
    window = hotseat(open_window)
    assert window.item("curtainName").property("text") == "Elna"
    assert faces(window) == set()
    assert not window.cards() or all(not card.property("label") for card in window.cards())
    window.key("E")
    QTest.keyPress(window.app.window, Qt.Key.Key_A)
    window.bot.wait(700)  # longer than Elna's key would need, also if it had been pressed before
    assert down(window)
    QTest.keyRelease(window.app.window, Qt.Key.Key_A)
    assert faces(window) == set()
    window.hold("E", lambda: not down(window))
    assert faces(window) == ELNAS
    assert window.my_turn()
    window.app.sitting.privacy.hide()
    window.item("openCurtain")
    assert window.find("chooseCode") is None, "a code is chosen at the first sitting only"
    window.app.sitting.privacy.choose("1")
    assert down(window)


def test_the_key_that_opened_it_does_nothing_until_it_is_let_go(open_window: Open) -> None:
    """Its repeats used to reach the table: H asked for hints, digits made calls."""
    window = hotseat(open_window)
    QTest.keyPress(window.app.window, Qt.Key.Key_E)
    window.wait(lambda: not down(window))
    for key, text in ((Qt.Key.Key_H, "h"), (Qt.Key.Key_B, "b"), (Qt.Key.Key_1, "1"), (Qt.Key.Key_9, "9")):
        repeat = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, autorep=True)
        QCoreApplication.sendEvent(window.app.window, repeat)
    QTest.keyRelease(window.app.window, Qt.Key.Key_E)
    assert window.app.sitting.hints.property("strength") == 0
    assert not down(window)
    assert not any(card.property("cursor") for card in window.cards())


@pytest.mark.parametrize("letter", "BHILMNPR")
def test_nobody_has_a_command_for_a_key(letter: str) -> None:
    assert own_keys(["Alva", f"{letter.lower()}edda"]) == ["1", "2"]


def test_curtain_opens_by_button_held_with_mouse_or_finger(open_window: Open) -> None:
    window = hotseat(open_window)
    for hand in (Mouse(window), Finger(window)):
        assert faces(window) == set()
        at = middle(window.item("openCurtain"))
        hand.hold(at)
        window.wait(lambda: not down(window))
        hand.let_go(at)
        assert faces(window) == ELNAS
        window.app.sitting.privacy.hide()


def choose_code(window: Window, code: str) -> None:
    window.press("chooseCode")
    type_code(window, code)
    window.wait(lambda: not down(window))


def test_code_of_four_digits_lasts_for_the_game(open_window: Open) -> None:
    window = hotseat(open_window)
    window.app.sitting.privacy.choose("12345")
    assert down(window), "it is no longer than one can remember"
    choose_code(window, "4071")
    assert faces(window) == ELNAS
    window.app.sitting.privacy.hide()
    window.item("pad1")
    window.app.sitting.privacy.open()
    assert down(window), "a key that is held does not open it"
    assert window.find("openCurtain") is None
    type_code(window, "4072")
    assert down(window)
    assert window.item("curtainHow").property("text") == "Wrong code."
    type_code(window, "4071")
    window.wait(lambda: not down(window))
    assert faces(window) == ELNAS
    window.sit(dated(table(0, "play SA", TWO)))
    assert not window.app.sitting.privacy.property("coded")
    assert window.app.sitting.privacy.property("fresh")
    choose_code(window, "6")
    assert faces(window) == ELNAS


def test_a_code_by_mouse_and_nowhere_to_be_read(open_window: Open) -> None:
    code = "7091709"  # so long that no number in the window equals it by chance
    window = hotseat(open_window)
    choose_code(window, code)
    window.app.sitting.privacy.hide()
    for key in (*"770", "⌫", "⌫", *code[1:], "✓"):
        window.press(f"pad{key}")
    window.wait(lambda: not down(window))
    window.app.sitting.privacy.hide()
    assert [where for text, where in texts(window.app) if code in text] == []


def test_a_forgotten_code_is_dropped_when_the_others_agree(open_window: Open) -> None:
    window = hotseat(open_window)
    choose_code(window, "5")
    window.app.sitting.privacy.hide()
    window.press("forgotCode")
    assert person(window) == "Alva"
    assert window.find("leaveTable") is not None
    window.hold("A", lambda: person(window) == "Elna")
    assert down(window)
    assert faces(window) == set()
    window.item("chooseCode")
    window.hold("E", lambda: not down(window))


def test_resumed_game_shows_no_hand_before_its_owner(window: Window) -> None:
    """This also holds on the turn of the first of several people."""
    window.sit(table(0, "", TWO))
    window.item("openCurtain")
    assert person(window) == "Alva"
    assert faces(window) == set()


def test_curtain_falls_when_focus_or_table_is_left(open_window: Open) -> None:
    """A window that is no longer seen has lost it too."""
    window = hotseat(open_window)
    shown = window.app.window

    def look_elsewhere() -> None:
        other = open_window()
        window.wait(other.app.window.isActive)

    for leave in (shown.showMinimized, shown.hide, look_elsewhere):
        window.hold("E", lambda: not down(window))
        leave()
        window.wait(lambda: down(window))
        assert person(window) == "Elna"
        assert faces(window) == set()
        assert list(window.app.sitting.table.property("calls")) == []
        shown.showNormal()
        shown.requestActivate()
        window.wait(shown.isActive)
        window.item("openCurtain")
    window.hold("E", lambda: not down(window))
    window.app.navigation.newGame()
    assert faces(window) == set()
    window.app.navigation.goBack()
    window.item("openCurtain")


def test_the_next_deal_shows_nobodys_cards(window: Window) -> None:
    host = table(0, "play SA", TWO)
    while host.moves_made < 30 or host.to_act() != 1:
        act(host)
    window.sit(host)
    window.item("openCurtain")
    window.hold("E", lambda: not down(window))
    director = window.app.sitting.director
    while host.to_act() is not None:
        window.app.sitting.privacy.open()
        window.see()
    window.wait(lambda: window.sheet() == "deal")
    assert faces(window) == set()
    window.app.settings.set("speed", 2)
    window.app.navigation.nextDeal()
    assert faces(window) == set()
    assert not director.ready()


def test_the_cards_of_one_person_alone_are_hidden_only_if_wished(window: Window) -> None:
    window.sit(table(0))
    window.app.window.hide()
    assert len(faces(window)) == 9
    window.app.window.show()
    window.app.window.requestActivate()
    window.wait(window.app.window.isActive)
    window.app.settings.set("hide_alone", True)
    assert len(faces(window)) == 9
    window.app.window.hide()
    assert faces(window) == set()


def test_cards_face_down_by_key_and_button(window: Window) -> None:
    window.sit(table(0, WON))
    window.wait(lambda: bool(window.app.sitting.table.property("calls")))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.key("B")
    assert faces(window) == set()
    # A call reveals a king and a queen.
    assert list(window.app.sitting.table.property("calls")) == []
    assert not down(window)
    before = window.host
    window.key("1", "Return")
    assert before.moves_made == 4
    window.key("B")
    assert len(faces(window)) == 8
    assert window.app.sitting.table.property("calls")
    window.press("hide")
    assert faces(window) == set()
    window.press("showCards")
    assert len(faces(window)) == 8


def test_while_cards_are_face_down_others_play_and_undo_waits(open_window: Open) -> None:
    window = open_window().sit(table(0))
    window.app.sitting.privacy.hide()
    host, director = window.app.navigation.host, window.app.sitting.director
    assert host is not None
    window.see()
    window.wait(lambda: host.to_act() == 0 and not director.choreography.busy)
    assert faces(window) == set()
    assert not window.app.sitting.take_back.property("canUndo")
    window.key("B")
    assert len(faces(window)) == 8
    assert window.my_turn()
    assert window.app.sitting.take_back.property("canUndo")


def test_a_page_over_the_curtain_does_not_lift_it(open_window: Open) -> None:
    window = hotseat(open_window)
    window.app.pages.open("keys")
    window.item("closeKeys")
    window.key("Escape")
    window.wait(lambda: window.app.pages.property("page") == "")
    window.bot.wait(50)
    window.hold("E", lambda: not down(window))


def test_what_happens_meanwhile_is_not_missed(open_window: Open) -> None:
    """The others play on once the person is back."""
    window = open_window().sit(table(0, "play SA", TWO))
    window.app.sitting.privacy.open()
    window.app.settings.set("speed", 1)
    window.click_card("S9")
    window.app.sitting.privacy.hide()
    window.bot.wait(600)  # longer than a card's pause
    assert in_the_trick(window) == 2
    window.app.sitting.privacy.open()
    window.wait(lambda: in_the_trick(window) == 4)


def in_the_trick(window: Window) -> int:
    return sum(row["zone"] == "trick" for row in window.app.sitting.table.property("cards").rows())
