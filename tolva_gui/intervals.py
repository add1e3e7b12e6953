"""95 % intervals of means, ratios and shares."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""The 97.5 % point of the normal distribution."""
_STUDENT: Final = (12.706, 4.303, 3.182)
"""The same of Student's for 1, 2 and 3 degrees of freedom, for which the series below is too rough."""


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution (Cornish-Fisher; error below 0.01)."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def reach_of_mean(count: int, total: float, squares: float) -> float:
    """Return half the interval of a mean, from the count (at least 2), sum and sum of squares of its values."""
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    return student(count - 1) * sqrt(variance / count)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of at least one value and half its interval, infinite for a single one."""
    count, total = len(values), sum(values)
    if count < 2:
        return total / count, inf
    return total / count, reach_of_mean(count, total, sum(value * value for value in values))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """Return the ratio of the sums over independent units, and half its interval, infinite for a single unit."""
    units, whole = len(parts), sum(wholes)
    found = sum(parts) / whole if whole else 0.0
    if units < 2 or not whole:
        return found, inf
    spread = sum((part - found * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    return found, student(units - 1) * sqrt(spread * units / (units - 1)) / whole


def share(won: float, of: float) -> tuple[float, float]:
    """Return Wilson's interval of a share, valid for small totals too; from 0 to 1 for none."""
    if not of:
        return 0.0, 1.0
    square, found = NORMAL**2, won / of
    middle = (found + square / (2 * of)) / (1 + square / of)
    reach = NORMAL * sqrt(found * (1 - found) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)
