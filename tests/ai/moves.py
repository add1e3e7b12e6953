"""The moves that players of the levels make at a table, in positions where a sensible person knows what to do."""

import re

from tests.rules.bench import Bench
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget


def move_of(level: str, table: Bench, budget: Budget, seed: int = 1) -> str:
    """Return the move of the seat to act, played by a player of the level."""
    return str(make_player(level, seed).choose(table.seen(), budget).move)


def check_sensible(table: Bench, made: str, sensible: str) -> None:
    """Check a move against a pattern of the sensible ones (`HT or meld .`); a card stands for its play.

    A pattern that every legal move fits would tell nothing: the position has lost what it was chosen for.
    """
    fits = re.compile(sensible.replace(" or ", "|")).fullmatch
    assert not all(fits(move.removeprefix("play ")) for move in table.legal), "any move is sensible here"
    assert fits(made.removeprefix("play ")), made
