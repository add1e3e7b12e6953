"""The first page is today: games in progress, the deal of the day, the next step, and the games by kind."""

from datetime import timedelta

from PySide6.QtCore import QPointF, Qt

from tests.cases import cases
from tests.ui.conftest import Asleep, Open, Window, keep_game, wish
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.pages.test_games_in_progress import game, with_games
from tests.ui.pages.test_lobby import said, tiles
from tolva_gui.records.branches import key_of
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.daily import Daily, daily_of, open_table
from tolva_gui.words.game_data import game_data


def play_daily(window: Window, days_ago: int) -> None:
    """Play the deal of that day in tolva for three."""
    day = window.app.today.today() - timedelta(days=days_ago)
    host = open_table(Daily("tolva-3", day), window.app.new_game.beside_me(["rules", "rules"]))
    host.began = f"{day.isoformat()}T19:30:00+01:00"
    host.start_deal()
    while (seat := host.to_act()) is not None:
        host.play(seat, host.view(seat).legal[0])
    keep_game(window, host)


def test_todays_deal_stands_with_yesterdays_and_the_row(open_window: Open) -> None:
    window = open_window(Asleep, keep=True)
    window.app.settings.set("daily_game", "tolva-3")
    for days_ago in (1, 2, 4):
        play_daily(window, days_ago)
    window.app.today.refresh()
    told = said(window.item("todaysDeal"))
    assert told.startswith("Today’s deal. Tolva for three. Not played yet. Yesterday: ")
    assert told.endswith(" · 3 days in a row")
    played = [day["played"] for day in window.app.today.property("daily")["days"]]
    assert [ago for ago, was in enumerate(reversed(played)) if was] == [1, 2, 4]


def test_the_game_of_the_day_stays_whatever_is_played(open_window: Open) -> None:
    window = open_window(Asleep, keep=True)
    window.item("todaysDeal")
    first = window.app.today.property("daily")["game"]
    for form in ("svalta-rav-2", "plocketolva"):
        window.app.daily.playToday(form)
        window.app.navigation.newGame()
        assert window.app.today.property("daily")["game"] == first
    assert not any(game_data(choice["value"]).luck for choice in window.app.daily.property("choices"))
    window.key(Qt.Key.Key_F6)
    window.click(window.item("choice-kasino"))
    window.key(Qt.Key.Key_Escape)
    assert "Kasino" in said(window.item("todaysDeal"))


def test_a_begun_deal_of_the_day_is_continued(open_window: Open) -> None:
    window = open_window(Asleep, keep=True)
    window.click(window.item("todaysDeal"))
    begun = window.app.sitting.host
    seat = begun.to_act()
    assert seat is not None
    window.app.sitting.director.show(begun.play(seat, begun.view(seat).legal[0]))
    window.app.navigation.newGame()
    window.sit(game(3))
    window.app.navigation.newGame()
    window.wait(lambda: bool(window.app.today.property("daily").get("begun")))
    assert "Begun" in said(window.item("todaysDeal"))
    window.click(window.item("todaysDeal"))
    assert window.app.sitting.host.record().seed == begun.seed
    assert window.app.sitting.host.moves_made == begun.moves_made > 0
    window.app.navigation.newGame()
    told = [row["told"] for row in window.app.library.games_in_progress.property("rows").rows()]
    assert sum("Today’s deal" in text for text in told) == 1


def test_another_day_begins_on_the_first_page_by_itself(open_window: Open) -> None:
    window = open_window(keep=True)
    window.app.settings.set("daily_game", "tolva-3")
    play_daily(window, 0)
    window.app.today.refresh()
    assert "You: " in said(window.item("todaysDeal"))
    tomorrow = window.app.today.today() + timedelta(days=1)
    window.app.today.today = lambda: tomorrow
    window.key(Qt.Key.Key_F1)
    window.wait(lambda: window.app.library.pages.top == "rules")
    window.key(Qt.Key.Key_Escape)
    told = said(window.item("todaysDeal"))
    assert "Not played yet. Yesterday: " in told
    assert "Yesterday: not played" not in told


@cases("hands", [Mouse, Keyboard], usual=["Keyboard"])
def test_todays_deal_is_one_press_away(open_window: Open, hands: type[Mouse] | type[Keyboard]) -> None:
    window = open_window(Asleep)
    hands(window).press("todaysDeal")
    window.wait(lambda: window.app.navigation.current_page == "table")
    host = window.app.navigation.host
    assert host is not None
    daily = daily_of(host.info.id, host.extra)
    assert daily is not None
    assert daily.day == window.app.today.today()


def test_a_deal_that_has_been_played_opens_its_page(open_window: Open) -> None:
    window = open_window(keep=True)
    window.app.settings.set("daily_game", "tolva-3")
    play_daily(window, 0)
    window.app.today.refresh()
    assert "You: " in said(window.item("todaysDeal"))
    window.click(window.item("todaysDeal"))
    window.item("dailyPage")


def test_the_next_step_is_one_click_away(open_window: Open) -> None:
    window = open_window(Asleep)
    step = window.item("nextStep")
    assert (
        said(step)
        == "Play against Stina. Step 1 of 6 in Tolva for four. Two good games of three win the step"
    )
    window.click(step)
    window.wait(lambda: window.app.navigation.current_page == "table")
    host = window.app.navigation.host
    assert host is not None
    assert [seat.level for seat in host.seats] == [None, "stina", "stina", "stina"]


@cases("hands", [Mouse, Keyboard, Finger], usual=["Finger"])
def test_a_child_finds_svalta_rav_with_two_presses(
    open_window: Open, hands: type[Mouse | Keyboard | Finger]
) -> None:
    window = open_window(Asleep)
    window.item("todaysDeal")
    them = hands(window)
    them.press("choice-children")
    window.settle()
    assert set(tiles(window)) == {"svarte-petter", "hej-knekt", "svalta-rav", "svalta-rav-2"}
    them.press("form-svalta-rav")
    window.item("gamePage")
    assert window.app.new_game.chosen_id == "svalta-rav"


def test_games_are_found_by_the_number_of_players(open_window: Open) -> None:
    window = open_window(Asleep)
    for players, one, other in (
        (2, "bordstolva", "tolva-4"),
        (4, "grandissimo", "tolva-3"),
        (5, "bondtolva-6", "bondtolva-4"),
    ):
        window.click(window.item(f"choice-{players}"))
        window.settle()
        assert one in tiles(window)
        assert other not in tiles(window)
        window.key(Qt.Key.Key_Escape)
        window.wait(lambda: other in tiles(window))  # noqa: B023


def test_each_kind_has_one_heading_and_tiles_fill_the_window(open_window: Open) -> None:
    """More tiles instead of larger ones."""
    window = open_window(Asleep)
    lobby = window.item("lobby")
    before = lobby.property("columns"), window.item("form-tolva-4").width()
    window.app.window.resize(1920, 1080)
    window.wait(lambda: lobby.property("columns") != before[0])
    assert lobby.property("columns") >= before[0] + 2
    assert window.item("form-tolva-4").width() < 1.1 * before[1]
    shown = [tile for tile in window.app.lobby.property("tiles").rows() if tile["found"]]
    headings = [str(tile["heading"]) for tile in shown if tile["heading"]]
    assert len(headings) == len(set(headings)) == len({game_data(game).kind for game in BY_ID})
    window.app.lobby.setProperty("search", "femtio")
    shown = [tile for tile in window.app.lobby.property("tiles").rows() if tile["found"]]
    assert [tile["heading"] for tile in shown] == ["Tricks"]


def test_games_in_progress_stand_in_the_columns_of_the_tiles(open_window: Open) -> None:
    window = with_games(open_window, game(1), game(2))
    key = key_of(game(1).record())
    for size in ((900, 600), (1600, 1000)):
        window.app.window.resize(*size)
        window.settle()
        named = {item.objectName(): item for item in window.visible()}
        for one, below in (("continue", "form-tolva-4"), (f"continue-{key}", "form-tolva-3")):
            assert named[one].width() == named[below].width()
            assert named[one].mapToScene(QPointF()).x() == named[below].mapToScene(QPointF()).x()


def test_the_arrows_reach_everything_on_the_page(open_window: Open) -> None:
    window = with_games(open_window, game(1), game(2))
    window.item("todaysDeal")
    window.item("continue").forceActiveFocus()
    for key, name in (
        (Qt.Key.Key_Right, f"continue-{key_of(game(1).record())}"),
        (Qt.Key.Key_Down, "nextOnPath"),
        (Qt.Key.Key_Left, "todaysDeal"),
        (Qt.Key.Key_Right, "nextOnPath"),
        (Qt.Key.Key_Right, "nextStep"),
        (Qt.Key.Key_Down, "form-bordstolva"),
        (Qt.Key.Key_Up, "nextStep"),
    ):
        window.key(key)
        assert window.item(name).hasActiveFocus(), name


def test_first_page_begins_at_its_top(open_window: Open) -> None:
    wish(speed=0, language="en", lesson_seen=True, game="svalta-rav-2")
    window = open_window(Asleep)
    window.item("todaysDeal")
    assert window.item("form-tolva-4").hasActiveFocus()
    window.click(window.item("form-tolva-3"))
    window.item("gamePage")
    window.key(Qt.Key.Key_Escape)
    window.wait(lambda: window.item("form-tolva-3").hasActiveFocus())
