"""Who plays grandissimo: a careful player of each game, and a search over worlds."""

from tolva_gui.ai.games.grandissimo.rule_player import play_sensibly, rule_move, slips
from tolva_gui.ai.games.grandissimo.search_player import SearchPlayer
from tolva_gui.ai.player import Player
from tolva_gui.ai.tricks.by_level import player_of


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    return player_of(level, seed, SearchPlayer, play_sensibly, rule_move, slips)
