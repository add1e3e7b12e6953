"""Statistics: correct counts, honest about chance, and few queries whatever the number of deals."""

import sqlite3

import pytest
from msgspec.structs import replace

from tests.records import games
from tests.records.games import computer, deal, fill, game, gubbe_deal, seats
from tolva_gui.records.game_rows import rows_of
from tolva_gui.records.index import Index
from tolva_gui.records.record import GameRecord, SeatSetup
from tolva_gui.records.statistics import DealFilter, Deeds, LineCount, Share, Statistics, statistics
from tolva_gui.rules.account import ScoreLine

TRUMF, TJOG, VIV = ScoreLine("meld", 0, 2), ScoreLine("meld", 1, 1), ScoreLine("meld", 0, 1)
VINSTEN, SISTAN = ScoreLine("vinsten", 0, 1), ScoreLine("sistan", 1, 1)


def keep(index: Index, *records: GameRecord) -> None:
    games.keep(index, *(replace(record, seed=no) for no, record in enumerate(records)))


def of(index: Index, **choice: str) -> Statistics:
    return statistics(index, DealFilter(**choice))  # type: ignore[arg-type]


def won(began: str, people: tuple[SeatSetup, ...] | None = None) -> GameRecord:
    return game(began, deal(1, (11, 0), VINSTEN, SISTAN, winner=0), people=people)


def lost(began: str) -> GameRecord:
    return game(began, deal(1, (0, 11), SISTAN, winner=1))


def test_what_a_deal_gave_to_whom(index: Index) -> None:
    keep(index, game("2026-01-01T12:00", deal(1, (3, 4), TRUMF, TJOG, VIV, VINSTEN, SISTAN)))
    told = of(index)
    assert (told.points.own, told.points.others, told.points.lead) == (4, 2, 2)
    assert told.lines == (
        LineCount("trumf", 2, 1, 0, 0),
        LineCount("tjog", 0, 0, 1, 1),
        LineCount("viv", 1, 1, 0, 0),
        LineCount("vinsten", 1, 1, 0, 0),
        LineCount("sistan", 0, 0, 1, 1),
    )
    assert told.games == Share(0, 0)


def test_with_three_sides_the_others_count_on_average(index: Index) -> None:
    lines = (ScoreLine("meld", 1, 2), ScoreLine("vinsten", 2, 1), ScoreLine("sistan", 2, 1))
    keep(index, game("2026-01-01T12:00", deal(1, (0, 0, 0), *lines, form="tolva-3"), form="tolva-3"))
    told = of(index)
    assert (told.points.own, told.points.others) == (0, 2)
    assert told.fair == pytest.approx(1 / 3)


def test_gubbar_tried_and_made_by_both(index: Index) -> None:
    keep(
        index,
        game("2026-01-01T12:00", gubbe_deal(1, 0, "half", made=True), gubbe_deal(2, 2, "half", made=False)),
        game("2026-01-02T12:00", gubbe_deal(1, 1, "whole", made=False)),
    )
    assert of(index).deeds == (
        Deeds("half", Share(1, 2), Share(0, 0)),
        Deeds("whole", Share(0, 0), Share(0, 1)),
    )


def test_who_did_not_sit_there_has_no_statistics() -> None:
    record = game("2026-01-01T12:00", deal(1, (0, 0), VINSTEN), people=(SeatSetup("person", "Åke"),) * 4)
    assert [table for table, _ in rows_of(record, "")] == ["games", "marks"]


@pytest.mark.parametrize(
    ("opponents", "name"),
    [
        ((computer("best"),), "level best"),
        ((computer("best"), computer("best"), computer("rules")), "mixed"),
        ((SeatSetup("person", "Bo"), computer("best"), SeatSetup("person", "Åke")), "person Bo, Åke"),
        ((SeatSetup("person", "Bo"), computer("best"), computer("best")), "mixed"),
    ],
)
def test_who_the_opponents_are(opponents: tuple[SeatSetup, ...], name: str) -> None:
    record = game("2026-01-01T12:00", deal(1, (0, 0), VINSTEN), people=seats("tolva-4", *opponents))
    (row,) = dict(rows_of(record, ""))["deals"]
    assert name in row


def test_games_and_deals_by_form_opponent_and_time(index: Index) -> None:
    rules = seats("tolva-4", computer("rules"))
    keep(index, won("2025-01-01T12:00"), lost("2026-01-01T12:00"), won("2026-02-01T12:00", people=rules))
    assert of(index).games == Share(2, 3)
    assert of(index, opponent="level rules").games == Share(1, 1)
    assert of(index, since="2026-01-01").games == Share(1, 2)
    assert of(index, form="tolva-3").deals == 0
    told = of(index, since="2026-02-01")
    assert told.opponents == ("level best", "level rules")
    assert told.games_by_opponent == (("level rules", Share(1, 1)),)


def test_helped_deals_stand_apart(index: Index) -> None:
    first, second = deal(1, (0, 0), TRUMF, helped=True), deal(2, (2, 0), VINSTEN, winner=0)
    keep(index, game("2026-01-01T12:00", first, second), won("2026-01-02T12:00"))
    assert (of(index).helped, of(index).games) == (1, Share(2, 2))
    without, helped = of(index, help="without"), of(index, help="with")
    assert (without.deals, without.games) == (2, Share(1, 1))
    assert (helped.deals, helped.games) == (1, Share(1, 1))


def test_the_course_and_the_streaks(index: Index) -> None:
    keep(
        index,
        *(make(f"2026-01-0{day}T12:00") for day, make in enumerate((won, won, lost, won, lost, lost), 1)),
    )
    told = of(index)
    assert [moment.share.won for moment in told.course] == [1, 2, 2, 3, 3, 3]
    assert told.course[-1].number == 6
    assert told.streaks.recent == (True, True, False, True, False, False)
    assert (told.streaks.current, told.streaks.longest) == (-2, 2)


def test_the_longest_streak_is_of_games_won(index: Index) -> None:
    games_of = (won, lost, lost, lost)
    keep(index, *(make(f"2026-01-0{day}T12:00") for day, make in enumerate(games_of, 1)))
    streaks = of(index).streaks
    assert (streaks.current, streaks.longest) == (-3, 1)


def test_a_game_that_goes_on_counts_its_deals_once(index: Index) -> None:
    began = "2026-01-01T12:00"
    keep(index, game(began, deal(1, (0, 0), VINSTEN)))
    keep(index, game(began, deal(1, (0, 0), VINSTEN), deal(2, (1, 0), SISTAN)))
    assert of(index).deals == 2


def test_many_deals_take_as_many_questions_as_five(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    connect = sqlite3.connect

    def listening(*arguments: object, **more: object) -> sqlite3.Connection:
        connection = connect(*arguments, **more)  # type: ignore[call-overload]
        connection.set_trace_callback(asked.append)
        return connection  # type: ignore[no-any-return]

    def questions(games: int) -> tuple[int, int]:
        fill(index, games)
        monkeypatch.setattr(sqlite3, "connect", listening)
        asked.clear()
        told = of(index)
        monkeypatch.undo()
        return told.deals, len(asked)

    few, many = questions(1), questions(300)
    assert many[0] > 1400 > few[0]
    assert many[1] == few[1] < 15
    assert len(of(index).course) <= 240
