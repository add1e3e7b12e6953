"""At a table of tolva no card covers a face or a plate, and a lesson's line crosses nothing that can be pressed."""

from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import Open, Window, where
from tests.ui.forms import melds, reach
from tests.ui.table.test_layout import last_to_play, things
from tolva_gui.paths import resources
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.view import View
from tolva_gui.table.lesson import ScriptedPlayer
from tolva_gui.table.tasks.lesson import LessonTask

SIZES = ((900, 600), (1280, 800))
AIR = 3.0
"""Pixels to be seen between two things."""


def portraits(window: Window) -> list[QRectF]:
    return [where(item) for item in window.visible() if item.objectName().startswith("portrait")]


def shown_cards(window: Window) -> list[QRectF]:
    cards = (item for item in window.of_kind("CardItem") if item.property("position") != 0)
    return [where(card) for card in cards if card.property("zone") == "hand" and card.property("face")]


def known_of(view: View, seat: int) -> int:
    """Return the number of cards in that seat's hand that all have seen."""
    return sum(card is not None for card in cards_at(view.zones, Place("hand", seat)))


@cases("caller, size", product([1, 2, 3], SIZES), usual=["1-900x600"])
def test_a_pair_that_was_shown_lies_on_no_face(caller: int, size: tuple[int, int], window: Window) -> None:
    window.sit(reach("tolva-4", lambda view: known_of(view, caller) == 2, choose=melds), size, drawn=True)
    shown = shown_cards(window)
    assert shown
    for card in shown:
        assert not any(card.adjusted(-AIR, -AIR, AIR, AIR).intersects(face) for face in portraits(window))
        assert QRectF(-AIR, -AIR, size[0] + 2 * AIR, size[1] + 2 * AIR).contains(card)


@cases("size", SIZES, usual=["(900, 600)"], ids=str)
def test_no_card_of_the_trick_touches_a_plate(window: Window, size: tuple[int, int]) -> None:
    window.sit(reach("tolva-4", last_to_play), size, drawn=True)
    trick = [where(card) for card in window.of_kind("CardItem") if card.property("zone") == "trick"]
    assert len(trick) == 3
    plates = [where(item) for item in (*window.of_kind("SeatBadge"), *window.of_kind("CallBar"))]
    for card in trick:
        near = card.adjusted(-AIR, -AIR, AIR, AIR)
        assert not any(near.intersects(other) for other in (*plates, *portraits(window)))


def line(arrow: QQuickItem | None) -> list[QPointF]:
    """Return points along the lesson's line, none if there is no line."""
    if arrow is None:
        return []
    return [arrow.mapToScene(QPointF(arrow.width() * part / 50, arrow.height() / 2)) for part in range(51)]


@cases("size", SIZES, usual=["(900, 600)"], ids=str)
def test_lesson_line_crosses_no_button_and_no_card_held(
    open_window: Open, size: tuple[int, int], length: int
) -> None:
    window = open_window(lambda: ScriptedPlayer(resources() / "games"))
    window.app.window.resize(*size)
    # The Swedish welcome is as long as to leave room for a line only behind the hand.
    window.app.settings.set("language", "sv")
    window.app.models.lesson.begin()
    task = window.app.models.tasks.task
    assert isinstance(task, LessonTask)
    director = window.app.sitting.director
    drawn = 0
    for _ in range(len(task.script.steps) - 2):
        if drawn == 3 and length == 1:
            break
        window.settle()
        there = things(window)
        named = {item.objectName(): item for kind in there.values() for item in kind}
        along = line(named.get("lessonArrow"))
        drawn += bool(along)
        lit = named.get("lessonLight")
        held = [card for card in window.of_kind("CardItem") if card.property("held") and lit is not None]
        for item in (*there["CallBar"], *there["IconButton"], *there["UndoButtons"], *held):
            meant = lit is not None and where(lit).intersects(where(item))
            assert meant or not any(where(item).contains(at) for at in along), task.at
        step, host = task.step, director.host
        if not step.accept:
            window.app.models.tasks.next()
            continue
        window.wait(director.ready)
        director.play(next(move for move in step.accept if move in host.view(0).legal))
    assert drawn > 2
