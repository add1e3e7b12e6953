"""Who plays vändtia: one who weighs what is held after each move, and a search that plays worlds on by that."""

from typing import Final

from tolva_gui.ai.player import Player
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.ai.vandtia.rule_player import RulePlayer
from tolva_gui.ai.vandtia.search_player import BOLDNESS, MOST_WORLDS, SearchPlayer
from tolva_gui.ai.vandtia.weights import FITTED

__all__ = ["player"]

CARELESS: Final = {"stina": 0.35, "algot": 0.12}
"""How often any move will do."""
WORLDS: Final = {"sigrid": 6, "hilding": 30, "best": MOST_WORLDS}
"""How many deals of the hidden cards a level thinks of."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level == "random":
        return RandomPlayer(seed)
    if level in WORLDS:
        boldness = BOLDNESS if level == "best" else 0.0
        return SearchPlayer(seed, RulePlayer(seed, weights=FITTED), WORLDS[level], boldness=boldness)
    return RulePlayer(seed, CARELESS.get(level, 0.0))
