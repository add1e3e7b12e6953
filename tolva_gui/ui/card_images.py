"""Cards drawn from the deck's SVG at exactly the size that is asked for, so that they are sharp at any size."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

# The element ids of KDE's card decks.
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANKS = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
DEFAULT_SIZE = QSize(250, 350)


def element(name: str) -> str:
    """Return the element id of a face (`HT`) or the back (`back`).

    >>> element("HT")
    '10_heart'
    """
    if len(name) != 2:
        return name
    return f"{RANKS.get(name[1], name[1])}_{SUITS[name[0]]}"


class CardImages(QQuickImageProvider):
    """Answers `image://cards/<deck>/<face or back>`; QML keeps what it has got for as long as it is shown."""

    def __init__(self, decks: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._decks = decks
        self._renderers: dict[str, QSvgRenderer] = {}

    def requestImage(self, name: str, _size: QSize, wanted: QSize) -> QImage:
        """Return the picture; an empty one if the deck has no such card."""
        deck, _, card = name.partition("/")
        size = wanted if wanted.width() > 0 and wanted.height() > 0 else DEFAULT_SIZE
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        # Not image.fill(): that makes Python learn all of Qt's enumerations, a tenth of the start.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.eraseRect(image.rect())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A clear edge, one pixel wide: turned cards would be jagged without it where Qt draws in software.
        self._renderer(deck).render(painter, element(card), QRectF(1, 1, size.width() - 2, size.height() - 2))
        painter.end()
        return image

    def _renderer(self, deck: str) -> "QSvgRenderer":
        from PySide6.QtSvg import QSvgRenderer  # not before the first card is drawn: the window opens sooner

        if deck not in self._renderers:
            self._renderers[deck] = QSvgRenderer(str(self._decks / deck / f"{deck}.svg"))
        return self._renderers[deck]
