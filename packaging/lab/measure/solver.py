"""Measure the solver of plain tricks: nodes and milliseconds for the exact value of every card of a position.

The deals are fixed, so the nodes are the same on every machine. The last nine cards of four seats must take at most
50 ms of processor time in the median.
"""

import statistics
import sys
import time
from random import Random
from typing import NamedTuple

from lab.kit.runner import bar, parser

from tolva_gui.ai.kernel.tricks.bridge import KERNEL, NUMBERS
from tolva_gui.ai.solver.open_deal import OpenDeal, by_two
from tolva_gui.rules.moves import play_card

MOST_MS = 50
"""The median for `LAST_NINE`."""


class Row(NamedTuple):
    """One line of the table. *goal*: most tricks of two, none, exactly two, or lomber's: more than either other."""

    goal: str
    seats: int
    tricks: int
    trump: int
    deals: int


LAST_NINE = (Row("most", 4, 9, -1, 100), Row("most", 4, 9, 0, 100))
ROWS = (
    *LAST_NINE,
    Row("none", 4, 9, -1, 100),
    Row("exactly two", 4, 9, 0, 50),
    Row("lomber", 3, 9, 0, 50),
    Row("most", 4, 11, 0, 20),
    Row("most", 4, 13, 0, 10),
    Row("none", 4, 13, -1, 20),
)


def main(arguments: list[str]) -> int:
    """Print the table; fail if the last nine cards take too long."""
    parser("solver", __doc__).parse_args(arguments)
    if KERNEL is None:
        print("The compiled search is not built here.")
        return 2
    slow = [row for row in ROWS if told(row) > MOST_MS and row in LAST_NINE]
    return 1 if slow else 0


def told(row: Row) -> float:
    """Print the line, and return its median."""
    found = [measured(position(row, number)) for number in bar(range(row.deals), row.goal)]
    times = sorted(ms for ms, _ in found)
    median = statistics.median(times)
    trump = "trump" if row.trump >= 0 else "no trump"
    print(
        f"{row.goal:<11} {row.seats} seats {row.tricks:>2} tricks {trump:<8} {row.deals:>3} deals"
        f"  median {median:8.2f} ms  p95 {times[int(0.95 * len(times))]:8.1f}  longest {times[-1]:8.1f}"
        f"  nodes {sum(nodes for _, nodes in found)}",
        flush=True,
    )
    return median


def position(row: Row, number: int) -> OpenDeal:
    """Return a random deal; a seat in turn leads."""
    pack = [*range(52)]
    Random(number).shuffle(pack)
    hands = [pack[row.tricks * seat : row.tricks * seat + row.tricks] for seat in range(row.seats)]
    ours = (0, 2) if row.goal == "most" else (0,)
    turn = number % row.seats
    return OpenDeal(
        seats=row.seats,
        trump=row.trump,
        hands=[sum(1 << card for card in hand) for hand in hands],
        turn=turn,
        trick=(),
        ours=ours,
        counted=(1, 2, 0) if row.goal == "lomber" else [int(seat in ours) for seat in range(row.seats)],
        worths=worths(row),
        left=row.tricks,
        moves={card: play_card(NUMBERS.card[card]) for card in hands[turn]},
    )


def worths(row: Row) -> list[float]:
    """Return the worth of each end to the first seat, or its side."""
    match row.goal:
        case "most":
            return [float(taken) for taken in range(row.tricks + 1)]
        case "none":
            return [1.0] + [0.0] * row.tricks
        case "exactly two":
            return [float(taken == 2) for taken in range(row.tricks + 1)]
        case _:
            return [float(one > max(two, row.tricks - one - two)) for one, two in by_two(row.tricks)]


def measured(deal: OpenDeal) -> tuple[float, int]:
    """Return the milliseconds of processor time, and the nodes."""
    began = time.process_time()
    _, _, nodes = deal.run()
    return 1000 * (time.process_time() - began), nodes


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
