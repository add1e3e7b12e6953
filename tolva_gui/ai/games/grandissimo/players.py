"""The players of grandissimo: a careful player, and a search over worlds."""

from tolva_gui.ai.careless import CARELESS_WHERE_DEAR
from tolva_gui.ai.games.grandissimo.rule_player import rule_move, slips
from tolva_gui.ai.games.grandissimo.search_player import SearchPlayer
from tolva_gui.ai.kernel.tricks.search_player import COMPILED, player_of
from tolva_gui.ai.player import Player

__all__ = ["COMPILED", "player"]


def player(level: str, seed: int) -> Player:
    return player_of(level, seed, SearchPlayer, rule_move, slips, CARELESS_WHERE_DEAR)
