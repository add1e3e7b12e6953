"""Keys common to all programs: new game, quit, and back again."""

from PySide6.QtCore import QRectF, Qt

from tests.ui.conftest import Window, table


def test_the_usual_keys_of_a_desktop_work_here_too(window: Window) -> None:
    pages, control = window.app.pages, Qt.KeyboardModifier.ControlModifier
    window.item("lobby")
    window.key(Qt.Key.Key_F, control)
    assert window.item("gameSearch").hasActiveFocus()
    window.key(Qt.Key.Key_Comma, control)
    assert pages.page == "settings"
    window.key(Qt.Key.Key_W, control)
    assert pages.page == ""
    assert window.app.window.isVisible()
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.key(Qt.Key.Key_F10)
    window.item("menuLines")
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_W, control)
    assert not window.app.window.isVisible()


def control(window: Window, key: Qt.Key) -> None:
    window.key(key, Qt.KeyboardModifier.ControlModifier)


def test_escape_leads_back_to_the_table_if_there_is_one(window: Window) -> None:
    window.item("lobby")
    window.key(Qt.Key.Key_Escape)
    assert window.app.navigation.page == "lobby"
    window.sit(table(0))
    window.item("badge0")
    control(window, Qt.Key.Key_N)
    assert window.app.navigation.page == "lobby"
    window.item("lobby")
    window.key(Qt.Key.Key_Escape)
    assert window.app.navigation.page == "table"


def test_over_a_page_no_new_game_is_chosen_but_one_can_leave(window: Window) -> None:
    window.sit(table(0))
    window.item("badge0")
    window.app.pages.open("keys")
    control(window, Qt.Key.Key_N)
    assert window.app.navigation.page == "table"
    control(window, Qt.Key.Key_Q)
    window.wait(lambda: not window.app.window.isVisible())


def test_page_of_keys_fits_a_small_window(window: Window) -> None:
    window.app.window.resize(900, 600)
    window.app.pages.open("keys")
    close = window.item("closeKeys")
    window.settle()
    assert QRectF(0, 0, 900, 600).contains(close.mapRectToScene(close.boundingRect()))
    for _ in range(30):
        window.key(Qt.Key.Key_Down)
    assert window.item("panelPaper").property("contentY") > 0
    assert window.item("panelPaper").property("atYEnd")
    window.key(Qt.Key.Key_Escape)
    assert window.app.pages.property("page") == ""
