"""The command `match`: two opponents play many deals against each other, and the difference is measured."""

import argparse
import sys

from tolva_gui.ai.levels import LEVELS
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID

SUMMARY = "let two opponents play many deals and measure the difference"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command understands."""
    levels = ", ".join(level.id for level in LEVELS)
    parser.add_argument("first", metavar="A", help=f"the opponent that is measured: {levels}")
    parser.add_argument("second", metavar="B", help="the opponent on all other sides")
    parser.add_argument("--game", default="tolva-4", help=f"one of {', '.join(BY_ID)} (tolva-4)")
    parser.add_argument("--deals", type=int, default=200, help="deals to play at least (200)")
    parser.add_argument("--seed", type=int, default=1, help="other decks for another number (1)")
    parser.add_argument("--ms", type=int, help="milliseconds to think for each move")
    parser.add_argument("--iterations", type=int, help="playouts for each move; makes the match repeatable")
    parser.add_argument("--workers", type=int, help="processes (one for each core)")


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print the report; return the exit status."""
    from concurrent.futures.process import BrokenProcessPool

    from tolva_gui.ai.match import Setup, run_match

    try:
        budget = Budget(arguments.ms, arguments.iterations)
        setup = Setup(arguments.first, arguments.second, arguments.game, budget, arguments.seed)
        progress = _line if sys.stderr.isatty() else None
        report = run_match(setup, arguments.deals, workers=arguments.workers, progress=progress)
    except ValueError as error:
        sys.stderr.write(f"tolva-gui match: {error}\n")
        return 2
    except BrokenProcessPool:
        sys.stderr.write(
            "tolva-gui match: a process of the match was ended from outside; nothing was counted\n"
        )
        return 1
    if progress:
        sys.stderr.write("\n")
    print(report.text())
    return 0


def _line(done: int, wanted: int) -> None:
    """Overwrite the line of progress."""
    part = min(done / max(wanted, 1), 1.0)
    bar = "█" * round(30 * part)
    sys.stderr.write(f"\r{bar:░<30} {done} of {wanted} deals")
    sys.stderr.flush()
