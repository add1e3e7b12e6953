"""Paint the lobby's picture of each game's table: `python packaging/art/tiles.py` (needs PySide6).

A table shows cards of our own deck on a cloth, as `[tile]` in the game's `game.toml` describes it:

    [tile]
    cloth = "green"                     # green, blue, red, linen or wood
    lay = [                             # from the lowest up; the picture is 560 by 320
        { hands = ["left", "right"] },  # of the players there
        { pile = 7, at = [128, 150], size = 1.35, top = "D4" },
        { fan = "SQ SK DT", at = [375, 185], spread = 15 },
        { row = "C7 ? S6", at = [280, 100], step = 1.1 },    # a question mark is a back
        { trick = "CT CJ CA", at = [280, 138] },
        { card = "HQ", at = [420, 160], turn = 9 },
    ]

The game's page crops the picture at its sides: keep the cards that matter between x = 80 and x = 480.

Each picture has its own small palette, which keeps it small, and is drawn once per language for the index letters.
"""

import math
import os
import sys
import tomllib
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

BACK: Final = "?"
RESOURCES: Final = Path(__file__).resolve().parents[2] / "resources"
GAMES: Final = RESOURCES / "games"
DECKS: Final = {"sv": "tolva-sv", "en": "tolva"}
WIDTH, HEIGHT = 560, 320
CARD: Final = 96.0
"""The width of a card."""
COLOURS: Final = 128
COARSE: Final = bytes(value & 0xF8 | 4 for value in range(256))
"""Colours are counted with this precision."""
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
    """A card: its face (`SK`, or `BACK`), centre, rotation and size."""

    face: str
    x: float
    y: float
    turn: float = 0.0
    size: float = 1.0


def fan(
    faces: Sequence[str], x: float, y: float, *, facing: float = 0.0, spread: float = 9.0, size: float = 1.0
) -> list[Card]:
    """Return a hand of cards, which turn around a point below them."""
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
    """Return cards side by side, centred."""
    left = x - (len(faces) - 1) / 2 * step * CARD * size
    return [Card(face, left + no * step * CARD * size, y, 0.0, size) for no, face in enumerate(faces)]


def pile(number: int, x: float, y: float, top: str = BACK, size: float = 1.0) -> list[Card]:
    """Return a stock: backs on each other, and the top card."""
    cards = [Card(BACK, x - 1.6 * no, y - 1.6 * no, 0.0, size) for no in range(number)]
    return cards if top == BACK else [*cards, replace(cards[-1], face=top)]


def trick(faces: Sequence[str], x: float = WIDTH / 2, y: float = 150.0, size: float = 1.0) -> list[Card]:
    """Return the card of each player, clockwise from the one in front."""
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
    """Return the hands of the players at the left, opposite and at the right, at the picture's edge."""
    fans = {
        "left": lambda: fan([BACK] * 5, -18, 150, facing=90, spread=10, size=0.8),
        "opposite": lambda: fan([BACK] * 5, WIDTH / 2, -26, facing=180, spread=10, size=0.8),
        "right": lambda: fan([BACK] * 5, WIDTH + 18, 150, facing=-90, spread=10, size=0.8),
    }
    return [card for place in places for card in fans[place]()]


DEFAULT: Final = ("green", fan([BACK] * 5, WIDTH / 2, 170, spread=14, size=1.5))
"""For games without their own picture."""


def table(game: str) -> tuple[str, list[Card]]:
    """Return the cloth and the cards of the game's picture, as its `game.toml` describes them.

    Raise KeyError for an unknown layout or cloth.
    """
    if not game:
        return DEFAULT
    told = tomllib.loads((GAMES / game / "game.toml").read_text(encoding="utf-8"))["tile"]
    if told["cloth"] not in CLOTHS:
        raise KeyError(f"{game}: no cloth {told['cloth']!r}; there are {', '.join(CLOTHS)}")
    return told["cloth"], [card for line in told["lay"] for card in laid(dict(line))]


def laid(line: dict[str, Any]) -> list[Card]:
    """Return the cards of one line of a tile: its layout, the cards in it, and drawing options."""
    if "hands" in line:
        return others(*line["hands"])
    x, y = line.pop("at")
    if "pile" in line:
        return pile(line.pop("pile"), x, y, **line)
    way = next((name for name in LAYING if name in line), None)
    if way is None:
        raise KeyError(f"no way of lying in {line}; there are {', '.join(('hands', 'pile', *LAYING))}")
    return LAYING[way](line.pop(way).split(), x, y, **line)


def card(faces: Sequence[str], x: float, y: float, turn: float = 0.0, size: float = 1.0) -> list[Card]:
    """Return a single card."""
    return [Card(face, x, y, turn, size) for face in faces]


LAYING: Final[dict[str, Callable[..., list[Card]]]] = {"fan": fan, "row": row, "trick": trick, "card": card}


def games() -> list[str]:
    """Return the games that have a picture."""
    return sorted(path.parent.name for path in GAMES.glob("*/game.toml"))


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
    """Return the card's element id in the deck's drawing."""
    return f"{RANKS.get(face[1], face[1])}_{SUITS[face[0]]}" if face != BACK else "back"


def with_few_colours(image: QImage) -> QImage:
    """Return the picture with an adaptive palette, by median cut."""
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
    """Split the box across its widest dimension, so that both halves have equal pixel counts."""
    widest = max(range(3), key=lambda part: _span(box, part))
    box.sort(key=lambda item: item[0][widest])
    seen = list(accumulate(count for _, count in box))
    cut = min(bisect(seen, seen[-1] / 2) + 1, len(box) - 1)
    return box[:cut], box[cut:]


def _span(box: Box, part: int) -> int:
    values = [colour[part] for colour, _ in box]
    return max(values) - min(values)


def _room(box: Box) -> float:
    """Return the loss of one colour for the box: its extent, weighted by a power of its pixel count."""
    extent = max(_span(box, part) for part in range(3))
    return extent * math.pow(sum(count for _, count in box), 0.35)


def _mean(box: Box) -> int:
    total = sum(count for _, count in box)
    blue, green, red = (
        round(sum(colour[part] * count for colour, count in box) / total) for part in range(3)
    )
    return QColor(red, green, blue).rgb()


def picture(game: str, language: str) -> Path:
    """Return the path of a game's picture; without a game, of the one for games that have none."""
    return RESOURCES / "games" / game / f"tile.{language}.png"


def main(asked: Sequence[str]) -> None:
    """Paint all tables, or the requested ones."""
    application = QGuiApplication([])
    for language, deck in DECKS.items():
        painter = Painter(deck)
        for game in asked or ["", *games()]:
            path = picture(game, language)
            if path.parent.is_dir():
                with_few_colours(painter.paint(*table(game))).save(str(path))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
