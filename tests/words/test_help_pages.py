"""The rules pages: their duties to the reader, and a section for every refusal."""

import inspect
import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.play import every_move, forms, positions
from tests.family import FORMS as FAMILY_FORMS
from tests.family import MARIAGE
from tests.words import help_book
from tests.words.help_book import FOLDER, LANGUAGES, game_pages, load, texts
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data
from tolva_gui.words.help_pages import (
    GLOSSARY,
    HELP,
    Heading,
    Item,
    Paragraph,
    Picture,
    Tile,
    glossary,
    page_file,
    section_for,
)

MOST_WORDS = 1500
"""Pages are read from the beginning, so they must be short."""
CANNOT_ARISE = {
    ("tolva-4", "TD8"): "for two",
    ("tolva-3", "TD8"): "for two",
    ("tolva-3", "TD2"): "no partner",
    ("plocketolva", "TD2"): "no partner",
    ("bordstolva", "TD2"): "no partner",
}
"""Rules in a game's source that no refusal of the game can carry."""


def test_no_page_too_many() -> None:
    help_pages = {page_file(game, lang, FOLDER, HELP) for game in BY_ID for lang in LANGUAGES}
    glossaries = {
        page_file(game_data(game).glossary, lang, FOLDER, GLOSSARY) for game in BY_ID for lang in LANGUAGES
    }
    rules = {FOLDER / game_data(game).rules / "rules.md" for game in BY_ID}
    assert {*FOLDER.glob("*.md"), *FOLDER.glob("*/*.md")} == help_pages | glossaries | rules
    assert set(help_book.GAMES) <= set(BY_ID)


def outline(name: str, lang: str) -> list[object]:
    """Return a page's structure without its words."""
    shape: list[object] = []
    for block in load(name, lang).blocks:
        match block:
            case Heading(level, _, rules):
                shape.append((level, rules))
            case Picture(_, rows, trump):
                shape.append((rows, trump))
            case Item(_, option):
                shape.append(("item", option))
            case Paragraph():
                shape.append("paragraph")
            case Tile():
                shape.append("tile")
    return shape


@pytest.mark.parametrize("name", help_book.GAMES)
def test_both_languages_tell_the_same(name: str) -> None:
    assert outline(name, "sv") == outline(name, "en")


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_length(name: str, lang: str) -> None:
    words = re.findall(r"\w+", " ".join(texts(load(name, lang))))
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_no_heading_without_text_below(name: str, lang: str) -> None:
    blocks = (*load(name, lang).blocks, Heading(2, "End"))
    assert not [one for one, two in pairwise(blocks) if isinstance(one, Heading) and isinstance(two, Heading)]


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_marks_of_emphasis_are_closed(name: str, lang: str) -> None:
    for text in texts(load(name, lang)):
        left = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)
        assert "*" not in left, text


@pytest.mark.parametrize(("name", "lang"), game_pages())
def test_every_option_is_named(name: str, lang: str) -> None:
    told = [block.option for block in load(name, lang).blocks if isinstance(block, Item) and block.option]
    assert told == [option.name for option in BY_ID[name].info.options]


@pytest.mark.parametrize("name", help_book.GAMES)
def test_stressed_swedish_words_are_in_the_glossary(name: str) -> None:
    """The italics of an English page mark words without an English equivalent."""
    where = game_data(name).glossary
    words = {word.lower() for word in glossary(load(where, "en", GLOSSARY))}
    english = {"forehand", "set trump", "sets trump", "declare trump", "trump", "stock"}
    stressed = {
        word.lower()
        for text in texts(load(name, "en"))
        for word in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)
    }
    assert stressed - english <= words


def test_all_games_are_told() -> None:
    assert [game.info.id for game in MARIAGE] == list(FAMILY_FORMS)
    for name, lang in game_pages():
        assert load(name, lang).title


# The rules that a refusal can carry.


@cache
def refused() -> dict[str, frozenset[str]]:
    """Return, by game, the rules of all refusals that random play meets."""
    rng, found = Random(12), dict[str, set[str]]()
    for form in forms():
        if form.game.info.id not in help_book.GAMES:
            continue
        rules = found.setdefault(form.game.info.id, set())
        conceivable = every_move(form.game)
        for _ in range(8):
            for state in positions(form, rng):
                reasons = [form.game.why_not(state, move) for move in conceivable]
                rules |= {reason.rule for reason in reasons if reason is not None and reason.rule}
    return {game_id: frozenset(rules) for game_id, rules in found.items()}


def written(game_id: str) -> set[str]:
    """Return the rules that the game's classes write into a Reason, and those of its law."""
    kinds = [kind for kind in type(BY_ID[game_id]).__mro__ if kind.__module__.startswith("tolva_gui.rules")]
    source = "".join(map(inspect.getsource, kinds))
    law: Any = BY_ID[game_id]
    in_law = {law.law.follow, law.law.trump, law.law.head}
    return in_law | set(re.findall(r"\bReason\(\s*\"([A-Z]+[0-9]+)\"", source)) | pair_rules(source)


def pair_rules(source: str) -> set[str]:
    """Return the rules that refuse a missing pair: they are given to `refuse_pair`, not to Reason."""
    return set(re.findall(r"refuse_pair\([^\"]*?\"([A-Z]+[0-9]+)\"", source))


@cases(
    "name, lang",
    game_pages(),
    usual=["bondtolva-2-sv", "bondtolva-4-en", "bordstolva-sv", "plocketolva-en", "tolva-4-sv"],
)
def test_every_refusal_has_its_section(name: str, lang: str) -> None:
    page = load(name, lang)
    rules = {rule for rule in written(name) | refused()[name] if (name, rule) not in CANNOT_ARISE}
    rules |= {option.rule for option in BY_ID[name].info.options}
    assert {"T9", "B8", "K9"} & rules
    assert {rule for rule in rules if section_for(page, rule) is None} == set()


def test_what_cannot_arise_does_not() -> None:
    assert not [rule for rule in CANNOT_ARISE if rule[1] in refused()[rule[0]]]
