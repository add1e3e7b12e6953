"""Matches in the window: chosen, counted, continued, and resumed."""

from PySide6.QtCore import Qt

from tests.table.games import played
from tests.ui.conftest import Open, Window
from tolva_gui.records.matches import Kind
from tolva_gui.table.host import Host
from tolva_gui.table.match import begin, match_of


def finished(kind: Kind, *earlier: str) -> Host:
    host = played("tolva-4", seed=3)
    host.began = "2026-11-20T19:30:00+01:00"
    begin(host, kind)
    host.extra = (*host.extra, *(("x-match-game", line) for line in earlier))
    return host


def test_a_chosen_match_begins_and_the_next_game_is_single(window: Window) -> None:
    """Three games that were chosen for two sides are none for three."""
    matches = window.app.models.matches
    assert [choice["value"] for choice in matches.property("choices")] == ["", "three", "duplicate"]
    matches.setProperty("kind", "three")
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.host is not None)
    first = window.host
    assert match_of(first) is not None
    assert matches.property("kind") == ""
    window.app.models.matches.setProperty("kind", "three")
    window.app.new_game.choose("tolva-3")
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.host is not first)
    host = window.host
    assert match_of(host) is None


def test_from_game_to_game_by_keys(window: Window) -> None:
    host = finished("three")
    window.sit(host)
    window.item("again")
    window.key(Qt.Key.Key_Tab)
    assert window.item("again").hasActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.item("nextGame")
    matches = window.app.models.matches
    assert matches.property("goesOn")
    assert matches.property("verdict") == ""
    assert [row["figures"] for row in matches.property("rows")][1:] == [["", ""], ["", ""]]
    window.key(Qt.Key.Key_Return)
    assert window.page() == ""
    now = window.host
    assert now is not host
    assert now.game_number == 2


def test_three_tolvor_end_with_a_winner(window: Window) -> None:
    host = finished("three", "1 3 12", "1 11 12")
    window.sit(host)
    window.click(window.item("again"))
    window.item("matchPage")
    matches = window.app.models.matches
    assert not matches.property("goesOn")
    assert sum(map(int, matches.property("totals"))) == 3
    assert matches.property("verdict") == "The match goes to Nils and Karna"
    window.click(window.item("nextGame"))
    assert window.app.navigation.property("page") == "lobby"


def test_a_match_is_taken_up_again_between_its_games(open_window: Open) -> None:
    window = open_window(keep=True)
    host = finished("three")
    window.autosave.save(host)
    window.autosave.settle()
    other = open_window(keep=True)
    assert other.app.resume()
    other.item("again")
    assert other.app.models.matches.property("goesOn")
    single = played("tolva-4", seed=3)
    window.autosave.save(single)
    window.autosave.settle()
    assert window.autosave.resume() is None
