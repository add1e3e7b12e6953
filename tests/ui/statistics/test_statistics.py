"""The statistics page, driven as by a person."""

from datetime import date, timedelta
from typing import Any

from tests.cases import cases
from tests.records.games import deal, fill, game
from tests.records.games import keep as keep_games
from tests.ui.conftest import Open, Window
from tolva_gui import paths
from tolva_gui.records.index import Index
from tolva_gui.records.judged import keep
from tolva_gui.records.judgements import Judged
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.account import ScoreLine


def index(window: Window) -> Index:
    return Index(paths.data_dir(), paths.cache_dir())


def shown(window: Window, name: str) -> Any:
    return window.app.models.statistics.property(name)


def headlines(window: Window) -> list[str]:
    rows = window.app.models.statistics.property("headlines")
    return [f"{row['figure']} {row['text']}" for row in rows]


def won(day: date, *, helped: bool = False) -> GameRecord:
    line = ScoreLine("vinsten", 0, 1)
    return game(f"{day.isoformat()}T12:00:00", deal(1, (11, 0), line, winner=0, helped=helped))


def opened(open_window: Open, games: int = 0, language: str = "en") -> Window:
    window = open_window()
    window.app.settings.set("language", language)
    if games:
        fill(index(window), games)
    window.key("F4")
    window.item("statisticsPage")
    return window


def test_the_page_opens_and_closes_and_empty_invites_to_play(open_window: Open) -> None:
    window = opened(open_window)
    assert window.find("shareChart") is None
    window.key("F4")
    window.wait(lambda: window.find("statisticsPage") is None)
    window.key("F3")
    window.press("toStatistics")
    window.item("statisticsPage")
    window.key("Escape")
    window.item("historyPage")
    window.key("F4")
    window.press("playFirst")
    window.wait(lambda: window.find("statisticsPage") is None)
    window.item("lobby")


def test_what_is_chosen_by_mouse_or_by_keyboard_is_shown(open_window: Open) -> None:
    window = opened(open_window, 30)
    every = shown(window, "deals")
    window.key("Tab", "Right")
    assert str(shown(window, "chosen")["opponent"]).startswith("level")
    window.key("Left")
    assert shown(window, "deals") == every
    stepper = window.item("statistics-form")
    window.click(stepper, stepper.boundingRect().center() * 1.7)
    assert shown(window, "chosen")["form"] == "tolva-4"
    assert 0 < int(str(shown(window, "deals"))) < int(str(every))
    window.press("choice-with")
    helped = int(str(shown(window, "deals")))
    window.press("choice-without")
    assert helped > 0
    assert shown(window, "chosen")["help"] == "without"


def test_helped_deals_apart_and_a_span_of_time(open_window: Open) -> None:
    window = opened(open_window)
    today = date.today()
    records = [won(today, helped=True), won(today - timedelta(days=9)), won(today - timedelta(days=400))]
    keep_games(index(window), *records)
    statistics = window.app.models.statistics
    statistics.refresh()
    assert headlines(window)[3] == "3 deals played"
    statistics.choose("period", "year")
    assert shown(window, "deals") == 2
    statistics.choose("help", "without")
    assert headlines(window)[0] == "100% 1 of 1 games won"
    statistics.choose("form", "tolva-3")
    forms = shown(window, "choices")["form"]
    assert "tolva-3" in [row["value"] for row in forms], "the stepper says what has been chosen"
    window.press("showAll")
    assert shown(window, "deals") == 3


def test_pointing_at_the_chart_tells_a_game(open_window: Open) -> None:
    window = opened(open_window, 10)
    chart = window.item("shareChart")
    window.point_at(chart)
    window.wait(lambda: chart.property("at") >= 0)
    window.settle()  # the pointer has come to rest
    chart.forceActiveFocus()
    before = chart.property("at")
    window.key("Left" if before else "Right")
    assert chart.property("at") == (before - 1 if before else 1)


@cases(
    "language, figures", [("sv", ("55 %", "1 033")), ("en", ("55%", "1,033"))], usual=["sv-('55 %', '1 033')"]
)
def test_numbers_are_written_as_in_the_language(
    window: Window, language: str, figures: tuple[str, str]
) -> None:
    window.app.settings.set("language", language)
    fill(index(window), 205)
    window.app.models.statistics.refresh()
    told = [line.replace("\u00a0", " ").replace("\u202f", " ") for line in headlines(window)]
    assert told[0].startswith(figures[0])
    assert told[3].startswith(figures[1])


def test_one_deal_is_not_several(window: Window) -> None:
    keep_games(index(window), game("2026-01-01T12:00:00", deal(1, (1, 0))))
    window.app.models.statistics.refresh()
    assert {row["deals"] for row in window.app.models.statistics.property("leads")} == {"1 deal"}
    assert headlines(window)[-1] == "1 deal played"


def test_good_choices_over_time_begin_with_the_first_judged_deal(open_window: Open) -> None:
    window = opened(open_window, 3)
    assert window.find("accuracyChart") is None
    assert "has been judged in its review" in str(window.item("accuracyTold").property("text"))
    rows = index(window).select("SELECT game, MIN(began) FROM deals WHERE form = 'tolva-4' GROUP BY game")
    for number, (key, _) in enumerate(rows):
        keep(index(window), Judged(key, 1, 10, 6 + number, 2.5))
    window.app.models.statistics.refresh()
    chart = window.item("accuracyChart")
    points = window.app.models.statistics.property("judged")
    assert len(points) == len(rows)
    chart.forceActiveFocus()
    window.key("Left")
    assert chart.property("at") in range(len(rows))
    assert "of 10 choices were good" in points[0]["text"]
    assert "judged" in str(window.item("accuracyTold").property("text"))


def test_a_damaged_index_is_made_again_while_the_page_waits(window: Window) -> None:
    fill(index(window), 3)
    index(window).path.write_bytes(b"rubbish" * 1000)
    window.key("F4")
    window.item("statisticsPage")
    window.wait(lambda: int(str(shown(window, "deals"))) > 0)
    assert window.notices() == []
