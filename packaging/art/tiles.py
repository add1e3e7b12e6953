"""The lobby's pictures of each game's table: `python packaging/art/tiles.py` (needs PySide6).

A table is cards of our own deck on a cloth, told by `TABLES`; a new game is a few lines there. The pictures have few
colours, chosen for each, so that they are small, and are drawn once for each language's letters.
"""

from __future__ import annotations

import math
import os
import sys
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

RESOURCES: Final = Path(__file__).resolve().parents[2] / "resources"
DECKS: Final = {"sv": "tolva-sv", "en": "tolva"}
WIDTH, HEIGHT = 560, 320
CARD: Final = 96.0
"""How wide a card is."""
COLOURS: Final = 128
COARSE: Final = bytes(value & 0xF8 | 4 for value in range(256))
"""So exactly are colours counted."""
CLOTHS: Final = {
    "green": "#285c43",
    "blue": "#2b4a74",
    "red": "#84302a",
    "linen": "#cdb98f",
    "wood": "#7a5636",
}
SUITS: Final = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
RANKS: Final = {"A": "1", "J": "jack", "Q": "queen", "K": "king", "T": "10"}


@dataclass(frozen=True)
class Card:
    """A card by its face (`SK`; empty: its back), where its middle lies, how it is turned, how large it is."""

    face: str
    x: float
    y: float
    turn: float = 0.0
    size: float = 1.0


def fan(
    faces: Sequence[str], x: float, y: float, *, facing: float = 0.0, spread: float = 9.0, size: float = 1.0
) -> list[Card]:
    """A hand held at a place: its cards turn around a point below it."""
    reach, middle = 2.6 * CARD * size, (len(faces) - 1) / 2
    turns = [facing + (no - middle) * spread for no in range(len(faces))]
    foot = math.radians(facing)
    return [
        Card(
            face,
            x + reach * (math.sin(math.radians(turn)) - math.sin(foot)),
            y - reach * (math.cos(math.radians(turn)) - math.cos(foot)),
            turn,
            size,
        )
        for face, turn in zip(faces, turns, strict=True)
    ]


def row(faces: Sequence[str], x: float, y: float, step: float = 1.1, size: float = 1.0) -> list[Card]:
    """Cards beside each other, around their middle."""
    left = x - (len(faces) - 1) / 2 * step * CARD * size
    return [Card(face, left + no * step * CARD * size, y, 0.0, size) for no, face in enumerate(faces)]


def pile(number: int, x: float, y: float, top: str = "", size: float = 1.0) -> list[Card]:
    """A stock: backs that lie on each other, and what lies on top."""
    cards = [Card("", x - 1.6 * no, y - 1.6 * no, 0.0, size) for no in range(number)]
    return [*cards, replace(cards[-1], face=top)] if top else cards


def trick(faces: Sequence[str], x: float = WIDTH / 2, y: float = 150.0, size: float = 1.0) -> list[Card]:
    """What each has played, from the one in front clockwise."""
    cards = []
    for no, face in enumerate(faces):
        angle = math.pi / 2 + 2 * math.pi * no / len(faces)
        away = (0.7 if len(faces) < 5 else 0.95) * CARD * size
        cards.append(
            Card(
                face,
                x + 1.25 * away * math.cos(angle),
                y + away * math.sin(angle),
                7.0 * (-1) ** no + 3 * no,
                size,
            )
        )
    return cards


def others(*places: str) -> list[Card]:
    """The hands of those who sit left, opposite and right, seen at the edge."""
    fans = {
        "left": lambda: fan([""] * 5, -18, 150, facing=90, spread=10, size=0.8),
        "opposite": lambda: fan([""] * 5, WIDTH / 2, -26, facing=180, spread=10, size=0.8),
        "right": lambda: fan([""] * 5, WIDTH + 18, 150, facing=-90, spread=10, size=0.8),
    }
    return [card for place in places for card in fans[place]()]


MIDDLE: Final = WIDTH / 2
TABLES: Final[dict[str, tuple[str, list[Card]]]] = {
    "": ("green", fan([""] * 5, MIDDLE, 170, spread=14, size=1.5)),
    "tolva-4": (
        "green",
        [*others("left", "opposite", "right"), *fan(["HK", "HQ"], MIDDLE, 170, spread=22, size=1.75)],
    ),
    "tolva-3": ("green", [*others("left", "right"), *trick(["CT", "CJ", "CA"], y=138, size=1.3)]),
    "plocketolva": (
        "green",
        [*pile(7, 128, 150, size=1.35), *fan(["SQ", "SK", "DT"], 375, 185, spread=15, size=1.5)],
    ),
    "bordstolva": (
        "green",
        [
            *row([""] * 4, MIDDLE, 88, 1.1, 1.0),
            *row(["C7", "HJ", "S6", "DK"], MIDDLE, 100, 1.1, 1.0),
            *row([""] * 4, MIDDLE, 250, 1.1, 1.0),
            *row(["CQ", "D9", "HT", "SA"], MIDDLE, 262, 1.1, 1.0),
        ],
    ),
    "bondtolva-4": (
        "red",
        [*others("left", "opposite", "right"), *fan(["SA", "ST"], MIDDLE, 170, spread=22, size=1.75)],
    ),
    "bondtolva-6": ("red", trick(["HT", "H9", "HA", "H6", "HK", "HJ"], y=160, size=1.15)),
    "bondtolva-2": (
        "red",
        [*pile(7, 128, 150, size=1.35), *fan(["DA", "DT", "CQ"], 375, 185, spread=15, size=1.5)],
    ),
    "femtio": (
        "blue",
        [Card("", 90 + 46 * no, 160, -8 + 3 * no, 1.3) for no in range(6)] + [Card("HQ", 420, 160, 9, 1.45)],
    ),
    "plump": ("blue", [*pile(5, 104, 160, "D4", 1.25), *trick(["CK", "C5", "CA", "C9"], 365, 158)]),
    "grandissimo": ("blue", fan(["SA", "HA", "DA", "CA", "CK"], MIDDLE, 200, spread=13, size=1.6)),
    "lomber": (
        "blue",
        [*pile(6, 100, 120, size=1.0), *fan(["SA", "S2", "CA"], 345, 190, spread=17, size=1.65)],
    ),
    "nittionio": ("blue", [*row(["S9", "H9", "D9"], MIDDLE, 160, 0.62, 1.6)]),
    "kasino": (
        "wood",
        [
            Card("H5", 120, 96, -5),
            Card("C3", 236, 88, 4),
            Card("S8", 112, 238, 6),
            Card("HJ", 232, 232, -4),
            Card("S2", 396, 170, -9, 1.35),
            Card("DT", 452, 168, 7, 1.45),
        ],
    ),
    "vandtia": (
        "red",
        [
            *row([""] * 3, 182, 176, 1.12, 1.0),
            *row(["C4", "HQ", "S7"], 182, 160, 1.12, 1.0),
            *pile(4, 450, 164, "HT", 1.4),
        ],
    ),
    "svalta-rav": (
        "wood",
        [
            Card("D6", 236, 150, -24, 1.2),
            Card("SJ", 322, 170, 12, 1.2),
            Card("C9", 262, 190, -4, 1.2),
            Card("DK", 318, 140, 20, 1.3),
            *others("left", "opposite", "right"),
        ],
    ),
    "svalta-rav-2": (
        "wood",
        [
            *pile(7, 96, 210, size=1.2),
            *pile(5, 464, 110, size=1.2),
            Card("H4", 250, 172, -16, 1.25),
            Card("CA", 300, 158, 8, 1.35),
        ],
    ),
    "svarte-petter": (
        "wood",
        [*fan([""] * 4, MIDDLE - 20, 190, spread=13, size=1.5), Card("SJ", 430, 120, 30, 1.55)],
    ),
    "hej-knekt": ("red", [*pile(5, MIDDLE - 20, 176, size=1.5), Card("CJ", MIDDLE + 6, 160, 11, 1.6)]),
    "tjugoett": (
        "green",
        [Card("", 200, 170, -10, 1.55), Card("SA", 262, 160, -2, 1.6), Card("HK", 338, 164, 9, 1.6)],
    ),
}


class Painter:
    """Paints tables with the cards of one deck."""

    def __init__(self, deck: str) -> None:
        self._deck = QSvgRenderer(str(RESOURCES / "decks" / deck / f"{deck}.svg"))
        self._shadow = QImage(str(RESOURCES / "table" / "card-shadow.png"))

    def paint(self, cloth: str, cards: Iterable[Card]) -> QImage:
        """Return the picture of a table."""
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        light = QRadialGradient(QPointF(WIDTH / 2, HEIGHT / 2), 0.72 * WIDTH)
        light.setColorAt(0, QColor(CLOTHS[cloth]).lighter(118))
        light.setColorAt(1, QColor(CLOTHS[cloth]).darker(135))
        painter.fillRect(image.rect(), light)
        for card in cards:
            self._lay(painter, card)
        painter.end()
        return image

    def _lay(self, painter: QPainter, card: Card) -> None:
        width = CARD * card.size
        area = QRectF(-width / 2, -0.7 * width, width, 1.4 * width)
        painter.save()
        painter.translate(card.x, card.y)
        painter.rotate(card.turn)
        edge = 0.24 * width
        painter.drawImage(area.adjusted(-edge, -edge, edge, edge), self._shadow)
        self._deck.render(painter, element(card.face), area)
        painter.restore()


def element(face: str) -> str:
    """Return what the deck's drawing calls the card."""
    return f"{RANKS.get(face[1], face[1])}_{SUITS[face[0]]}" if face else "back"


def with_few_colours(image: QImage) -> QImage:
    """Return the picture with a palette of its own, by median cut."""
    bits = image.constBits()
    data = bytes(bits).translate(COARSE)
    pixels = Counter(data[no : no + 3] for no in range(0, len(data), 4))
    boxes = [(0.0, list(pixels.items()))]
    while len(boxes) < COLOURS:
        box = boxes.pop(max(range(len(boxes)), key=lambda no: boxes[no][0]))[1]
        boxes += [(_room(part), part) for part in _halves(box)]
    table = [_mean(box) for _, box in boxes]
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)


Box = list[tuple[bytes, int]]


def _halves(box: Box) -> tuple[Box, Box]:
    """Cut the box across where it is widest, so that either half is seen equally often."""
    widest = max(range(3), key=lambda part: _span(box, part))
    box.sort(key=lambda item: item[0][widest])
    seen = list(accumulate(count for _, count in box))
    cut = min(bisect(seen, seen[-1] / 2) + 1, len(box) - 1)
    return box[:cut], box[cut:]


def _span(box: Box, part: int) -> int:
    values = [colour[part] for colour, _ in box]
    return max(values) - min(values)


def _room(box: Box) -> float:
    """How much is lost where the box is one colour: its extent, and less so how often it is seen."""
    extent = max(_span(box, part) for part in range(3))
    return extent * math.pow(sum(count for _, count in box), 0.35)


def _mean(box: Box) -> int:
    total = sum(count for _, count in box)
    blue, green, red = (
        round(sum(colour[part] * count for colour, count in box) / total) for part in range(3)
    )
    return QColor(red, green, blue).rgb()


def picture(game: str, language: str) -> Path:
    """Return where the picture of a game lies; of no game in particular: for games that have none."""
    return RESOURCES / "games" / game / f"tile.{language}.png"


def main(games: Sequence[str]) -> None:
    """Paint all tables, or those asked for."""
    application = QGuiApplication([])
    for language, deck in DECKS.items():
        painter = Painter(deck)
        for game in games or TABLES:
            path = picture(game, language)
            if path.parent.is_dir():
                with_few_colours(painter.paint(*TABLES[game])).save(str(path))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
