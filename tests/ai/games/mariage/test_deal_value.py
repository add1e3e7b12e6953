"""The value of a deal's result: points, and the chance of winning the game."""

import pytest

from tolva_gui.ai.games.mariage.deal_value import DealEvaluator
from tolva_gui.ai.games.mariage.win_chance import chances
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID


def test_chances_are_even_at_level_scores_and_grow_with_the_lead() -> None:
    assert chances((4, 4), 12) == pytest.approx([0.5, 0.5])
    assert chances((0, 0, 0), 12) == pytest.approx([1 / 3] * 3)
    assert chances((6, 4), 12)[0] < chances((10, 8), 12)[0] < chances((11, 8), 12)[0] < 1.0


def test_winner_has_all_chances_and_a_void_changes_nothing() -> None:
    judge = DealEvaluator(BY_ID["tolva-4"].info, 0, (10, 10))
    assert judge.worth(Result((), (12, 11), ranking=((0,),))).chance == 1.0
    assert judge.worth(Result((), (12, 12), ranking=((1,),))).chance == 0.0
    void = judge.worth(Result((), (10, 10), void=True))
    assert void.points == 0.0
    assert void.chance == pytest.approx(0.5, abs=0.05)


def test_points_are_counted_against_the_best_of_the_others() -> None:
    assert DealEvaluator(BY_ID["tolva-3"].info, 1, (3, 3, 3)).worth(Result((), (3, 6, 5))).points == 1.0
