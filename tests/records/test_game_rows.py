"""The index rows of every game: final places and score lines."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.records.games import deal, game, keep
from tests.table.games import at_random
from tolva_gui.records.index import Index
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import DealFilter, statistics
from tolva_gui.rules.account import Result, ScoreLine


def played(game: str, seats: int, seed: int, **options: Any) -> GameRecord:
    """Play a whole game with random moves."""
    host = at_random(game, seats, seed, **options)
    return replace(host.record(), began=f"2026-01-{seed + 1:02}T12:00:00")


def test_who_shares_a_place_takes_up_as_many() -> None:
    result = Result((), (0,) * 4, ranking=((2,), (0, 1), (3,)))
    assert [result.place(side) for side in range(5)] == [2, 2, 1, 4, None]


def test_the_lines_of_a_deal_add_up_to_its_points(index: Index) -> None:
    keep(index, *(played(game, 4, seed) for seed, game in enumerate(("plump", "kasino", "svarte-petter"))))
    rows = index.select(
        "SELECT points, others, (SELECT SUM(own) FROM lines l WHERE l.game = d.game AND l.deal = d.deal),"
        " (SELECT SUM(others) FROM lines l WHERE l.game = d.game AND l.deal = d.deal) FROM deals d"
    )
    assert rows
    assert all((points, others) == (own or 0, theirs or 0) for points, others, own, theirs in rows)


def test_bids_met_are_counted_with_how_often(index: Index) -> None:
    record = played("plump", 4, 1)
    keep(index, record)
    met = sum(
        any(line.kind == "bid" and line.side == 0 for line in deal.result.lines)
        for deal in record.deals
        if deal.result
    )
    (line,) = [line for line in statistics(index, DealFilter()).lines if line.kind == "bid"]
    assert line.own_times == pytest.approx(met / len(record.deals))


def test_everybody_but_the_loser_has_won(index: Index) -> None:
    records = [played("svarte-petter", 5, seed) for seed in range(8)]
    keep(index, *records)
    told = statistics(index, DealFilter())
    lost = sum(record.deals[-1].result.ranking[-1] == (0,) for record in records if record.deals[-1].result)
    assert (told.games.won, told.games.of) == (8 - lost, 8)
    assert told.fair == pytest.approx(4 / 5)
    (line,) = told.lines
    assert (line.kind, line.own) == ("petter", lost / 8)


def test_sistan_of_other_games_is_not_counted_as_tolvas(index: Index) -> None:
    keep(index, played("kasino", 2, 3))
    tolva = game("2026-01-01T12:00", deal(1, (0, 0), ScoreLine("sistan", 0, 1)))
    keep(index, tolva)
    (line,) = statistics(index, DealFilter(form="tolva-4")).lines
    assert (line.kind, line.own, line.others) == ("sistan", 1, 0)
    assert statistics(index, DealFilter()).lines == ()


def test_partners_of_an_option_are_one_side(index: Index) -> None:
    record = played("kasino", 4, 5, partners=True)
    keep(index, record)
    (kept,) = index.find()
    assert len(kept.scores) == 2
    assert kept.ranking == record.deals[-1].result.ranking  # type: ignore[union-attr]
    assert statistics(index, DealFilter()).others == 1


def test_a_game_that_began_with_other_scores_is_not_won(index: Index) -> None:
    """A record edited to 11–4 and finished counted as a game won."""
    record = played("plocketolva", 2, 1)
    edited = replace(record, seed=2, start=replace(record.start, scores=(11, 4)))
    keep(index, record, edited)
    assert index.select("SELECT COUNT(*) FROM deals WHERE won IS NOT NULL") == [(1,)]
    assert statistics(index, DealFilter()).deals == 2 * len(record.deals)
