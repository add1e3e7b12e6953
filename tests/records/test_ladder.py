"""The ladder: steps won by fair games, goals by deals without help."""

from sqlite3 import Connection
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.records.games import computer, deal, game, gubbe_deal, keep, seats
from tests.table.games import played as played_games
from tolva_gui.records import judged
from tolva_gui.records.branches import key_of
from tolva_gui.records.game_rows import LineRow
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged
from tolva_gui.records.ladder import Climb, GoalName, climb, goals_of
from tolva_gui.records.record import GameRecord
from tolva_gui.rules.account import ScoreLine
from tolva_gui.words import sentences as words

LEVELS = ("stina", "algot")
POINTS = ScoreLine("vinsten", 0, 1)


def played(level: str, outcomes: str, *, helped: bool = False) -> list[GameRecord]:
    """Return one game per letter: won or lost."""
    return [
        game(
            f"2026-01-{no + 1:02}T12:00",
            deal(1, (11, 11), replace(POINTS, side=int(how == "l")), winner=int(how == "l"), helped=helped),
            people=seats("tolva-4", computer(level)),
        )
        for no, how in enumerate(outcomes)
    ]


def climbed(index: Index, *records: GameRecord) -> Climb:
    keep(index, *(replace(one, seed=no) for no, one in enumerate(records)))
    return climb(index, "tolva-4", LEVELS, judged=True)


def test_nothing_is_won_before_a_game(index: Index) -> None:
    found = climb(index, "tolva-4", LEVELS, judged=True)
    assert [rung.won for rung in found.rungs] == [False, False]
    assert [goal.name for goal in found.goals] == ["risk", "clean", "first", "three"]
    assert not any(goal.reached for goal in found.goals)


@pytest.mark.parametrize(
    ("outcomes", "won"),
    [("w", False), ("ww", True), ("wlw", True), ("wllw", False), ("wlwlll", True), ("lll", False)],
)
def test_a_step_is_won_by_two_of_three_and_stays_won(index: Index, outcomes: str, won: bool) -> None:
    found = climbed(index, *played("stina", outcomes))
    assert [rung.won for rung in found.rungs] == [won, False]


def test_games_with_help_and_against_others_do_not_count(index: Index) -> None:
    found = climbed(index, *played("stina", "www", helped=True), *played("mormor", "www"))
    assert [(rung.won, rung.games) for rung in found.rungs] == [(False, 0), (False, 0)]


def test_goals_of_the_family(index: Index) -> None:
    kept = game("2026-02-01T12:00", gubbe_deal(1, 0, "half", made=True))
    found = climbed(index, kept, *played("stina", "ww"))
    assert {goal.name: (goal.reached, goal.best) for goal in found.goals} == {
        "risk": (True, 1),
        "clean": (False, 0),
        "first": (True, 1),
        "three": (False, 2),
    }


@pytest.mark.parametrize(
    ("good", "helped", "reached"), [(7, False, True), (6, False, False), (7, True, False)]
)
def test_deal_gives_nothing_away_when_all_own_choices_were_good(
    index: Index, good: int, helped: bool, reached: bool
) -> None:
    (record,) = played("stina", "l", helped=helped)
    keep(index, record)
    judged.keep(index, Judged(key_of(record), 1, choices=7, good=good, lost=0.0))
    goal = {goal.name: goal for goal in climb(index, "tolva-4", LEVELS, judged=True).goals}["clean"]
    assert goal.reached == reached


def test_what_cannot_be_judged_is_no_goal() -> None:
    assert "clean" not in goals_of("svarte-petter", judged=False)


def test_own_contracts_count_in_a_row(index: Index) -> None:
    record = played_games("lomber", deals=1).record()
    keep(index, record)
    key = key_of(record)
    rows = list[LineRow]()
    deals = list[tuple[object, ...]]()
    for number, line in enumerate(("own made", "own made", "others made", "own made", "own lost"), start=1):
        who, _, how = line.partition(" ")
        mine = int(who == "own")
        deals.append((key, number))
        rows.append(LineRow(key, number, f"deed spader {how}", 0, 0, mine, 0, 1 - mine))

    def replace_rows(connection: Connection) -> None:
        connection.execute("DELETE FROM lines")
        connection.execute("DELETE FROM deals")
        insert = "INSERT INTO deals (game, deal, form, began, helped) VALUES (?, ?, 'lomber', '2026', 0)"
        connection.executemany(insert, deals)
        connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)

    index.do(replace_rows)
    goal = climb(index, "lomber", LEVELS, judged=True).goals[0]
    assert (goal.name, goal.best, goal.reached) == ("deed", 3, True)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_each_goal_is_said(lang: words.Language) -> None:
    assert all(words.shared_texts("goals", lang)[name] for name in get_args(GoalName))


def test_a_gubbe_of_the_others_or_one_that_failed_is_no_goal(index: Index) -> None:
    failed = game("2026-02-01T12:00", gubbe_deal(1, 0, "half", made=False))
    theirs = game("2026-02-02T12:00", gubbe_deal(1, 1, "half", made=True))
    assert not climbed(index, failed, theirs).goals[0].reached


@pytest.mark.parametrize(("made", "best"), [("11111", 5), ("1101111", 4), ("111111", 5)])
def test_bids_of_plump_have_to_be_made_in_a_row(index: Index, made: str, best: int) -> None:
    scores = (0,) * 4
    deals = [
        deal(no + 1, scores, ScoreLine("bid", 1 - int(how), 10), form="plump") for no, how in enumerate(made)
    ]
    record = game("2026-01-01T12:00", *deals, form="plump", people=seats("plump", computer("stina")))
    keep(index, record)
    goal = climb(index, "plump", LEVELS, judged=True).goals[0]
    assert (goal.name, goal.best, goal.reached) == ("bids", best, best == 5)


@pytest.mark.parametrize(("place", "good"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_of_four_the_first_two_have_a_good_game(index: Index, place: int, good: int) -> None:
    order = [1, 2, 3]
    order.insert(place - 1, 0)
    ended = deal(1, (0,) * 4, ScoreLine("bid", order[0], 10), form="plump")
    assert ended.result is not None
    ended = replace(ended, result=replace(ended.result, ranking=tuple((side,) for side in order)))
    keep(index, game("2026-01-01T12:00", ended, form="plump", people=seats("plump", computer("stina"))))
    rung = climb(index, "plump", LEVELS, judged=True).rungs[0]
    assert (rung.good, rung.games) == (good, 1)
