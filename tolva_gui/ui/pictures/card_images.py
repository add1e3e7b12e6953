"""Cards drawn from the deck's SVG at exactly the requested size, so that they are sharp at any size."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Slot
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

from tolva_gui.own_deck import OUR_JOKER, element
from tolva_gui.rules.cards import SUITS
from tolva_gui.ui.pictures.decks import INSTALLED, Decks
from tolva_gui.ui.pictures.picture_cache import PictureCache, stamp
from tolva_gui.ui.table.sitting import Sitting

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FACES: Final = tuple(suit + rank for suit in SUITS for rank in "AKQJT9876")
"""The cards used in every game."""
JOKERS: Final = (OUR_JOKER, "black_joker", "red_joker", "joker_black", "joker_red", "1_joker")
"""The ids that decks use for a joker; many decks have none."""
OUR_DECK: Final = "tolva"
DEFAULT_SIZE = QSize(250, 350)
DRAWN: Final = 1
"""Raise this when the same drawing is drawn in another way."""
KEPT_PIXELS: Final = 8_000_000
"""Pixels of drawn cards to keep: the pack in the sizes of hand and trick, in a large window."""
EVERY_MS: Final = 60
"""Milliseconds between faces drawn ahead; each takes a few, so the window stays responsive."""
FIRST_MS: Final = 2000
"""Milliseconds before the first: a player who has just sat down should not wait for the drawing code to load."""
STRETCHED: Final = 0.08
"""The most that a foreign card may be stretched to our proportions: invisible, and the edges stay clean."""


class Drawn:
    """A cache of card pictures by deck, card and size; the least recently used are dropped."""

    def __init__(self, most: int = KEPT_PIXELS) -> None:
        self._most = most
        self._kept: OrderedDict[str, QImage] = OrderedDict()
        self._pixels = 0

    def __contains__(self, key: str) -> bool:
        return key in self._kept

    def get(self, key: str) -> QImage | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def has_room(self, size: QSize) -> bool:
        """Return whether one more would push no other out."""
        return self._pixels + size.width() * size.height() < self._most

    def keep(self, key: str, image: QImage) -> None:
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

    def __init__(self, decks: Decks, drawn: Drawn | None = None, kept: PictureCache | None = None) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._decks = decks
        self._drawn = drawn or Drawn()
        self._kept = kept
        self._stamps: dict[str, str] = {}
        """By deck: changes with its drawing."""
        self._shown: dict[str, None] = {}
        """The keys of cards, ordered by their last request."""

    def requestImage(self, name: str, _size: QSize, wanted: QSize) -> QImage:
        """Return the picture; an empty one if the deck has no such card."""
        size = wanted if wanted.width() > 0 and wanted.height() > 0 else DEFAULT_SIZE
        key = self._key(name, size)
        image = self._drawn.get(key)
        if image is None:
            image = self._kept_or_drawn(key, name, size)
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
                    self._kept_or_drawn(key, name, size)
                    return True
        return False

    def shown(self) -> Iterator[tuple[str, QImage]]:
        """Yield the cards still in memory with their keys, the last requested ones first."""
        pictures = ((key, self._drawn.get(key)) for key in reversed(self._shown))
        return ((key, image) for key, image in pictures if image is not None)

    def forget(self) -> None:
        """Drop all cards: Qt for Python keeps this object longer than the window."""
        self._drawn = Drawn()
        self._decks.forget()

    def _key(self, name: str, size: QSize) -> str:
        deck, _, card = name.partition("/")
        if deck not in self._stamps:
            drawing = self._decks.drawing(deck)
            self._stamps[deck] = f"{DRAWN} {stamp(drawing)} {drawing}"
        return f"{self._stamps[deck]} {card} {size.width()} {size.height()}"

    def _kept_or_drawn(self, key: str, name: str, size: QSize) -> QImage:
        """Return the picture from the file cache, or draw it; keep it in memory."""
        kept = self._kept.get(key) if self._kept is not None else None
        image = kept or self._draw(name, size)
        self._drawn.keep(key, image)
        return image

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


class Warmer(QObject):
    """Draws expected faces while a player thinks, so that no card must be drawn in the middle of a deal."""

    def __init__(self, images: CardImages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images = images
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST_MS)
        self._timer.timeout.connect(self._draw_one)

    def attend(self, sitting: Sitting) -> None:
        """Work while nothing moves at this table."""
        sitting.choreography.shown.connect(self._stop)
        sitting.choreography.idle.connect(self._timer.start)

    @Slot()
    def _stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _draw_one(self) -> None:
        self._timer.setInterval(EVERY_MS)
        if not self._images.draw_ahead():
            self._timer.stop()


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
