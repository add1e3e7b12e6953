"""Who plays vändtia: some who weigh what is held after each move, and a search that plays worlds on by that.

What tells them apart is how far they look: at the lowest card that fits, at what is worth keeping, at table and pile
too, at deals of the hidden cards, at what the others will do in them.
"""

from typing import Final

from tolva_gui.ai.games.vandtia.bridge import BRIDGE
from tolva_gui.ai.games.vandtia.rule_player import RulePlayer
from tolva_gui.ai.games.vandtia.search_player import SearchPlayer
from tolva_gui.ai.games.vandtia.weights import CAREFUL, FITTED, SAVING, SIMPLE
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import Player

WEIGHS: Final = {"stina": SIMPLE, "algot": SAVING, "rules": CAREFUL, "sigrid": FITTED}
"""By what those go who do not search."""
COMPILED: Final = Compiled(BRIDGE, ("hilding", "best"))
FEW_WORLDS: Final = 100
"""Deals of the hidden cards that Hilding thinks of, any as likely as another."""


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level in WEIGHS:
        return RulePlayer(seed, WEIGHS[level])
    if level == "hilding":
        return SearchPlayer(seed, FEW_WORLDS, reads=False, boldness=0.0)
    return SearchPlayer(seed)
