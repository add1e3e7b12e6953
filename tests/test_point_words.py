"""Card points and points are two words with one meaning each (docs/words-of-the-window.md)."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tolva_gui.paths import resources
from tolva_gui.rules.view import COUNT, Sign
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

FOLDER = resources() / "i18n"
ABBREVIATED = re.compile(r"(?<![\w.])p\b(?!\.)")
"""A p used as an abbreviation of points."""


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for each in value.values():
            yield from leaves(each)
    else:
        yield str(value)


def texts(path: Path) -> Iterator[str]:
    if path.suffix == ".toml":
        yield from leaves(tomllib.loads(path.read_text(encoding="utf-8")))
    else:
        for message in ElementTree.parse(path).getroot().iter("message"):
            yield message.findtext("source") or ""
            yield from message.itertext()


@pytest.mark.parametrize(
    "path", sorted({*FOLDER.glob("*.toml"), *FOLDER.glob("*.ts")}), ids=lambda path: path.name
)
def test_points_are_never_a_letter(path: Path) -> None:
    assert not [text for text in texts(path) if ABBREVIATED.search(text)]


@pytest.mark.parametrize(("lang", "card_points"), [("en", "card points"), ("sv", "kortpoäng")])
def test_a_plate_says_which_points_it_counts(lang: Language, card_points: str) -> None:
    assert words.sign(Sign(COUNT, 0, {"points": 23, "eyes": 0}), "tolva-4", lang) == f"23 {card_points}"
    assert words.counted("points", lang, "tolva-4") == card_points
