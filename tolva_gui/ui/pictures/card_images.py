"""Cards drawn from the deck's SVG at exactly the requested size, so that they are sharp at any size."""

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

from tolva_gui.rules.cards import JOKER
from tolva_gui.ui.pictures.card_cache import CardCache, Key
from tolva_gui.ui.pictures.decks import INSTALLED, Decks

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

# The element ids of KDE's card decks.
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANKS = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
FACES: Final = tuple(suit + rank for suit in SUITS for rank in "AKQJT9876")
"""The cards used in every game."""
OUR_JOKER: Final = "joker"
JOKERS: Final = (OUR_JOKER, "black_joker", "red_joker", "joker_black", "joker_red", "1_joker")
"""The ids that decks use for a joker; many decks have none."""
OUR_DECK: Final = "tolva"
DEFAULT_SIZE = QSize(250, 350)
KEPT_PIXELS: Final = 8_000_000
"""Pixels of drawn cards to keep: the pack in the sizes of hand and trick, in a large window."""
STRETCHED: Final = 0.08
"""The most that a foreign card may be stretched to our proportions: invisible, and the edges stay clean."""


def element(name: str) -> str:
    """Return the element id of a face (`HT`), the joker (`JO`) or the back (`back`); any other name unchanged.

    >>> element("HT"), element("JO")
    ('10_heart', 'joker')
    """
    if name == str(JOKER):
        return OUR_JOKER
    if len(name) != 2 or name[0] not in SUITS:
        return name
    return f"{RANKS.get(name[1], name[1])}_{SUITS[name[0]]}"


class Drawn:
    """A cache of card pictures by deck, card and size; the least recently used are dropped."""

    def __init__(self, most: int = KEPT_PIXELS) -> None:
        self._most = most
        self._kept: OrderedDict[Key, QImage] = OrderedDict()
        self._pixels = 0

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key) -> QImage | None:
        """Return the picture if it is cached."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def has_room(self, size: QSize) -> bool:
        """Return whether one more would push no other out."""
        return self._pixels + size.width() * size.height() < self._most

    def keep(self, key: Key, image: QImage) -> None:
        """Add a picture, dropping old ones to make room."""
        self._kept[key] = image
        self._pixels += image.width() * image.height()
        while self._pixels > self._most and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.width() * old.height()


class CardImages(QQuickImageProvider):
    """Answers `image://cards/<deck>/<face or back>`, with a cache: cards come and go with every deal.

    Several windows may share *drawn*, one after the other; *kept* is the file cache.
    """

    def __init__(self, decks: Decks, drawn: Drawn | None = None, kept: CardCache | None = None) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._decks = decks
        self._drawn = drawn or Drawn()
        self._kept = kept
        self._shown: dict[Key, None] = {}
        """Our cards, ordered by their last request."""

    def requestImage(self, name: str, _size: QSize, wanted: QSize) -> QImage:
        """Return the picture; an empty one if the deck has no such card."""
        size = wanted if wanted.width() > 0 and wanted.height() > 0 else DEFAULT_SIZE
        key = self._key(name, size)
        image = self._drawn.get(key)
        if image is None:
            image = self._kept_or_drawn(name, size)
            self._drawn.keep(key, image)
        if not name.startswith(INSTALLED):
            self._shown.pop(key, None)
            self._shown[key] = None
        return image

    def draw_ahead(self) -> bool:
        """Draw one expected face; return whether any was left to draw."""
        deck, sizes = self._decks.expected
        for size in (QSize(width, height) for width, height in sizes):
            for name in (f"{deck}/{face}" for face in FACES):
                key = self._key(name, size)
                if key not in self._drawn and self._drawn.has_room(size):
                    self._drawn.keep(key, self._kept_or_drawn(name, size))
                    return True
        return False

    def forget(self) -> None:
        """Write our pictures to the file cache and drop all: Qt for Python keeps this object longer than the window."""
        if self._kept is not None:
            pictures = ((key, self._drawn.get(key)) for key in reversed(self._shown))
            self._kept.keep((key, image) for key, image in pictures if image is not None)
        self._drawn = Drawn()
        self._decks.forget()

    def _key(self, name: str, size: QSize) -> Key:
        deck, _, card = name.partition("/")
        return self._decks.folder(deck), card, size.width(), size.height()

    def _kept_or_drawn(self, name: str, size: QSize) -> QImage:
        if self._kept is None or name.startswith(INSTALLED):
            return self._draw(name, size)
        return self._kept.get(self._key(name, size)) or self._draw(name, size)

    def _draw(self, name: str, size: QSize) -> QImage:
        from PySide6.QtGui import QPainter  # imported late: most starts have their cards cached

        deck, _, card = name.partition("/")
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        # Not image.fill(): that makes Python load all of Qt's enumerations, a tenth of the start.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.eraseRect(image.rect())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A clear edge, one pixel wide: rotated cards would be jagged without it where Qt draws in software.
        room = QRectF(1, 1, size.width() - 2, size.height() - 2)
        renderer, ident = self._drawing(deck, element(card))
        if renderer.elementExists("back"):
            # All cards of an installed deck have the size of its back; ours have the requested proportions.
            room = fitted(renderer.boundsOnElement("back"), room)
        if renderer.elementExists(ident):
            renderer.render(painter, ident, room)
        painter.end()
        return image

    def _drawing(self, deck: str, ident: str) -> "tuple[QSvgRenderer, str]":
        """Return the renderer and element of the card: the deck's, or ours if a foreign deck has no joker."""
        renderer = self._decks.renderer(deck, ident)
        if ident == OUR_JOKER and deck.startswith(INSTALLED):
            own = next((name for name in JOKERS if renderer.elementExists(name)), None)
            return (renderer, own) if own is not None else (self._decks.renderer(OUR_DECK, ident), ident)
        return renderer, ident


def fitted(card: QRectF, room: QRectF) -> QRectF:
    """Return the rectangle for a card of other proportions: all of the room, or less if it would look stretched."""
    if card.isEmpty():
        return room
    ratio = card.width() / card.height() / (room.width() / room.height())
    if abs(ratio - 1) <= STRETCHED:
        return room
    width, height = room.width() * min(1, ratio), room.height() * min(1, 1 / ratio)
    return QRectF(
        room.x() + (room.width() - width) / 2, room.y() + (room.height() - height) / 2, width, height
    )
