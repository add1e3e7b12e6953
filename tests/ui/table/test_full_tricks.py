"""A full trick can be read: no card hides much of another, nor its corner index."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import Window
from tests.ui.place_tables import reached
from tests.ui.table.test_place_layout import full_trick
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.protocol import Game

USUAL: Final = "femtio"
"""The game that is always tried, with the most players: six at a table with portraits."""


def seatings(games: Sequence[Game[Any]]) -> Iterator[ParameterSet]:
    """Yield a game with the most players, who make the fullest trick; with `--long` all, with any number."""
    for game in games:
        counts = game.info.seat_counts
        for seats in counts:
            usual = game.info.id == USUAL and seats == counts[-1]
            yield pytest.param(game.info.id, seats, marks=[] if usual else [pytest.mark.long])


SEATED: Final = [
    *seatings([game for game in GAMES if any(place.kind == "trick" for place in game.info.places)])
]
TEXTS: Final = (100, 160)
INDEX: Final = (0.34, 0.36)
"""The corner index, also in large letters, as shares of the card's width and height."""
MOST_HIDDEN: Final = 1 / 3
LONG: Final = 1_000_000


def area(polygon: QPolygonF) -> float:
    points = polygon.toList()
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(one.x() * two.y() - two.x() * one.y() for one, two in pairs)) / 2


def part(card: QQuickItem, wide: float = 1, high: float = 1) -> QPolygonF:
    """Return the card's upper left part in window coordinates."""
    w, h = wide * card.width(), high * card.height()
    return QPolygonF([card.mapToScene(QPointF(x, y)) for x, y in ((0, 0), (w, 0), (w, h), (0, h))])


def hidden(what: QPolygonF, by: QQuickItem) -> float:
    return area(what.intersected(part(by))) / area(what)


def trick(window: Window) -> list[QQuickItem]:
    return [card for card in window.of_kind("CardItem") if card.property("zone") == "trick"]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_each_card_of_a_full_trick_can_be_read(window: Window, game: str, seats: int) -> None:
    window.sit(reached(game, seats, full_trick))
    pace = window.app.services.pace
    pace.factor, pace.reading = 0.01, LONG
    view = window.app.sitting.director.view()
    window.app.sitting.director.play(view.legal[0])
    window.wait(lambda: len(trick(window)) == seats)
    window.app.window.resize(900, 600)
    for text in TEXTS:
        window.app.settings.set("text_size", text)
        window.settle()
        for one, other in permutations(trick(window), 2):
            told = (text, one.property("face"), other.property("face"))
            assert hidden(part(one), other) < MOST_HIDDEN, told
            # The leader varies, so any card may be on any other.
            assert hidden(part(one, *INDEX), other) < 0.02, told
