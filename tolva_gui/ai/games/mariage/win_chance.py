"""The chance of winning a game of the K+Q family from a standing between two deals.

The tables in `win_chance_tables/` are made by self-play; a form without one uses a rough formula.
"""

import functools
import math
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE
from tolva_gui.ai.learnt import read
from tolva_gui.rules.games.mariage.state import TARGET
from tolva_gui.rules.info import GameInfo

_POINTS_A_DEAL: Final = 2.0
"""Points by which the leading side approaches the target in an average deal."""
_SWING: Final = 1.35
"""The spread between two sides after one deal: the scale on which a lead counts with one deal left."""
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


def chances(scores: Sequence[int], target: int) -> list[float]:
    """Return each side's rough probability of winning the game from these scores between two deals.

    A lead counts more the fewer deals are left: the scale grows with the root of the number of deals to come.
    """
    deals_left = max(target - max(scores), 1) / _POINTS_A_DEAL
    scale = _SWING * math.sqrt(max(deals_left, 1.0))
    best = max(scores)
    weights = [math.exp((score - best) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


@functools.cache
def win_chances_for(info: GameInfo) -> Any:
    """Return the table of a form. Raise KernelMissing without the kernel."""
    return BRIDGE.need().WinChances(chance_table(info), low=LOW, span=SPAN, carried=CARRIED, fade=FADE)


@functools.cache
def chance_table(info: GameInfo) -> tuple[float, ...]:
    """Return the first side's chance by carried points and each side's score, the last index varying fastest."""
    path = _table(info.id)
    if not path.is_file():
        return rough_table(info)
    return tuple(number / WHOLE for number in read(path, tuple[int, ...]))


def has_table(game_id: str) -> bool:
    """Return whether the form's table is installed."""
    return _table(game_id).is_file()


def _table(game_id: str) -> Path:
    return Path(__file__).with_name("win_chance_tables") / f"{game_id}.json"


def rough_table(info: GameInfo) -> tuple[float, ...]:
    """Return a table computed by the formula."""
    scores = range(LOW, LOW + SPAN)
    return CARRIED * tuple(chances(standing, TARGET)[0] for standing in product(scores, repeat=info.sides))
