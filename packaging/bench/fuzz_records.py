"""Read damaged records; count those read, refused and fatal to the reader."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from _command import repeats

from tests.records.fuzz import read_wildly

RECORDS = 50_000
BATCH = 2_000
"""The number of damaged records made from the same intact ones."""


def main(arguments: list[str]) -> int:
    """Damage and read that number of records; return 1 if the reader failed on one of them."""
    records = repeats("fuzz_records", __doc__, "records", RECORDS, arguments)
    began = time.monotonic()
    read = refused = 0
    failed: list[str] = []
    for seed, first in enumerate(range(0, records, BATCH)):
        count = read_wildly(min(BATCH, records - first), seed)
        read, refused = read + count.read, refused + count.refused
        failed += count.failed
    seconds = time.monotonic() - began
    print(f"tried {records}, read {read}, refused {refused}, failed {len(failed)}, {seconds:.0f} s")
    for text in failed[:3]:
        print(repr(text[:2000]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
