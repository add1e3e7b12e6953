"""Statistics of the kept games from the user's seat: shares, means and counts with their uncertainty.

SQLite answers everything in a few queries, whatever the number of deals. A deal counts once finished, a game in the
deal that ends it. Intervals are at 95 %.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct

from tolva_gui import intervals
from tolva_gui.records.index import Index
from tolva_gui.rules.catalog import BY_ID

T = TypeVar("T")
Help = Literal["", "without", "with"]
FEWEST: Final = 5
"""The fewest values for the interval of a mean."""
MOST_POINTS: Final = 240
"""The most points of a chart."""
WINDOW: Final = 10
"""The number of games in the moving share of good choices: one game says little, all games hide progress."""
RECENT: Final = 40
"""The number of games whose outcomes are listed one by one."""


class DealFilter(Struct, frozen=True):
    """A choice of deals. Empty: all. `opponent` as in `DealRow`, `since` an ISO date.

    *without*: forms left out unless one is chosen, since games of luck say nothing about a player. *unscored*: forms
    without points, left out of point totals.
    """

    form: str = ""
    opponent: str = ""
    help: Help = ""
    since: str = ""
    without: tuple[str, ...] = ()
    unscored: tuple[str, ...] = ()


class Share(Struct, frozen=True):
    """A count of a total, with the interval of the share."""

    won: int
    of: int

    @property
    def share(self) -> float:
        """From 0 to 1; 0 if the total is 0."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, valid for small totals too."""
        return intervals.share(self.won, self.of)


class Points(Struct, frozen=True):
    """Points per deal: own, the others' on average, and the lead. `reach`: half the interval, None for few deals."""

    key: str
    deals: int
    own: float
    others: float
    reach: float | None

    @property
    def lead(self) -> float:
        """Own minus others."""
        return self.own - self.others


class LineCount(Struct, frozen=True):
    """A line of the sheets: points and frequency per deal, own and of each other side."""

    kind: str
    own: float
    own_times: float
    others: float
    other_times: float


class Deeds(Struct, frozen=True):
    """Undertakings of one name: made and tried, own and others'."""

    what: str
    own: Share
    others: Share


class Moment(Struct, frozen=True):
    """The course after a game: its number, its start, the share won so far."""

    number: int
    began: str
    share: Share


class Lately(Struct, frozen=True):
    """After a judged game, `number` from 1: its own good choices, and those of the last games together."""

    number: int
    began: str
    good: int
    choices: int
    lost: float
    good_lately: int
    choices_lately: int


class Accuracy(Struct, frozen=True):
    """Totals over all judged deals."""

    deals: int = 0
    good: int = 0
    choices: int = 0
    lost: float = 0.0


class Streaks(Struct, frozen=True):
    """`recent`: the last games in order. `current` is negative during a losing streak."""

    recent: tuple[bool, ...] = ()
    current: int = 0
    longest: int = 0


class Statistics(Struct, frozen=True):
    """Everything that the page shows for one choice. `fair`: the share of a side among equals."""

    games: Share
    deals: int
    helped: int
    fair: float
    points: Points
    by_form: tuple[Points, ...]
    by_opponent: tuple[Points, ...]
    games_by_form: tuple[tuple[str, Share], ...]
    games_by_opponent: tuple[tuple[str, Share], ...]
    lines: tuple[LineCount, ...]
    """The common lines of the sheets: none if the deals are of games of several families."""
    deeds: tuple[Deeds, ...]
    """The deeds of the same games."""
    place: float | None
    """The average final place of the user's side, None if no game has ended."""
    others: float
    """The average number of other sides in a deal."""
    course: tuple[Moment, ...]
    judged: tuple[Lately, ...]
    """The quality of the user's choices, after each game with judged deals."""
    accuracy: Accuracy
    streaks: Streaks
    forms: tuple[str, ...]
    opponents: tuple[str, ...]
    """The values to choose from, independent of the choice."""


_LEAD: Final = "points - 1.0 * others / other_sides"
_SUMS: Final = (
    f"COUNT(*), SUM(points), SUM(1.0 * others / other_sides), SUM({_LEAD}), SUM(({_LEAD}) * ({_LEAD}))"
)
_ENDINGS: Final = """SELECT AVG(1.0 * COALESCE(winners, 1) / (other_sides + 1)),
AVG(CASE WHEN won IS NOT NULL THEN place END), AVG(other_sides)
FROM (SELECT game, won, place, other_sides FROM deals{where}) AS chosen JOIN games ON games.key = chosen.game"""
_LINES: Final = """WITH chosen AS (SELECT * FROM deals{where}), every AS (SELECT COUNT(*) AS deals FROM deals{where})
SELECT kind, 1.0 * SUM(lines.own) / deals, 1.0 * SUM(lines.own_times) / deals,
SUM(1.0 * lines.others / other_sides) / deals, SUM(1.0 * lines.other_times / other_sides) / deals
FROM lines JOIN chosen USING (game, deal), every WHERE kind NOT LIKE 'deed %'
GROUP BY kind ORDER BY AVG(nth), kind"""
_DEEDS: Final = """SELECT kind, SUM(lines.own_times), SUM(lines.other_times) FROM lines
JOIN (SELECT game, deal FROM deals{where}) USING (game, deal) WHERE kind LIKE 'deed %' GROUP BY kind"""
_JUDGED: Final = """SELECT MIN(began), SUM(good), SUM(choices), SUM(lost), COUNT(*) FROM judged
JOIN (SELECT game, deal, began FROM deals{where}) USING (game, deal) GROUP BY game ORDER BY MIN(began), game"""


def statistics(index: Index, choice: DealFilter) -> Statistics:
    """Return the statistics of the chosen deals; raise IndexTrouble."""
    queries = _queries(choice)
    found = dict(zip(queries, index.select_all(list(queries.values())), strict=True))
    ((deals, helped),) = found["total"] or [(0, 0)]
    alike = _alike([form for form, *_ in found["form"]])
    outcomes = [bool(won) for _, won in found["games"]]
    return Statistics(
        games=Share(sum(outcomes), len(outcomes)),
        deals=deals,
        helped=helped or 0,
        fair=found["endings"][0][0] or 0.5 if found["endings"] else 0.5,
        points=_points(("", *_added_up(found["opponent"]))),
        by_form=tuple(map(_points, found["form"])),
        by_opponent=tuple(map(_points, found["opponent"])),
        games_by_form=tuple((key, Share(won, of)) for key, won, of in found["form games"]),
        games_by_opponent=tuple((key, Share(won, of)) for key, won, of in found["opponent games"]),
        lines=tuple(LineCount(*line) for line in found["lines"]) if alike else (),
        deeds=tuple(_deeds(found["deeds"])) if alike else (),
        others=found["endings"][0][2] or 1.0 if found["endings"] else 1.0,
        place=found["endings"][0][1] if found["endings"] else None,
        course=_thinned(_course(found["games"])),
        judged=_thinned(lately(found["judged"])),
        accuracy=_in_all(found["judged"]),
        streaks=_streaks(outcomes),
        forms=tuple(form for (form,) in found["forms"]),
        opponents=tuple(opponent for (opponent,) in found["opponents"]),
    )


def _alike(forms: Sequence[str]) -> bool:
    """Whether the games have the same sheet lines: one game, or forms of the same one."""
    families = {BY_ID[form].info.family or form if form in BY_ID else form for form in forms}
    return len(families) == 1


def _deeds(rows: Iterable[Sequence[Any]]) -> list[Deeds]:
    """Return the deeds, most often tried first."""
    times = {kind.removeprefix("deed "): (own, others) for kind, own, others in rows}
    nothing = (0, 0)
    names = dict.fromkeys(kind.rpartition(" ")[0] for kind in times)
    found = []
    for what in names:
        made, lost = times.get(f"{what} made", nothing), times.get(f"{what} lost", nothing)
        own, others = (Share(made[no], made[no] + lost[no]) for no in (0, 1))
        found.append(Deeds(what, own, others))
    return sorted(found, key=lambda deeds: -(deeds.own.of + deeds.others.of))


def _queries(choice: DealFilter) -> dict[str, tuple[str, tuple[object, ...]]]:
    """Return the queries by the name of the answer: SQL and values."""
    where, values = condition(choice)
    ended, _ = condition(choice, games=True)
    scored, with_points = f"{where} AND {_none_of(choice.unscored)}", (*values, *choice.unscored)
    queries: dict[str, tuple[str, tuple[object, ...]]] = {
        "total": (f"SELECT COUNT(*), SUM(helped) FROM deals{where}", values),
        "endings": (_ENDINGS.format(where=where), values),
        "lines": (_LINES.format(where=where), values * 2),
        "deeds": (_DEEDS.format(where=where), values),
        "judged": (_JUDGED.format(where=where), values),
        "games": (f"SELECT began, won FROM deals{ended} ORDER BY began, game", values),
    }
    for column, chosen, of_chosen in (("form", where, values), ("opponent", scored, with_points)):
        grouped = f"GROUP BY {column} ORDER BY COUNT(*) DESC"
        queries |= {
            column: (f"SELECT {column}, {_SUMS} FROM deals{chosen} {grouped}", of_chosen),
            f"{column} games": (f"SELECT {column}, SUM(won), COUNT(*) FROM deals{ended} {grouped}", values),
            f"{column}s": (f"SELECT {column} FROM deals {grouped}", ()),
        }
    return queries


def condition(choice: DealFilter, *, games: bool = False) -> tuple[str, tuple[object, ...]]:
    """Return the choice of deals as an SQL condition and its values; for *games*, the deals that ended one.

    A game was played without help only if none of its deals had any.
    """
    parts = ["won IS NOT NULL" if games else "1"]
    values: list[object] = []
    for column, value in (
        ("form = ?", choice.form),
        ("opponent = ?", choice.opponent),
        ("began >= ?", choice.since),
    ):
        if value:
            parts.append(column)
            values.append(value)
    if not choice.form:
        parts.append(_none_of(choice.without))
        values += choice.without
    if choice.help:
        helped = "game_helped" if games else "helped"
        parts.append(helped if choice.help == "with" else f"NOT {helped}")
    return f" WHERE {' AND '.join(parts)}", tuple(values)


def _none_of(forms: Sequence[str]) -> str:
    """Return the SQL condition that a deal is of none of these forms; the values are their ids."""
    return f"form NOT IN ({', '.join('?' * len(forms))})"


def reach_of_mean(count: int, total: float, squares: float) -> float | None:
    """Return half the 95 % interval of a mean from the count, sum and sum of squares of its values; None for few."""
    return intervals.reach_of_mean(count, total, squares) if count >= FEWEST else None


def _points(row: Sequence[Any]) -> Points:
    key, deals, own, others, lead, squares = row[:6]
    if not deals:
        return Points(key, 0, 0.0, 0.0, None)
    return Points(key, deals, own / deals, others / deals, reach_of_mean(deals, lead, squares))


def _added_up(rows: Sequence[Sequence[Any]]) -> list[float]:
    """Return the column sums of these rows, without the key."""
    return [sum(row[column] for row in rows) for column in range(1, 6)]


def _course(games: Sequence[tuple[str, int]]) -> Iterable[Moment]:
    won = 0
    for number, (began, outcome) in enumerate(games, start=1):
        won += outcome
        yield Moment(number, began, Share(won, number))


Game = Sequence[Any]
"""The start of a game; over its judged deals good choices, choices and points lost; the number of these deals."""


def lately(games: Sequence[Game]) -> Iterable[Lately]:
    """Return the course of a person's choices, one entry per game."""
    for number, (began, good, choices, lost, _) in enumerate(games, start=1):
        last = games[max(0, number - WINDOW) : number]
        yield Lately(
            number, began, good, choices, lost, sum(row[1] for row in last), sum(row[2] for row in last)
        )


def _in_all(games: Sequence[Game]) -> Accuracy:
    good, choices, lost, deals = (sum(game[column] for game in games) for column in range(1, 5))
    return Accuracy(deals, good, choices, float(lost))


def _thinned(every: Iterable[T]) -> tuple[T, ...]:
    """Return all points of a course, or evenly spread ones and the last."""
    points = tuple(every)
    if len(points) <= MOST_POINTS:
        return points
    step = (len(points) - 1) / (MOST_POINTS - 1)
    return tuple(points[place] for place in sorted({round(1 + no * step) - 1 for no in range(MOST_POINTS)}))


def _streaks(outcomes: Sequence[bool]) -> Streaks:
    runs = [(won, len(list(run))) for won, run in groupby(outcomes)]
    if not runs:
        return Streaks()
    won, length = runs[-1]
    longest = max((length for won, length in runs if won), default=0)
    return Streaks(tuple(outcomes[-RECENT:]), length if won else -length, longest)
