"""The players of vändtia: some weigh the cards held after each move, others search with playouts by those weights.

The levels differ in depth: the lowest card that fits; cards worth keeping; also table and pile; sampled
layouts of the hidden cards; the others' moves in them.
"""

from typing import Final

from tolva_gui.ai.games.vandtia.bridge import BRIDGE
from tolva_gui.ai.games.vandtia.rule_player import rule_move, whim_for
from tolva_gui.ai.games.vandtia.search_player import SearchPlayer, SearchSettings
from tolva_gui.ai.games.vandtia.weights import CAREFUL, FITTED, SAVING, SIMPLE
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.player import AtOnce, Choice, Player

WEIGHS: Final = {"stina": SIMPLE, "algot": SAVING, "rules": CAREFUL, "sigrid": FITTED}
"""Weights of the levels without search."""
COMPILED: Final = Compiled(BRIDGE, ("hilding", "best"))
SIMPLER: Final = SearchSettings(worlds=100, reads=False, boldness=0.0)
"""Hilding's: few sampled layouts, all equally likely."""


def player(level: str, seed: int) -> Player:
    if level in WEIGHS:
        return AtOnce(lambda view: Choice(rule_move(view, WEIGHS[level], whim_for(view, seed))))
    if level == "hilding":
        return SearchPlayer(seed, SIMPLER)
    return SearchPlayer(seed)
