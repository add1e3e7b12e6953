"""Cards chosen by letters, in both languages, and the page of all keys."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window, table

WON = "play SA, play S9, play S7, play S6"


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


def seated(open_window: Open, language: str, moves: str = "") -> Window:
    return open_window(BlockedPlayer).sit(table(0, moves), language=language, turn=True, drawn=True)


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
def test_letters_choose_a_card(open_window: Open, language: str, length: int) -> None:
    window = seated(open_window, language)
    for number, (letters, faces) in enumerate(LETTERS[language] if length > 1 else LETTERS[language][:3]):
        if number:
            window.sit(table(0), turn=True)
        assert [typed(window, letter) for letter in letters] == (faces.split() or [""]), letters


def test_digits_call_or_choose_a_card(window: Window) -> None:
    window.sit(table(1, "play C8, play CA, play CT"), turn=True, drawn=True)
    assert typed(window, "6") == "C6"
    assert typed(window, "6") == "D6"
    assert typed(window, "7") == "C7"
    window.sit(table(0, WON), turn=True)
    assert typed(window, "6") == ""


def test_arrow_ends_a_two_letter_choice_and_enter_plays(open_window: Open) -> None:
    window = seated(open_window, "en")
    typed(window, "q")
    window.key(Qt.Key.Key_Right)
    assert typed(window, "c") == "C7"
    window.key(Qt.Key.Key_Return)
    assert [str(move) for _, move in window.host.moves] == ["play C7"]


def test_question_mark_or_button_lists_the_keys(open_window: Open) -> None:
    window = seated(open_window, "sv")
    press(window, "?")
    assert window.app.pages.property("page") == "keys"
    window.key(Qt.Key.Key_Return)
    assert window.app.pages.property("page") == ""
    assert typed(window, "e") == "SA"
    window.key(Qt.Key.Key_Escape)
    window.click(window.item("keys"))
    assert window.app.pages.property("page") == "keys"
    window.key(Qt.Key.Key_Escape)
    assert window.app.pages.property("page") == "settings"


def test_h_alone_is_hearts_where_no_hint_can_be_asked_for(window: Window) -> None:
    for aids in (True, False):
        host = table(0)
        host.aids = aids
        window.sit(host, drawn=True)
        window.key(Qt.Key.Key_H)
        chosen = [card.property("face") for card in window.cards() if card.property("cursor")]
        assert chosen == ([] if aids else ["HA"])
