"""Hints at the table of games beside the K+Q family: asked for by key, in their own words, and marked on the table."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import Open, Window
from tests.ui.place_tables import reached, seated
from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.rules.game import View

SIZES = ((900, 600), (1280, 800))


class Likes:
    """Thinks nothing, and finds the first of the legal moves that has most to it best by five points."""

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        move = max(view.legal, key=lambda one: len(str(one)))
        return Choice(move, {other: 5.0 * (other == move) for other in view.legal})


def press(window: Window) -> str:
    window.key(Qt.Key.Key_H)
    window.wait(lambda: not window.app.hints.property("thinking"))
    window.settle()
    return str(window.item("hint").property("text"))


def where(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def note(window: Window) -> QRectF:
    return next(
        where(item) for item in window.visible() if item.metaObject().className().startswith("HintNote")
    )


def ringed(window: Window) -> list[str]:
    return [item.property("face") for item in window.visible() if item.property("advised") is True]


def test_plump_tells_what_the_hand_has_and_the_number_stays_in_sight(open_window: Open) -> None:
    window = open_window(Likes)
    host = seated(window, reached("plump", 4, lambda view: view.phase == "bid", deal=4, dealer=3))
    assert press(window) == "Which of your cards take a trick, whatever the others hold?"
    assert press(window).endswith(".")
    assert press(window) == "Bid 10"
    for size in SIZES:
        window.app.window.resize(*size)
        window.settle()
        assert not note(window).intersects(where(window.item("number10")))
    window.click(window.item("number10"))
    assert [str(move) for seat, move in host.moves if seat == 0] == ["bid 10"]


def test_plump_rings_the_card_and_says_what_is_needed(open_window: Open) -> None:
    window = open_window(Likes)
    host = reached("plump", 4, lambda view: view.phase == "play" and len(view.legal) > 2, deal=4)
    seated(window, host)
    texts = [press(window) for _ in range(3)]
    assert texts[0].endswith("?")
    assert texts[2].startswith("Play ")
    (face,) = ringed(window)
    assert [str(move).removeprefix("play ") for move in host.view(0).legal].count(face) == 1
    card = next(item for item in window.cards() if item.property("face") == face)
    assert not note(window).intersects(where(card))
