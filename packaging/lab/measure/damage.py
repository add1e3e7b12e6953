"""Start with damaged, hostile and forbidden files.

Varied at random: the file and its damage. Counted: starts survived and games recovered; a lost game fails.
"""

import logging
import tempfile
from pathlib import Path
from typing import Final

from lab.kit.runner import Crew

from tests.storage.damage import Count, attempt

ROUNDS: Final = 1000
AT_A_TIME: Final = 20
"""Damaged files in one folder after the other: the unit."""


def main(arguments: list[str]) -> int:
    """Damage that number of files, one at a time; return 1 if anything was lost."""
    crew, units = Crew.asked("damage", __doc__, "rounds", ROUNDS, arguments, at_a_time=AT_A_TIME)
    counted = Count()
    for one in crew.units("damage", {}, damaged, Count, units):
        counted.tried += one.tried
        counted.damaged += one.damaged
        counted.saved += one.saved
        counted.lost += one.lost
    print(counted, *counted.lost, sep="\n")
    return int(bool(counted.lost))


def damaged(number: int) -> Count:
    """Return what some damaged files cost."""
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        return attempt(AT_A_TIME, Path(folder), seed=number)
