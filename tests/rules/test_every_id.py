"""Every rule of the digests has a test that carries its id: `test_T9_heads_the_partners_winning_card`."""

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
NAMED = re.compile(r"^ *def test_(T|TD|B|BD|K|KD)([0-9]+)_", re.IGNORECASE | re.MULTILINE)

RULES = (
    *("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11"),  # tolva: cards, deal, play
    *("T12", "T13", "T14", "T15", "T16", "T17", "T18"),  # king and queen
    *("T19", "T20", "T21", "T22"),  # scoring
    *("T23", "T24", "T25", "T26", "T27", "T28", "T29"),  # halv gubbe and hel gubbe
    *("T30", "T31", "T32", "T33", "T34", "T35", "T36", "T37", "T38", "T39"),  # three players and two
    *("T40", "T41", "T42", "T43"),  # lankor
    *("TD1", "TD2", "TD3", "TD4", "TD5", "TD6", "TD7", "TD8", "TD9", "TD10"),  # tolva: what we decided
    *("TD11", "TD12", "TD13", "TD14", "TD15", "TD16"),
    *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"),  # bondtolva: cards, deal, play
    *("B10", "B11", "B12", "B13", "B14", "B15", "B16"),  # säga upp
    *("B17", "B18", "B19", "B20", "B21", "B22", "B23"),  # scoring, six players, competition
    *("BD1", "BD2", "BD3", "BD4", "BD5", "BD6", "BD7", "BD8", "BD9"),  # bondtolva: what we decided
    *("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11"),  # bondtolva for two
    *("KD1", "KD2", "KD3", "KD4", "KD5", "KD6"),
)

WITHOUT_CODE: tuple[str, ...] = ()
"""Rules that no code carries out yet, and why. The list may only get shorter."""


def named() -> set[str]:
    """Return the ids that the names of the tests carry."""
    sources = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    return {f"{kind.upper()}{number}" for source in sources for kind, number in NAMED.findall(source)}


def test_every_rule_has_a_test_of_its_name() -> None:
    missing = [rule for rule in RULES if rule not in named() and rule not in WITHOUT_CODE]
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_no_rule_is_excused_that_has_a_test() -> None:
    excused = [rule for rule in WITHOUT_CODE if rule in named()]
    assert not excused, f"take {', '.join(excused)} off WITHOUT_CODE"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    unknown = sorted(named() - {*RULES})
    assert not unknown, f"no digest has {', '.join(unknown)}"
