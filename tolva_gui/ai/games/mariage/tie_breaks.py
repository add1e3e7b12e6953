"""Which of several equally good moves to make: the one that a person at the table understands.

A search that cannot tell two moves apart would throw an ace away as gladly as a seven, or break a pair that it has no
use for. It costs nothing to do as people do.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import by_thumb
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

ALIKE: Final = 0.006
"""A chance of the game of which a search in play time cannot be sure; less than any point that is certain."""


def sensible(view: View, uses: Mapping[Move, float]) -> Move:
    """Return the most useful move; among those that are as good as that, what the rules of thumb say."""
    best = max(uses, key=lambda move: uses[move])
    alike = tuple(move for move in view.legal if uses.get(move, -1.0) >= uses[best] - ALIKE)
    if len(alike) < 2:
        return best
    return by_thumb(Reading(replace(view, legal=alike))) or best
