"""Cards in front of every seat, hands of any size, and a hand arranged by drags, clicks and keys."""

from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.cases import cases
from tests.gallery.tables import shows
from tests.ui.conftest import Window
from tests.ui.forms import calls, rows
from tests.ui.hands import Finger, Hand, Keyboard, Mouse, corner, middle
from tests.ui.place_tables import (
    act,
    card,
    fan_of,
    held_card,
    items,
    new_table,
    point_at,
    reached,
    seated,
    touch_card,
)
from tolva_gui.rules.moves import TURN, Move, Pick, Play
from tolva_gui.rules.view import View

HANDS = (Mouse, Keyboard, Finger)


def played(window: Window, hands: Hand, wanted: str) -> Move:
    """Make the first move of that verb by hand, and return the move made."""
    host = window.host
    move = next(one for one in host.view(0).legal if str(one).startswith(wanted))
    before = host.version
    act(window, hands, host, move)
    window.wait(lambda: host.version > before)
    return host.moves[-1][1]


@cases("hands_of", HANDS, usual=["Mouse"])
def test_a_hand_card_is_exchanged_for_one_on_the_table(hands_of: type[Hand], window: Window) -> None:
    before = seated(window, new_table("vandtia", 4)).view(0).legal
    assert played(window, hands_of(window), "swap") in before


def giving(view: View) -> bool:
    return view.phase == "give" and any(isinstance(move, Play) for move in view.legal)


@cases("hands_of", HANDS, usual=["Keyboard"])
def test_a_card_is_laid_on_that_of_another(hands_of: type[Hand], window: Window) -> None:
    before = seated(window, reached("vandtia", 4, giving)).view(0).legal
    assert played(window, hands_of(window), "give") in before


@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_any_of_the_hidden_cards_can_be_turned(hands_of: type[Mouse | Finger], window: Window) -> None:
    host = seated(window, reached("vandtia", 2, lambda view: len(picks(view)) > 1))
    last = picks(host.view(0))[-1]
    hands_of(window).tap(corner(items(window, "offered")[-1]))
    assert (0, last) in host.moves


def picks(view: View) -> list[Pick]:
    return [move for move in view.legal if isinstance(move, Pick)]


def alike(view: View) -> list[Play]:
    """Return the moves of two cards that are the same."""
    plays = (move for move in view.legal if isinstance(move, Play) and len(move.cards) == 2)
    return [move for move in plays if len({*move.cards}) == 1]


def test_two_cards_that_are_alike_are_chosen_one_by_one(window: Window) -> None:
    host = seated(window, reached("vandtia", 8, lambda view: bool(alike(view))))
    both = alike(host.view(0))[0]
    act(window, Mouse(window), host, both)
    window.wait(lambda: (0, both) in host.moves)


def pairs(view: View) -> list[Play]:
    """Return the moves of two cards of a rank that has a digit."""
    plays = (move for move in view.legal if isinstance(move, Play) and len({*move.cards}) == 2)
    return [move for move in plays if move.card.rank in "3456789"]


def test_digits_choose_further_cards_of_a_move(window: Window) -> None:
    """The first card makes a call, whose digit is 1; the other digits are cards."""
    host = seated(window, reached("vandtia", 4, lambda view: bool(pairs(view))))
    wanted = pairs(host.view(0))[0]
    for _ in wanted.cards:
        window.key(Qt.Key(ord(wanted.card.rank)))
        window.key(Qt.Key.Key_Return)
    assert {*window.app.sitting.choosing.chosen_cards} == {*wanted.cards}
    window.key(Qt.Key.Key_1)
    made = host.moves[-1][1]
    assert isinstance(made, Play)
    assert {*made.cards} == {*wanted.cards}


def test_each_card_of_a_large_hand_shows_its_corner(length: int, window: Window) -> None:
    host = seated(window, new_table("femtio", 2), (900, 600))
    fan = [str(card) for zone in host.view(0).zones if zone.place.owner == 0 for card in zone.cards]
    assert len(fan) == 26
    # The cards lie in one arc: those at its ends and some between them stand for the rest.
    for face in fan if length > 1 else fan[::8]:
        item = held_card(window, face)
        Mouse(window).tap(corner(item))
        assert item.property("chosen"), face
        window.app.sitting.arranging.clear()


def may_take_a_chance(view: View) -> bool:
    return any(str(move) == "chance" for move in view.legal)


@cases("hands_of", HANDS, usual=["Finger"])
def test_a_chance_is_taken_by_touching_the_stock(hands_of: type[Hand], window: Window) -> None:
    host = seated(window, reached("vandtia", 4, may_take_a_chance))
    before, stock = host.version, items(window, "stock")
    assert [item.property("choosable") for item in stock] == [*[False] * (len(stock) - 1), True]
    assert stock[-1].property("label") == "Take a chance"
    touch_card(hands_of(window), stock[-1])
    window.wait(lambda: host.version > before)
    assert str(host.moves[-1][1]) == "chance"


def test_the_stock_is_left_alone_where_a_card_has_to_be_laid(window: Window) -> None:
    seated(window, reached("vandtia", 4, lambda view: view.phase == "play" and not may_take_a_chance(view)))
    stock = items(window, "stock")
    assert stock
    assert not any(item.property("choosable") for item in stock)


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
    seated(window, reached("svalta-rav", 3, shows("won")))
    counts = [str(row["told"]) for row in window.app.sitting.table.property("seats").rows()]
    assert sum("took" in count for count in counts) == 1
    assert all(count for count in counts)
