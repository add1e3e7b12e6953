"""Aids that nobody uses cost nothing: they announce no change while a game is played."""

from tests.ui.conftest import Open, table


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
