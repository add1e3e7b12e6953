"""The opponents: their page, who is beaten and next, their descriptions, and the page about the program."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication

from tests.table.games import played
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, table, where
from tolva_gui import paths
from tolva_gui.ai.arena.figures import figures
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE
from tolva_gui.ai.levels import DEFAULT_LEVEL, OFFERED
from tolva_gui.rules.catalog import BY_ID


def test_page_of_a_game_says_how_often_the_opponent_wins(window: Window) -> None:
    window.app.settings.set("language", "sv")
    window.game_page(change=True)
    assert {row["level"] for row in window.app.new_game.property("seats")} == {DEFAULT_LEVEL}
    told = window.item("opponentTold").property("text")
    assert told.startswith("Algot: ")
    assert f"Vinner {of_a_hundred('tolva-4', DEFAULT_LEVEL)} av 100 partier mot Edvin." in told
    window.app.new_game.choose("plocketolva")
    window.app.new_game.setLevel(1, "best")
    assert f" {of_a_hundred('plocketolva', 'best')} " in window.item("opponentTold").property("text")


def of_a_hundred(game: str, level: str) -> int:
    figure = figures().of(game, level)
    assert figure is not None
    return round(100 * figure.share)


def test_the_page_of_opponents_shows_all_and_goes_away(window: Window) -> None:
    """The rules lead there, too."""
    window.game_page(change=True)
    window.press("opponents")
    assert window.item("opponentsPage") is not None
    assert window.find("missingSearch") is None
    people = window.app.models.opponents.property("people")
    assert [person["id"] for person in people] == list(OFFERED)
    assert "random" not in OFFERED, "who draws lots is not offered"
    for person in people:
        assert person["reference"] or 0 < person["share"] < 1
        assert person["traits"].count(" · ") == 2
    window.press("closePage")
    assert window.find("opponentsPage") is None
    assert window.app.navigation.property("page") == "game"
    window.app.pages.open("rules")
    window.item("page-opponents").forceActiveFocus()
    window.key("Return")
    window.item("opponentsPage")
    window.key("Escape")
    window.wait(lambda: window.find("opponentsPage") is None)


def test_the_page_of_opponents_fits_its_game(window: Window) -> None:
    """It names no gubbe where there is none, and tells who plays like another, or why nobody plays better."""
    told = {}
    for game in ("plump", "femtio", "svarte-petter"):
        window.app.new_game.choose(game)
        window.app.pages.open("opponents")
        window.item("opponentsPage")
        told[game] = window.app.models.opponents.property("people")
        if game == "plump":
            assert window.texts("Nobody sees more than their own hand")
            assert not window.texts("gubbe")
        if game == "svarte-petter":
            assert "blind" in window.item("allAreEqual").property("text")
        window.key("Escape")
    people = {person["id"]: person for person in told["femtio"]}
    assert people["hilding"]["rate"] == f"Plays like {people['best']['name']} in this game."
    assert people["hilding"]["share"] == people["best"]["share"]
    assert people["sigrid"]["share"] == people["rules"]["share"] == 1 / 4
    assert not any(person["reference"] or person["rate"] for person in told["svarte-petter"])
    assert not any(person["share"] >= 0 for person in told["svarte-petter"])


def test_both_pages_say_who_plays_by_rules(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BRIDGE, "kernel", None)
    window = open_window(BlockedPlayer)
    window.app.settings.set("language", "sv")
    window.app.pages.open("opponents")
    assert "spelar som Edvin" in window.item("missingSearch").property("text")
    people = {person["id"]: person for person in window.app.models.opponents.property("people")}
    assert people["best"]["rate"] == "Spelar som Edvin i det här spelet."
    assert people["algot"]["rate"] != people["best"]["rate"]
    window.app.settings.set("language", "en")
    window.app.pages.open("about")
    assert "play by rules of thumb" in window.item("aboutKernel").property("text")
    assert "no compiled search" in window.app.models.about.as_text()


def test_about_can_be_copied_and_names_every_source(window: Window) -> None:
    window.app.pages.open("settings")
    window.press("about")
    assert window.item("aboutKernel").property("text") == "Opponents run at full strength."
    assert str(paths.licences()) in window.item("aboutLicences").property("text")
    assert (paths.licences() / "LGPL-3.0.txt").is_file()
    named = {row["name"]: row["value"] for row in window.app.models.about.property("sources")}
    assert named["the yearbook Múlaþing (1985)"] == "Lomber"
    assert sum(len(games.split(", ")) for games in named.values()) == len(BY_ID)
    assert len(window.texts("kortspelsregler.com")) == 1
    window.press("copyFacts")
    text = QGuiApplication.clipboard().text()
    for word in ("Tolva: ", "Python: ", "Qt: ", "System: ", "Games: ", "Settings: ", "Opponents: "):
        assert word in text
    window.press("closeAbout")
    assert window.item("settingsPage") is not None


@pytest.mark.long
def test_no_page_leaves_a_quarter_of_a_large_window_empty(window: Window) -> None:
    window.app.window.resize(1920, 1080)
    window.game_page(change=True)
    pages: dict[str, Callable[[], object]] = {
        "gamePage": lambda: None,
        "opponentsPage": lambda: window.app.pages.open("opponents"),
        "learnPage": window.app.models.path.open,
    }
    for name, opened in pages.items():
        opened()
        window.settle()
        page = window.item(name)
        ends = [where(item).bottom() for item in window.visible(page) if item.property("text")]
        assert max(ends) > 0.8 * 1080, name


def steps(window: Window) -> dict[str, dict[str, object]]:
    standings: dict[str, dict[str, object]] = window.app.models.opponents.property("standings")
    return standings


def test_opponents_open_from_the_menu_with_the_first_to_beat(open_window: Open) -> None:
    window = open_window(keep=True).sit(table(0), drawn=True)
    window.key("M")
    window.press("tableOpponents")
    window.item("opponentsPage")
    assert set(steps(window)) == {"stina", "algot", "rules", "sigrid", "hilding", "best"}
    assert [level for level, step in steps(window).items() if step["next"]] == ["stina"]
    window.press("climb-stina")
    # The game in progress is kept first.
    window.wait(lambda: window.app.pages.property("page") == "")
    assert [seat.level for seat in window.host.seats] == [None, "stina", "stina", "stina"]


def test_each_game_has_its_own_goals(open_window: Open) -> None:
    window = open_window().sit(table(0))
    window.app.pages.open("opponents")
    window.item("goal-risk")
    game = window.item("opponentsGame")
    while window.app.models.opponents.property("game") != "plump":
        game.forceActiveFocus()
        window.key("Right")
    window.item("goal-bids")
    assert window.find("goal-risk") is None
    window.key("Escape")
    assert window.app.pages.property("page") == ""


def test_what_is_kept_meanwhile_is_counted(open_window: Open) -> None:
    window = open_window(keep=True)
    window.app.pages.open("opponents")
    host = played("tolva-4")
    window.app.models.opponents.choose("tolva-4")
    level = host.seats[1].level or ""
    keep_game(window, host)
    window.wait(lambda: level not in steps(window) or steps(window)[level]["told"] != "Not met yet")
    assert window.app.models.opponents.property("goals")
