"""The selectable opponents: their ids and their traits in the K+Q family.

In that family a level is a memory, a search horizon and a boldness about gubbe; each other game has its own
scale in `ai/games`. Measured strengths: `figures`. Display names: `words`.
"""

from typing import Final, Literal

from msgspec import Struct

from tolva_gui.ai.by_game import RANDOM, RULES, PlayerByGame
from tolva_gui.ai.player import Player

Memory = Literal["trick", "trumps", "high", "all"]
"""This trick and the last; also trumps and melds; also aces, tens and suits; every card played."""
Horizon = Literal["table", "trick", "hand", "deal", "end"]
"""The cards on the table; the whole trick; the hand's prospects; the deal in playouts; also its last tricks
exactly."""
Boldness = Literal["never", "sure", "bold"]
"""When the player announces a gubbe: never, with all its tricks counted, or with one of them missing."""


class Level(Struct, frozen=True):
    """A level, by its stable id."""

    id: str


class Opponent(Level, frozen=True):
    """A level offered to people, with its traits."""

    memory: Memory
    horizon: Horizon
    boldness: Boldness


REFERENCE: Final = RULES
"""The level against which the others are measured."""
DEFAULT_LEVEL: Final = "algot"
"""A sensible newcomer wins 40 to 50 of 100 games against this level."""
OFFERED: Final[tuple[Opponent, ...]] = (
    Opponent("stina", "trick", "table", "never"),
    Opponent("algot", "trumps", "trick", "sure"),
    Opponent(RULES, "all", "hand", "sure"),
    Opponent("sigrid", "high", "deal", "sure"),
    Opponent("hilding", "all", "end", "bold"),
    Opponent("best", "all", "end", "sure"),
)
"""The levels that people may choose, from the weakest to the strongest."""
LEVELS: Final[tuple[Level, ...]] = (Level(RANDOM), *OFFERED)
_IDS: Final = tuple(level.id for level in LEVELS)


class UnknownLevel(ValueError):
    """Unknown level; the message lists the known ones."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level for any game; raise UnknownLevel for an unknown id."""
    if level_id not in _IDS:
        raise UnknownLevel(f"there is no level {level_id!r}; the levels are {', '.join(_IDS)}")
    return PlayerByGame(level_id, seed)
