"""Each game celebrates its end in its own way; the celebration can be skipped, switched off, replayed and kept."""

from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.table.test_finish import end, whole_game
from tests.ui.table.test_sheet import played
from tolva_gui import paths
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host
from tolva_gui.words.game_data import Finish, game_data, is_offered


@pytest.fixture(scope="module")
def team_game() -> Host:
    return whole_game(5)


WON = {"grandissimo": 10}
"""Seeds with which the person at the window wins, because a loss is not celebrated."""


def celebrated(open_window: Open, host: Host, **wishes: Any) -> Window:
    """Return the window at the end of the game, at normal pace, just after the celebration has begun."""
    window = open_window(BlockedPlayer)
    # Half the pixels: two seconds are drawn frame by frame.
    if wishes:
        window.sit(host, (900, 600), **{"speed": 2, **wishes})
        window.wait(lambda: window.sheet() == "game")
        window.settle()
    else:
        window.app.window.resize(900, 600)
        window.app.settings.set("speed", 2)
        window.sit(host)
        window.wait(lambda: window.find("flourish") is not None)
    return window


def flourish_of(window: Window) -> QQuickItem:
    """Return the running celebration, without letting anything settle."""
    flourish = window.find("flourish")
    assert flourish is not None
    return flourish


def test_every_game_is_celebrated_in_a_way_of_its_own() -> None:
    told = [game_data(game) for game in BY_ID if is_offered(game)]
    assert {game.finish for game in told} == set(get_args(Finish)) - {"plain"}


@pytest.mark.late("the celebration is over in two seconds", "2026-11-27")
@cases(
    "game, seats, part",
    [("svarte-petter", 4, "blackNose"), ("grandissimo", 4, "struck"), ("kasino", 2, "turned1")],
    usual=["svarte-petter-4-blackNose"],
)
def test_end_is_celebrated_once_in_the_games_own_way(
    open_window: Open, game: str, seats: int, part: str
) -> None:
    window = celebrated(open_window, played(game, seats, 99, WON.get(game, 3)))
    window.wait(lambda: (item := window.find(part)) is not None and item.width() > 0)
    host = window.app.navigation.host
    flourish = flourish_of(window)
    comfort = str(window.app.sitting.sheet.property("comfort"))
    assert comfort
    assert any(item.property("text") == comfort for item in flourish.childItems()), "a kind word"
    window.wait(flourish.hasActiveFocus)
    window.wait(lambda: float(flourish.property("come")) > 0.6)
    window.key(Qt.Key.Key_Space)
    window.wait(lambda: window.find("flourish") is None)
    assert (window.sheet(), window.app.navigation.host) == ("game", host)
    came_once(window)


def came_once(window: Window) -> None:
    """Check that the celebration has left the keys to the sheet and does not come again."""
    again = window.item("again")
    for _ in range(20):
        if again.hasActiveFocus():
            break
        window.key(Qt.Key.Key_Tab)
    assert again.hasActiveFocus()
    window.app.navigation.newGame()
    window.app.navigation.goBack()
    window.item("verdict")
    assert window.find("flourish") is None


@pytest.mark.long
def test_it_ends_by_itself(open_window: Open, team_game: Host) -> None:
    window = celebrated(open_window, Host.resume(team_game.record()))
    window.wait(lambda: window.find("flourish") is None)
    came_once(window)


@cases("wishes", [{"flourish": False}, {"motion": "less"}, {"speed": 0}], usual=["{'flourish': False}"])
def test_it_does_not_come_where_it_is_not_wanted(
    open_window: Open, team_game: Host, wishes: dict[str, object]
) -> None:
    window = celebrated(open_window, Host.resume(team_game.record()), **wishes)
    assert window.item("verdict").isVisible()
    assert window.find("flourish") is None


def shown(image: QImage) -> int:
    """Return the number of colours in the picture."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)})


def test_final_picture_is_kept_and_deciding_deal_shown(team_game: Host, window: Window) -> None:
    end(window, Host.resume(team_game.record()))
    window.click(window.item("copyPicture"))
    window.wait(lambda: not QGuiApplication.clipboard().image().isNull())
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (1600, 1200)
    assert shown(image) > 30
    hands = window.app.models.keepsake.property("hands")
    assert [len(hand["cards"]) for hand in hands] == [9, 9, 9, 9]
    data = window.app.models.keepsake.carried(image)
    assert data.hasImage()
    assert [shown(QImage(url.toLocalFile())) > 30 for url in data.urls()] == [True], (
        "dragged out as a file too"
    )
    window.click(window.item("savePicture"))
    folder = paths.data_dir() / "pictures"
    window.wait(lambda: any("Saved as" in text for text in window.notices()))
    (path,) = folder.iterdir()
    assert shown(QImage(str(path))) > 30
    path.unlink()
    folder.rmdir()
    folder.write_text("no folder")
    window.click(window.item("savePicture"))
    window.wait(lambda: any("could not be saved" in text for text in window.notices()))


def test_the_picture_shows_no_hand_before_the_end(window: Window) -> None:
    host = played("tolva-4", 4, 1)
    host.start_deal()
    window.sit(host)
    assert window.app.models.keepsake.property("hands") == []


def test_the_deciding_deal_falls_again_card_by_card(team_game: Host, window: Window) -> None:
    host = Host.resume(team_game.record())
    end(window, host)
    number = window.app.sitting.sheet.property("deciding")
    window.click(window.item("seeAgain"))
    window.wait(lambda: window.app.models.tasks.task is not None and window.app.models.tasks.task.over)
    shown = window.app.sitting.host
    assert shown is not host
    (deal,) = shown.record().deals
    decided = host.record().deals[number]
    assert (deal.deck, deal.result) == (decided.deck, decided.result)
    assert f"Deal {decided.number} decided it" in str(window.item("taskNote").property("text"))
    window.app.settings.set("speed", 2)
    window.click(window.item("taskAgain"))
    window.wait(lambda: window.app.sitting.host is not shown and window.app.sitting.choreography.busy)
    window.click(window.item("taskNext"))
    window.wait(lambda: window.sheet() == "game")
    assert window.app.sitting.host is host
    assert window.find("flourish") is None
