"""Each game's words: both languages say the same things, with the same values, and every option has a name."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tolva_gui.rules.parti import find_game

GAMES = Path(__file__).parents[2] / "resources" / "games"
IDS = sorted(path.name for path in GAMES.iterdir() if (path / "words.sv.toml").exists())


def words(game: str, lang: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / f"words.{lang}.toml").read_text(encoding="utf-8"))


def values(texts: dict[str, Any]) -> dict[str, set[str]]:
    """Each key with the values that its text uses."""
    flat = {
        f"{table}.{key}": text
        for table, own in texts.items()
        if isinstance(own, dict) and table != "fault"  # in English the template says it
        for key, text in own.items()
    }
    return {key: named(text) for key, text in flat.items()}


def named(text: str) -> set[str]:
    """The values that a text names, quoted or not."""
    return set(re.findall(r"{(\w+)(?:!r)?}", text))


@pytest.mark.parametrize("game", IDS)
def test_both_languages_have_the_same_keys_and_values(game: str) -> None:
    swedish, english = words(game, "sv"), words(game, "en")
    assert values(swedish) == values(english)
    assert all(texts["name"] and texts["about"] for texts in (swedish, english))


@pytest.mark.parametrize("game", IDS)
def test_every_option_has_a_name_and_an_explanation(game: str) -> None:
    options = {option.name for option in find_game(game).info.options}
    texts = words(game, "sv")
    assert set(texts.get("option", {})) - {key for key in texts.get("option", {}) if "." in key} == options
    assert set(texts.get("option_help", {})) == options
