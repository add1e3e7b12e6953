"""Games without aids, and aids that nobody uses."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Open, Window, table
from tests.ui.table.aids.test_hints import counts
from tolva_gui.table.host import Host


def without_aids(window: Window) -> Host:
    host = table(0)
    host.aids = False
    window.sit(host, turn=True)
    return host


def test_agreement_is_made_on_the_page_and_shown_at_table(window: Window) -> None:
    window.game_page(change=True)
    window.click(window.item("choice-false"))
    window.click(window.item("play"))
    host = window.host
    assert not host.aids
    assert window.item("noAids") is not None


def test_a_game_with_aids_says_nothing_also_after_one_without(window: Window) -> None:
    for aids in (False, True):
        host = table(0)
        host.aids = aids
        window.sit(host, turn=True)
        assert (window.find("noAids") is None) == aids
        assert (window.find("hintButton") is not None) == aids
        assert (window.find("undo") is not None) == aids


def test_there_is_neither_hint_nor_value(open_window: Open) -> None:
    window = open_window(counts)
    window.app.settings.set("practice", True)
    host = without_aids(window)
    assert window.find("hintButton") is None
    window.key(Qt.Key.Key_H)
    window.bot.wait(50)
    assert window.find("hint") is None
    assert window.app.sitting.hints.property("figures") == {}
    window.app.sitting.hints.ask()
    assert window.app.sitting.hints.property("strength") == 0, "nor if it is asked for all the same"
    assert not host.helped


def test_there_is_no_undo(open_window: Open) -> None:
    window = open_window()
    host = without_aids(window)
    window.click_card("SA")
    window.wait(lambda: host.moves_made > 3 and window.my_turn())
    made = host.moves_made
    window.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert host.moves_made == made
    assert window.find("undo") is None


def test_move_announces_no_change_of_hidden_aids(open_window: Open) -> None:
    window = open_window().sit(table(3, "play S6"), turn=True)
    app, told = window.app, list[str]()
    app.sitting.hints.changed.connect(lambda: told.append("hint"))
    app.models.tasks.changed.connect(lambda: told.append("task"))
    app.models.exercises.changed.connect(lambda: told.append("exercise"))
    before = app.sitting.host.moves_made
    app.sitting.table.play("SQ")
    window.wait(lambda: app.sitting.host.moves_made > before + 1 and window.my_turn())
    assert told == []
