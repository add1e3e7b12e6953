"""A card is played with one click, with two, or by dragging it to the table, with the mouse and by touch."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui import hands
from tests.ui.conftest import Window, table
from tests.ui.hands import Finger, Mouse, card
from tolva_gui.table.host import Host

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def seated(window: Window, host: Host | None = None, *, twice: bool = False) -> Host:
    host = host or table(0)
    window.sit(host, click_twice=twice, turn=True, drawn=True)
    return host


def corner(window: Window, face: str) -> QPoint:
    """Return a point of the card that the next card of the fan leaves free."""
    return hands.corner(card(window, face))


def middle(window: Window) -> QPoint:
    return QPoint(window.app.window.width() // 2, int(window.app.window.height() * 0.42))


def test_two_clicks_guard_against_a_slip(window: Window) -> None:
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
@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_a_card_laid_on_the_table_is_played(
    hands_of: type[Mouse | Finger], twice: bool, window: Window
) -> None:
    host = seated(window, twice=twice)
    hands_of(window).drag(corner(window, "SK"), middle(window))
    assert [str(made) for _, made in host.moves] == ["play SK"]


@cases("hands_of", [Mouse, Finger], usual=["Finger"])
def test_a_card_dropped_in_the_hand_stays_there_or_goes_back(
    hands_of: type[Mouse | Finger], window: Window
) -> None:
    """As in any card game, this does not play it; dropped where it was, the card lies as before."""
    host = seated(window)
    hand, start = hands_of(window), corner(window, "SK")
    hand.drag(start, start + QPoint(-12, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK") == start
    hand.drag(start, start + QPoint(-80, -30))
    QTest.qWait(50)
    assert host.moves_made == 0
    assert corner(window, "SK").x() < corner(window, "SA").x()


def test_a_card_that_may_not_be_played_goes_back_and_says_why(window: Window) -> None:
    host = seated(window, table(3, "play S6"))
    Mouse(window).drag(corner(window, "D6"), middle(window))
    assert host.moves_made == 1
    assert str(window.item("whyNot").property("text")).startswith("You must follow suit")


def test_a_tap_plays(window: Window) -> None:
    host = seated(window)
    Finger(window).tap(corner(window, "SK"))
    window.wait(lambda: [str(made) for _, made in host.moves] == ["play SK"])
