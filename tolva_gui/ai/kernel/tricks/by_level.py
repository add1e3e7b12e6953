"""The players of each level in games with bids and tricks: rules with slips, or search over worlds."""

from collections.abc import Callable, Mapping
from typing import Final

from tolva_gui.ai.careless import CARELESS, Slips, careless_player
from tolva_gui.ai.kernel.bridge import Compiled
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.search_player import TrickSearchPlayer
from tolva_gui.ai.kernel.tricks.seeking import MOST_WORLDS
from tolva_gui.ai.player import Player
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

WORLDS: Final = {"sigrid": 6, "hilding": 30, "best": MOST_WORLDS}
"""Sampled layouts per decision, by level."""
COMPILED: Final = Compiled(BRIDGE, tuple(WORLDS))


def player_of(
    level: str,
    seed: int,
    search: Callable[[int, int], TrickSearchPlayer],
    rule_move: Callable[[View], Move],
    slips: Slips,
    careless: Mapping[str, float] = CARELESS,
) -> Player:
    """Return the player of a level. *slips*: see `careless_player`."""
    if level in WORLDS:
        return search(seed, WORLDS[level])
    return careless_player(seed, rule_move, careless.get(level, 0.0), slips)
