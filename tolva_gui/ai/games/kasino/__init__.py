"""Who plays kasino: one who weighs what is taken against what is left, and searches that play packets out."""

from typing import Final

from tolva_gui.ai.games.kasino.master import KernelPlayer
from tolva_gui.ai.games.kasino.rule_player import RulePlayer, play_sensibly
from tolva_gui.ai.games.kasino.search_player import SearchPlayer
from tolva_gui.ai.player import Player
from tolva_gui.ai.random_player import RandomPlayer

__all__ = ["play_sensibly", "player"]

WORLDS: Final = {"sigrid": 5, "hilding": 18}
"""How many deals of the hidden cards a level thinks of."""
FEARS: Final = {"stina": 0.0, "algot": 0.0}
"""How much a level minds what it leaves, where that is not all."""
CARELESS: Final = {"stina": 0.3, "algot": 0.12}
"""How often any move will do."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level == "random":
        return RandomPlayer(seed)
    if level in WORLDS:
        return SearchPlayer(seed, WORLDS[level], sees_through=False)
    if level == "best":
        return KernelPlayer(seed, SearchPlayer(seed))
    return RulePlayer(seed, FEARS.get(level, 1.0), CARELESS.get(level, 0.0))
