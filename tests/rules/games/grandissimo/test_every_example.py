"""Every worked example of the digest is in the name of a test of grandissimo."""

import re
from pathlib import Path

COUNTS = {"A": 6, "B": 4, "C": 16, "R": 4, "F": 7, "E": 2}
EXAMPLES = {f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)}


def test_every_example_and_none_that_does_not_exist_has_a_test_of_its_name() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = [name for source in sources for name in re.findall(r"^def test_(\w+)", source, re.MULTILINE)]
    named = {part for name in names for part in name.split("_") if re.fullmatch(r"[ABCRFE]\d+", part)}
    assert sorted(named ^ EXAMPLES) == []
