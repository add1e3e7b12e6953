"""The user's results less the master's with the same cards: kept beside the games, counted by week."""

import pytest
from msgspec.structs import replace

from tests.records.games import computer, deal, game, keep, seats
from tolva_gui.records import marks, scan
from tolva_gui.records.branches import key_of
from tolva_gui.records.index import Index
from tolva_gui.records.judged import keep as keep_found
from tolva_gui.records.judgements import Judged, Mastered
from tolva_gui.records.mastered import FEWEST, Gap, Mastery, last_mastered, mastery
from tolva_gui.records.persons import FIRST, Owner
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import DealFilter, reach_of_mean
from tolva_gui.rules.account import ScoreLine

pytestmark = pytest.mark.usefixtures("made_index")
ALL = DealFilter()


def compared(
    index: Index, began: str, *gaps: float, form: str = "tolva-4", player: str = "", helped: bool = False
) -> GameRecord:
    """Keep a game with one deal per figure: the user's lead over the master."""
    deals = [
        deal(no, (0, 0), ScoreLine("vinsten", 0, 1), form=form, helped=helped)
        for no in range(1, len(gaps) + 1)
    ]
    record = game(began, *deals, form=form, people=seats(form, computer("best")))
    if player:
        record = replace(record, extra=((marks.PLAYER, player),))
    keep(index, record)
    for no, gap in enumerate(gaps, start=1):
        keep_found(index, Mastered(key_of(record), no, gap + 1.0, 1.0))
    return record


def test_the_mean_of_a_game_with_its_interval(index: Index) -> None:
    gaps = (-2.0, 0.0, 1.0, -1.0, -3.0)
    compared(index, "2026-11-02T12:00", *gaps)
    reach = reach_of_mean(5, sum(gaps), sum(gap * gap for gap in gaps))
    assert mastery(index, ALL).by_form == (Gap("tolva-4", 5, -1.0, reach),)


def test_of_too_few_deals_there_is_no_interval_and_no_point(index: Index) -> None:
    compared(index, "2026-11-02T12:00", *[1.0] * (FEWEST - 1))
    assert mastery(index, ALL) == Mastery((Gap("tolva-4", FEWEST - 1, 1.0, None),), ())


def test_point_covers_its_week_and_the_three_before(index: Index) -> None:
    compared(index, "2026-10-05T12:00", *[-4.0] * 5)
    compared(index, "2026-10-25T23:30", *[0.0] * 5)
    compared(index, "2026-11-02T12:00", *[2.0] * 10)
    course = mastery(index, ALL).course
    assert [(gap.key, gap.deals, gap.mean) for gap in course] == [
        ("2026-10-05", 5, -4.0),
        ("2026-10-19", 10, -2.0),
        ("2026-11-02", 15, pytest.approx(4 / 3)),
    ]


def test_games_are_not_mixed_and_only_chosen_deals_count(index: Index) -> None:
    compared(index, "2026-11-02T12:00", *[1.0] * 6)
    compared(index, "2026-11-03T12:00", *[-1.0] * 5, form="bondtolva-4")
    every = mastery(index, ALL)
    assert [(gap.key, gap.mean) for gap in every.by_form] == [("tolva-4", 1.0), ("bondtolva-4", -1.0)]
    assert every.course == ()
    assert [gap.key for gap in mastery(index, DealFilter(form="bondtolva-4")).by_form] == ["bondtolva-4"]
    assert mastery(index, DealFilter(since="2026-11-10")) == Mastery()


def test_deals_with_help_do_not_count(index: Index) -> None:
    compared(index, "2026-11-02T12:00", *[5.0] * 6, helped=True)
    assert mastery(index, ALL) == mastery(index, DealFilter(help="with")) == Mastery()


def test_the_last_deal_that_was_compared(index: Index) -> None:
    assert last_mastered(index, ALL) is None
    record = compared(index, "2026-11-03T12:00", 1.0, 2.0)
    compared(index, "2026-11-02T12:00", 1.0, 2.0, 3.0)
    assert last_mastered(index, ALL) == (key_of(record), 2)


def test_the_figures_outlive_the_index(index: Index) -> None:
    compared(index, "2026-11-02T12:00", *[1.0] * 6)
    before = mastery(index, ALL)
    index.throw_away()
    scan.refresh(index)
    assert mastery(index, ALL) == before != Mastery()


def test_each_player_of_the_machine_has_their_own(index: Index) -> None:
    compared(index, "2026-11-02T12:00", *[1.0] * 6)
    compared(index, "2026-11-03T12:00", *[-1.0] * 5, player="p001")
    index.owner = Owner((FIRST,), ("p001",))
    assert [(gap.deals, gap.mean) for gap in mastery(index, ALL).by_form] == [(6, 1.0)]
    index.owner = Owner(("p001",), (FIRST,))
    assert [(gap.deals, gap.mean) for gap in mastery(index, ALL).by_form] == [(5, -1.0)]


def test_what_was_judged_of_a_deal_stays_beside_it(index: Index) -> None:
    record = compared(index, "2026-11-02T12:00", 1.0)
    keep_found(index, Judged(key_of(record), 1, 10, 8, 1.0))
    assert {type(one) for one in index.judgements.all()} == {Judged, Mastered}
