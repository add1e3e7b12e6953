"""Games in progress: several at once, in the lobby and on the page of their game, continued by one click or key."""

import os
from pathlib import Path

import pytest

from tests.cases import cases
from tests.table.games import act, begun, dated, played
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, table, where
from tolva_gui import paths
from tolva_gui.records.branches import key_of
from tolva_gui.table.host import Host
from tolva_gui.ui.lobby.games_in_progress import MOST_SHOWN


def game(number: int, name: str = "tolva-4") -> Host:
    return dated(begun(name, number, 10), f"2026-10-{number:02d}T12:00:00+01:00")


def with_games(open_window: Open, *hosts: Host) -> Window:
    """Return the lobby with these games in progress, the last one played last."""
    window = open_window(BlockedPlayer, keep=True)
    for number, host in enumerate(hosts):
        keep_game(window, host)
        path = window.app.library.index.home.path_of(host.record())
        os.utime(path, (1_790_000_000 + 60 * number,) * 2)
        window.app.index_worker.take(str(path))
    window.app.index_worker.settle()
    window.app.models.games_in_progress.refresh()
    return window


def rows(window: Window) -> list[str]:
    return [str(row["key"]) for row in window.app.models.games_in_progress.property("rows").rows()]


def test_games_in_progress_are_shown_latest_first(open_window: Open) -> None:
    """Who looks for another game sees only what can be found."""
    first, second, over = game(1), game(2, "plump"), dated(played("tolva-4", seed=3))
    window = with_games(open_window, first, second, over)
    assert rows(window) == [key_of(second.record()), key_of(first.record())]
    shown = window.app.models.games_in_progress.property("rows").rows()
    assert [row["name"] for row in shown] == ["Plump", "Tolva for four"]
    assert "Märta" in str(shown[1]["people"])
    assert str(shown[1]["told"]).startswith("Deal 1 · 0 – 0 · ")
    window.item("continue")
    window.app.models.lobby.setProperty("search", "kasino")
    window.wait(lambda: window.find("continue") is None)


@cases("way", ["click", "keys"], usual=["keys"])
def test_one_click_or_key_continues_a_game(open_window: Open, way: str) -> None:
    first, second = game(1), game(2)
    window = with_games(open_window, first, second)
    window.press("moreInProgress")
    line = window.item(f"continue-{key_of(first.record())}")
    if way == "click":
        window.click(line)
    else:
        window.item("continue").forceActiveFocus()
        window.key("Right")
        assert line.hasActiveFocus()
        window.key("Return")
    window.wait(lambda: window.app.navigation.host is not None)
    assert window.host.record() == first.record()
    assert window.app.navigation.property("page") == "table"


def test_another_game_replaces_none_and_both_go_on_in_turn(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True).sit(table(0, "play SA"))
    before = window.host
    window.app.navigation.newGame()
    window.app.new_game.choose("plump")
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.host is not before)
    assert any("under Continue" in text for text in window.notices())
    window.keep()
    window.app.navigation.newGame()
    assert rows(window) == [key_of(before.record())], "nothing has been done yet in the one at the table"
    act(window.host)
    window.app.models.games_in_progress.refresh()
    assert rows(window) == ["", key_of(before.record())], "the one at the table comes first"
    window.press("moreInProgress", f"continue-{key_of(before.record())}")
    window.wait(lambda: window.app.navigation.property("page") == "table")
    assert window.host.record() == before.record()


def test_a_game_in_which_nothing_was_done_leaves_nothing(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True).sit(table(0))
    window.app.navigation.newGame()
    assert window.find("continue") is None
    window.sit(dated(table(0, "play SA")))
    window.app.navigation.newGame()
    window.autosave.settle()
    assert len(list((paths.data_dir() / "games").rglob("*.tolva"))) == 1
    window.press("continue")
    window.wait(lambda: window.app.navigation.page == "table")
    assert window.app.notices.current_texts() == []


def test_an_untouched_game_from_before_the_start_is_not_offered(open_window: Open) -> None:
    """Who quits at a table where nothing has been done leaves its file, so that it opens again."""
    untouched, begun = dated(table(0)), table(0, "play SA")
    assert rows(with_games(open_window, untouched, begun)) == [key_of(begun.record())]


@pytest.mark.parametrize("at_table", [True, False])
def test_a_game_is_thrown_away_once_one_has_agreed(open_window: Open, at_table: bool) -> None:
    window = with_games(open_window, game(1))
    if at_table:
        window.press("continue")
        window.wait(window.my_turn)
        window.app.navigation.newGame()
    window.item("continue").forceActiveFocus()
    window.key("Delete")
    window.press("keepGame")
    assert window.item("continue").hasActiveFocus()
    window.press("throwAway", "reallyThrowAway")
    window.wait(lambda: window.find("continue") is None)
    window.autosave.settle()
    assert not list((paths.data_dir() / "games").rglob("*.tolva"))
    assert len(list((paths.data_dir() / "Thrown away").glob("*.tolva"))) == 1
    assert window.app.notices.current_texts() == []


def test_page_of_a_game_offers_to_continue_it(open_window: Open) -> None:
    tolva, plump = game(1), game(2, "plump")
    window = with_games(open_window, tolva, plump)
    window.game_page("kasino")
    assert window.find("goOn") is None, "it has none"
    assert window.item("play").hasActiveFocus()
    window.app.navigation.goBack()
    window.game_page("plump")
    window.item(f"inProgress-{key_of(plump.record())}")
    assert window.find(f"inProgress-{key_of(tolva.record())}") is None
    assert window.item("goOn").hasActiveFocus()
    assert window.item("play").isVisible()
    window.key("Return")
    window.wait(lambda: window.app.navigation.property("page") == "table")
    assert window.host.record() == plump.record()


@cases("games", [1, 3], usual=["3"])
@cases("size", [(900, 600), (1280, 800), (1920, 1080)], usual=["900x600"])
def test_games_in_progress_leave_no_hole_below_the_picture(
    open_window: Open, games: int, size: tuple[int, int]
) -> None:
    window = with_games(open_window, *(game(number, "plump") for number in range(1, games + 1)))
    keep_game(window, dated(played("plump", seed=9)))
    window.app.window.resize(*size)
    window.game_page("plump")
    window.settle()
    picture, figures = where(window.item("gamePicture")), where(window.item("record-games"))
    rows = [where(item) for item in window.visible() if item.objectName().startswith("inProgress-")]
    assert len(rows) == games
    beneath = [row.bottom() for row in rows if row.left() < picture.right()]
    hole = figures.top() - max(picture.bottom(), *beneath, 0)
    assert hole < 0.13 * size[1]


def test_most_games_wait_among_the_games_played(open_window: Open) -> None:
    window = with_games(open_window, *(game(number) for number in range(1, MOST_SHOWN + 3)))
    assert len(rows(window)) == MOST_SHOWN
    window.press("moreInProgress")
    assert window.find("continue-" + rows(window)[-1]) is not None
    window.press("moreUnderHistory")
    window.item("historyPage")


@pytest.mark.parametrize("left", ["rubbish", ""], ids=["damaged", "gone"])
def test_a_game_damaged_or_gone_meanwhile_is_reported_and_left(open_window: Open, left: str) -> None:
    host, other = game(1), game(2, "plump")
    window = with_games(open_window, other, host)
    path: Path = window.app.library.index.home.path_of(host.record())
    line = window.item("continue")
    if left:
        path.write_text(left, encoding="utf-8")
    else:
        path.unlink()
    # Click at once: the index, too, will notice that the file has changed and remove the line.
    window.click(line)
    told = "cannot be resumed" if left else "no longer there"
    window.wait(lambda: any(told in text for text in window.notices()))
    assert window.app.navigation.property("page") == "lobby"
    if left:
        assert path.read_text(encoding="utf-8") == left
    else:
        assert rows(window) == [key_of(other.record())]


def test_file_changed_by_others_is_reported_with_both_names(open_window: Open) -> None:
    host = table(0, "play SA")
    window = open_window(BlockedPlayer, keep=True).sit(host)
    window.autosave.settle()
    (path,) = (paths.data_dir() / "games").rglob("*.tolva")
    path.write_text("another program's", encoding="utf-8")
    window.see()
    window.wait(lambda: any("Another program has changed" in text for text in window.notices()))
    assert path.read_text(encoding="utf-8") == "another program's"
    assert len(list((paths.data_dir() / "games").rglob("*.tolva"))) == 2


@cases("language", ["sv", "en"], usual=["sv"])
def test_files_that_cannot_be_shown_are_told_by_name_or_counted(open_window: Open, language: str) -> None:
    folder = paths.data_dir() / "games"
    folder.mkdir(parents=True)
    for number in range(2):
        (folder / f"{number}.tolva").write_text("rubbish", encoding="utf-8")
    for number in range(5):
        (folder / f"new-{number}.tolva").write_text("tolva record 9\n", encoding="utf-8")
    window = open_window(BlockedPlayer, keep=True)
    window.app.settings.set("language", language)
    window.app.index_worker.begin(sweeps=True)
    window.wait(lambda: len(window.notices()) == 3)
    texts = " ".join(window.notices())
    assert all(name in texts for name in ("0.tolva", "1.tolva", "5 "))
    assert "%" not in texts
