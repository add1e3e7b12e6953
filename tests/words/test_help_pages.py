"""The rules pages: their duties to the reader, and a section for every rule, option and refusal."""

import re
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tests.cases import cases
from tests.contract.play import every_move, forms, positions
from tests.rules.test_every_id import FOLDERS, NOT_LAW, games, rules
from tests.words.help_book import (
    FOLDER,
    PAGES,
    explained,
    family_pages,
    load,
    options,
    pictures,
    texts,
)
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data
from tolva_gui.words.help_pages import GLOSSARY, HELP, Heading, glossary, section_for
from tolva_gui.words.sentences import Language, own_texts

MOST_WORDS = {"grandissimo": 2800, "lomber": 1700}
"""Pages are read from the beginning, so they must be short: these are the longest."""
FEWER_WORDS = 1500
NOT_EXPLAINED = {
    *NOT_LAW,
    *("TD7", "TD14", "TD17", "TD18", "BD11", "TJD13", "VD17", "VD18", "VV1", "VV2", "VV3"),
}
"""Decisions that a reader of the page has no use for."""
SELDOM = {"bordstolva": {"TD5"}, "plocketolva": {"TD5"}, "tolva-3": {"TD5", "TD15"}}
"""Rules by which a form refuses too rarely for random play."""


def test_no_page_too_many() -> None:
    rules = {FOLDER / game_data(game).rules / "rules.md" for game in BY_ID}
    assert {*FOLDER.glob("*.md"), *FOLDER.glob("*/*.md")} == rules
    assert {kind for game in BY_ID for kind in own_texts(game, "en")["page"]} == {HELP, GLOSSARY}


def outline(name: str, lang: Language) -> list[object]:
    """Return a page's structure without its words."""
    fields = ("level", "rules", "option", "rows", "trump")
    return [
        (type(block), *(getattr(block, field, None) for field in fields)) for block in load(name, lang).blocks
    ]


@pytest.mark.parametrize("name", BY_ID)
def test_both_languages_tell_the_same(name: str) -> None:
    assert outline(name, "sv") == outline(name, "en")
    assert pictures(name), "a page shows positions"


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_pages_are_short_and_well_formed(name: str, lang: Language) -> None:
    page = load(name, lang)
    assert len(re.findall(r"\w+", " ".join(texts(page)))) <= MOST_WORDS.get(name, FEWER_WORDS)
    blocks = (*page.blocks, Heading(2, "End"))
    assert not [one for one, two in pairwise(blocks) if isinstance(one, Heading) and isinstance(two, Heading)]
    assert not [text for text in texts(page) if "*" in re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)]


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_every_option_is_explained_in_order(name: str, lang: Language) -> None:
    assert options(load(name, lang)) == [option.name for option in BY_ID[name].info.options]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_has_its_section(folder: str) -> None:
    pages = [explained(load(name, "sv")) for name in games(folder)]
    assert all(len(set(page)) == len(page) for page in pages)
    assert set().union(*pages) == rules(folder) - NOT_EXPLAINED


@pytest.mark.parametrize("name", sorted({name for name, _ in family_pages()}))
def test_stressed_swedish_words_are_in_the_glossary(name: str) -> None:
    """The italics of an English page mark words without an English equivalent."""
    words = {word.lower() for word in glossary(load(name, "en", GLOSSARY))}
    english = {"forehand", "set trump", "sets trump", "declare trump", "trump", "stock"}
    stressed = {
        word.lower()
        for text in texts(load(name, "en"))
        for word in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)
    }
    assert stressed - english <= words


@cache
def refused() -> dict[str, frozenset[str]]:
    """Return, by form of the K+Q family, the rules of all refusals that random play meets."""
    rng, found = Random(12), dict[str, set[str]]()
    for form in forms():
        rules = found.setdefault(form.game.info.id, set())
        conceivable = every_move(form.game)
        for _ in range(8):
            for state in positions(form, rng):
                reasons = [form.game.why_not(state, move) for move in conceivable]
                rules |= {reason.rule for reason in reasons if reason is not None and reason.rule}
    return {game_id: frozenset(rules) for game_id, rules in found.items()}


@cases(
    "name, lang",
    family_pages(),
    usual=["bondtolva-2-sv", "bondtolva-4-en", "bordstolva-sv", "plocketolva-en", "tolva-4-sv"],
)
def test_every_refusal_has_its_section(name: str, lang: Language) -> None:
    """The forms of the family share their rules, and each page explains those of its form."""
    page = load(name, lang)
    rules = {*refused()[name], *SELDOM.get(name, ()), *(option.rule for option in BY_ID[name].info.options)}
    assert {"T9", "B8", "K9"} & rules
    assert {rule for rule in rules if section_for(page, rule) is None} == set()
