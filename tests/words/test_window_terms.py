"""One thing, one word: the texts avoid the words that lost (docs/words-of-the-window.md)."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tolva_gui.paths import resources
from tolva_gui.rules.view import COUNT, Sign
from tolva_gui.words import sentences
from tolva_gui.words.sentences import Language

PAGE = Path(__file__).parents[2] / "docs" / "words-of-the-window.md"
COLUMNS = {"en": 3, "sv": 4}
ABBREVIATED = re.compile(r"(?<![\w.])p\b(?!\.)")
"""A p used as an abbreviation of points."""


def lost_words(language: str) -> list[str]:
    """Return the words of the column for the language."""
    rows = [
        line.strip("|").split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if "|" in line
    ]
    cells = [row[COLUMNS[language]].strip() for row in rows[2:]]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for each in value.values():
            yield from leaves(each)
    else:
        yield str(value)


def texts(language: str) -> Iterator[str]:
    """Return every text of the language that the window can show."""
    for path in resources().rglob(f"*.{language}.toml"):
        for text in leaves(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield from text.split("\n\n")
    for message in ElementTree.parse(resources() / "i18n" / "tolva_sv.ts").getroot().iter("message"):
        found = message.find("translation") if language == "sv" else message.find("source")
        yield "".join(found.itertext()) if found is not None else ""


@pytest.mark.parametrize("language", COLUMNS)
def test_no_text_uses_a_word_that_lost(language: str) -> None:
    words = lost_words(language)
    assert words
    found = [(word, text) for text in texts(language) for word in words if word in text.lower()]
    assert not found


@pytest.mark.parametrize("language", COLUMNS)
def test_points_are_never_a_letter(language: str) -> None:
    assert not [text for text in texts(language) if ABBREVIATED.search(text)]


@pytest.mark.parametrize(("lang", "card_points"), [("en", "card points"), ("sv", "kortpoäng")])
def test_a_plate_says_which_points_it_counts(lang: Language, card_points: str) -> None:
    sign = Sign(COUNT, 0, {"points": 23, "eyes": 0})
    assert sentences.sign(sign, "tolva-4", lang) == f"23 {card_points}"
    assert sentences.counted("points", lang, "tolva-4") == card_points
