"""The players of grandissimo: a careful player, and a search over worlds."""

from typing import Final

from tolva_gui.ai.games.grandissimo.rule_player import rule_move, slips
from tolva_gui.ai.games.grandissimo.search_player import SearchPlayer
from tolva_gui.ai.kernel.tricks.by_level import COMPILED, player_of
from tolva_gui.ai.player import Player

__all__ = ["COMPILED", "player"]

CARELESS: Final = {"stina": 0.4, "algot": 0.25}
"""Probability of a slip by level: a slip costs more here than in nittionio."""


def player(level: str, seed: int) -> Player:
    return player_of(level, seed, SearchPlayer, rule_move, slips, CARELESS)
