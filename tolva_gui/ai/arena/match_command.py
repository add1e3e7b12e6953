"""The command `match`: two opponents play many deals against each other, and the difference is measured."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from tolva_gui.ai.levels import LEVELS, UnknownLevel
from tolva_gui.ai.player import Budget
from tolva_gui.rules.info import SetupError

SUMMARY = "let two opponents play many deals and measure the difference"
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("first", metavar="A", help=f"the opponent to measure: {', '.join(LEVELS)}")
    parser.add_argument("second", metavar="B", help="the opponent on all other sides")
    parser.add_argument(
        "--form", default="tolva-4", metavar="ID", help="the game to play, such as plump (tolva-4)"
    )
    parser.add_argument("--seats", type=at_least_one, help="number of players (as the game usually has)")
    parser.add_argument(
        "--deals", type=at_least_one, default=200, help="how many deals to play at least (200)"
    )
    parser.add_argument("--alone", action="store_true", help="A's partner plays as B")
    parser.add_argument("--seed", type=int, default=1, help="another number gives other decks (1)")
    parser.add_argument("--ms", type=at_least_one, help="milliseconds to think for each move")
    parser.add_argument(
        "--iterations", type=at_least_one, help="playouts for each move; makes the match repeatable"
    )
    parser.add_argument("--workers", type=at_least_one, help="processes (one for each core)")
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="log the match to this file, or continue the one that is in it",
    )
    parser.add_argument("--json", action="store_true", help="print the report as a JSON object")


def at_least_one(text: str) -> int:
    """Return the number; raise ArgumentTypeError unless it is an integer from 1 on."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print the report; return the exit status."""
    from concurrent.futures.process import BrokenProcessPool

    from tolva_gui.ai.arena.run_log import RunLogError

    try:
        return _run(arguments)
    except (UnknownLevel, SetupError, RunLogError) as error:
        return _refuse(str(error), 2)
    except OSError as error:
        if error.filename is None:
            raise
        return _refuse(f"{error.filename}: {error.strerror}", 2)
    except BrokenProcessPool:
        return _refuse("a process of the match was ended from outside" + _kept(arguments), 1)
    except KeyboardInterrupt:
        return _refuse("interrupted" + _kept(arguments), INTERRUPTED)


def _run(arguments: argparse.Namespace) -> int:
    from tolva_gui.ai.arena.match import Setup, run_match

    budget = Budget(arguments.ms, arguments.iterations)
    names = arguments.first, arguments.second, arguments.form
    setup = Setup(*names, budget, arguments.seed, arguments.alone, arguments.seats)
    progress = _line if sys.stderr.isatty() else None
    report = run_match(
        setup, arguments.deals, workers=arguments.workers, progress=progress, log=arguments.log
    )
    if progress:
        sys.stderr.write("\n")
    print(json.dumps(to_builtins(report)) if arguments.json else report.text())
    return 0


def _kept(arguments: argparse.Namespace) -> str:
    if arguments.log is None:
        return "; nothing was kept (with --log FILE a match can go on)"
    return f"; the same command goes on from {arguments.log}"


def _refuse(text: str, status: int) -> int:
    start = "\n" if sys.stderr.isatty() else ""
    sys.stderr.write(f"{start}tolva-gui match: {text}\n")
    return status


def _line(done: int, wanted: int) -> None:
    """Overwrite the progress line."""
    part = min(done / max(wanted, 1), 1.0)
    bar = "█" * round(30 * part)
    sys.stderr.write(f"\r{bar:░<30} {done} of {wanted} deals")
    sys.stderr.flush()
