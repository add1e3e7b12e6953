"""Kill the program, or fill the disk, at calls that change files of games and people.

Varied: the situation, from saving to merging people, and the call. Counted: trials, survivals and losses; a
lost game or person fails. It needs Linux with a C compiler.
"""

import tempfile
from pathlib import Path
from typing import Final

from lab.kit.runner import bar, repeats

from tests.storage.kills import compiled, run

STEP: Final = 1
"""1: every call."""


def main(arguments: list[str]) -> int:
    """Try every n-th call; return 1 if a game was lost."""
    step = repeats("kills", __doc__, "step", STEP, arguments)
    with tempfile.TemporaryDirectory() as folder:
        disk = compiled(Path(folder))
        if disk is None:
            print("This needs Linux and a C compiler.")
            return 2
        lost = False
        for line in bar(run(Path(folder), disk, step=step), "kills"):
            print(line, end="", flush=True)
            lost |= " 0 lost" not in line
    return int(lost)
