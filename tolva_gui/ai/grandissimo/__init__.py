"""Who plays grandissimo: a careful player of each game, and a search over worlds."""

from typing import Final

from tolva_gui.ai.careless import CarelessPlayer
from tolva_gui.ai.generic import GenericPlayer
from tolva_gui.ai.grandissimo.rule_player import play_sensibly, rule_move
from tolva_gui.ai.grandissimo.search_player import SearchPlayer
from tolva_gui.ai.player import Player
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.ai.tricks.seeking import MOST_WORLDS

WORLDS: Final = {"sigrid": 6, "hilding": 30, "best": MOST_WORLDS}
"""How many deals of the hidden cards a level thinks of."""
CARELESS: Final = {"stina": 0.25, "algot": 0.08}
"""How often a level makes any move at all."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level == "random":
        return RandomPlayer(seed)
    if level in WORLDS:
        generic = GenericPlayer(seed, play_sensibly, sensible=rule_move, most_worlds=WORLDS[level])
        return SearchPlayer(seed, generic, WORLDS[level])
    return CarelessPlayer(seed, rule_move, CARELESS.get(level, 0.0))
