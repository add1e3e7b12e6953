"""Whole sequences in the window by mouse, by keyboard and by touch alone: games set aside, two people at one table."""

import os
import shutil
from pathlib import Path

import pytest

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.hands import Finger, Keyboard, Mouse, middle
from tests.ui.place_tables import Hand, act
from tolva_gui.records.record import GameRecord

HANDS = (Mouse, Keyboard, Finger)
GAMES = ("tolva-4", "tolva-3", "plocketolva")


def begin(window: Window, hands: Hand, game: str) -> None:
    """Open a game from the first page, and make a move."""
    hands.press(f"form-{game}")
    hands.press("play")
    window.wait(window.my_turn)
    window.settle()
    host = window.app.sitting.host
    before = host.moves_made
    act(window, hands, host, host.view(0).legal[0])
    window.wait(lambda: host.moves_made > before and window.my_turn())


def set_aside(hands: Hand) -> None:
    """Go back to the first page."""
    hands.press("menu")
    hands.press("newGame")


def after_a_kill(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the next window a copy of the files while the first still runs, as a kill would leave them."""
    shutil.copytree(os.environ["TOLVA_HOME"], folder)
    monkeypatch.setenv("TOLVA_HOME", str(folder))


@pytest.mark.long
@pytest.mark.parametrize("hands_of", HANDS)
def test_three_set_aside_games_survive_a_kill(
    open_window: Open, hands_of: type[Hand], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(keep=True)
    hands = hands_of(window)
    left = dict[str, GameRecord]()
    for game in GAMES:
        begin(window, hands, game)
        left[game] = window.app.sitting.host.record()
        set_aside(hands)
    window.autosave.settle()
    after_a_kill(tmp_path / "home", monkeypatch)

    again = open_window(keep=True)
    hands = hands_of(again)
    again.app.index_worker.begin(sweeps=True)
    progress = again.app.models.games_in_progress
    again.wait(lambda: progress.property("count") == len(GAMES))
    for number, game in enumerate(GAMES):
        (row,) = progress.of(game)
        if progress.property("rows").rows()[0]["game"] == game:
            hands.press("continue")
        else:
            if again.find(f"continue-{row['key']}") is None:
                hands.press("moreInProgress")
            hands.press(f"continue-{row['key']}")
        again.wait(lambda: again.app.navigation.page == "table")
        assert again.app.sitting.host.record() == left[game]
        if number + 1 < len(GAMES):
            set_aside(hands)


def unveil(window: Window, hands: Hand) -> None:
    """Hold the curtain's button until it opens."""
    at = middle(window.item("openCurtain"))
    privacy = window.app.sitting.privacy
    hands.hold(at)
    window.wait(lambda: not privacy.property("down"))
    hands.let_go(at)


@cases("hands_of", HANDS, usual=["Keyboard"])
def test_two_people_of_one_table_see_it_in_their_own_text_size(
    open_window: Open, hands_of: type[Hand]
) -> None:
    window = open_window(BlockedPlayer, keep=True)
    hands = hands_of(window)
    window.app.models.profiles.add("Anna")
    hands.press("person-Anna")
    window.app.pages.open("settings")
    hands.press("choice-130")
    hands.press("closeSettings")
    hands.press("person-The first player")
    hands.press("form-plocketolva")
    hands.press("change")
    row = window.of_kind("SeatRow")[1]
    persons = (item for item in window.visible() if item.objectName() == "choice-person")
    hands.press_item(next(item for item in persons if row.isAncestorOf(item)))
    hands.press("seatFace1")
    hands.press("sit-Anna")
    window.wait(lambda: window.find("facesPage") is None)
    hands.press("play")
    window.wait(lambda: window.app.navigation.page == "table")
    director, host = window.app.sitting.director, window.app.sitting.host
    sizes = dict[int, int]()
    while len(sizes) < 2:
        turn = host.to_act()
        assert turn is not None
        window.wait(lambda turn=turn: director.viewer == turn)  # type: ignore[misc]
        if window.app.sitting.privacy.property("down"):
            unveil(window, hands)
        sizes[turn] = window.app.settings.get("text_size")
        window.wait(window.my_turn)
        window.settle()
        act(window, hands, host, host.view(turn).legal[0])
    assert sizes == {0: 100, 1: 130}
    assert [seat.name for seat in host.seats] == ["", "Anna"]
    window.app.navigation.newGame()
    assert window.app.settings.get("text_size") == 100
