"""The value of a deal's result to a side of the K+Q family: points, and the chance of winning the game.

The chances from a standing between two deals are in tables made by self-play (`win_chance_tables/`), one for each form.
"""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from tolva_gui.ai.learnt import read
from tolva_gui.rules.kit import GameInfo, Result, Side

PER_POINT: Final = 0.01
"""Weight of a point relative to the game chance, so that a point decides between equal chances."""
LOW: Final = -6
"""The lowest score in the tables."""
FADE: Final = 0.86
"""Factor on a side's chance per point below LOW; another side's such score counts as the lowest."""
SPAN: Final = 18
"""The number of scores from LOW: −6 to 11. A higher score without a win (BD4) counts as eleven."""
CARRIED: Final = 4
"""T21: more points carried over count as three."""
WHOLE: Final = 10_000
"""The denominator of the chances in the tables."""


class Worth(Struct, frozen=True):
    """The value of a finished deal: `points` gained on the best other side, `chance` of winning the game."""

    points: float
    chance: float

    @property
    def use(self) -> float:
        """The utility that a player maximizes."""
        return self.chance + PER_POINT * self.points


def worth_of_deal(result: Result, info: GameInfo, side: Side, before: Sequence[int]) -> Worth:
    """Return the worth of the result to a side. *before*: the scores before the deal; a void one changes nothing."""
    changes = [now - then for now, then in zip(result.scores, before, strict=True)]
    own = changes.pop(side)
    chance = _chance(result, info, side) if result.winner is None else float(result.winner == side)
    return Worth(float(own - max(changes)), chance)


def _chance(result: Result, info: GameInfo, side: Side) -> float:
    """Look the standing up, own side first."""
    index = min(int(result.carried.get("carried", 0)), CARRIED - 1)
    for place in range(info.sides):
        score = result.scores[(side + place) % info.sides]
        index = index * SPAN + min(max(score - LOW, 0), SPAN - 1)
    return chance_table(info.id)[index] * FADE ** max(LOW - result.scores[side], 0)


@functools.cache
def chance_table(game_id: str) -> tuple[float, ...]:
    """Return the first side's chance by carried points and each side's score, the last index varying fastest."""
    path = Path(__file__).with_name("win_chance_tables") / f"{game_id}.json"
    return tuple(number / WHOLE for number in read(path, tuple[int, ...]))
