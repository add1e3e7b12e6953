"""How good the own choices were, over time."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.records.games import deal, game
from tests.table.games import played
from tolva_gui.records.branches import key_of
from tolva_gui.records.judged import WINDOW, Accuracy, Judged, Lately, course, keep
from tolva_gui.records.library import Library
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import Choice, statistics
from tolva_gui.records.text import dump
from tolva_gui.rules.game import ScoreLine


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games.sqlite")


def kept(library: Library, began: str, *good: int, form: str = "tolva-4") -> GameRecord:
    """A game of as many deals as there are figures: of ten choices so many good, each of the others a point."""
    lines = [deal(no, (0, 0), ScoreLine("vinsten", 0, 1), form=form) for no in range(1, len(good) + 1)]
    record = game(began, *lines, form=form)
    library.keep(record, dump(record))
    for no, count in enumerate(good, start=1):
        keep(library, Judged(key_of(record), no, 10, count, 10.0 - count))
    return record


def test_a_game_is_a_point_in_the_order_in_which_they_were_begun(library: Library) -> None:
    kept(library, "2026-02-01T12:00", 9)
    kept(library, "2026-01-01T12:00", 4, 6)
    told = statistics(library, Choice())
    assert told.judged == (
        Lately(1, "2026-01-01T12:00", 10, 20, 10.0, 10, 20),
        Lately(2, "2026-02-01T12:00", 9, 10, 1.0, 19, 30),
    )
    assert told.accuracy == Accuracy(3, 19, 30, 11.0)


def test_only_the_chosen_deals_are_counted(library: Library) -> None:
    kept(library, "2026-01-01T12:00", 4)
    kept(library, "2026-02-01T12:00", 9, form="bondtolva-4")
    assert statistics(library, Choice(form="bondtolva-4")).accuracy == Accuracy(1, 9, 10, 1.0)
    assert statistics(library, Choice(since="2026-03")).accuracy == Accuracy()


def test_what_was_judged_of_a_game_that_is_not_kept_is_not_counted(library: Library) -> None:
    keep(library, Judged("game of somebody else", 1, 10, 3, 4.0))
    assert statistics(library, Choice()).judged == ()


def test_what_is_judged_again_takes_the_place_of_what_was_found_before(library: Library) -> None:
    record = kept(library, "2026-01-01T12:00", 4)
    keep(library, Judged(key_of(record), 1, 10, 8, 1.0))
    assert statistics(library, Choice()).accuracy == Accuracy(1, 8, 10, 1.0)


def test_the_share_is_taken_over_the_last_games() -> None:
    bad, good = [("2026", 0, 10, 5.0, 1)] * WINDOW, [("2026", 10, 10, 0.0, 1)] * WINDOW
    shares = [lately.good_lately / lately.choices_lately for lately in course([*bad, *good])]
    assert shares[WINDOW - 1] == 0
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_library_of_the_layout_before_opens_with_all_that_it_has(library: Library) -> None:
    record = kept(library, "2026-01-01T12:00")
    library.write("DROP TABLE judged", ())
    library.write("PRAGMA user_version = 4", ())
    games = library.select("SELECT * FROM games")
    keep(library, Judged(key_of(record), 1, 10, 8, 1.0))
    assert library.select("SELECT * FROM games") == games
    assert library.select("SELECT good FROM judged") == [(8,)]


def test_what_was_judged_outlives_damage_to_the_library_as_its_game_does(library: Library) -> None:
    games = [
        replace(played("tolva-4", seed=seed).record(), began="2026-01-01T12:00:00") for seed in range(40)
    ]
    library.keep_all([(record, dump(record)) for record in games])
    for number, record in enumerate(games):
        keep(library, Judged(key_of(record), 1, 10, 9, float(number % 2)))
    data = bytearray(library.path.read_bytes())
    # Somewhere among the records.
    middle = data.index(b"play ", len(data) // 2) // 4096 * 4096
    data[middle : middle + 4096] = b"\xa5" * 4096
    library.path.write_bytes(data)
    library.select("SELECT SUM(length(record)) FROM games")
    found = {record.key for record in library.find()}
    assert 10 < len(found) < 40
    assert {key for (key,) in library.select("SELECT game FROM judged")} == found
