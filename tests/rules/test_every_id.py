"""Every rule of `resources/games/<id>/rules.md` has a test marked with its id: `@pytest.mark.rule("T9")`.

A worked example of the file is marked `@pytest.mark.example("X1")`; its number belongs to the game.
"""

import re
from pathlib import Path

import pytest

from tests.golden.reader import GOLDEN, rules_of
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data, games_folder
from tolva_gui.words.rule_texts import rule_texts

TESTS = Path(__file__).parents[1]
MARK = re.compile(r"@pytest\.mark\.(rule|example)\(([^)]*)\)")
ROW = re.compile(r"^ +((?:[A-Z]+[0-9]+ ?)+): [^|\n]*\|", re.MULTILINE)
"""A row of a table of examples, with the rules that it shows."""
NOT_LAW = {"TD19", "BD10", "SRD14"}
"""Decisions about pages and about what is heard at the table."""
FOLDERS = sorted({type(game).__module__.split(".")[3] for game in BY_ID.values()})


def marked(kind: str, *paths: Path) -> set[str]:
    """Return the ids in the marks of these files."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    rows = [("rule", ids) for text in texts for ids in ROW.findall(text)]
    found = [rows, *map(MARK.findall, texts)]
    return {
        text for marks in found for name, ids in marks if name == kind for text in re.findall(r"\w+", ids)
    }


def games(folder: str) -> list[str]:
    return [name for name, game in BY_ID.items() if type(game).__module__.split(".")[3] == folder]


def rules(folder: str) -> set[str]:
    """Return the rule ids of the games in the folder."""
    return {rule for game in games(folder) for rule in rule_texts(game)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_has_a_test_with_its_mark(folder: str) -> None:
    assert rules(folder), f"no rules.md of {folder} has a rule"
    golden = {rule for path in GOLDEN for rule in rules_of(path)}
    missing = rules(folder) - marked("rule", *TESTS.rglob("test_*.py")) - golden - NOT_LAW
    assert not missing, f"no test is marked with {', '.join(sorted(missing))}"


def test_no_mark_names_a_rule_that_does_not_exist() -> None:
    unknown = marked("rule", *TESTS.rglob("test_*.py")) - set().union(*map(rules, FOLDERS))
    assert not unknown, f"no game has {', '.join(sorted(unknown))}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_example_has_a_test_with_its_mark(folder: str) -> None:
    own = [*TESTS.glob(f"rules/games/test_{folder}.py"), *TESTS.glob(f"rules/games/{folder}/test_*.py")]
    files = {games_folder() / game_data(game).rules / "rules.md" for game in games(folder)}
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    examples = set(re.findall(r"^\| ([A-Z]+[0-9]+)\b", text, re.MULTILINE))
    assert sorted(examples ^ marked("example", *own)) == []
