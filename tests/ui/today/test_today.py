"""The first page is today, with games in progress, the next step and the games by kind; and the page of the day."""

import re
from datetime import date, timedelta

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from tests.cases import cases
from tests.table.games import play_on
from tests.ui.conftest import BlockedPlayer, Open, Window, keep_game, where, wish
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.lobby.test_games_in_progress import game, with_games
from tests.ui.lobby.test_lobby import said
from tests.ui.test_accessible import name, tree
from tolva_gui import paths
from tolva_gui.records.mastered import mastery
from tolva_gui.records.statistics import DealFilter
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move
from tolva_gui.table.daily import Daily, daily_of, open_table
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.words.game_data import KINDS, game_data


def after(open_window: Open, *days_ago: int) -> Window:
    """Return the first page of somebody who has played the deals of these days in tolva for three."""
    window = open_window(keep=True)
    window.app.settings.set("daily_game", "tolva-3")
    for days in days_ago:
        play_that_of(window, window.app.models.today.today() - timedelta(days=days), "tolva-3")
    window.app.models.today.refresh()
    return window


def play_that_of(window: Window, day: date, game: str) -> Host:
    computers = ["rules"] * (BY_ID[game].info.seats - 1)
    host = open_table(Daily(game, day), window.app.new_game.beside_me(computers))
    host.began = f"{day.isoformat()}T19:30:00+01:00"
    host.start_deal()
    play_on(host)
    keep_game(window, host)
    return host


def test_todays_deal_stands_with_yesterdays_and_the_row(open_window: Open) -> None:
    window = after(open_window, 1, 2, 4)
    told = said(window.item("todaysDeal"))
    assert told.startswith("Today’s deal. Tolva for three. Not played yet. Yesterday: ")
    assert told.endswith(" · 3 days in a row")
    played = [day["played"] for day in window.app.models.today.property("daily")["days"]]
    assert [ago for ago, was in enumerate(reversed(played)) if was] == [1, 2, 4]


def test_the_game_of_the_day_stays_whatever_is_played(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    window.item("todaysDeal")
    first = window.app.models.today.property("daily")["game"]
    for form in ("svalta-rav-2", "plocketolva"):
        window.app.models.daily.playToday(form)
        window.app.navigation.newGame()
        assert window.app.models.today.property("daily")["game"] == first
    assert not any(game_data(choice["value"]).luck for choice in window.app.models.daily.property("choices"))
    window.key("F6")
    window.press("choice-kasino")
    window.key("Escape")
    assert "Kasino" in said(window.item("todaysDeal"))


def test_a_begun_deal_of_the_day_is_continued(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    window.press("todaysDeal")
    begun = window.app.sitting.host
    window.see()
    window.app.navigation.newGame()
    window.sit(game(3))
    window.app.navigation.newGame()
    window.wait(lambda: bool(window.app.models.today.property("daily").get("begun")))
    assert "Begun" in said(window.item("todaysDeal"))
    window.press("todaysDeal")
    assert window.app.sitting.host.record().seed == begun.seed
    assert window.app.sitting.host.moves_made == begun.moves_made > 0
    window.app.navigation.newGame()
    told = [row["told"] for row in window.app.models.games_in_progress.property("rows").rows()]
    assert sum("Today’s deal" in text for text in told) == 1


def test_a_days_deal_of_another_version_is_left_as_it_is(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    window.press("todaysDeal")
    host = window.app.sitting.host
    window.see()
    window.keep()
    window.app.navigation.end_sitting()
    window.app.navigation.newGame()
    (file,) = (paths.data_dir() / "games").rglob("*.tolva")
    other = re.sub(r"(?m)^rules \d+$", "rules 99", file.read_text(encoding="utf-8"))
    file.write_text(other, encoding="utf-8")
    window.app.models.daily.playToday(host.info.id)
    assert window.app.sitting.host.seed == host.seed, "the same cards, from the beginning"
    assert any("from another version" in text for text in window.notices())
    window.see()
    window.autosave.settle()
    assert file.read_text(encoding="utf-8") == other, "nothing is lost"


def test_another_day_begins_on_the_first_page_by_itself(open_window: Open) -> None:
    window = after(open_window, 0)
    assert "You: " in said(window.item("todaysDeal"))
    tomorrow = window.app.models.today.today() + timedelta(days=1)
    window.app.models.today.today = lambda: tomorrow
    window.key("F1")
    window.wait(lambda: window.app.pages.page == "rules")
    window.key("Escape")
    told = said(window.item("todaysDeal"))
    assert "Not played yet. Yesterday: " in told
    assert "Yesterday: not played" not in told


@cases("hands", [Mouse, Keyboard, Finger], usual=["Keyboard", "Finger"])
def test_todays_deal_and_next_are_one_press_away(
    hands: type[Mouse | Keyboard | Finger], window: Window
) -> None:
    hands(window).press("todaysDeal")
    window.wait(lambda: window.app.navigation.page == "table")
    daily = daily_of(window.host.info.id, window.host.extra)
    assert daily is not None
    assert daily.day == window.app.models.today.today()
    window.app.navigation.newGame()
    hands(window).press("nextStep")
    window.wait(lambda: is_lesson(window.app.navigation.host))
    assert window.app.navigation.page == "table"


def test_a_deal_that_has_been_played_opens_its_page(open_window: Open) -> None:
    """What came of it stands on the page of its game, too."""
    window = after(open_window, 0)
    assert "You: " in said(window.item("todaysDeal"))
    window.press("todaysDeal")
    window.item("dailyPage")
    window.key("Escape")
    window.game_page("tolva-3")
    window.item("record-daily")
    (card,) = (one for one in window.app.models.own_record.property("cards") if one["id"] == "daily")
    assert (card["figure"] != "–", card["note"]) == (True, "")


def finish_path(window: Window, form: str) -> None:
    for step in window.app.models.path._path(form):
        for seed in ["done"] if step.lesson else [str(deal.seed) for deal in step.deals]:
            window.app.models.path.progress.add(form, step.id, seed)


def test_next_is_the_path_then_the_first_opponent(window: Window) -> None:
    told = "Next. Your first deal. How Tolva for four is played, in two minutes"
    assert said(window.item("nextStep")) == told
    finish_path(window, "tolva-4")
    window.app.models.today.refresh()
    step = window.item("nextStep")
    assert said(step) == "Next. Play against Stina. The next one to beat in Tolva for four"
    window.click(step)
    window.wait(lambda: window.app.navigation.page == "table")
    assert [seat.level for seat in window.host.seats] == [None, "stina", "stina", "stina"]


def test_who_has_played_is_not_sent_to_the_lesson(open_window: Open) -> None:
    window = after(open_window, 1)
    assert window.app.models.today.property("next")["game"] == "tolva-3"
    assert window.app.models.today.property("next")["step"] != "lesson"


def test_a_childs_page_has_their_next_step_and_their_day(open_window: Open) -> None:
    window = open_window(BlockedPlayer, keep=True)
    window.app.models.profiles.add("Greta")
    window.app.models.profiles.setChild(str(window.app.models.profiles.property("rows")[1]["id"]), True)
    window.press("person-Greta")
    window.wait(lambda: "Hej knekt" in said(window.item("todaysDeal")))
    told = "Next. Your first deal. How Svarte Petter is played, in two minutes"
    assert said(window.item("nextStep")) == told
    assert window.app.settings.get("race_speed") == "slow"
    finish_path(window, "svarte-petter")
    window.app.models.today.refresh()
    assert window.app.models.today.property("next")["kind"] == "game", "who knows the lesson plays"
    window.press("nextStep")
    window.wait(lambda: window.app.navigation.page == "table")
    assert window.app.sitting.host.info.id == "svarte-petter"


Role = QAccessible.Role
PRESSED = {Role.Button, Role.RadioButton, Role.EditableText, Role.Link, Role.ComboBox}


def in_sight(window: Window) -> list[str]:
    """Return the names of everything to press of which any part is inside the window."""
    frame = window.app.window.geometry()
    return [name(one) for one in tree(window) if one.role() in PRESSED and one.rect().intersects(frame)]


def of_three(window: Window, size: tuple[int, int], **settings: int) -> None:
    """Let the first page be that of three people, in this size."""
    for person in ("Bo", "Greta"):
        window.app.models.profiles.add(person)
    window.dress(size, name="Elsa", **settings)
    window.item("nextStep")


def test_at_most_twenty_things_to_press_on_the_first_page(open_window: Open) -> None:
    window = with_games(open_window, game(1), game(2))
    of_three(window, (1280, 800))
    found = in_sight(window)
    assert {"Elsa", "Bo", "Greta", "Somebody else plays here too", "More"} <= {*found}
    assert len(found) <= 20, found
    window.press("more")
    for page in ("learn", "rules", "opponents", "daily", "statistics", "history", "settings"):
        assert window.item(page).isVisible()


def test_half_of_a_small_window_is_content(window: Window) -> None:
    of_three(window, (900, 600), text_size=160)
    assert window.item("shelf").height() >= 300
    assert where(window.item("nextStep")).top() == where(window.item("todaysDeal")).top()


@pytest.mark.parametrize(
    ("size", "text"),
    [((800, 480), 100), ((900, 600), 100), ((1280, 800), 100), ((1920, 1080), 160), ((2560, 1440), 100)],
    ids=str,
)
def test_the_road_lies_above_the_tiles(open_window: Open, size: tuple[int, int], text: int) -> None:
    window = with_games(open_window, game(1))
    window.dress(size, text_size=text)
    window.item("nextStep")
    rows = {item.objectName(): where(item) for item in window.visible()}
    stops = [rows[name] for name in ("continue", "nextStep", "todaysDeal")]
    for one in stops:
        assert one.bottom() <= rows["form-tolva-4"].top()
        assert not any(one.intersects(other) for other in stops if other is not one)
    (road,) = window.of_kind("Road")
    assert len({one.top() for one in stops}) == (1 if road.property("wide") else len(stops))


def test_each_kind_has_one_heading_and_tiles_fill_the_window(window: Window) -> None:
    """More tiles instead of larger ones."""
    lobby = window.item("lobby")
    before = lobby.property("columns"), window.item("form-tolva-4").width()
    window.app.window.resize(1920, 1080)
    window.wait(lambda: lobby.property("columns") != before[0])
    assert lobby.property("columns") >= before[0] + 2
    assert window.item("form-tolva-4").width() < 1.1 * before[1]
    shown = [tile for tile in window.app.models.lobby.property("tiles").rows() if tile["found"]]
    headings = [str(tile["heading"]) for tile in shown if tile["heading"]]
    assert len(headings) == len(set(headings)) == len({game_data(game).kind for game in BY_ID})
    kinds = [KINDS.index(game_data(tile["id"]).kind) for tile in shown]
    assert kinds == sorted(kinds)
    window.app.models.lobby.setProperty("search", "femtio")
    shown = [tile for tile in window.app.models.lobby.property("tiles").rows() if tile["found"]]
    assert [tile["heading"] for tile in shown] == ["Tricks"]


def test_the_arrows_reach_everything_on_the_page(open_window: Open) -> None:
    window = with_games(open_window, game(1), game(2))
    window.item("todaysDeal")
    window.item("continue").forceActiveFocus()
    for key, reached in (
        ("Right", "nextStep"),
        ("Right", "todaysDeal"),
        ("Left", "nextStep"),
        ("Left", "continue"),
        ("Down", "form-tolva-4"),
        ("Up", "continue"),
    ):
        window.key(key)
        assert window.item(reached).hasActiveFocus(), reached


def test_first_page_begins_at_its_top(open_window: Open) -> None:
    wish(speed=0, language="en", lesson_seen=True, game="svalta-rav-2")
    window = open_window(BlockedPlayer)
    window.wait(lambda: window.item("nextStep").hasActiveFocus())
    window.press("form-tolva-3")
    window.item("gamePage")
    window.key("Escape")
    window.wait(lambda: window.item("form-tolva-3").hasActiveFocus())


TODAY = date(2026, 11, 22)
GAME = "bondtolva-2"


def opened(open_window: Open) -> Window:
    """Return the page of the day, on that day, with computers that play at once."""
    window = open_window(keep=True)
    window.app.models.daily.today = lambda: TODAY
    window.key("F6")
    window.item("dailyPage")
    return window


def told(window: Window, game: str = GAME) -> dict[str, str]:
    (line,) = [line for line in window.app.models.daily.property("games") if line["id"] == game]
    return {each["who"]: each["value"] for each in line["told"]}


def play_the_day_out(window: Window, choice: int = 0) -> None:
    """Play the deal to its end, in the window only from the player's last move on.

    *choice* is an index into the legal moves of everybody.
    """
    host = window.host
    ahead, moves = Host.resume(host.record()), list[tuple[int, Move]]()
    while (seat := ahead.to_act()) is not None:
        moves.append((seat, ahead.view(seat).legal[choice]))
        ahead.play(*moves[-1])
    last = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
    for seat, move in moves[:last]:
        host.play(seat, move)
    window.sit(host, turn=True)
    window.app.sitting.director.play(moves[last][1])
    window.item("dailyPage")


def test_played_deal_is_listed_with_the_masters_result(open_window: Open) -> None:
    window = opened(open_window)
    assert not any(line["told"] for line in window.app.models.daily.property("games"))
    window.press(f"daily-{GAME}")
    window.wait(window.my_turn)
    window.key("F6")
    assert told(window) == {}
    window.key("Escape")
    table = open_table(Daily(GAME, TODAY), window.host.seats)
    table.start_deal()
    assert (window.host.deck, window.host.standing) == (table.deck, table.standing)
    play_the_day_out(window)
    window.wait(lambda: "…" not in told(window).values())
    own = window.host.results[-1].result.scores[0]
    assert list(told(window)) == ["You", "The master", "Masters in every seat"]
    assert told(window)["You"] == (f"{own:+d}".replace("-", "−") if own else "0")
    window.press(f"share-{GAME}")
    first, second, code = QGuiApplication.clipboard().text().splitlines()
    assert first == "Tolva · Bondtolva for two · 22 November 2026"
    assert second.startswith(f"You: {told(window)['You']} · The master: ")
    assert code == f"{GAME} 2026-11-22"
    window.app.index_worker.settle()
    (compared,) = mastery(window.app.library.index, DealFilter(form=GAME)).by_form
    assert compared.deals == 1, "a deal is compared as soon as it is over"
    days = {day["day"]: day for day in window.app.models.daily.property("days")}
    assert [day for day, each in days.items() if each["played"]] == ["2026-11-22"]
    window.press(f"compare-{GAME}")
    window.item("samePage")
    assert window.app.models.same.property("ready")


def test_past_days_can_be_chosen_future_ones_cannot(open_window: Open) -> None:
    window = opened(open_window)
    sunday, monday = TODAY - timedelta(days=7), TODAY + timedelta(days=1)
    window.press(f"day-{sunday}")
    assert window.app.models.daily.property("date") == "15 November 2026"
    window.app.models.daily.choose(monday.isoformat())
    assert window.app.models.daily.property("date") == "15 November 2026"
    window.press(f"daily-{GAME}")
    window.wait(window.my_turn)
    assert window.host.seed == Daily(GAME, sunday).seed


def test_a_code_of_somebody_else_leads_to_the_same_deal(open_window: Open) -> None:
    window = opened(open_window)
    window.item("dailyCode").setProperty("text", "bridge 2026-11-20")
    window.press("playCode")
    assert window.item("wrongCode").property("text").startswith("There is no such game here.")
    window.item("dailyCode").setProperty("text", f"{GAME} 2026-11-20")
    window.press("playCode")
    window.wait(window.my_turn)
    assert window.host.seed == Daily(GAME, date(2026, 11, 20)).seed


def test_the_deal_counts_as_it_was_played_the_first_time(open_window: Open) -> None:
    window = opened(open_window)
    first = play_that_of(window, TODAY, GAME)
    window.app.models.daily.choose(TODAY.isoformat())
    counted = told(window)["You"]
    window.press(f"daily-{GAME}")
    window.wait(window.my_turn)
    play_the_day_out(window, choice=-1)
    assert window.host.results[-1].result.scores != first.results[-1].result.scores
    window.app.index_worker.settle()
    assert told(window)["You"] == counted
