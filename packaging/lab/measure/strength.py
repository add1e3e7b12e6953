"""Measure how far a level is ahead of other players, in points a deal.

Varied: the game, the number of players, its options, the level, and the other player (`lab/kit/yardsticks.py`).
Counted: the level's lead over each deck, played once from every side, and the processor time of its choices.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

from lab.kit.contest import Deck, Meeting, add_arguments, played, tables
from lab.kit.runner import Crew, parser, percentile
from lab.kit.yardsticks import NAMES
from msgspec.structs import asdict

from tolva_gui.intervals import mean
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage import GAMES as FAMILY

DECKS: Final = 200
ITERATIONS: Final = 6000
USUAL: Final = ("rules", "flat")


def main(arguments: list[str]) -> int:
    """Print a line per game, number of players and opponent."""
    asked = parsed(arguments)
    crew = Crew.of(asked)
    numbers = range(asked.first, asked.first + asked.units)
    for table in tables(asked):
        for other in asked.against:
            meeting = Meeting(**asdict(table), other=other)
            decks = list(crew.units(partial(played, meeting), numbers))
            print(line(meeting, decks), flush=True)
    return 0


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    asked = parser("strength", __doc__)
    asked.add_argument("--against", nargs="+", default=USUAL, choices=NAMES, help=f"({', '.join(USUAL)})")
    add_arguments(asked, BY_ID, FAMILY, ("decks", DECKS), ITERATIONS)
    return asked.parse_args(arguments)


def line(meeting: Meeting, decks: Sequence[Deck]) -> str:
    """Return a line with the result."""
    ahead, reach = mean([deck.lead for deck in decks])
    slow = percentile([0.0, *(time for deck in decks for time in deck.times)], 95)
    broken = sum(deck.broken for deck in decks)
    return (
        f"{meeting.form:<12} {meeting.seats} seats, {meeting.level} against {meeting.other:<10}"
        f" {ahead:+.3f} ± {reach:.3f} a deal"
        f" ({len(decks)} decks from all seats{f', {broken} broken off' if broken else ''}"
        f"{_as_banker(meeting, decks)}; 95 of 100 choices within {slow:.0f} ms)"
    )


def _as_banker(meeting: Meeting, decks: Sequence[Deck]) -> str:
    """Return the level's leads as banker and as player; empty in a game without a banker."""
    if not meeting.info.first_score:
        return ""
    sides, own = meeting.info.sides, fmean(deck.dealing for deck in decks)
    others = (sides * fmean(deck.lead for deck in decks) - own) / (sides - 1)
    return f", as banker {own:+.2f}, as player {others:+.2f}"
