"""The intervals are those of the books: Student's of means and ratios, Wilson's of shares."""

from math import inf
from statistics import stdev

import pytest

from tolva_gui import intervals


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (4, 2.776), (12, 2.179), (99, 1.984), (10_000, 1.960)]
)
def test_student(freedom: int, point: float) -> None:
    assert intervals.student(freedom) == pytest.approx(point, abs=0.01)


def test_a_mean() -> None:
    values = [2.0, -1.0, 0.0, 3.0, 1.0]
    mean, reach = intervals.mean(values)
    assert mean == 1.0
    assert reach == pytest.approx(2.776 * stdev(values) / 5**0.5, rel=0.01)
    assert intervals.mean([3.0]) == (3.0, inf)


def test_a_ratio_of_equal_units_is_a_mean() -> None:
    values = [2.0, -1.0, 0.0, 3.0, 1.0]
    assert intervals.ratio(values, [1.0] * 5) == pytest.approx(intervals.mean(values))
    assert intervals.ratio([1.0], [2.0]) == (0.5, inf)
    assert intervals.ratio([0.0, 0.0], [0.0, 0.0]) == (0.0, inf)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (15, 20, 0.5313, 0.8881)],
)
def test_a_share(won: int, of: int, low: float, high: float) -> None:
    assert intervals.share(won, of) == pytest.approx((low, high), abs=1e-4)
