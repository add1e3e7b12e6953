"""Games laid out from their places: each way to choose, take, lay, draw and arrange cards, by each hand."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent

from tests.cases import cases
from tests.gallery.tables import asks, shows
from tests.ui.conftest import Window
from tests.ui.forms import calls, may, prompt, rows
from tests.ui.hands import Finger, Hand, Keyboard, Mouse, corner, middle
from tests.ui.place_tables import (
    act,
    card,
    fan_of,
    held_card,
    items,
    make,
    new_table,
    own_fan,
    point_at,
    reached,
    refusal,
    seated,
    touch_card,
)
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import TURN, Call, Move, Pick, Play
from tolva_gui.rules.view import View


def test_what_a_chosen_card_can_take_lights_up(window: Window) -> None:
    """What it cannot take tells the rule; it is put back by a click, a tap on the cloth or Escape."""
    host = seated(window, reached("kasino", 2, two_to_take))
    view = host.view(0)
    move = next(one for one in view.legal if isinstance(one, Play) and len(one.takes) == 2)
    several = [one for one in view.legal if isinstance(one, Play) and one.card == move.card]
    window.click_card(str(move.card))
    lit = {row["face"] for row in rows(window, "sea") if row["choosable"]}
    assert lit == {str(card) for one in several for card in one.takes}
    assert host.moves_made == len(host.moves)
    barred = next(row["face"] for row in rows(window, "sea") if not row["choosable"])
    assert refusal(window, lambda: window.click(card(window, str(barred)))) == "KA9"
    face = str(move.card)
    ways: tuple[Callable[[], object], ...] = (
        lambda: window.click_card(face),
        lambda: Mouse(window).tap(QPoint(30, window.app.window.height() - 12)),
        lambda: window.key("Escape"),
    )
    for put_back in ways:
        if not card(window, face).property("chosen"):
            window.click_card(face)
        assert card(window, face).property("chosen")
        put_back()
        assert not card(window, face).property("chosen")
        assert window.app.sitting.table.property("calls") == []


def takes_in_ways(count: int, cards: int, view: View) -> list[Play]:
    """Return a hand card's captures, if there are that many and one of them takes that number of cards."""
    listed = view.question is not None and not view.form.open
    plays = [move for move in view.legal if isinstance(move, Play) and move.takes and listed]
    for held in dict.fromkeys(move.card for move in plays):
        moves = [move for move in plays if move.card == held]
        if len(moves) == count and any(len(move.takes) == cards for move in moves):
            return moves
    return []


def test_only_way_to_take_is_proposed_and_can_be_put_back(window: Window) -> None:
    host = seated(window, reached("kasino", 2, lambda view: bool(takes_in_ways(1, 2, view)), first_seed=1))
    (move,) = takes_in_ways(1, 2, host.view(0))
    first, second = (str(taken) for taken in move.takes)
    window.click_card(str(move.card))
    assert " = " in prompt(window)
    assert calls(window)[0] == "Take in"
    window.click(card(window, first))
    assert (0, move) not in host.moves[-1:]
    assert card(window, second).property("chosen")
    window.click(card(window, first))
    assert not card(window, first).property("chosen")
    assert prompt(window) == "Take in or lay out.", "the prompt tells nothing false"
    window.key("Escape")
    window.click_card(str(move.card))
    window.click(card(window, first))
    window.click(card(window, second))
    assert host.moves[-1] == (0, move)


def test_key_1_takes_in_with_a_card_that_can(window: Window) -> None:
    """The key used to lay the spade out."""
    host = seated(window, reached("kasino", 2, lambda view: bool(takes_in_ways(1, 1, view))))
    (move,) = takes_in_ways(1, 1, host.view(0))
    window.click_card(str(move.card))
    assert calls(window) == ["Take in", "Lay out"]
    window.key("1")
    assert host.moves[-1] == (0, move)


def test_each_way_to_take_has_a_button_laying_out_is_last(window: Window) -> None:
    host = seated(window, reached("kasino", 2, lambda view: bool(takes_in_ways(2, 2, view)), first_seed=1))
    ways = takes_in_ways(2, 2, host.view(0))
    window.click_card(str(ways[0].card))
    said = calls(window)
    assert said[-1] == "Lay out"
    assert len(said) == 3
    assert all(text.startswith("Take in ") for text in said[:-1])
    window.key("1")
    assert host.moves[-1][1] == max(ways, key=lambda way: len(way.takes))


def two_to_take(view: View) -> bool:
    """Return whether a hand card takes two cards together but neither alone."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    alone = {move.card for move in plays if len(move.takes) == 1}
    return any(len(move.takes) == 2 and move.card not in alone for move in plays)


def test_a_forbidden_number_is_grey_and_tells_the_rule(window: Window) -> None:
    host = seated(window, reached("plump", 3, asks("bid_not"), deal=12, dealer=1, no_exact_sum=True))
    shown = {row["number"]: row["allowed"] for row in window.app.sitting.choosing.property("numbers")}
    legal = {move.value for move in host.view(0).legal if isinstance(move, Call)}
    (forbidden,) = set(shown) - legal
    assert list(shown) == list(range(len(legal) + 1))
    assert not shown[forbidden]
    assert refusal(window, lambda: window.press(f"number{forbidden}")) == "PLV2"
    assert window.my_turn()


def test_bids_and_taken_tricks_stand_at_every_seat(window: Window) -> None:
    host = seated(window, reached("plump", 4, lambda view: view.phase == "play", deal=8))
    counts = [row["told"] for row in window.app.sitting.table.property("seats").rows()]
    bids = host.view(0).display.signs
    assert [f"0 of {sign.values['bid']}" for sign in bids if sign.seat is not None] == counts
    assert window.app.sitting.table.property("signs")


@cases("hands_of", [Mouse, Finger], usual=["Mouse"])
def test_fan_keeps_its_order_until_a_card_is_dragged(hands_of: type[Mouse | Finger], window: Window) -> None:
    host = seated(window, reached("svarte-petter", 4, lambda view: view.phase == "arrange"))
    before = own_fan(host)
    assert fan_of(window) == before, "a dealt card stays where it came"
    first, last = card(window, before[0]), card(window, before[-1])
    hands_of(window).drag(corner(first), corner(last))
    assert own_fan(host) == [*before[1:], before[0]]
    window.settle()
    assert fan_of(window) == [*before[1:], before[0]]


def test_the_middle_of_a_fan_that_is_held_out_can_be_tapped(window: Window) -> None:
    host = seated(window, reached("svarte-petter", 3, lambda view: view.phase == "draw"))
    fan = items(window, "offered")
    asked, everything = host.view(0).question, host.view(None).zones
    assert asked is not None
    held = cards_at(everything, Place("hand", int(str(asked.values["seat"]))))
    wanted = held[len(fan) // 2]
    assert all(item.property("face") == "" for item in fan)
    Mouse(window).tap(corner(fan[len(fan) // 2]))
    assert any(wanted in zone.cards for zone in host.view(None).zones if zone.place.owner == 0)


HANDS = (Mouse, Keyboard, Finger)


def played(window: Window, hands: Hand, wanted: str) -> Move:
    """Make the first move of that verb by hand, and return the move made."""
    host = window.host
    make(window, hands, next(one for one in host.view(0).legal if str(one).startswith(wanted)))
    return host.moves[-1][1]


@cases("verb", ["swap", "give"], usual=["swap", "give"])
@cases("hands_of", HANDS, usual=["Keyboard"])
def test_a_card_is_exchanged_or_laid_on_that_of_another(
    hands_of: type[Hand], verb: str, window: Window
) -> None:
    before = seated(window, reached("vandtia", 4, may(verb))).view(0).legal
    assert played(window, hands_of(window), verb) in before


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
        window.key(wanted.card.rank, "Return")
    assert {*window.app.sitting.choosing.chosen_cards} == {*wanted.cards}
    window.key("1")
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


@cases("hands_of", HANDS, usual=["Finger"])
def test_a_chance_is_taken_by_touching_the_stock(hands_of: type[Hand], window: Window) -> None:
    host = seated(window, reached("vandtia", 4, may("chance")))
    before, stock = host.version, items(window, "stock")
    assert [item.property("choosable") for item in stock] == [*[False] * (len(stock) - 1), True]
    assert stock[-1].property("label") == "Take a chance"
    touch_card(hands_of(window), stock[-1])
    window.wait(lambda: host.version > before)
    assert str(host.moves[-1][1]) == "chance"


def test_the_stock_is_left_alone_where_a_card_has_to_be_laid(window: Window) -> None:
    seated(window, reached("vandtia", 4, lambda view: view.phase == "play" and not may("chance")(view)))
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
    point_at(Keyboard(window), card(window, before[0]), "Down")
    window.key("Shift+Right", "Shift+Right")
    assert fan_of(window) == [before[1], before[2], before[0], *before[3:]]
    window.app.sitting.arranging.chance = Random(3)
    window.key("2")
    mixed = fan_of(window)
    assert sorted(mixed) == sorted(before)
    assert mixed != before
    window.key("1")
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
