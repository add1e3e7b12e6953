"""Cards drawn from the deck's SVG at exactly the size that is asked for, so that they are sharp at any size."""

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider

from tolva_gui.ui.decks import INSTALLED, Decks

# The element ids of KDE's card decks.
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANKS = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
FACES: Final = tuple(suit + rank for suit in SUITS for rank in "AKQJT9876")
"""What is dealt in every form."""
DEFAULT_SIZE = QSize(250, 350)
KEPT_PIXELS: Final = 8_000_000
"""How many pixels of drawn cards are kept: the pack as it is in the hand and in the trick, in a large window."""
STRETCHED: Final = 0.08
"""By how much a foreign card may be stretched to our proportions: nobody sees it, and the edges stay clean."""


def element(name: str) -> str:
    """Return the element id of a face (`HT`) or the back (`back`).

    >>> element("HT")
    '10_heart'
    """
    if len(name) != 2:
        return name
    return f"{RANKS.get(name[1], name[1])}_{SUITS[name[0]]}"


class CardImages(QQuickImageProvider):
    """Answers `image://cards/<deck>/<face or back>`. What was drawn last is kept: cards come and go with every deal."""

    def __init__(self, decks: Decks) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._decks = decks
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._pixels = 0

    def requestImage(self, name: str, _size: QSize, wanted: QSize) -> QImage:
        """Return the picture; an empty one if the deck has no such card."""
        size = wanted if wanted.width() > 0 and wanted.height() > 0 else DEFAULT_SIZE
        key = (name, size.width(), size.height())
        if key not in self._kept:
            self._keep(key, self._draw(name, size))
        self._kept.move_to_end(key)
        return self._kept[key]

    def draw_ahead(self) -> bool:
        """Draw one face that will be wanted; return whether there was one."""
        deck, sizes = self._decks.expected
        for width, height in sizes:
            for face in FACES:
                key = (f"{deck}/{face}", width, height)
                if key not in self._kept and self._pixels + width * height < KEPT_PIXELS:
                    self._keep(key, self._draw(key[0], QSize(width, height)))
                    return True
        return False

    def forget(self) -> None:
        """Let go of all pictures: Qt for Python keeps this object, and so them, longer than the window."""
        self._kept.clear()
        self._pixels = 0
        self._decks.forget()

    def _keep(self, key: tuple[str, int, int], image: QImage) -> None:
        self._kept[key] = image
        self._pixels += key[1] * key[2]
        while self._pixels > KEPT_PIXELS and len(self._kept) > 1:
            (_, width, height), _ = self._kept.popitem(last=False)
            self._pixels -= width * height

    def _draw(self, name: str, size: QSize) -> QImage:
        deck, _, card = name.partition("/")
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        # Not image.fill(): that makes Python learn all of Qt's enumerations, a tenth of the start.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.eraseRect(image.rect())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A clear edge, one pixel wide: turned cards would be jagged without it where Qt draws in software.
        room = QRectF(1, 1, size.width() - 2, size.height() - 2)
        renderer = self._decks.renderer(deck)
        if deck.startswith(INSTALLED):
            # All cards of a deck are as large as its back.
            room = fitted(renderer.boundsOnElement("back"), room)
        renderer.render(painter, element(card), room)
        painter.end()
        return image


def fitted(card: QRectF, room: QRectF) -> QRectF:
    """Return where in the room a card of other proportions is drawn: all of it, or less if it would look stretched."""
    if card.isEmpty():
        return room
    ratio = card.width() / card.height() / (room.width() / room.height())
    if abs(ratio - 1) <= STRETCHED:
        return room
    width, height = room.width() * min(1, ratio), room.height() * min(1, 1 / ratio)
    return QRectF(
        room.x() + (room.width() - width) / 2, room.y() + (room.height() - height) / 2, width, height
    )
