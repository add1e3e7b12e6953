"""Saving, resuming, languages, settings, and players that fail."""

import json
import os
from pathlib import Path

import pytest

from tests.cases import cases
from tests.rules.games.mariage.moves import parse_move
from tests.table.games import played
from tests.ui.conftest import BlockedPlayer, Broken, Cheat, Open, Window, table, write_settings
from tests.ui.scene import names
from tolva_gui import paths
from tolva_gui.ai.player import Budget
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import write
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.workers import MoveReply, MoveRequest


def kept_games(window: Window) -> list[str]:
    """Return the keys of the games in the index after all pending work."""
    window.keep()
    return [game.key for game in window.app.library.index.find()]


def test_killed_game_resumes_exactly_and_survives_another(open_window: Open) -> None:
    before = open_window(BlockedPlayer, keep=True).sit(table(0))
    before.bot.wait(30)
    before.click_card("SA")
    host = before.host
    # The first window is neither closed nor saved at the end: the next finds every move that is on disk.
    before.autosave.settle()
    after = open_window(BlockedPlayer, keep=True)
    assert after.app.resume()
    resumed = after.host
    assert resumed.record() == host.record()
    assert [resumed.view(seat).zones for seat in range(4)] == [host.view(seat).zones for seat in range(4)]
    assert after.app.navigation.property("page") == "table"
    after.app.navigation.openGame()
    after.app.new_game.start()
    assert after.app.navigation.host is not resumed
    assert key_of(host.record()) in kept_games(after)


@cases("text", ["{", "[]", "\x00", "[" * 100_000], usual=["{", "nought"], ids=["{", "[]", "nought", "deep"])
def test_damaged_settings_are_put_aside(open_window: Open, text: str) -> None:
    path = write_settings(text)
    window = open_window()
    assert path.with_name("settings.json.damaged-1").read_text(encoding="utf-8") == text
    assert "settings.json.damaged-1" in window.notices()[0]


def test_impossible_settings_are_dropped_unknown_ones_kept(open_window: Open) -> None:
    """Half a sign is written as it was read."""
    told = '{"speed": 99, "cloth": "blue", "later": [1], "hints": 0, "volume": true, "name": "\\ud800"}'
    path = write_settings(told)
    window = open_window()
    assert window.app.settings.get("hints") is True
    assert window.app.settings.get("volume") == 1
    assert window.app.settings.get("cloth") == "blue"
    assert window.notices() == []
    window.app.settings.set("cloth", "red")
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert [kept[name] for name in ("later", "speed", "name", "cloth")] == [[1], 0, "\ud800", "red"]


def test_waiting_game_is_kept_when_another_begins(open_window: Open) -> None:
    """This happens after `play --game X` or with a file."""
    left = table(0, "play SA")
    write(paths.data_dir() / "games" / "left.tolva", dump(left.record()))
    window = open_window(BlockedPlayer, keep=True)
    window.app.new_game.start()
    window.app.index_worker.begin(sweeps=True)
    assert key_of(left.record()) in kept_games(window)


def test_older_file_of_the_game_leads_back_to_the_table(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    now = window.sit(table(0, "play SA, play S9, play S7")).host
    window.app.navigation.newGame()
    window.app.models.review.look_at(table(0, "play SA").record())
    window.autosave.settle()
    window.settle()
    assert (window.app.navigation.host, window.app.navigation.page) == (now, "table")
    window.app.models.review.look_at(table(0, "play SK").record())
    window.wait(lambda: window.app.navigation.host is not now)


def test_settings_that_are_a_pipe_stop_no_start(open_window: Open) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with a name")
    paths.config_dir().mkdir(parents=True)
    os.mkfifo(paths.config_dir() / "settings.json")
    window = open_window(keep=True)
    assert not window.app.resume()
    window.app.index_worker.begin(sweeps=True)
    window.wait(lambda: any("settings.json" in text for text in window.notices()))


def test_unreadable_settings_are_put_aside(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_settings('{"cloth": "blue"}')

    def refused(path: Path, most: int = -1) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("tolva_gui.ui.settings.view_model.read", refused)
    window = open_window()
    window.app.settings.set("cloth", "red")
    assert file.with_name("settings.json.damaged-1").read_text(encoding="utf-8") == '{"cloth": "blue"}'
    assert "settings.json.damaged-1" in window.notices()[0]


def test_a_folder_that_cannot_be_written(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("TOLVA_HOME", str(blocked))
    window = open_window(BlockedPlayer, keep=True).sit(table(0))
    window.bot.wait(30)
    window.click_card("SA")
    window.wait(lambda: any("cannot be saved in" in text for text in window.notices()))
    assert window.host.moves_made == 1


@pytest.mark.parametrize("player", [Broken, Cheat])
def test_a_player_that_fails_is_replaced_and_the_game_goes_on(
    open_window: Open, player: type[Broken | Cheat], caplog: pytest.LogCaptureFixture
) -> None:
    """The log of it names no card."""
    window = open_window(player).sit(table(1, ""), turn=True)
    assert any("could not find a move" in text for text in window.notices())
    assert "failed" in caplog.text
    assert not any(names(card).search(caplog.text) for card in BY_ID["tolva-4"].info.pack)


def test_a_stale_answer_is_dropped(window: Window) -> None:
    host = window.sit(table(1)).host
    director = window.app.sitting.director
    old = MoveRequest(1, host.view(1), "best", host.version, Budget())
    window.see("play SJ")
    version = host.version
    director.receive(MoveReply(old, parse_move("play S9")))
    window.bot.wait(30)
    assert host.version == version


@pytest.mark.parametrize(("seed", "end"), [(2, "lost"), (4, "fox")])
def test_end_of_the_game_is_said_once(window: Window, seed: int, end: str) -> None:
    heard: list[str] = []
    window.app.navigation.won.connect(heard.append)
    window.sit(played("svalta-rav", seed=seed))
    assert window.sheet() == "game"
    window.app.settings.set("show_points", True)
    window.app.settings.set("show_winning", False)
    assert heard == [end]
    window.app.navigation.newGame()
    window.app.navigation.goBack()
    assert window.sheet() == "game"
    assert heard == [end], "whoever comes back to it has heard"
