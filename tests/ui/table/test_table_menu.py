"""The table's menu, and its information about a match."""

from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.conftest import Window, table
from tests.ui.place_tables import new_table
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.table.match import begin


def test_from_the_menu_a_deal_is_reported_and_a_page_opened(window: Window) -> None:
    window.sit(table(0, "play SA, play S9"), drawn=True)
    window.click(window.item("menu"))
    window.click(window.item("reportDeal"))
    copied = load(QGuiApplication.clipboard().text())
    assert isinstance(copied, GameRecord)
    assert len(copied.deals[-1].moves) == 2
    assert window.find("menuLines") is None
    window.click(window.item("menu"))
    window.click(window.item("tableGames"))
    assert window.app.pages.property("page") == "history"


def test_by_keys(window: Window) -> None:
    window.sit(table(0), drawn=True)
    window.key(Qt.Key.Key_M)
    assert window.item("menuLines") is not None
    assert not window.item("rules").isEnabled(), "it is not seen while the menu is open"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Escape):
        window.key(key)
    window.wait(lambda: window.find("menuLines") is None)
    assert window.app.pages.property("page") == ""
    window.key(Qt.Key.Key_M)
    window.item("menuLines")
    window.key(Qt.Key.Key_Return)
    assert window.app.navigation.property("page") == "lobby"


def test_which_game_of_the_match_is_played(window: Window) -> None:
    window.sit(table(0))
    assert window.find("matchNote") is None
    host = table(0)
    begin(host, "three")
    host.extra = (*host.extra, ("x-match-game", "0 12 7"))
    window.sit(host)
    assert window.item("matchNote").property("text") == "Game 2 of 3 · 1 – 0"


def test_the_program_is_left_from_the_menu(window: Window) -> None:
    window.sit(table(0), drawn=True)
    window.key(Qt.Key.Key_M)
    window.item("menuLines")
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Up):
        window.key(key)
    assert window.item("quit").hasActiveFocus(), "the last line is above the first"
    window.click(window.item("quit"))
    assert not window.app.window.isVisible()


PLAY = ["newGame", "tableDaily", "tableOpponents", "tableLesson"]
DEAL = ["writeNote", "reportDeal"]
LOOK = ["tableRules", "tableKeys", "tableGames", "tableStatistics"]
PROGRAM = ["tableSettings", "quit"]


def lines(window: Window) -> list[str]:
    """Return the lines of the menu from above."""
    window.click(window.item("menu"))
    window.item("menuLines")
    found = (item for item in window.visible() if item.objectName() in {*PLAY, *DEAL, *LOOK, *PROGRAM})
    return [item.objectName() for item in sorted(found, key=lambda item: item.mapToScene(QPointF(0, 0)).y())]


def test_menu_is_parted_and_has_no_opponents_where_luck_plays(window: Window) -> None:
    window.sit(table(0), drawn=True)
    assert lines(window) == PLAY + DEAL + LOOK + PROGRAM
    tops = [window.item(name).mapToScene(QPointF(0, 0)).y() for name in PLAY + DEAL + LOOK + PROGRAM]
    steps = [after - before for before, after in pairwise(tops)]
    wide = [number for number, step in enumerate(steps, 1) if step > min(steps) + 2]
    assert wide == [4, 6, 10], "a line parts the game, the deal, the pages and the program"
    window.key(Qt.Key.Key_Escape)
    window.wait(lambda: window.find("menuLines") is None)
    for game in ("svalta-rav", "svalta-rav-2", "svarte-petter"):
        window.sit(new_table(game, 2 if game == "svalta-rav-2" else 3), drawn=True)
        assert lines(window) == [name for name in PLAY if name != "tableOpponents"] + DEAL + LOOK + PROGRAM
        window.key(Qt.Key.Key_Escape)
        window.wait(lambda: window.find("menuLines") is None)
