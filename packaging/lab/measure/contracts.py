"""Check random deals of every game, with random seats and options, against the contract (tests/contract).

The first broken promise ends the run with the seed, the options and the moves that led to it.
"""

import sys
import time
import traceback
from random import Random

from lab.kit.command import repeats

from tests.contract.checks import check_deals
from tests.contract.random_deals import any_options, tables
from tolva_gui.rules.catalog import BY_ID

DEALS = 1000
"""The number of deals per game."""
IN_A_ROW = 4
"""The maximum number of consecutive deals with the same seats and options."""


def main(arguments: list[str]) -> int:
    """Check a number of deals of each game; print how many were checked and finished."""
    deals = repeats("contracts", __doc__, "deals", DEALS, arguments)
    for game_id in BY_ID:
        began = time.monotonic()
        try:
            over = check_game(game_id, deals)
        except Exception:
            traceback.print_exc()
            print(f"{game_id} breaks a promise")
            return 1
        print(f"{game_id:<14}{deals:>6} deals,{over:>6} over, {time.monotonic() - began:.0f} s", flush=True)
    return 0


def check_game(game_id: str, deals: int) -> int:
    """Check a number of deals of the game; return how many were finished."""
    seatings = [game for game in tables() if game.info.id == game_id]
    over, first = 0, 0
    while first < deals:
        seed = f"{game_id} {first}"
        rng = Random(seed)
        game = rng.choice(seatings)
        over += check_deals(game, any_options(game, rng), seed, row := min(IN_A_ROW, deals - first))
        first += row
    return over


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
