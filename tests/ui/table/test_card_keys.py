"""A card is played by letters, with one click, with two, or by dragging it, and the page of all keys."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui import hands
from tests.ui.conftest import WON, Window, table
from tests.ui.hands import Finger, Mouse
from tests.ui.place_tables import card, seated


def typed(window: Window, letters: str) -> str:
    """Type the letters in order and return the card that is then chosen."""
    for letter in letters:
        press(window, letter)
    return next((card.property("face") for card in window.cards() if card.property("cursor")), "")


def press(window: Window, letter: str) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier if letter.isupper() else Qt.KeyboardModifier.NoModifier
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter.upper()), shift, letter)
        QCoreApplication.sendEvent(window.app.window, event)


LETTERS = {
    "en": [
        ("aaa", "SA HA SA"),
        ("qH", "SQ HQ"),
        ("Hk", "HA HK"),
        ("qh", "SQ HQ"),
        ("cc", "C7 C6"),
        ("d", "D6"),
    ],
    "sv": [
        ("e", "SA"),
        ("dH", "SQ HQ"),
        ("r", "D6"),
        ("kkk", "SK HK C7"),
        ("kH", "SK HK"),
        ("Hk", "HA HK"),
        ("c", "C7"),
        ("a", ""),
    ],
}
"""Letters, and the card that each of them chooses."""


@cases("language", LETTERS, usual=["en"])
def test_letters_choose_a_card(window: Window, language: str, length: int) -> None:
    for letters, faces in LETTERS[language] if length > 1 else LETTERS[language][:3]:
        seated(window, table(0), language=language)
        assert [typed(window, letter) for letter in letters] == (faces.split() or [""]), letters


def test_digits_call_or_choose_a_card(window: Window) -> None:
    seated(window, table(1, "play C8, play CA, play CT"))
    assert typed(window, "6") == "C6"
    assert typed(window, "6") == "D6"
    assert typed(window, "7") == "C7"
    window.sit(table(0, WON), turn=True)
    assert typed(window, "6") == ""


def test_arrow_ends_a_two_letter_choice_and_enter_plays(window: Window) -> None:
    host = seated(window, table(0))
    typed(window, "q")
    window.key("Right")
    assert typed(window, "c") == "C7"
    window.key("Return")
    assert [str(move) for _, move in host.moves] == ["play C7"]


def test_question_mark_or_button_lists_the_keys(window: Window) -> None:
    seated(window, table(0), language="sv")
    press(window, "?")
    assert window.app.pages.property("page") == "keys"
    window.key("Return")
    assert window.app.pages.property("page") == ""
    assert typed(window, "e") == "SA"
    window.key("Escape")
    window.press("keys")
    assert window.app.pages.property("page") == "keys"
    window.key("Escape")
    assert window.app.pages.property("page") == "settings"


def test_h_alone_is_hearts_where_no_hint_can_be_asked_for(window: Window) -> None:
    for aids in (True, False):
        host = table(0)
        host.aids = aids
        window.sit(host, drawn=True)
        window.key("H")
        chosen = [card.property("face") for card in window.cards() if card.property("cursor")]
        assert chosen == ([] if aids else ["HA"])


BUTTON, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def corner(window: Window, face: str) -> QPoint:
    """Return a point of the card that the next card of the fan leaves free."""
    return hands.corner(card(window, face))


def middle(window: Window) -> QPoint:
    return QPoint(window.app.window.width() // 2, int(window.app.window.height() * 0.42))


def test_two_clicks_guard_against_a_slip(window: Window) -> None:
    host = seated(window, table(0), click_twice=True)
    window.click_card("SA")
    assert host.moves_made == 0
    assert card(window, "SA").property("cursor")
    QTest.mouseClick(window.app.window, BUTTON, NONE, middle(window))
    assert not card(window, "SA").property("cursor")
    window.click_card("SA")
    assert host.moves_made == 0
    window.click_card("C6")
    assert host.moves_made == 0
    assert not card(window, "SA").property("cursor")
    window.click_card("C6")
    assert [str(move) for _, move in host.moves] == ["play C6"]


@cases("twice", [False, True], usual=["True"])
@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_a_card_laid_on_the_table_is_played(
    hands_of: type[Mouse | Finger], twice: bool, window: Window
) -> None:
    host = seated(window, table(0), click_twice=twice)
    hands_of(window).drag(corner(window, "SK"), middle(window))
    assert [str(made) for _, made in host.moves] == ["play SK"]


@cases("hands_of", [Mouse, Finger], usual=["Finger"])
def test_a_card_dropped_in_the_hand_stays_there_or_goes_back(
    hands_of: type[Mouse | Finger], window: Window
) -> None:
    """As in any card game, this does not play it; dropped where it was, the card lies as before."""
    host = seated(window, table(0))
    hand, start = hands_of(window), corner(window, "SK")
    hand.drag(start, start + QPoint(-12, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK") == start
    hand.drag(start, start + QPoint(-80, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK").x() < corner(window, "SA").x()


def test_a_card_that_may_not_be_played_goes_back_and_says_why(window: Window) -> None:
    host = seated(window, table(3, "play S6"))
    Mouse(window).drag(corner(window, "D6"), middle(window))
    assert host.moves_made == 1
    assert str(window.item("whyNot").property("text")).startswith("You must follow suit")


def test_a_tap_plays(window: Window) -> None:
    host = seated(window, table(0))
    Finger(window).tap(corner(window, "SK"))
    window.wait(lambda: [str(made) for _, made in host.moves] == ["play SK"])
