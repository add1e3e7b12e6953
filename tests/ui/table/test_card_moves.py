"""A card is played with one click, with two, or by dragging it to the table, with the mouse and by touch."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window, table
from tolva_gui.table.host import Host

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def seated(window: Window, host: Host | None = None, *, twice: bool = False) -> Host:
    host = host or table(0)
    window.sit(host, click_twice=twice)
    window.wait(window.my_turn)
    window.settle()
    return host


def card(window: Window, face: str) -> QQuickItem:
    return next(card for card in window.cards() if card.property("face") == face)


def corner(window: Window, face: str) -> QPoint:
    """Return a point of the card that the next card of the fan leaves free."""
    item = card(window, face)
    return item.mapToScene(QPointF(item.width() * 0.12, item.height() * 0.2)).toPoint()


def middle(window: Window) -> QPoint:
    return QPoint(window.app.window.width() // 2, int(window.app.window.height() * 0.42))


def drag(window: Window, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(window.app.window, LEFT, NONE, start)
    for part in range(1, 6):
        QTest.mouseMove(window.app.window, start + (end - start) * part / 5)
        QTest.qWait(15)
    QTest.mouseRelease(window.app.window, LEFT, NONE, end)
    QTest.qWait(30)


def touch(window: Window, start: QPoint, end: QPoint) -> None:
    device = QTest.createTouchDevice()
    QTest.touchEvent(window.app.window, device).press(0, start).commit()
    for part in range(1, 6):
        QTest.touchEvent(window.app.window, device).move(0, start + (end - start) * part / 5).commit()
        QTest.qWait(15)
    QTest.touchEvent(window.app.window, device).release(0, end).commit()
    QTest.qWait(30)


def test_two_clicks_guard_against_a_slip(open_window: Open) -> None:
    window = open_window(BlockedPlayer)
    host = seated(window, twice=True)
    window.click_card("SA")
    assert host.moves_made == 0
    assert card(window, "SA").property("cursor")
    QTest.mouseClick(window.app.window, LEFT, NONE, middle(window))
    assert not card(window, "SA").property("cursor")
    window.click_card("SA")
    assert host.moves_made == 0
    window.click_card("C6")
    assert host.moves_made == 0
    assert not card(window, "SA").property("cursor")
    window.click_card("C6")
    assert [str(move) for _, move in host.moves] == ["play C6"]


@cases("twice", [False, True], usual=["True"])
@cases("move", [drag, touch], usual=["mouse"], ids=["mouse", "touch"])
def test_a_card_laid_on_the_table_is_played(open_window: Open, move, twice: bool) -> None:  # type: ignore[no-untyped-def]
    window = open_window(BlockedPlayer)
    host = seated(window, twice=twice)
    move(window, corner(window, "SK"), middle(window))
    assert [str(made) for _, made in host.moves] == ["play SK"]


@cases("move", [drag, touch], usual=["touch"], ids=["mouse", "touch"])
def test_a_card_dropped_in_the_hand_stays_there_or_goes_back(open_window: Open, move) -> None:  # type: ignore[no-untyped-def]
    """As in any card game, this does not play it; dropped where it was, the card lies as before."""
    window = open_window(BlockedPlayer)
    host = seated(window)
    start = corner(window, "SK")
    move(window, start, start + QPoint(-12, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK") == start
    move(window, start, start + QPoint(-80, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK").x() < corner(window, "SA").x()


def test_a_card_that_may_not_be_played_goes_back_and_says_why(open_window: Open) -> None:
    window = open_window(BlockedPlayer)
    host = seated(window, table(3, "play S6"))
    drag(window, corner(window, "D6"), middle(window))
    assert host.moves_made == 1
    assert str(window.item("whyNot").property("text")).startswith("You must follow suit")


def test_a_tap_plays(open_window: Open) -> None:
    window = open_window(BlockedPlayer)
    host = seated(window)
    at = corner(window, "SK")
    device = QTest.createTouchDevice()
    QTest.touchEvent(window.app.window, device).press(0, at).commit()
    QTest.touchEvent(window.app.window, device).release(0, at).commit()
    QTest.qWait(30)
    assert [str(made) for _, made in host.moves] == ["play SK"]
