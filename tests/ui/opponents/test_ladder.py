"""The opponents of a game: who is beaten, who is next, and the goals."""

from PySide6.QtCore import Qt

from tests.table.games import played
from tests.ui.conftest import Open, Window, keep_game, table


def steps(window: Window) -> dict[str, dict[str, object]]:
    return {step["id"]: step for step in window.app.models.ladder.property("steps")}


def test_opponents_open_from_the_menu_with_the_first_to_beat(open_window: Open) -> None:
    window = open_window(keep=True).sit(table(0), drawn=True)
    window.key(Qt.Key.Key_M)
    window.click(window.item("tableOpponents"))
    window.item("opponentsPage")
    assert list(steps(window)) == ["stina", "algot", "rules", "sigrid", "hilding", "best"]
    assert [step["id"] for step in steps(window).values() if step["next"]] == ["stina"]
    window.click(window.item("climb-stina"))
    # The game in progress is kept first.
    window.wait(lambda: window.app.pages.property("page") == "")
    host = window.host
    assert [seat.level for seat in host.seats] == [None, "stina", "stina", "stina"]


def test_each_game_has_its_own_goals(open_window: Open) -> None:
    window = open_window().sit(table(0))
    window.app.pages.open("opponents")
    window.item("goal-risk")
    game = window.item("opponentsGame")
    while window.app.models.opponents.property("game") != "plump":
        game.forceActiveFocus()
        window.key(Qt.Key.Key_Right)
    window.item("goal-bids")
    assert window.find("goal-risk") is None
    window.key(Qt.Key.Key_Escape)
    assert window.app.pages.property("page") == ""


def test_what_is_kept_meanwhile_is_counted(open_window: Open) -> None:
    window = open_window(keep=True)
    window.app.pages.open("opponents")
    host = played("tolva-4")
    window.app.models.ladder.choose("tolva-4")
    level = host.seats[1].level or ""
    keep_game(window, host)
    window.wait(lambda: level not in steps(window) or steps(window)[level]["told"] != "Not met yet")
    assert window.app.models.ladder.property("goals")
