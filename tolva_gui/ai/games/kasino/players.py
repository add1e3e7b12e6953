"""The players of kasino: a rule player that weighs captures against the sea it leaves, and searches with playouts."""

from functools import partial
from typing import Final

from tolva_gui.ai.careless import CARELESS, careless_player
from tolva_gui.ai.games.kasino.bridge import BRIDGE
from tolva_gui.ai.games.kasino.rule_player import rule_move, slips
from tolva_gui.ai.games.kasino.search_player import MASTER, SearchPlayer, SearchSettings
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import Player

SETTINGS: Final = {
    "sigrid": SearchSettings(worlds=5, arms=8, packets=1),
    "hilding": SearchSettings(worlds=18, arms=8, packets=1),
    "best": MASTER,
}
"""Search settings by level. Only "best" solves the end and infers hands from the others' play."""
COMPILED: Final = Compiled(BRIDGE, tuple(SETTINGS))


def player(level: str, seed: int) -> Player:
    if level in SETTINGS:
        return SearchPlayer(seed, SETTINGS[level])
    # Careless players do not mind the sea that they leave to the next one.
    sensible = partial(rule_move, fears=0.0 if level in CARELESS else 1.0)
    return careless_player(seed, sensible, CARELESS.get(level, 0.0), slips)
