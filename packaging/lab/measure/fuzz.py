"""Send hostile lines to the engine, or read damaged records.

Varied at random: lines, and the damage. Counted: what is answered or read, what is refused, and what makes the
program fail, of which there must be nothing.
"""

from functools import partial
from typing import Final

from lab.kit.runner import Crew, parser

from tests.engine.fuzz import Count, talk_wildly
from tests.records.fuzz import read_wildly
from tolva_gui.ai.arena.match_command import at_least_one

TALK: Final = 4_000
"""Lines to one engine: the unit; the next engine has another seed."""
BATCH: Final = 2_000
"""Damaged records made from the same intact ones."""
UNITS: Final = {"engine": 32, "records": 25}
SHOWN: Final = 3


def main(arguments: list[str]) -> int:
    """Try a number of things; return 1 if one of them made the program fail."""
    asked = parser("fuzz", __doc__)
    asked.add_argument("what", choices=[*UNITS])
    usual = ", ".join(f"{count} of {name}" for name, count in UNITS.items())
    asked.add_argument("units", nargs="?", type=at_least_one, help=f"of some thousand ({usual})")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    numbers = range(chosen.units or UNITS[chosen.what])
    unit = partial(tried, chosen.what)
    counts = list(Crew.of(chosen).units("fuzz", {"what": chosen.what}, unit, Count, numbers))
    failed = [text for count in counts for text in count.failed]
    good, refused = sum(count.good for count in counts), sum(count.refused for count in counts)
    print(f"tried {good + refused + len(failed)}, good {good}, refused {refused}, failed {len(failed)}")
    for text in failed[:SHOWN]:
        print(f"  {text[:2000]}")
    return 1 if failed else 0


def tried(what: str, seed: int) -> Count:
    """Return the counts of one unit."""
    return talk_wildly(TALK, seed) if what == "engine" else read_wildly(BATCH, seed)
