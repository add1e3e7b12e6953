"""The committed drawings match the generator's output and hold every card of a deck."""

from __future__ import annotations

import configparser
import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[2]
DECKS = ROOT / "resources" / "decks"
SUITS = ("club", "diamond", "heart", "spade")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
CARDS = [f"{rank}_{suit}" for suit in SUITS for rank in RANKS]
FOLDERS = sorted(p.parent.name for p in DECKS.glob("*/index.desktop"))
BACKS = ("back", "back_star", "back_bird", "back_tree", "back_wave", "back_horse")


def generator(name: str) -> ModuleType:
    """Return one of the programs that draw."""
    sys.path.insert(0, str(ROOT / "packaging" / "art"))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.pop(0)


@pytest.fixture(scope="module")
def outputs() -> dict[str, str]:
    """Return every drawing by its path."""
    drawings: dict[str, str] = generator("deck").outputs()
    return drawings


def renderer(path: Path) -> QSvgRenderer:
    found = QSvgRenderer(str(path))
    assert found.isValid()
    return found


def test_committed_files_match_the_generator(outputs: dict[str, str]) -> None:
    for name, text in outputs.items():
        assert (ROOT / "resources" / name).read_text(encoding="utf-8") == text, name


def test_drawings_keep_to_svg_tiny(outputs: dict[str, str]) -> None:
    for name, text in outputs.items():
        for forbidden in ("<filter", "<mask", "<text", "<image", "<style", "clip-path", "font"):
            assert forbidden not in text, (name, forbidden)


@pytest.mark.parametrize("folder", [*FOLDERS, "backs"])
def test_drawings_are_complete_and_even(folder: str) -> None:
    path = DECKS / folder / f"{folder}.svg"
    assert path.stat().st_size < 400_000
    drawn = renderer(path)
    for ident in BACKS if folder == "backs" else (*CARDS, "joker", "back"):
        assert drawn.elementExists(ident), ident
        bounds = drawn.boundsOnElement(ident)
        assert (round(bounds.width(), 3), round(bounds.height(), 3)) == (250.0, 350.0), ident


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if "large" in folder])
def test_the_upright_head_is_under_the_index(folder: str) -> None:
    """A hand shows little more than the left edge of each card."""
    deck = renderer(DECKS / folder / f"{folder}.svg")
    for card in (f"{rank}_{suit}" for rank in ("jack", "queen", "king") for suit in SUITS):
        upright = deck.transformForElement(f"head_{card}")
        head = upright.mapRect(deck.boundsOnElement(f"head_{card}"))
        whole = deck.transformForElement(card).mapRect(deck.boundsOnElement(card))
        assert upright.m22() > 0, card
        assert whole.contains(head), card
        assert head.center().x() < whole.center().x(), card
        assert head.top() > whole.center().y(), card


@pytest.mark.parametrize("folder", FOLDERS)
def test_index_desktop(folder: str) -> None:
    index = configparser.ConfigParser(interpolation=None)
    index.optionxform = str  # type: ignore[assignment, method-assign]
    index.read(DECKS / folder / "index.desktop", encoding="utf-8")
    entry = index["KDE Backdeck"]
    for key in ("Name", "Name[sv]", "Comment"):
        assert entry[key]
    assert (DECKS / folder / entry["SVG"]).is_file()


def test_every_back_survives_half_a_turn() -> None:
    backs = renderer(DECKS / "backs" / "backs.svg")
    for ident in BACKS:
        upright = _picture(backs, ident)
        turned = list(reversed(upright))
        different = sum(abs(a - b) > 24 for a, b in zip(upright, turned, strict=True))
        assert different < len(upright) * 0.01, ident


def _picture(found: QSvgRenderer, ident: str) -> list[int]:
    """Return the green channel, pixel by pixel."""
    image = QImage(125, 175, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    found.render(painter, ident, QRectF(0, 0, 125, 175))
    painter.end()
    return list(bytes(image.constBits()))[1::4]


def test_committed_sounds_match_the_generator(length: int) -> None:
    """By default every fourth, for each is computed sample by sample."""
    sounds = generator("sounds")
    files = {path.stem: path for path in (ROOT / "resources" / "sounds").glob("*.wav")}
    assert set(files) == set(sounds.SOUNDS)
    assert sum(path.stat().st_size for path in files.values()) < 2_700_000
    for name, (make, peak) in list(sounds.SOUNDS.items())[:: 4 if length == 1 else 1]:
        assert files[name].read_bytes() == sounds.as_wav(make(), peak), name
