"""The quality of the user's own choices over time."""

import pytest

from tests.records.games import deal, game, keep
from tolva_gui.records import judged as judgements
from tolva_gui.records.branches import key_of
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import WINDOW, Accuracy, DealFilter, Lately, lately, statistics
from tolva_gui.rules.account import ScoreLine

pytestmark = pytest.mark.usefixtures("made_index")


def kept(index: Index, began: str, *good: int, form: str = "tolva-4") -> GameRecord:
    """Keep a game with one deal per figure: the number of good choices out of ten; the others cost one point each."""
    lines = [deal(no, (0, 0), ScoreLine("vinsten", 0, 1), form=form) for no in range(1, len(good) + 1)]
    record = game(began, *lines, form=form)
    keep(index, record)
    for no, count in enumerate(good, start=1):
        judgements.keep(index, Judged(key_of(record), no, 10, count, 10.0 - count))
    return record


def test_a_game_is_a_point_in_the_order_in_which_they_were_begun(index: Index) -> None:
    kept(index, "2026-02-01T12:00", 9)
    kept(index, "2026-01-01T12:00", 4, 6)
    told = statistics(index, DealFilter())
    assert told.judged == (
        Lately(1, "2026-01-01T12:00", 10, 20, 10.0, 10, 20),
        Lately(2, "2026-02-01T12:00", 9, 10, 1.0, 19, 30),
    )
    assert told.accuracy == Accuracy(3, 19, 30, 11.0)


def test_only_the_chosen_deals_are_counted(index: Index) -> None:
    kept(index, "2026-01-01T12:00", 4)
    kept(index, "2026-02-01T12:00", 9, form="bondtolva-4")
    assert statistics(index, DealFilter(form="bondtolva-4")).accuracy == Accuracy(1, 9, 10, 1.0)
    assert statistics(index, DealFilter(since="2026-03")).accuracy == Accuracy()


def test_judgements_of_lost_games_are_not_counted(index: Index) -> None:
    judgements.keep(index, Judged("game of somebody else", 1, 10, 3, 4.0))
    assert statistics(index, DealFilter()).judged == ()


def test_new_judgement_replaces_the_old(index: Index) -> None:
    record = kept(index, "2026-01-01T12:00", 4)
    judgements.keep(index, Judged(key_of(record), 1, 10, 8, 1.0))
    assert statistics(index, DealFilter()).accuracy == Accuracy(1, 8, 10, 1.0)


def test_the_share_is_taken_over_the_last_games() -> None:
    bad, good = [("2026", 0, 10, 5.0, 1)] * WINDOW, [("2026", 10, 10, 0.0, 1)] * WINDOW
    shares = [after.good_lately / after.choices_lately for after in lately([*bad, *good])]
    assert shares[WINDOW - 1] == 0
    assert shares == sorted(shares)
    assert shares[-1] == 1
