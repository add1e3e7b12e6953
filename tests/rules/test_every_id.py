"""Every rule of each digest has a test of its game that carries its id: `test_T9_heads_the_partners_winning_card`."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parent / "games"
DIGESTS = {
    "mariage": {"T": 43, "TD": 16, "B": 23, "BD": 9, "K": 11, "KD": 6},
    "plump": {"PL": 17, "PLV": 3, "PLD": 13},
    "svarte_petter": {"SP": 9, "SPD": 10},
    "kasino": {"KA": 21, "KAD": 12},
    "grandissimo": {"G": 85, "GD": 22},
    "lomber": {"L": 47, "LV": 5, "LD": 18},
    "nittionio": {"N": 22, "NV": 3, "ND": 13},
    "vandtia": {"V": 22, "VV": 3, "VD": 18},
    "tjugoett": {"TJ": 21, "TJD": 14},
    "hej_knekt": {"HK": 10, "HKD": 10},
    "femtio": {"F": 12, "FD": 7},
    "svalta_rav": {"SR": 26, "SRD": 13},
}
"""By game: the letters of the ids (rules, varieties, our decisions), and how many there are."""
UNUSED = {f"SR{number}" for number in range(12, 20)}
"""The second kind of svälta räv begins at SR20."""
BESIDE = {"mariage": ("../test_parti.py", "../../table/test_match.py")}
"""Tests elsewhere that play this game to show what all share."""


def rules(game: str) -> set[str]:
    """The ids of the game's digest."""
    return {
        f"{letters}{number}" for letters, count in DIGESTS[game].items() for number in range(1, count + 1)
    } - UNUSED


def named(game: str) -> set[str]:
    """The ids that the names of the game's tests carry, several where one test shows several rules."""
    own = [*RULES.glob(f"test_{game}.py"), *(RULES / game).glob("test_*.py")]
    paths = [*own, *(RULES / path for path in BESIDE.get(game, ()))]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    names = re.findall(r"^ *def test_(\w+)", sources, re.MULTILINE)
    wanted = re.compile(rf"(?:{'|'.join(DIGESTS[game])})\d+", re.IGNORECASE)
    return {part.upper() for name in names for part in name.split("_") if wanted.fullmatch(part)}


@pytest.mark.parametrize("game", DIGESTS)
def test_every_rule_has_a_test_of_its_name(game: str) -> None:
    missing = sorted(rules(game) - named(game))
    assert not missing, f"no test is named after {', '.join(missing)}"


@pytest.mark.parametrize("game", DIGESTS)
def test_no_test_is_named_after_a_rule_that_does_not_exist(game: str) -> None:
    unknown = sorted(named(game) - rules(game))
    assert not unknown, f"no digest has {', '.join(unknown)}"
