"""A report: one deal to send to others, with everything needed to ask the computers again."""

from pathlib import Path

from msgspec.structs import replace

from tests.records.games import index_in, keep
from tests.table.games import played
from tolva_gui.records.persons import FIRST, Owner
from tolva_gui.records.reader import load
from tolva_gui.records.report import player_seed, report
from tolva_gui.records.statistics import DealFilter, statistics
from tolva_gui.records.text import dump

GAME = replace(played("tolva-4", deals=3).record(), notes=((2, "to myself"),), began="2026-05-01T19:30:00")
REPORT = report(GAME, GAME.deals[1], program="tolva-gui 9", budget="400 ms")


def test_it_is_a_record_of_that_deal_alone_that_anybody_can_open() -> None:
    assert load(dump(REPORT)) == REPORT
    (deal,) = REPORT.deals
    assert (deal.number, deal.deck, deal.moves) == (2, GAME.deals[1].deck, GAME.deals[1].moves)
    assert REPORT.start == GAME.deals[1].standing


def test_what_was_noted_of_the_game_is_nobody_elses_business() -> None:
    assert REPORT.notes == ()
    assert "to myself" not in dump(REPORT)


def test_report_names_program_deal_budget_and_seeds() -> None:
    told = [f"{name} {text}" for name, text in REPORT.extra]
    seeds = [player_seed(GAME.seed, seat) for seat in (1, 2, 3)]
    assert told == [
        "x-program tolva-gui 9",
        "x-deal 2",
        "x-budget 400 ms",
        *(f"x-computer {seat} rules seed {seed}" for seat, seed in zip((1, 2, 3), seeds, strict=True)),
    ]
    assert len(set(seeds)) == 3


def test_a_report_among_the_games_is_the_first_persons(tmp_path: Path) -> None:
    """Its computers are not the person whose game it is: it would belong to nobody."""
    index = index_in(tmp_path)
    keep(index, REPORT)
    shown = []
    for owner in (None, Owner((FIRST,), ("p001",)), Owner(("p001",), (FIRST,))):
        index.owner = owner
        shown.append(statistics(index, DealFilter()).deals)
    assert shown == [1, 1, 0]
