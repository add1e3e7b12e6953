"""The players of plump: rules of thumb for the bid and the play to it, and a search over worlds that fit the bids."""

from typing import Final

from tolva_gui.ai.careless import CARELESS_WHERE_DEAR, careless_player
from tolva_gui.ai.games.plump.rule_player import rule_move, slips
from tolva_gui.ai.games.plump.search_player import BY_THUMBS, BY_WEIGHTS, SearchPlayer
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.search_player import MOST_WORLDS
from tolva_gui.ai.player import Player

WORLDS: Final = {"sigrid": 10, "hilding": 24, "best": MOST_WORLDS}
"""Sampled layouts per decision, by level."""
COMPILED: Final = Compiled(BRIDGE, tuple(WORLDS))


def player(level: str, seed: int) -> Player:
    if level in WORLDS:
        return SearchPlayer(seed, WORLDS[level], BY_WEIGHTS if level == "best" else BY_THUMBS)
    return careless_player(seed, rule_move, CARELESS_WHERE_DEAR.get(level, 0.0), slips)
