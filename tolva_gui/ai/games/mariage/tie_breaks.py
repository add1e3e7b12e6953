"""Choice among equally good moves: the one that a person at the table understands.

A search that cannot separate two moves would throw away an ace as readily as a seven, or break a pair that it
does not need. Playing as people do costs nothing.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import by_thumb
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

ALIKE: Final = 0.006
"""A difference in game chance below a playing search's resolution; smaller than any certain point."""


def sensible(view: View, uses: Mapping[Move, float]) -> Move:
    """Return the most useful move; among moves equally good within ALIKE, the rule player's choice."""
    best = max(uses, key=lambda move: uses[move])
    alike = tuple(move for move in view.legal if uses.get(move, -1.0) >= uses[best] - ALIKE)
    if len(alike) < 2:
        return best
    return by_thumb(Reading(replace(view, legal=alike))) or best
