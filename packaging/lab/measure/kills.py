"""Kill the program, or fill the disk, at calls that change files of games and people.

Games are tested from saving to taking over. Each line counts trials, survivals and losses; a lost game or
person fails the measurement. It needs Linux with a C compiler.
"""

import sys
import tempfile
from pathlib import Path

from lab.kit.command import repeats

from tests.storage.kills import compiled, run

STEP = 1
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
        for line in run(Path(folder), disk, step=step):
            print(line, end="", flush=True)
            lost |= " 0 lost" not in line
    return int(lost)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
