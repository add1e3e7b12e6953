"""Ways out of everything, the table's menu, and keys common to all programs; no key press skips a result."""

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.records.games import loaded
from tests.ui.conftest import BlockedPlayer, Open, Window, table
from tests.ui.hands import Keyboard
from tests.ui.page_list import PAGES
from tests.ui.place_tables import new_table
from tests.ui.table.aids.test_privacy import down, hotseat, person
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import TURN
from tolva_gui.table.host import Host
from tolva_gui.table.match import begin


def ended(window: Window, game: str, **options: Any) -> None:
    """Sit down after the end of a deal."""
    host = new_table(game, BY_ID[game].info.seats, 3, **options)
    host.start_deal()
    while host.result() is None:
        host.play(host.to_act(), host.view(host.to_act()).legal[0])
    window.sit(host, over=True, drawn=True)


def last_turn(game: str) -> Host:
    """Return a table before the last turn of a card, made by the player at the window or by all together."""
    for seed in range(20):
        moves = turned(new_table(game, BY_ID[game].info.seats, seed))
        host = new_table(game, BY_ID[game].info.seats, seed)
        turned(host, moves - 1)
        if host.to_act() == 0 or host.info.together:
            return host
    raise AssertionError("somebody else always turns last")


def turned(host: Host, most: int = 10_000) -> int:
    """Turn cards to the end, at most that number of times; return the number of turns."""
    host.start_deal()
    while host.result() is None and host.moves_made < most:
        host.play(host.to_act(), TURN)
    return host.moves_made


def test_curtain_names_the_key_of_a_renamed_person(window: Window) -> None:
    new_game = window.app.new_game
    new_game.choose("plocketolva")
    new_game.setKind(1, "person")
    new_game.start()
    window.wait(lambda: down(window))
    before = person(window)
    window.dress(language="sv")
    assert person(window) != before
    key = str(window.app.sitting.privacy.property("key"))
    assert key in [item.property("text") for item in window.visible(window.item("openCurtain"))]
    assert f" {key}," in str(window.item("curtainHow").property("text"))
    QTest.keyPress(window.app.window, Qt.Key(ord(key)))
    window.wait(lambda: not down(window))
    QTest.keyRelease(window.app.window, Qt.Key(ord(key)))


def test_the_curtain_has_the_menu_without_what_tells_of_hands(open_window: Open) -> None:
    window = hotseat(open_window)
    window.key("M")
    window.item("menuLines")
    assert window.find("reportDeal") is None
    window.key("Escape")
    window.wait(lambda: window.find("menuLines") is None)
    assert down(window)
    window.press("menu", "newGame")
    window.item("lobby")
    window.app.navigation.goBack()
    assert down(window)


@cases("where", ["learn", "curtain"], usual=["learn"])
def test_the_key_of_the_lobby_works(open_window: Open, where: str) -> None:
    window = hotseat(open_window) if where == "curtain" else open_window(BlockedPlayer)
    if where == "learn":
        window.app.models.path.open()
        window.item("learnPage")
    window.key("Ctrl+N")
    window.item("lobby")
    assert window.app.pages.property("page") == ""


def test_one_can_stop_after_a_deal_by_a_key_or_a_button(window: Window) -> None:
    ended(window, "plump")
    window.key("Ctrl+N")
    window.item("lobby")
    assert window.app.pages.property("page") == ""
    window.app.navigation.goBack()
    window.item("stopHere")
    window.press("menu")
    window.item("menuLines")
    window.key("Escape")
    window.press("stopHere")
    window.item("lobby")


@cases("game", ["plump", "kasino"], usual=["kasino"])
def test_a_key_too_many_does_not_put_the_sheet_away(game: str, window: Window) -> None:
    ended(window, game)
    window.key("Return", "Space", "N")
    assert window.sheet() == "deal"
    window.wait(lambda: window.item("next").hasActiveFocus())
    window.key("Return")
    window.wait(lambda: window.sheet() == "")


def test_a_key_too_many_does_not_begin_the_next_game(window: Window) -> None:
    PAGES["game-over"](window)
    window.item("again")
    (page,) = window.of_kind("GameOver")
    host = window.app.sitting.host
    window.wait(lambda: bool(page.property("ready")))
    page.setProperty("ready", False)  # as it was in the first second
    window.key("N")
    assert (window.app.sitting.host, window.sheet()) == (host, "game")
    page.setProperty("ready", True)
    window.key("Return")
    assert (window.app.sitting.host, window.sheet()) == (host, "game"), "nothing is chosen yet"
    window.key("N")
    window.wait(lambda: window.app.sitting.host is not host)


@cases("game", ["svalta-rav", "svalta-rav-2", "hej-knekt"], usual=["svalta-rav"])
def test_keys_that_turn_cards_do_not_begin_the_next_game(open_window: Open, game: str) -> None:
    window = open_window()
    if game == "hej-knekt":
        ended(window, game)
    else:
        window.sit(last_turn(game), turn=True)
        window.item("turnPad")
        window.key("Space")
        window.wait(lambda: window.sheet() != "")
    host = window.app.navigation.host
    QTest.qWait(1200)
    window.key("Space", "Return")
    assert window.app.navigation.host is host
    assert window.sheet() == "game"
    Keyboard(window).press("again")
    window.wait(lambda: window.app.navigation.host is not host)


@cases("game, sheet", [("plump", "deal"), ("svalta-rav", "game")], usual=["plump-deal"])
def test_a_page_keeps_the_keys_when_a_deal_ends_beneath(window: Window, game: str, sheet: str) -> None:
    window.sit(new_table(game, BY_ID[game].info.seats, 3))
    window.key("F3")
    window.item("historyPage")
    ended(window, game)
    assert (window.sheet(), window.app.pages.page) == (sheet, "history")
    window.key("Escape")
    assert window.app.pages.page == ""
    (page,) = window.of_kind("DealSheet" if sheet == "deal" else "GameOver")
    focus = window.app.window.activeFocusItem
    window.wait(lambda: page.hasActiveFocus() or page.isAncestorOf(focus()))


def test_the_usual_keys_of_a_desktop_work_here_too(window: Window) -> None:
    window.item("lobby")
    window.key("Ctrl+F")
    assert window.item("gameSearch").hasActiveFocus()
    window.key("Ctrl+,")
    assert window.page() == "settings"
    window.key("Ctrl+W")
    assert window.page() == ""
    assert window.app.window.isVisible()
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.key("F10")
    window.item("menuLines")
    window.key("Escape", "Ctrl+W")
    assert not window.app.window.isVisible()


def test_escape_leads_back_to_the_table_if_there_is_one(window: Window) -> None:
    window.item("lobby")
    window.key("Escape")
    assert window.app.navigation.page == "lobby"
    window.sit(table(0))
    window.item("badge0")
    window.key("Ctrl+N")
    assert window.app.navigation.page == "lobby"
    window.press("form-tolva-3")
    window.item("gamePage")
    for page in ("lobby", "table"):
        window.key("Escape")
        assert window.app.navigation.page == page


def test_over_a_page_no_new_game_is_chosen_but_one_can_leave(window: Window) -> None:
    window.sit(table(0))
    window.item("badge0")
    window.app.pages.open("keys")
    window.key("Ctrl+N")
    assert window.app.navigation.page == "table"
    window.key("Ctrl+Q")
    window.wait(lambda: not window.app.window.isVisible())


def test_from_the_menu_one_reports_a_deal_opens_pages_and_leaves(window: Window) -> None:
    window.sit(table(0, "play SA, play S9"), drawn=True)
    window.press("menu", "reportDeal")
    assert len(loaded(QGuiApplication.clipboard().text()).deals[-1].moves) == 2
    assert window.find("menuLines") is None
    for page in ("daily", "opponents", "rules", "keys", "statistics", "settings", "history"):
        window.press("menu")
        window.click(window.item("tableGames" if page == "history" else f"table{page.title()}"))
        assert window.app.pages.property("page") == page
        window.app.pages.clear()
    window.press("menu", "quit")
    assert not window.app.window.isVisible()


def test_the_menu_is_walked_by_keys_with_a_ring(window: Window) -> None:
    window.sit(table(0), drawn=True)
    window.press("menu")
    assert not window.item("newGame").property("visualFocus")
    window.key("Down")
    assert window.item("tableDaily").property("visualFocus")
    window.key("Escape", "M")
    assert window.item("newGame").property("visualFocus")
    assert not window.item("rules").isEnabled(), "it is not seen while the menu is open"
    window.key("Up")
    assert window.item("quit").hasActiveFocus(), "the last line is above the first"
    window.key("Down", "Escape")
    window.wait(lambda: window.find("menuLines") is None)
    assert window.app.pages.property("page") == ""
    window.key("M")
    window.item("menuLines")
    window.key("Return")
    assert window.app.navigation.property("page") == "lobby"


def test_which_game_of_the_match_is_played(window: Window) -> None:
    window.sit(table(0))
    assert window.find("matchNote") is None
    host = table(0)
    begin(host)
    host.extra = (*host.extra, ("x-match-game", "0 12 7"))
    window.sit(host)
    assert window.item("matchNote").property("text") == "Game 2 of 3 · 1 – 0"


PLAY = ["newGame", "tableDaily", "tableOpponents", "tableLesson"]
DEAL = ["writeNote", "reportDeal"]
LOOK = ["tableRules", "tableKeys", "tableGames", "tableStatistics"]
PROGRAM = ["tableSettings", "quit"]


def menu_lines(window: Window) -> list[str]:
    """Return the names of the lines of the menu, from the top."""
    window.press("menu")
    window.item("menuLines")
    found = (item for item in window.visible() if item.objectName() in {*PLAY, *DEAL, *LOOK, *PROGRAM})
    return [item.objectName() for item in sorted(found, key=lambda item: item.mapToScene(QPointF(0, 0)).y())]


def test_menu_is_parted_and_has_no_opponents_where_luck_plays(window: Window) -> None:
    window.sit(table(0), drawn=True)
    lines = PLAY + DEAL + LOOK + PROGRAM
    assert menu_lines(window) == lines
    tops = [window.item(name).mapToScene(QPointF(0, 0)).y() for name in lines]
    steps = [after - before for before, after in pairwise(tops)]
    wide = [number for number, step in enumerate(steps, 1) if step > min(steps) + 2]
    assert wide == [4, 6, 10], "a line parts the game, the deal, the pages and the program"
    window.key("Escape")
    window.wait(lambda: window.find("menuLines") is None)
    for game in ("svalta-rav", "svalta-rav-2", "svarte-petter"):
        window.sit(new_table(game, 2 if game == "svalta-rav-2" else 3), drawn=True)
        assert menu_lines(window) == [name for name in lines if name != "tableOpponents"]
        window.key("Escape")
        window.wait(lambda: window.find("menuLines") is None)
