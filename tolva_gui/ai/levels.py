"""The opponents that can be chosen: their ids, and what sets them apart in the K+Q family.

Here a level is how much a player remembers, how far it looks, and how soon it dares a gubbe; each other game has its
own scale in `ai/games`.
How strong that makes it has been measured: `figures`. What they are called is among the `words`.
"""

from typing import Final, Literal

from msgspec import Struct

from tolva_gui.ai.by_game import RANDOM, RULES, PlayerByGame
from tolva_gui.ai.player import Player

Memory = Literal["trick", "trumps", "high", "all"]
"""This trick and the last; trumps and melds too; aces and tens too, and suits; every card that has been played."""
Horizon = Literal["table", "trick", "hand", "deal", "end"]
"""The cards on the table; the whole trick; what the hand may still bring; the deal played out in thought; its last
tricks exactly too."""
Boldness = Literal["never", "sure", "bold"]
"""Who announces a gubbe: nobody, who has counted its tricks, who lacks one of them."""


class Level(Struct, frozen=True):
    """A stable id."""

    id: str


class Opponent(Level, frozen=True):
    """A level that people are offered, with what sets it apart."""

    memory: Memory
    horizon: Horizon
    boldness: Boldness


REFERENCE: Final = RULES
"""The level that the others are measured by."""
DEFAULT_LEVEL: Final = "algot"
"""Against such a side a sensible newcomer wins between 40 and 50 games of 100."""
OFFERED: Final[tuple[Opponent, ...]] = (
    Opponent("stina", "trick", "table", "never"),
    Opponent("algot", "trumps", "trick", "sure"),
    Opponent(RULES, "all", "hand", "sure"),
    Opponent("sigrid", "high", "deal", "sure"),
    Opponent("hilding", "all", "end", "bold"),
    Opponent("best", "all", "end", "sure"),
)
"""Those that people may choose, from the weakest to the strongest."""
LEVELS: Final[tuple[Level, ...]] = (Level(RANDOM), *OFFERED)
_IDS: Final = tuple(level.id for level in LEVELS)


class UnknownLevel(ValueError):
    """There is no such level; says which there are."""


def make_player(level_id: str, seed: int) -> Player:
    """Return an opponent of that level for any game; raise UnknownLevel if there is no such."""
    if level_id not in _IDS:
        raise UnknownLevel(f"there is no level {level_id!r}; the levels are {', '.join(_IDS)}")
    return PlayerByGame(level_id, seed)
