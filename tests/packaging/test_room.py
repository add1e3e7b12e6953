"""The table uses its space: from 900×600 to 2560×1440 cards get their share, and none is small or covered."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import faults, sight_of
from tests.gallery.scenes import SITUATIONS
from tests.gallery.stage import Look, Stage
from tests.ui.conftest import kind_of

SIZES = [
    pytest.param((900, 600), marks=pytest.mark.long),
    pytest.param((1280, 800), marks=pytest.mark.long),
    pytest.param((1920, 1080), marks=pytest.mark.long),
    (2560, 1440),
]
GRAIN = 5
"""Window pixels per pixel of the measurement."""
LEAST = {
    "full-trick": (0.24, 0.079),
    "plump-play": (0.25, 0.05),
    "kasino-two": (0.155, 0.08),
    "petter-draw": (0.21, 0.047),
    "rav-turn": (0.05, 0.0),
    "rav-heap": (0.095, 0.073),
    "grandissimo-discard": (0.2, 0.12),
    "lomber-play": (0.215, 0.072),
}
"""By situation: the least share of the table, without the rail, that cards cover, and the least width of a face as a
share of 1.6 window heights or the window's width, whichever is less."""


def shown(below: QQuickItem, kind: str) -> Iterator[QQuickItem]:
    if below.isVisible():
        if kind_of(below) == kind and below.width() > 0:
            yield below
        for item in below.childItems():
            yield from shown(item, kind)


def covered_share(found: list[QQuickItem], size: tuple[int, int]) -> float:
    """Return the share of an area at the left of the window that the cards cover together."""
    image = QImage(size[0] // GRAIN, size[1] // GRAIN, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setBrush(QColor("white"))
    for card in found:
        corners = ((0.0, 0.0), (card.width(), 0.0), (card.width(), card.height()), (0.0, card.height()))
        painter.drawPolygon(QPolygonF([card.mapToScene(QPointF(x, y)) / GRAIN for x, y in corners]))
    painter.end()
    return sum(byte > 127 for byte in bytes(image.constBits())) / (image.bytesPerLine() * image.height())


@pytest.mark.parametrize("size", SIZES)
@cases("name", LEAST, usual=["full-trick"])
def test_cards_have_their_share_of_the_table(stage: Stage, name: str, size: tuple[int, int]) -> None:
    situation = next(one for one in SITUATIONS if one[0] == name)
    least_share, least_width = LEAST[name]
    stage.show(situation, Look(size, "sv"))
    found = list(shown(stage.app.window.contentItem(), "CardItem"))
    (felt,) = shown(stage.app.window.contentItem(), "Felt")
    assert covered_share(found, (int(felt.width()), size[1])) >= least_share
    across = min(size[0], 1.6 * size[1])
    assert (
        min((card.width() for card in found if card.property("face")), default=across) >= least_width * across
    )
    assert faults(sight_of(stage.app.window)) == []


def test_large_letters_leave_the_trick_its_size(stage: Stage) -> None:
    """In a large window the cards of a trick used to be half as wide."""
    situation, widths = next(one for one in SITUATIONS if one[0] == "grandissimo-concede"), list[float]()
    for size in (100, 160):
        stage.app.settings.set("text_size", size)
        stage.show(situation, Look((1920, 1080), "en"))
        cards = shown(stage.app.window.contentItem(), "CardItem")
        widths.append(max(card.width() for card in cards if card.property("zone") == "trick"))
    stage.app.settings.set("text_size", 100)
    assert widths[1] >= 0.85 * widths[0]
