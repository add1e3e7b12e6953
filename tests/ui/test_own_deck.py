"""A card of ours drawn from its own part of the drawing looks the same as from the whole deck."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tolva_gui import paths
from tolva_gui.ui.pictures.decks import OwnDeck

pytestmark = pytest.mark.usefixtures("qapp")

DRAWINGS = sorted((paths.resources() / "decks").glob("*/*.svg"))
TELLING = ("1_spade", "7_heart", "10_club", "queen_diamond", "joker", "back", "back_bird")
"""An ace, cards with shared pips, a court card on the common ground, and drawings with separate shapes."""


def picture(renderer: QSvgRenderer, ident: str) -> QImage:
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, ident, QRectF(0, 0, 100, 140))
    painter.end()
    return image


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_card_alone_is_the_card_of_the_deck(path: Path) -> None:
    whole, deck = QSvgRenderer(str(path)), OwnDeck(path)
    held = [ident for ident in TELLING if whole.elementExists(ident)]
    assert held
    for ident in held:
        alone = QSvgRenderer(QByteArray(deck.alone(ident)))
        assert alone.elementExists(ident), ident
        assert picture(alone, ident) == picture(whole, ident), ident


def test_of_a_card_that_no_deck_has_nothing_is_drawn() -> None:
    empty = QSvgRenderer(QByteArray(OwnDeck(DRAWINGS[0]).alone("14_spade")))
    assert empty.isValid()
    assert not empty.elementExists("14_spade")
