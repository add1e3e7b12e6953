"""Every game has numbered rules, and every mention of a rule names an existing one."""

import re
from pathlib import Path

import pytest

from tests.rules.test_every_id import FOLDERS, rules
from tolva_gui import words
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data, games_folder
from tolva_gui.words.rule_texts import rule_texts

WRITTEN = sorted(BY_ID)
OWN = sorted({game_data(game).rules for game in WRITTEN})
PACKAGE = Path(*words.__path__).parent
CARD = re.compile(r"[SHDC][2-9]")


def written_down(game: str) -> str:
    return (games_folder() / game / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", OWN)
def test_every_rule_stands_once(game: str) -> None:
    ids = re.findall(r"^- \*\*([A-Z]+[0-9]+)\*\* ", written_down(game), re.MULTILINE)
    assert sorted(set(ids)) == sorted(ids)
    assert len(ids) > 10, f"{game}/rules.md has only {len(ids)} rules; a game has more than ten"
    assert list(rule_texts(game)) == ids


@pytest.mark.parametrize("game", OWN)
def test_the_rules_name_their_source_and_what_is_ours(game: str) -> None:
    text = written_down(game)
    assert re.search(r"^Sources?: .{20,}", text, re.MULTILINE)
    for section in ("## What is ours", "## Background", "## Words"):
        assert f"\n{section}\n" in text
    assert not re.search("for the product|seeds?/", text, re.IGNORECASE)


@pytest.mark.parametrize("game", OWN)
def test_a_rule_refers_to_rules_of_its_game(game: str) -> None:
    kinds = {re.sub("[0-9]", "", rule) for rule in rule_texts(game)}
    named = {
        rule
        for text in rule_texts(game).values()
        for rule in re.findall(r"\b[A-Z]+[0-9]+\b", text)
        if re.sub("[0-9]", "", rule) in kinds
    }
    assert named <= set(rule_texts(game))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_id_in_the_code_of_a_game_is_a_rule(folder: str) -> None:
    """Also in comments, in docstrings and in the modules of its players; in quotes, of whatever kind."""
    law = rules(folder)
    kinds = "|".join(sorted({re.sub("[0-9]", "", rule) for rule in law}))
    named = re.compile(rf'\b(?:{kinds})[0-9]+\b|(?<=")[A-Z]{{1,3}}[0-9]{{1,2}}(?=")')
    homes = (
        PACKAGE / "rules" / "games" / folder,
        PACKAGE / "ai" / "games" / folder,
        PACKAGE / "rules" / "kit",
    )
    wrong = [
        f"{file.name}: {text}"
        for home in homes
        for file in home.rglob("*.py")
        for text in named.findall(file.read_text(encoding="utf-8"))
        if text not in law and not CARD.fullmatch(text)
    ]
    assert not wrong, f"{folder} has no such rules: {wrong}"


@pytest.mark.parametrize("game", WRITTEN)
def test_every_option_names_a_rule(game: str) -> None:
    assert {option.rule for option in BY_ID[game].info.options} <= set(rule_texts(game))
