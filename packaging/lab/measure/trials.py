"""Try at length, by numbered chance, what tests try briefly.

Varied: what is tried. `contracts`: deals of every game beside the contract of a game; `lockstep`: compiled kernels
beside the rules, in the K+Q family and kasino; `engine`: hostile lines; `records`: damaged records; `damage`: starts
with damaged, hostile and forbidden files; `kills`: kills and full disks at calls that change files of games and people
(on Linux with a C compiler). Counted: how often each thing came out, and what failed, of which there must be nothing.
A deal that breaks the contract, or differs, ends the run with its trace.
"""

import logging
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from lab.kit.runner import Crew, parser
from msgspec import Struct

from tests.ai.games.kasino import lockstep as kasino
from tests.ai.games.mariage.lockstep import compare, compare_playout
from tests.contract.checks import check_deals
from tests.contract.play import forms
from tests.contract.random_deals import any_options, tables
from tests.engine.fuzz import talk_wildly
from tests.records.fuzz import read_wildly
from tests.storage.damage import attempt
from tests.storage.kills import compiled, run
from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.rules.info import SetupError

DEALS, LINES, RECORDS, FILES, CALLS = 4, 4_000, 2_000, 20, 20
"""What a unit tries: deals in a row, lines to one engine, records, damaged files, and every n-th call."""
PLAYED_OUT: Final = 10
"""In one unit out of this many the kernel also plays the deals out by itself."""
SHOWN: Final = 2_000
"""Characters of a failure that are printed."""


class Tried(Struct):
    """What came of a unit: how often each thing, and what failed."""

    counted: dict[str, int]
    failed: list[str] = []


def contracts(number: int) -> Tried:
    """Check deals of one game and number of players, with options by chance."""
    rng, among = Random(f"contracts {number}"), tables()
    game = among[number % len(among)]
    over = check_deals(game, any_options(game, rng), f"{game.info.id} {number}", DEALS)
    return Tried({"deals": DEALS, "finished": over})


def lockstep(number: int) -> Tried:
    """Compare a deal of each form of the K+Q family, and of kasino; count the actions that are alike."""
    rng, alike = Random(f"lockstep {number}"), Counter[str]()
    for form in forms():
        alike[form.game.info.id] += compare(form, rng)
        if number % PLAYED_OUT == 0:
            compare_playout(form, rng)
    for seats in (2, 3, 4):
        alike["kasino"] += kasino.compare(seats, number)
    return Tried(alike)


def engine(number: int) -> Tried:
    """Send lines to an engine, most of which are wrong in various ways."""
    found = talk_wildly(LINES, number)
    return Tried({"good": found.good, "refused": found.refused}, found.failed)


def records(number: int) -> Tried:
    """Read damaged records."""
    found = read_wildly(RECORDS, number)
    return Tried({"good": found.good, "refused": found.refused}, found.failed)


def damage(number: int) -> Tried:
    """Start with damaged files; *saved* of the games in them could still be read."""
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        found = attempt(FILES, Path(folder), seed=number)
    return Tried({"files": found.tried, "games in them": found.damaged, "saved": found.saved}, [*found.lost])


def kills(number: int) -> Tried:
    """Kill the program, or fill the disk, at every n-th call; the units together try every call."""
    with tempfile.TemporaryDirectory() as folder:
        disk = compiled(Path(folder))
        if disk is None:
            raise SetupError("this needs Linux and a C compiler")
        lines = list(run(Path(folder), disk, step=CALLS, first=1 + number % CALLS))
    calls = sum(int(tried) for line in lines for tried in re.findall(r"(\d+) tried", line))
    return Tried({"calls": calls}, [line for line in lines if " 0 lost" not in line])


TRIALS: Final[dict[str, tuple[Callable[[int], Tried], int]]] = {
    "contracts": (contracts, 5_000),
    "lockstep": (lockstep, 4_000),
    "engine": (engine, 32),
    "records": (records, 25),
    "damage": (damage, 50),
    "kills": (kills, CALLS),
}
"""What can be tried, with the usual number of units."""


def main(arguments: list[str]) -> int:
    """Try a number of units; print what came of them; return 1 if anything failed."""
    asked = parser("trials", __doc__)
    asked.add_argument("what", choices=[*TRIALS])
    usual = ", ".join(f"{name} {count}" for name, (_, count) in TRIALS.items())
    asked.add_argument("units", nargs="?", type=at_least_one, help=f"({usual})")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    unit, count = TRIALS[chosen.what]
    counted, failed = Counter[str](), list[str]()
    for found in Crew.of(chosen).units(unit, range(chosen.units or count)):
        counted.update(found.counted)
        failed += found.failed
    print(*(f"{times} {name}" for name, times in counted.items()), f"{len(failed)} failed", sep=", ")
    for text in failed:
        print(text[:SHOWN])
    return int(bool(failed))
