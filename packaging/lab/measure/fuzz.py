"""Send hostile lines to the engine; count those answered, refused and fatal."""

import sys
import time

from lab.kit.command import repeats

from tests.engine.fuzz import talk_wildly

LINES = 128_000
TALK = 4_000
"""The number of lines per engine; then a new engine starts with another seed."""


def main(arguments: list[str]) -> int:
    """Send a number of lines; return 1 if one of them made the program fail."""
    lines = repeats("fuzz", __doc__, "lines", LINES, arguments)
    began = time.monotonic()
    answered = refused = 0
    failed: list[bytes] = []
    for seed, first in enumerate(range(0, lines, TALK)):
        count = talk_wildly(min(TALK, lines - first), seed)
        answered, refused = answered + count.answered, refused + count.refused
        failed += count.failed
    seconds = time.monotonic() - began
    print(f"tried {lines}, answered {answered}, refused {refused}, failed {len(failed)}, {seconds:.0f} s")
    for line in failed[:10]:
        print(f"  {line[:300]!r}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
