"""Missed choices come back until they have been found often enough."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.games import played
from tolva_gui.records.branches import key_of
from tolva_gui.records.library import Library
from tolva_gui.records.misses import INTERVALS, Miss, answered, due, keep
from tolva_gui.records.text import dump

TODAY = date(2026, 11, 20)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games.sqlite")


def miss(moves: int = 4, loss: float = 0.5) -> Miss:
    return Miss("game 1", 2, moves, "play SA", "play S7", loss, TODAY.isoformat())


def test_nothing_is_due_where_nothing_is_kept(library: Library) -> None:
    assert due(library, TODAY) == []
    assert not library.path.exists()


def test_the_dearest_comes_first_and_none_twice(library: Library) -> None:
    keep(library, miss(4, 0.3))
    keep(library, miss(9, 1.2))
    keep(library, miss(4, 0.3))
    assert [found.moves for found in due(library, TODAY)] == [9, 4]


def test_found_right_it_comes_back_after_one_three_and_seven_days_and_is_done_with(library: Library) -> None:
    keep(library, miss())
    day, days = TODAY, []
    for _ in INTERVALS:
        (asked,) = due(library, day)
        answered(library, asked, right=True, today=day)
        assert due(library, day) == []
        gone = next(number for number in range(1, 30) if due(library, day + timedelta(days=number)))
        days.append(gone)
        day += timedelta(days=gone)
    assert days == [1, 3, 7]
    (asked,) = due(library, day)
    assert answered(library, asked, right=True, today=day) is None
    assert due(library, day + timedelta(days=400)) == []


def test_missed_again_it_begins_anew_the_next_day(library: Library) -> None:
    keep(library, miss())
    (asked,) = due(library, TODAY)
    answered(library, asked, right=True, today=TODAY)
    (asked,) = due(library, TODAY + timedelta(days=1))
    answered(library, asked, right=False, today=TODAY + timedelta(days=1))
    assert due(library, TODAY + timedelta(days=1)) == []
    (asked,) = due(library, TODAY + timedelta(days=2))
    assert asked.stage == 0


def test_what_has_been_kept_is_not_begun_anew_by_judging_the_deal_again(library: Library) -> None:
    keep(library, miss())
    (asked,) = due(library, TODAY)
    answered(library, asked, right=True, today=TODAY)
    keep(library, miss())
    assert due(library, TODAY) == []


def test_what_was_missed_outlives_damage_to_the_library_as_its_game_does(library: Library) -> None:
    games = [
        replace(played("tolva-4", seed=seed).record(), began="2026-01-01T12:00:00") for seed in range(40)
    ]
    library.keep_all([(game, dump(game)) for game in games])
    for game in games:
        keep(library, replace(miss(), game=key_of(game)))
    data = bytearray(library.path.read_bytes())
    # Somewhere among the records.
    middle = data.index(b"play ", len(data) // 2) // 4096 * 4096
    data[middle : middle + 4096] = b"\xa5" * 4096
    library.path.write_bytes(data)
    library.select("SELECT SUM(length(record)) FROM games")
    kept = {game.key for game in library.find()}
    assert 10 < len(kept) < 40
    assert {found.game for found in due(library, TODAY)} == kept
