"""Show lines and branches of rules, records and table that their tests miss: `start.py coverage`.

It takes about ten times as long as the tests alone. The test of examples runs the doctests.
"""

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
TESTS = [
    "tests/rules",
    "tests/contract",
    "tests/golden",
    "tests/records",
    "tests/table",
    "tests/test_examples.py",
]


def main() -> int:
    """Run the tests under coverage, then report; return the first exit status that is not 0."""
    for arguments in (["run", "-m", "pytest", "-q", *TESTS], ["report"]):
        status = subprocess.call([sys.executable, "-m", "coverage", *arguments], cwd=CHECKOUT)
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
