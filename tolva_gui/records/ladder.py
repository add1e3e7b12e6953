"""The ladder of a game: opponents beaten fairly and goals reached, from the kept games alone.

A game counts for the step of a level if all opponents were computers of that level and there was no help. It is good if
the user's side finished in the better half: of two the first, of four the first or second. The step is won once two of
three such games in a row were good, and stays won. Goals are reached in deals or games without help; the goal of a deal
without mistakes requires a judged one (`records.judged`).
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Literal

from msgspec import Struct

from tolva_gui.records.index import Index
from tolva_gui.rules.parti import find_game

NEEDED: Final = 2
OF_LAST: Final = 3
GoalName = Literal["risk", "clean", "bids", "deed", "sweep", "first", "three"]
IN_A_ROW: Final[dict[GoalName, int]] = {"bids": 5, "deed": 3, "three": 3}
"""Times in a row that a goal requires; once if not listed."""
_GAMES: Final = """
SELECT opponent, won, won OR IFNULL(2 * place <= other_sides + 1, 0)
FROM deals WHERE form = ? AND won IS NOT NULL AND NOT game_helped ORDER BY began, game
"""
_DEALS: Final = """
SELECT
    MAX(kind LIKE 'deed % made' AND own_times > 0),
    (SELECT good = choices FROM judged WHERE judged.game = deals.game AND judged.deal = deals.deal),
    MAX(kind = ? AND own > 0),
    MAX(kind = ? AND own > 0),
    MIN(CASE WHEN kind LIKE 'deed %' AND own_times > 0 THEN kind LIKE '% made' END)
FROM deals LEFT JOIN lines USING (game, deal)
WHERE form = ? AND NOT helped GROUP BY game, deal ORDER BY began, game, deal
"""


class Rung(Struct, frozen=True):
    """A step of the ladder: whether it is won, and how many of the last games were good."""

    level: str
    won: bool
    good: int
    games: int


class Goal(Struct, frozen=True):
    """`best`: the longest run so far, up to `wanted`."""

    name: GoalName
    best: int
    wanted: int

    @property
    def reached(self) -> bool:
        return self.best >= self.wanted


class Climb(Struct, frozen=True):
    """The user's progress in a game."""

    rungs: tuple[Rung, ...]
    goals: tuple[Goal, ...]


def climb(index: Index, form: str, levels: Sequence[str], *, judged: bool) -> Climb:
    """Return the user's progress in a game; *judged*: whether its deals can be judged. Raise IndexTrouble."""
    goals = find_game(form).goals
    of_lines = (goals.get("bids", ""), goals.get("sweep", ""))
    games, deals = index.select_all([(_GAMES, (form,)), (_DEALS, (*of_lines, form))])
    rungs = tuple(
        _rung(level, [bool(good) for who, _, good in games if who == f"level {level}"]) for level in levels
    )
    won = [bool(first) for _, first, _ in games]
    came: dict[GoalName, list[bool]] = {
        "risk": [bool(row[0]) for row in deals],
        "clean": [bool(row[1]) for row in deals],
        "bids": [bool(row[2]) for row in deals],
        "sweep": [bool(row[3]) for row in deals],
        # Deals without own undertakings are left out.
        "deed": [bool(row[4]) for row in deals if row[4] is not None],
        "first": won,
        "three": won,
    }
    return Climb(rungs, tuple(_goal(name, came[name]) for name in goals_of(form, judged=judged)))


def goals_of(form: str, *, judged: bool) -> tuple[GoalName, ...]:
    """Return the goals of a game: its own and the general ones."""
    return (*find_game(form).goals, *(("clean",) if judged else ()), "first", "three")


def _rung(level: str, good: Sequence[bool]) -> Rung:
    windows = (good[at : at + OF_LAST] for at in range(max(1, len(good) - 1)))
    last = good[-OF_LAST:]
    return Rung(level, any(sum(window) >= NEEDED for window in windows), sum(last), len(last))


def _goal(name: GoalName, came: Iterable[bool]) -> Goal:
    wanted = IN_A_ROW.get(name, 1)
    longest = max((len(list(run)) for good, run in groupby(came) if good), default=0)
    return Goal(name, min(longest, wanted), wanted)
