"""Every rule of each digest has a test of its game that carries its id: `test_T9_heads_the_partners_winning_card`.

Which rules there are is read from `resources/games/<id>/rules.md`.
"""

import re
from pathlib import Path

import pytest

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.rule_texts import rule_texts

RULES = Path(__file__).parent / "games"
NOT_LAW = {"TD17", "TD19", "BD10", "SRD14"}
"""Decisions about the host, the pages and what is heard at the table, which tests of those rooms show."""
BESIDE = {"mariage": ("../test_parti.py", "../../table/test_match.py")}
"""Tests elsewhere that play this game to show what all share."""
FOLDERS = sorted({type(game).__module__.split(".")[3] for game in BY_ID.values()})


def rules(folder: str) -> set[str]:
    """The ids of the digests of the games in this folder."""
    games = (name for name, game in BY_ID.items() if type(game).__module__.split(".")[3] == folder)
    return {rule for game in games for rule in rule_texts(game)}


def named(folder: str) -> set[str]:
    """The ids that the names of the folder's tests carry, several where one test shows several rules."""
    own = [*RULES.glob(f"test_{folder}.py"), *(RULES / folder).glob("test_*.py")]
    paths = [*own, *(RULES / path for path in BESIDE.get(folder, ()))]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    names = re.findall(r"^ *def test_(\w+)", sources, re.MULTILINE)
    letters = {rule.rstrip("0123456789") for rule in rules(folder)}
    wanted = re.compile(rf"(?:{'|'.join(letters)})\d+", re.IGNORECASE)
    return {part.upper() for name in names for part in name.split("_") if wanted.fullmatch(part)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_has_a_test_of_its_name(folder: str) -> None:
    assert rules(folder), f"no rules.md of {folder} has a rule"
    missing = sorted(rules(folder) - named(folder) - NOT_LAW)
    assert not missing, f"no test is named after {', '.join(missing)}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_test_is_named_after_a_rule_that_does_not_exist(folder: str) -> None:
    unknown = sorted(named(folder) - rules(folder))
    assert not unknown, f"no digest has {', '.join(unknown)}"
