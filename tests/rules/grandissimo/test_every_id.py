"""Every rule and decision of the digest is in the name of a test of grandissimo."""

import re
from pathlib import Path

RULES = {*(f"G{number}" for number in range(1, 86)), *(f"GD{number}" for number in range(1, 23))}
EXAMPLES = {
    *(f"A{number}" for number in range(1, 7)),
    *(f"B{number}" for number in range(1, 5)),
    *(f"C{number}" for number in range(1, 17)),
    *(f"R{number}" for number in range(1, 5)),
    *(f"F{number}" for number in range(1, 7)),
    *(f"E{number}" for number in range(1, 3)),
}


def named() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = [name for source in sources for name in re.findall(r"^def test_(\w+)", source, re.MULTILINE)]
    return {part for name in names for part in name.split("_") if re.fullmatch(r"(GD?|[ABCRFE])\d+", part)}


def test_every_rule_and_every_example_has_a_test_of_its_name() -> None:
    assert sorted((RULES | EXAMPLES) - named()) == []


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert sorted(named() - RULES - EXAMPLES) == []
