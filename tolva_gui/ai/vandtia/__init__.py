"""Who plays vändtia: one who weighs what is held after each move, and a search that plays worlds on by that."""

from typing import Final

from tolva_gui.ai.player import Player
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.ai.vandtia.rule_player import RulePlayer

__all__ = ["player"]

CARELESS: Final = {"stina": 0.35, "algot": 0.12}
"""How often any move will do."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level == "random":
        return RandomPlayer(seed)
    return RulePlayer(seed, CARELESS.get(level, 0.0))
