"""The race to twelve: what a standing between two deals is worth, for the kernel."""

import functools
from itertools import product
from typing import TYPE_CHECKING, Final

from tolva_gui.ai.kernel_door import KERNEL
from tolva_gui.ai.outcome import chances
from tolva_gui.rules.game import GameInfo

if TYPE_CHECKING:
    from tolva_gui.ai import _kernel

LOW: Final = -12
"""Lower scores count as this one: so low falls who has lost a hel gubbe (T29)."""
SPAN: Final = 26
"""So many scores from there; a side that stands at the target or above without having won (BD4) has some left."""
CARRIED: Final = 4
"""T21: more points carried over count as three."""


@functools.cache
def race_for(info: GameInfo) -> "_kernel.Race":
    """Return the table of a form. Raise RuntimeError without the kernel."""
    if KERNEL is None:
        raise RuntimeError("the search kernel is not installed")
    scores = range(LOW, LOW + SPAN)
    one = [chances(standing, info.target)[0] for standing in product(scores, repeat=info.sides)]
    race: _kernel.Race = KERNEL.Race(one * CARRIED, low=LOW, span=SPAN, carried=CARRIED)
    return race
