"""The command line of a measurement."""

import argparse

from tolva_gui.ai.arena.match_command import at_least_one


def repeats(name: str, told: str | None, what: str, default: int, arguments: list[str]) -> int:
    """Return the requested number, at least one; `told` is the measurement's description.

    Asking for help, or for anything invalid, prints an answer and ends the process.
    """
    parser = argparse.ArgumentParser(prog=f"start.py lab {name}", description=told)
    parser.add_argument(what, nargs="?", type=at_least_one, default=default, help=f"({default})")
    return int(getattr(parser.parse_args(arguments), what))


def nothing(name: str, told: str | None, arguments: list[str]) -> None:
    """Parse the command line of a measurement without arguments."""
    argparse.ArgumentParser(prog=f"start.py lab {name}", description=told).parse_args(arguments)
