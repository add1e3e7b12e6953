"""The value of a deal's result: points, and the chance of winning the game."""

import pytest

from tolva_gui.ai.games.mariage.deal_value import worth_of_deal
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID

TOLVA = BY_ID["tolva-4"].info


def test_chances_are_even_at_level_scores_and_grow_with_the_lead() -> None:
    level, ahead = (worth_of_deal(Result((), scores), TOLVA, 0, (4, 4)).chance for scores in ((4, 4), (6, 4)))
    assert level == pytest.approx(0.5, abs=0.05)
    assert level < ahead < worth_of_deal(Result((), (11, 8)), TOLVA, 0, (4, 4)).chance < 1.0


def test_winner_has_all_chances_and_a_void_changes_nothing() -> None:
    before = (10, 10)
    assert worth_of_deal(Result((), (12, 11), ranking=((0,),)), TOLVA, 0, before).chance == 1.0
    assert worth_of_deal(Result((), (12, 12), ranking=((1,),)), TOLVA, 0, before).chance == 0.0
    void = worth_of_deal(Result((), before, void=True), TOLVA, 0, before)
    assert void.points == 0.0
    assert void.chance == pytest.approx(0.5, abs=0.05)


def test_points_are_counted_against_the_best_of_the_others() -> None:
    assert worth_of_deal(Result((), (3, 6, 5)), BY_ID["tolva-3"].info, 1, (3, 3, 3)).points == 1.0
