"""A game agreed to be played without hints, values on the cards and undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.aids.test_hints import Counts
from tests.ui.conftest import Asleep, Open, Window, table
from tolva_gui.table.host import Host


def without_aids(window: Window) -> Host:
    host = table(0)
    host.aids = False
    window.sit(host)
    window.wait(window.my_turn)
    return host


def test_it_is_agreed_on_the_page_of_the_game_and_shown_at_the_table(open_window: Open) -> None:
    window = open_window(Asleep)
    window.game_page(change=True)
    window.click(window.item("choice-false"))
    window.click(window.item("play"))
    host = window.app.navigation.host
    assert host is not None
    assert not host.aids
    assert window.item("noAids") is not None


def test_a_game_with_aids_says_nothing(open_window: Open) -> None:
    window = open_window(Asleep)
    window.sit(table(0))
    window.wait(window.my_turn)
    assert window.find("noAids") is None
    assert window.item("hintButton") is not None
    assert window.item("undo") is not None


def test_there_is_neither_hint_nor_value(open_window: Open) -> None:
    window = open_window(Counts)
    window.app.settings.set("practice", True)
    host = without_aids(window)
    assert window.find("hintButton") is None
    window.key(Qt.Key.Key_H)
    window.bot.wait(50)
    assert window.find("hint") is None
    assert window.app.sitting.hints.property("figures") == {}
    assert not host.helped


def test_there_is_no_undo(open_window: Open) -> None:
    window = open_window()
    host = without_aids(window)
    window.click_card("SA")
    window.wait(lambda: host.moves_made > 3 and window.my_turn())
    made = host.moves_made
    QTest.keyClick(window.app.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert host.moves_made == made
    assert window.find("undo") is None


@pytest.mark.parametrize("aids", [True, False])
def test_the_next_table_is_shown_as_it_was_agreed(open_window: Open, aids: bool) -> None:
    window = open_window(Asleep)
    without_aids(window)
    host = table(0)
    host.aids = aids
    window.sit(host)
    window.wait(window.my_turn)
    assert (window.find("noAids") is None) == aids


def test_a_hint_that_is_asked_for_all_the_same_is_not_given(open_window: Open) -> None:
    window = open_window(Counts)
    host = without_aids(window)
    window.app.sitting.hints.ask()
    assert window.app.sitting.hints.property("strength") == 0
    assert not host.helped
