"""Who plays nittionio: rules of thumb for the bid cards and the play to the number, and a search over worlds."""

from tolva_gui.ai.games.nittionio.rule_player import play_sensibly, rule_move
from tolva_gui.ai.games.nittionio.search_player import SearchPlayer
from tolva_gui.ai.player import Player
from tolva_gui.ai.tricks.by_level import player_of


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    return player_of(level, seed, SearchPlayer, play_sensibly, rule_move)
