"""A whole hand arranged by drags, clicks and keys, and cards that are only turned: singly, held down, automatically."""

from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.cases import cases
from tests.ui.conftest import Window
from tests.ui.forms import calls, rows
from tests.ui.hands import Finger, Keyboard, Mouse, corner, middle
from tests.ui.place_tables import card, fan_of, new_table, point_at, reached, seated
from tolva_gui.rules.moves import TURN, Play


@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_a_card_is_dragged_to_another_place(hands_of: type[Mouse | Finger], window: Window) -> None:
    host, hands = seated(window, new_table("femtio", 4)), hands_of(window)
    before = fan_of(window)
    hands.drag(corner(card(window, before[0])), corner(card(window, before[4])))
    wanted = [*before[1:5], before[0], *before[5:]]
    assert fan_of(window) == wanted
    window.settle()
    hands.press("call0")
    assert [str(one) for one in made(host.moves[-1][1])] == wanted


def made(move: object) -> tuple[object, ...]:
    assert isinstance(move, Play)
    return move.cards


def test_card_taken_up_goes_next_in_line(window: Window) -> None:
    seated(window, new_table("femtio", 4))
    own = [row for row in rows(window, "hand") if row["own"]]
    assert len(own) == 13
    assert not any(row["barred"] for row in own)
    assert calls(window) == ["Put down the pile"]
    before, hands = fan_of(window), Finger(window)
    hands.tap(corner(card(window, before[2])))
    assert card(window, before[2]).property("chosen")
    hands.tap(corner(card(window, before[0])))
    assert fan_of(window) == [before[2], before[0], before[1], *before[3:]]


def test_keys_shift_a_card_and_shuffle_them_all(window: Window) -> None:
    host = seated(window, new_table("femtio", 4))
    before = fan_of(window)
    point_at(Keyboard(window), card(window, before[0]), Qt.Key.Key_Down)
    for _ in range(2):
        window.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert fan_of(window) == [before[1], before[2], before[0], *before[3:]]
    window.app.sitting.arranging.chance = Random(3)
    window.key(Qt.Key.Key_2)
    mixed = fan_of(window)
    assert sorted(mixed) == sorted(before)
    assert mixed != before
    window.key(Qt.Key.Key_1)
    assert [str(one) for one in made(host.moves[-1][1])] == mixed


@cases("hands_of", [Mouse, Finger], usual=["Finger"])
def test_a_key_or_a_button_that_is_held_goes_on_turning(
    window: Window, hands_of: type[Mouse | Finger]
) -> None:
    host, hands = seated(window, new_table("svalta-rav", 3)), hands_of(window)
    for number in range(3):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", number > 0
        )
        QCoreApplication.sendEvent(window.app.window, event)
        window.wait(window.my_turn)
    assert [move for _, move in host.moves] == [TURN] * 3
    at = middle(window.item("call0"))
    hands.hold(at)
    window.wait(lambda: host.moves_made > 5)
    hands.let_go(at)
    seen = host.moves_made
    window.settle()
    assert host.moves_made == seen


def test_what_was_turned_and_who_took_it_stand_at_the_seats(window: Window) -> None:
    seated(
        window, reached("svalta-rav", 3, lambda view: any(sign.key == "won" for sign in view.display.signs))
    )
    counts = [str(row["told"]) for row in window.app.sitting.table.property("seats").rows()]
    assert sum("took" in count for count in counts) == 1
    assert all(count for count in counts)
