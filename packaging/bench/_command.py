"""The command line of a measurement."""

import argparse

from tolva_gui.ai.arena.match_command import at_least_one


def repeats(name: str, told: str | None, what: str, default: int, arguments: list[str]) -> int:
    """Return how many are asked for, more than none; `told` is the measurement's own account of itself.

    Who asks for help or for something else is answered, and the process ends.
    """
    parser = argparse.ArgumentParser(prog=f"start.py bench {name}", description=told)
    parser.add_argument(what, nargs="?", type=at_least_one, default=default, help=f"({default})")
    return int(getattr(parser.parse_args(arguments), what))


def nothing(name: str, told: str | None, arguments: list[str]) -> None:
    """The measurement has nothing to choose."""
    argparse.ArgumentParser(prog=f"start.py bench {name}", description=told).parse_args(arguments)
