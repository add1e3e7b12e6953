"""Every rule of the digests has a test that carries its id: `test_T9_heads_the_partners_winning_card`."""

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
DIGESTS = {
    "T": 43,
    "TD": 16,  # tolva: the rules, and what we decided where they are silent
    "B": 23,
    "BD": 9,  # bondtolva
    "K": 11,
    "KD": 6,  # bondtolva for two
    "PL": 17,
    "PLV": 3,
    "PLD": 13,  # plump, with its varieties
    "SP": 9,
    "SPD": 10,  # svarte petter
    "KA": 21,
    "KAD": 12,  # kasino
    "G": 85,
    "GD": 22,  # grandissimo
    "V": 22,
    "VV": 3,
    "VD": 18,  # vändtia, with its varieties
    "TJ": 21,
    "TJD": 14,  # tjugoett
    "HK": 10,
    "HKD": 10,  # hej knekt
}
"""The letters of the ids, and how many there are: a line for each digest."""
RULES = {f"{letters}{number}" for letters, count in DIGESTS.items() for number in range(1, count + 1)}


def named() -> set[str]:
    """Return the ids that the names of the tests carry, several where one test shows several rules."""
    sources = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    names = [name for source in sources for name in re.findall(r"^ *def test_(\w+)", source, re.MULTILINE)]
    wanted = re.compile(rf"(?:{'|'.join(DIGESTS)})\d+", re.IGNORECASE)
    return {part.upper() for name in names for part in name.split("_") if wanted.fullmatch(part)}


def test_every_rule_has_a_test_of_its_name() -> None:
    missing = sorted(RULES - named())
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    unknown = sorted(named() - RULES)
    assert not unknown, f"no digest has {', '.join(unknown)}"
