"""Start with damaged, hostile and forbidden files; count starts survived and games recovered."""

import logging
import sys
import tempfile
from pathlib import Path

from lab.kit.command import repeats

from tests.storage.damage import attempt

ROUNDS = 1000


def main(arguments: list[str]) -> int:
    """Damage that number of files, one at a time; return 1 if anything was lost."""
    rounds = repeats("damage", __doc__, "rounds", ROUNDS, arguments)
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        counted = attempt(rounds, Path(folder))
    print(counted, *counted.lost, sep="\n")
    return int(bool(counted.lost))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
