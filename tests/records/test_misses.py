"""Missed choices come back until they have been found often enough."""

from datetime import date, timedelta

import pytest

from tolva_gui.records.index import Index
from tolva_gui.records.judged import INTERVALS, answered, due, keep
from tolva_gui.records.judgements import Miss

pytestmark = pytest.mark.usefixtures("made_index")
TODAY = date(2026, 11, 20)


def miss(moves: int = 4, loss: float = 0.5) -> Miss:
    return Miss("game 1", 2, moves, "play SA", "play S7", loss, TODAY.isoformat())


def test_the_dearest_comes_first_and_none_twice(index: Index) -> None:
    keep(index, miss(4, 0.3))
    keep(index, miss(9, 1.2))
    keep(index, miss(4, 0.3))
    assert [found.moves for found in due(index, TODAY)] == [9, 4]


def test_right_answers_come_back_after_one_three_seven_days(index: Index) -> None:
    keep(index, miss())
    day, days = TODAY, []
    for _ in INTERVALS:
        (asked,) = due(index, day)
        answered(index, asked, right=True, today=day)
        assert due(index, day) == []
        gone = next(number for number in range(1, 30) if due(index, day + timedelta(days=number)))
        days.append(gone)
        day += timedelta(days=gone)
    assert days == [1, 3, 7]
    (asked,) = due(index, day)
    assert answered(index, asked, right=True, today=day) is None
    assert due(index, day + timedelta(days=400)) == []


def test_missed_again_it_begins_anew_the_next_day(index: Index) -> None:
    keep(index, miss())
    (asked,) = due(index, TODAY)
    answered(index, asked, right=True, today=TODAY)
    (asked,) = due(index, TODAY + timedelta(days=1))
    answered(index, asked, right=False, today=TODAY + timedelta(days=1))
    assert due(index, TODAY + timedelta(days=1)) == []
    (asked,) = due(index, TODAY + timedelta(days=2))
    assert asked.stage == 0


def test_kept_misses_do_not_begin_again_when_judged_again(index: Index) -> None:
    keep(index, miss())
    (asked,) = due(index, TODAY)
    answered(index, asked, right=True, today=TODAY)
    keep(index, miss())
    assert due(index, TODAY) == []
