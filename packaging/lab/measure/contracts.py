"""Check random deals of every game against the whole contract of a game (tests/contract).

Varied at random: seats, options and moves. Counted: deals checked and finished. A broken promise ends the run
with the seed, the options and the moves that led to it.
"""

from functools import partial
from random import Random
from typing import Final

from lab.kit.runner import Crew

from tests.contract.checks import check_deals
from tests.contract.random_deals import any_options, tables
from tolva_gui.rules.catalog import BY_ID

DEALS: Final = 1000
IN_A_ROW: Final = 4
"""Consecutive deals with the same seats and options: the unit."""


def main(arguments: list[str]) -> int:
    """Check a number of deals of each game; print how many were checked and finished."""
    crew, rows = Crew.asked("contracts", __doc__, "deals", DEALS, arguments, at_a_time=IN_A_ROW)
    for game in BY_ID:
        over = sum(crew.units("contracts", {"game": game}, partial(checked, game), int, rows))
        print(f"{game:<14}{len(rows) * IN_A_ROW:>6} deals,{over:>6} over", flush=True)
    return 0


def checked(game_id: str, number: int) -> int:
    """Check some deals in a row; return how many were finished. Raise AssertionError for a broken promise."""
    seed = f"{game_id} {number * IN_A_ROW}"
    rng = Random(seed)
    game = rng.choice([game for game in tables() if game.info.id == game_id])
    return check_deals(game, any_options(game, rng), seed, IN_A_ROW)
