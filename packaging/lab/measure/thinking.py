"""Measure how long a level thinks: processor time of its choices at the table's budget.

All seats are of that level. For each game, number of seats and phase of the deal: the number of choices among several
moves, the median, the time within which 95 of 100 are made, and the longest; then these 95 as a multiple of a fixed
piece of Python measured in the same run, so that machines can be compared. The promise is 60 ms.
"""

import argparse
import sys
import time
from collections import defaultdict
from statistics import median
from typing import Any, Final

from lab.kit.contest import dealt

from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.protocol import Game
from tolva_gui.ui.table.sitting import BUDGET

PROMISED: Final = 60.0
USUAL: Final = ("lomber", "grandissimo", "nittionio", "plump", "femtio", "kasino", "vandtia")
PIECE: Final = 1_000_000
"""Numbers added up in the fixed piece of work."""


def main(arguments: list[str]) -> int:
    """Print a line per game, number of seats and phase; return 1 if the promise is broken."""
    parser = argparse.ArgumentParser(prog="start.py lab thinking", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=5, help="(5)")
    parser.add_argument("forms", nargs="*", metavar="form", default=USUAL, help=f"({' '.join(USUAL)})")
    parser.add_argument("--level", default="best", choices=[level.id for level in LEVELS], help="(best)")
    parser.add_argument("--seats", type=int, nargs="+", default=(), help="(all)")
    asked = parser.parse_args(arguments)
    unit, kept = min(piece() for _ in range(5)), True
    print(f"the fixed piece of work: {unit:.1f} ms")
    for form in asked.forms:
        info = BY_ID[form].info
        for seats in asked.seats or info.seat_counts or (info.seats,):
            for phase, times in thought(BY_ID[form].seated(seats), asked.level, asked.deals).items():
                times.sort()
                most = times[int(0.95 * len(times))]
                kept &= most <= PROMISED
                print(
                    f"{form:<12} {seats} seats, {phase:<9} {len(times):4} choices: median {median(times):5.1f} ms,"
                    f" 95 of 100 within {most:5.1f}, longest {times[-1]:5.1f}; ratio {most / unit:.2f}",
                    flush=True,
                )
    return 0 if kept else 1


def piece() -> float:
    """Return the milliseconds of a fixed piece of work."""
    began = time.process_time()
    sum(range(PIECE))
    return 1000 * (time.process_time() - began)


def thought(game: Game[Any], level: str, deals: int) -> dict[str, list[float]]:
    """Return the milliseconds of the choices in these deals, by phase."""
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(deals):
        player, state = make_player(level, number), dealt(game, game.info.defaults(), number)
        while (seat := game.to_act(state)) is not None:
            view = game.view(state, seat)
            began = time.process_time()
            move = player.choose(view, BUDGET).move
            if len(view.legal) > 1 or view.form.open:
                found[view.phase].append(1000 * (time.process_time() - began))
            game.apply(state, move)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
