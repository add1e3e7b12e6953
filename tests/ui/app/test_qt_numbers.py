"""Numbers that we write for Qt's constants equal Qt's own."""

from PySide6.QtCore import Qt

from tolva_gui.ui.app import qt_numbers


def test_each_number_is_qts_own() -> None:
    assert {name: value for name, value in vars(qt_numbers).items() if name.isupper()} == {
        "KEY_SPACE": Qt.Key.Key_Space.value,
        "KEY_RETURN": Qt.Key.Key_Return.value,
        "KEY_ENTER": Qt.Key.Key_Enter.value,
        "KEYPAD_MODIFIER": Qt.KeyboardModifier.KeypadModifier.value,
        "USER_ROLE": Qt.ItemDataRole.UserRole.value,
    }
