"""The players of kasino: one who weighs what is taken against what is left, and searches that play packets out."""

from typing import Final

from tolva_gui.ai.games.kasino.bridge import BRIDGE
from tolva_gui.ai.games.kasino.rule_player import RulePlayer
from tolva_gui.ai.games.kasino.search_player import MASTER, SearchPlayer, SearchSettings
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import Player

SETTINGS: Final = {
    "sigrid": SearchSettings(worlds=5, arms=8, packets=1),
    "hilding": SearchSettings(worlds=18, arms=8, packets=1),
    "best": MASTER,
}
"""How the levels search. Only the best sees through the end and reads what others have played."""
COMPILED: Final = Compiled(BRIDGE, tuple(SETTINGS))
FEARS: Final = {"stina": 0.0, "algot": 0.0}
"""How much a level minds what it leaves, where that is not all."""
CARELESS: Final = {"stina": 0.3, "algot": 0.18}
"""How often any move will do."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level in SETTINGS:
        return SearchPlayer(seed, SETTINGS[level])
    return RulePlayer(seed, FEARS.get(level, 1.0), CARELESS.get(level, 0.0))
