"""The selectable opponents: their ids.

What a level is in a game, its folder in `ai/games` says. Measured strengths: `figures`. Display names: `words`.
"""

from typing import Final

from tolva_gui.ai.by_game import RANDOM, RULES, PlayerByGame
from tolva_gui.ai.player import Player

REFERENCE: Final = RULES
"""The level against which the others are measured."""
DEFAULT_LEVEL: Final = "algot"
"""A sensible newcomer wins 40 to 50 of 100 games against this level."""
OFFERED: Final = ("stina", "algot", RULES, "sigrid", "hilding", "best")
"""The levels that people may choose, from the weakest to the strongest."""
LEVELS: Final = (RANDOM, *OFFERED)


class UnknownLevel(ValueError):
    """Unknown level; the message lists the known ones."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level for any game; raise UnknownLevel for an unknown id."""
    if level_id not in LEVELS:
        raise UnknownLevel(f"there is no level {level_id!r}; the levels are {', '.join(LEVELS)}")
    return PlayerByGame(level_id, seed)
