"""Cards that all see are upright and whole, lie on no face, and can be read in a full trick."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import area
from tests.table.games import reached
from tests.ui.conftest import Window, table, where
from tests.ui.forms import FORMS, melds, new_host, reach
from tests.ui.table.test_layout import full_trick
from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.games.mariage.state import mariage

UPRIGHT: Final = 12.0
"""The largest tilt of a card, in degrees: the player's own cards form a fan."""
AIR: Final = 3.0
"""Pixels to be seen between a card and a face."""
TEXTS: Final = (100, 160)
INDEX: Final = (0.34, 0.36)
"""The corner index, also in large letters, as shares of the card's width and height."""
MOST_HIDDEN: Final = 1 / 3
LEAST: Final = 0.02
LONG: Final = 1_000_000


def seatings() -> Iterator[tuple[str, int]]:
    """Yield each game of tricks with each number of players."""
    for game in GAMES:
        if any(place.kind == "trick" for place in game.info.places):
            yield from ((game.info.id, seats) for seats in game.info.seat_counts)


def face_up(window: Window, *zones: str) -> list[QQuickItem]:
    shown = [card for card in window.of_kind("CardItem") if card.property("shown")]
    return [card for card in shown if not zones or card.property("zone") in zones]


def is_upright(card: QQuickItem) -> bool:
    return abs((card.rotation() + 180) % 360 - 180) < UPRIGHT


def part(card: QQuickItem, wide: float = 1, high: float = 1) -> QPolygonF:
    """Return the card's upper left part in window coordinates."""
    w, h = wide * card.width(), high * card.height()
    return QPolygonF([card.mapToScene(QPointF(x, y)) for x, y in ((0, 0), (w, 0), (w, h), (0, h))])


def hidden(what: QPolygonF, by: QQuickItem) -> float:
    return area(what.intersected(part(by))) / area(what)


# Six at a table with portraits make the fullest trick.
@cases("game, seats", seatings(), usual=["femtio-6", "bondtolva-6-6"])
def test_each_card_of_a_full_trick_can_be_read(window: Window, game: str, seats: int) -> None:
    """No card hides much of another, nor its corner index; in the family, whose cards need no row, nothing at all."""
    window.sit(reached(game, seats, full_trick))
    pace = window.app.services.pace
    pace.factor, pace.reading = 0.01, LONG
    window.app.sitting.director.play(window.app.sitting.director.view().legal[0])
    window.wait(lambda: len(face_up(window, "trick")) == seats)
    window.app.window.resize(900, 600)
    for text in TEXTS:
        window.app.settings.set("text_size", text)
        window.settle()
        trick = face_up(window, "trick")
        assert all(map(is_upright, trick))
        for one, other in permutations(trick, 2):
            told = (text, one.property("face"), other.property("face"))
            assert hidden(part(one), other) < (LEAST if game in FORMS else MOST_HIDDEN), told
            # The leader varies, so any card may be on any other.
            assert hidden(part(one, *INDEX), other) < LEAST, told


@cases("form", ["tolva-4", "tolva-3", "bondtolva-4"], usual=["tolva-4"])
def test_a_shown_pair_is_upright_whole_and_on_no_face(window: Window, form: str) -> None:
    shown = reach(form, lambda view: any(seat for seat, *_ in mariage(view.facts).melds), choose=melds)
    window.sit(shown, (900, 600), drawn=True)
    frame = QRectF(0, 0, 900, 600).adjusted(-6, -6, 6, 6)
    portraits = [where(item) for item in window.visible() if item.objectName().startswith("portrait")]
    pair = [card for card in face_up(window, "hand") if card.property("position") != 0]
    assert pair
    for card in pair:
        assert is_upright(card)
        assert frame.contains(part(card).boundingRect())
        assert not any(where(card).adjusted(-AIR, -AIR, AIR, AIR).intersects(face) for face in portraits)


def test_cards_before_a_seat_opposite_are_upright_too(window: Window) -> None:
    window.sit(new_host("bordstolva"), drawn=True)
    rows = face_up(window, "up")
    assert {card.property("position") for card in rows} == {0, 1}
    assert all(map(is_upright, rows))
    window.sit(table(2, "play CA"), drawn=True)
    assert face_up(window, "trick")
    assert all(map(is_upright, face_up(window)))
