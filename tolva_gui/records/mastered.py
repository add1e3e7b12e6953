"""The user's results compared with the master's on the same cards: a figure without luck.

Per deal that the master has replayed in the user's chair: the user's lead minus the master's. Deals with help are left
out, as the user did not choose alone. Intervals are at 95 %.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records.index import Index
from tolva_gui.records.statistics import DealFilter, condition, reach_of_mean

WEEKS: Final = 4
"""Weeks combined in each point of the curve, since the deals of one are too few."""
FEWEST: Final = 5
"""The fewest deals for a figure."""

_QUERY: Final = """SELECT form, date(substr(began, 1, 10), 'weekday 0', '-6 days') AS monday,
COUNT(*), SUM(own - master), SUM((own - master) * (own - master))
FROM mastered JOIN (SELECT game, deal, form, began FROM deals{where}) USING (game, deal)
GROUP BY form, monday ORDER BY form, monday"""
_LAST: Final = """SELECT game, deal FROM mastered JOIN (SELECT game, deal, began FROM deals{where}) USING (game, deal)
ORDER BY began DESC, game, deal DESC LIMIT 1"""


class Gap(Struct, frozen=True):
    """The mean of the user's lead minus the master's over a number of deals; `reach` is None if they are too few."""

    key: str
    deals: int
    mean: float
    reach: float | None


class Mastery(Struct, frozen=True):
    """A gap per form, the most played first, and for a single form its course.

    The key of a point of the course is the Monday of its week, ISO; it covers the deals of the last `WEEKS` weeks.
    """

    by_form: tuple[Gap, ...] = ()
    course: tuple[Gap, ...] = ()


def mastery(index: Index, choice: DealFilter) -> Mastery:
    """Return the chosen deals' results compared with the master's; raise IndexTrouble."""
    where, values = condition(_alone(choice))
    rows = index.select(_QUERY.format(where=where), values)
    forms = list(dict.fromkeys(form for form, *_ in rows))
    gaps = [_gap(form, [row for row in rows if row[0] == form]) for form in forms]
    return Mastery(
        tuple(sorted(gaps, key=lambda gap: -gap.deals)),
        tuple(_course(rows)) if len(forms) == 1 else (),
    )


def last_mastered(index: Index, choice: DealFilter) -> tuple[str, int] | None:
    """Return the game's key and the number of the last of those deals; raise IndexTrouble."""
    where, values = condition(_alone(choice))
    rows = index.select(_LAST.format(where=where), values)
    return (rows[0][0], rows[0][1]) if rows else None


def _alone(choice: DealFilter) -> DealFilter:
    """Return the filter narrowed to deals without help: to none if those with help were chosen."""
    if choice.help == "with":
        return replace(choice, since="~")  # after every date
    return replace(choice, help="without")


def _course(rows: Sequence[Sequence[Any]]) -> Iterable[Gap]:
    weeks = [(date.fromisoformat(row[1]), row) for row in rows if row[1] is not None]
    for monday, row in weeks:
        first = monday - timedelta(weeks=WEEKS - 1)
        gap = _gap(row[1], [other for when, other in weeks if first <= when <= monday])
        if gap.deals >= FEWEST:
            yield gap


def _gap(key: str, rows: Sequence[Sequence[Any]]) -> Gap:
    deals, total, squares = (sum(row[column] for row in rows) for column in (2, 3, 4))
    return Gap(key, deals, total / deals, reach_of_mean(deals, total, squares))
