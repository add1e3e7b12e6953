"""Measure how far a level is ahead of other players, in points a deal.

Varied: the game, the number of players, its options, the level, and the other player (`lab/kit/yardsticks.py`).
Counted: the level's lead over each deck, played once from every side, and the processor time of its choices.
"""

import argparse
from functools import partial
from typing import Final

from lab.kit import contest
from lab.kit.contest import Deck, Meeting, options_of
from lab.kit.family import FAMILY
from lab.kit.runner import Crew, parser
from lab.kit.yardsticks import NAMES

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import LEVELS
from tolva_gui.rules.catalog import BY_ID

DECKS: Final = 200
ITERATIONS: Final = 6000
USUAL: Final = ("rules", "flat")


def main(arguments: list[str]) -> int:
    """Print a line per game, number of players and opponent."""
    asked = parsed(arguments)
    crew = Crew.of(asked)
    numbers = range(asked.first, asked.first + asked.decks)
    for meeting in meetings(asked):
        unit = partial(contest.played, meeting)
        decks = list(crew.units("strength", {"meeting": meeting}, unit, Deck, numbers))
        print(contest.line(meeting, decks, meeting.other), flush=True)
    return 0


def meetings(asked: argparse.Namespace) -> list[Meeting]:
    """Return what is to be played."""
    found = []
    for form in asked.forms:
        for seats in asked.seats or (BY_ID[form].info.seats,):
            options = options_of(BY_ID[form].seated(seats), dict(text.split("=", 1) for text in asked.option))
            found += [
                Meeting(form, seats, options, asked.level, other, asked.iterations) for other in asked.against
            ]
    return found


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    asked = parser("strength", __doc__)
    asked.add_argument("forms", nargs="*", default=[*FAMILY], metavar="GAME", help="(the K+Q family)")
    asked.add_argument("--against", nargs="+", default=USUAL, choices=NAMES, help=f"({', '.join(USUAL)})")
    asked.add_argument("--level", default="best", choices=LEVELS, help="(best)")
    asked.add_argument("--decks", type=at_least_one, default=DECKS, help=f"({DECKS})")
    asked.add_argument("--first", type=int, default=0, help="number of the first deck, for other cards (0)")
    asked.add_argument("--iterations", type=at_least_one, default=ITERATIONS, help=f"({ITERATIONS})")
    asked.add_argument("--seats", type=int, nargs="+", default=(), help="numbers of players (the usual one)")
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    for form in chosen.forms:
        if form not in BY_ID:
            asked.error(f"there is no game {form!r}; there are {', '.join(BY_ID)}")
    return chosen
