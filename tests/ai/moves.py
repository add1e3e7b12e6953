"""The move that a player of a level makes at a table."""

from tests.rules.bench import Bench
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget


def move_of(level: str, table: Bench, budget: Budget, seed: int = 1) -> str:
    """Return the move of the seat to act, played by a player of the level."""
    return str(make_player(level, seed).choose(table.seen(), budget).move)
