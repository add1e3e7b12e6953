"""Each game's words: everything its rules say, ask and show, in both languages alike, and every option's name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.family import FORMS
from tests.sources import calls, reason_keys, rules_of
from tests.sources import literals as texts_of
from tolva_gui.rules import kit
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.parti import find_game
from tolva_gui.words.sentences import Language, own_texts

RESOURCES = Path(__file__).parents[2] / "resources"
IDS = sorted(BY_ID)
MADE_BY = {
    "Reason": ("refusal", 1),
    "Called": ("call", 1),
    "ScoreLine": ("line", 0),
    "Question": ("question", 0),
    "Sign": ("sign", 0),
}
"""By constructor: the table of its words, and the position of the key among its arguments. The values follow it."""
SILENT = {"deal", "trick", "take", "content", "no_meld", "carried", "gubbe_won", "gubbe_lost"}
"""Calls that nobody says: the window shows them."""


def words(game: str, lang: Language) -> dict[str, Any]:
    return dict(own_texts(game, lang))


def common_words(lang: str) -> dict[str, Any]:
    """Return the words common to all games."""
    path = RESOURCES / "i18n" / f"rules.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def values(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)(?:!r)?}", text))


def shape(texts: dict[str, Any]) -> dict[str, set[str]]:
    """Return each key with its placeholders; fault sentences are left out: their keys are the English text."""
    return {
        f"{table}.{key}": values(text)
        for table, own in texts.items()
        if isinstance(own, dict) and table != "fault"
        for key, text in own.items()
    }


def shared_words(game: str, lang: Language) -> dict[str, dict[str, list[str]]]:
    """Return the words, by table and key, of all games in the same modules."""
    found: dict[str, dict[str, list[str]]] = {}
    for other in IDS:
        if rules_of(other) == rules_of(game):
            for table, own in words(other, lang).items():
                for key, text in own.items() if isinstance(own, dict) else ():
                    found.setdefault(table, {}).setdefault(key.partition(".")[0], []).append(text)
    return found


def literals(game: str) -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield table, key and values (None: not literal) of everything that the rules make with a literal key."""
    for name, node in calls(rules_of(game), MADE_BY.keys()):
        table, at = MADE_BY[name]
        given = node.args[-1] if isinstance(node.args[-1], ast.Dict) else None
        known = {key.value for key in given.keys if isinstance(key, ast.Constant)} if given else None
        for argument in node.args[at : at + 1]:
            for key in texts_of(argument):
                yield table, key, {str(name) for name in known} if known is not None else None


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("game", IDS)
def test_all_that_the_rules_say_has_words(game: str, lang: Language) -> None:
    texts, common = shared_words(game, lang), common_words(lang)
    found = list(literals(game))
    assert found
    for table, key, given in found:
        if key in SILENT or key in common.get(table, ()):
            continue
        own = texts.get(table, {}).get(key)
        assert own, f"[{table}] has no {key!r}"
        if given is not None:
            assert all(values(text) <= given for text in own), f"[{table}] {key!r} wants other values"


@pytest.mark.parametrize("game", IDS)
def test_both_languages_have_the_same_keys_and_values(game: str) -> None:
    swedish, english = words(game, "sv"), words(game, "en")
    assert shape(swedish) == shape(english)
    assert all(texts["about"] for texts in (swedish, english))


@pytest.mark.parametrize("game", sorted({*IDS} - {*FORMS}))
def test_every_option_has_a_name_and_an_explanation(game: str) -> None:
    """The rules pages of the K+Q family explain its options."""
    options = {option.name: option.values for option in find_game(game).info.options}
    texts = words(game, "sv")
    assert texts["name"]
    assert {key for key in texts.get("option", {}) if "." not in key} == options.keys()
    assert texts.get("option_help", {}).keys() == options.keys()
    named = {key for key in texts.get("option", {}) if "." in key}
    assert named <= {f"{name}.{value}" for name, values in options.items() for value in values}


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_refusal_of_the_kit_has_words(lang: Language) -> None:
    shared = Path(kit.__path__[0])
    found = reason_keys([*shared.parent.glob("*.py"), *shared.glob("*.py")])
    assert "deal_over" in found
    assert found <= {*common_words(lang)["refusal"], *words("tolva-4", lang)["refusal"]}
