"""The front page: first start, the lobby with a tile per game, and the page of the chosen game."""

import pytest
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.table.games import played
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, table, where, wish
from tests.ui.hands import Finger, Hand, Keyboard, Mouse
from tolva_gui.app import App
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.lobby.view_model import fits
from tolva_gui.words.game_data import game_data, games_folder, is_offered, tile_file

OFFERED = tuple(game for game in BY_ID if is_offered(game))


def tiles(window: Window) -> list[str]:
    """Return the games with visible tiles, in order."""
    names = [item.objectName() for item in window.visible()]
    return [name.removeprefix("form-") for name in names if name.startswith("form-")]


def typed(window: Window, text: str) -> None:
    window.type(text)
    window.settle()


def said(item: QQuickItem) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    assert interface.role() == QAccessible.Role.Button
    return interface.text(QAccessible.Text.Name)


@pytest.fixture
def newcomer(open_window: Open) -> Window:
    """Return the window of a person who has never played."""
    wish(speed=0, language="en")
    return open_window(BlockedPlayer)


# First start


@cases("hands_of", [Mouse, Keyboard, Finger], usual=["Mouse"])
def test_two_clicks_from_first_start_to_the_first_own_card(newcomer: Window, hands_of: type[Hand]) -> None:
    them = hands_of(newcomer)
    them.press("choice-best")
    them.press("play")
    newcomer.wait(lambda: len(newcomer.cards()) == 9)
    assert [seat.level for seat in newcomer.host.seats] == [None, "best", "best", "best"]
    assert newcomer.app.settings.get("lesson_seen"), "the first start comes once"


def test_one_click_from_first_start_to_the_lesson(newcomer: Window) -> None:
    newcomer.press("lesson")
    newcomer.wait(lambda: bool(newcomer.app.models.tasks.property("shown")))
    assert newcomer.app.settings.get("lesson_seen"), "the first start comes once"


def test_first_start_offers_to_learn_and_play_and_comes_once(newcomer: Window, open_window: Open) -> None:
    newcomer.item("welcome")
    assert sorted(buttons(newcomer)) == ["allGames", "lesson", "play"]
    assert [item.objectName() for item in newcomer.of_kind("ChoiceRow")] == ["strength"]
    assert buttons(newcomer, strong=True) == ["play"]
    newcomer.press("allGames")
    newcomer.item("lobby")
    assert buttons(newcomer, strong=True) == []
    newcomer.game_page(change=True)
    assert buttons(newcomer, strong=True) == ["play"]
    again = open_window(BlockedPlayer)
    again.item("lobby")
    assert again.find("welcome") is None


def buttons(window: Window, *, strong: bool = False) -> list[str]:
    """Return the names of the buttons, or of those that stand out."""
    found = [item for kind in ("Plate", "SmallPlate", "Large") for item in window.of_kind(kind)]
    return [item.objectName() for item in found if item.property("strong") or not strong]


def test_learn_is_offered_for_every_game(newcomer: Window) -> None:
    for game in OFFERED:
        newcomer.app.new_game.choose(game)
        assert newcomer.find("lesson") is not None
        assert newcomer.app.models.lesson.property("game") == form_name(game)


# The lobby


@cases("language", ["sv", "en"], usual=["sv"])
def test_each_game_has_a_tile_with_what_its_data_say(language: str, window: Window) -> None:
    window.app.settings.set("language", language)
    window.item("lobby")
    assert sorted(tiles(window)) == sorted(OFFERED)
    named = {item.objectName(): item for item in window.visible()}
    for tile in window.app.models.lobby.property("tiles").rows():
        data = game_data(tile["id"])
        assert tile["told"].endswith(f" · {data.minutes[0]}–{data.minutes[-1]} min")
        assert tile["kind"] in tile["told"]
        assert tile["picture"].toLocalFile() == str(tile_file(tile["id"], language))
        assert said(named[f"form-{tile['id']}"]) == f"{tile['name']}. {tile['told']}"


def test_every_game_has_its_own_picture_in_every_language() -> None:
    swedish = [games_folder() / game / "tile.sv.png" for game in OFFERED]
    pictures = [*swedish, *(path.with_name("tile.en.png") for path in swedish)]
    assert len({path.read_bytes() for path in swedish}) == len(OFFERED)
    assert {QImage(str(path)).size().toTuple() for path in pictures} == {(560, 320)}, "one is missing"


def test_game_that_goes_on_comes_before_the_tiles(window: Window) -> None:
    window.app.models.lesson.begin()
    window.app.navigation.newGame()
    window.item("lobby")
    assert window.find("continue") is None
    window.sit(table(0, "play SA"))
    window.item("badge0")
    window.app.navigation.newGame()
    first = window.item("continue")
    assert said(first) == "Continue. Tolva for four. Alva, Elna, Nils and Karna. Deal 1 · 0 – 0"
    assert first.hasActiveFocus()
    window.key("Return")
    assert window.app.navigation.page == "table"


def test_who_types_finds_and_enter_opens_it(window: Window) -> None:
    window.item("lobby")
    typed(window, "kas")
    assert tiles(window) == ["kasino"]
    window.key("Escape")
    window.settle()
    assert len(tiles(window)) == len(OFFERED)
    typed(window, "bids 4")
    assert "grandissimo" in tiles(window)
    assert "tolva-4" not in tiles(window)
    typed(window, "xyz")
    assert window.item("nothingFound") is not None
    window.key("Escape")
    typed(window, "plump")
    window.key("Return")
    window.item("gamePage")
    assert window.app.new_game.property("game") == "plump"


def test_arrows_walk_from_tile_to_tile(window: Window) -> None:
    window.item("lobby")
    games = tiles(window)
    window.item(f"form-{games[0]}").forceActiveFocus()
    columns = window.item("lobby").property("columns")
    window.key("Right", "Down", "Left")
    assert window.item(f"form-{games[columns]}").hasActiveFocus()
    window.key("Up")
    assert window.item(f"form-{games[0]}").hasActiveFocus()


def test_enter_opens_the_game_of_exactly_that_name(window: Window) -> None:
    window.app.models.lobby.open()
    for language, search, game in (
        ("en", "bondtolva for two", "bondtolva-2"),
        ("en", "fox", "svalta-rav"),
        ("en", "ombre", "lomber"),
        ("sv", "knekt", "hej-knekt"),
    ):
        window.app.settings.set("language", language)
        window.item("gameSearch").setProperty("text", search)
        window.item("gameSearch").forceActiveFocus()
        window.key("Return")
        window.wait(lambda: window.app.navigation.page == "game")
        assert window.app.new_game.game == game
        window.key("Escape")
        window.item("lobby")


RAV = {"name": "Svälta räv", "kind": "För barn", "size": "", "line": "", "seats": [2]}
PIPPI = {
    "name": "Pippi",
    "kind": "Tricks",
    "size": "4 players · 20–30 min",
    "line": "Two against two.",
    "seats": [4],
}


@pytest.mark.parametrize(
    ("tile", "searches", "found"),
    [
        (RAV, ("rav", "RÄV", "svalta", "svälta rav", "for barn"), True),
        (PIPPI, ("", "pip", "TRICK", "pippi 4", "20"), True),
        (PIPPI, ("rick", "5", "9"), False),
    ],
)
def test_a_search_is_for_beginnings_without_accents(
    tile: dict[str, object], searches: tuple[str, ...], found: bool
) -> None:
    assert [search for search in searches if fits(tile, search) is not found] == []


# The page of a game


def test_changes_are_folded_away_and_nothing_jumps(window: Window) -> None:
    window.game_page("plump")
    assert window.find("aids") is None
    assert window.of_kind("SeatRow") == []
    window.press("change")
    window.item("aids")
    assert len(window.of_kind("SeatRow")) == 4
    names = ("play", "change", "seatCount", "aids")
    before = [where(window.item(name)).topLeft() for name in names]
    window.press("choice-8")
    window.settle()
    assert len(window.of_kind("SeatRow")) == 8
    assert [where(window.item(name)).topLeft() for name in names] == before
    window.press("change")
    window.wait(lambda: window.find("aids") is None)


def test_a_game_that_is_asked_for_opens_on_its_page(open_window: Open) -> None:
    app = App(keep=False, language="en", game="kasino")
    try:
        assert app.navigation.property("page") == "game"
        assert app.models.lobby.property("chosen")["id"] == "kasino"
    finally:
        app.close()


def test_page_of_a_game_says_what_it_is_and_ones_record(open_window: Open) -> None:
    window = open_window(keep=True)
    host = played("tolva-4")
    keep_game(window, host)
    window.game_page("tolva-4")
    assert str(window.item("about").property("text")).startswith("Tolva is a trick game from Skåne")
    cards = {card["id"]: card for card in window.app.models.own_record.property("cards")}
    assert list(cards) == ["opponents", "games"], "nothing of what has not been done"
    assert cards["games"]["figure"] == ("1 of 1" if host.winner == host.info.side(0) else "0 of 1")
    window.press("record-games")
    window.item("statisticsPage")
    assert window.app.models.statistics.property("chosen")["form"] == "tolva-4"
    window.key("Escape")
    window.press("change")
    window.wait(lambda: window.find("record-games") is None)


def test_the_own_record_counts_in_the_unit_of_the_game(window: Window) -> None:
    """The empty statistics name nothing that only some games have."""
    for language, game, text in (
        ("sv", "lomber", "Bitar per giv jämfört med mästaren"),
        ("sv", "plump", "Poäng per giv jämfört med mästaren"),
        ("en", "lomber", "Bitar a deal compared with the master"),
        ("en", "plump", "Points a deal compared with the master"),
    ):
        window.app.settings.set("language", language)
        window.app.new_game.choose(game)
        window.app.models.own_record.refresh()
        assert window.app.models.own_record._beside_master()["text"] == text
    window.app.pages.open("statistics")
    window.item("playFirst")
    assert window.texts("it starts with the first deal")
    assert not window.texts("gubbar")
