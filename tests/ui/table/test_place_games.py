"""Games laid out from their places: whole deals by mouse, keyboard and touch, and ways to make a choice."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt

from tests.cases import cases
from tests.gallery.tables import asks
from tests.ui.conftest import Window
from tests.ui.forms import calls, prompt, rows
from tests.ui.hands import Finger, Mouse, corner
from tests.ui.place_tables import card, fan_of, items, own_fan, reached, refusal, seated
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Call, Play
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
        lambda: window.key(Qt.Key.Key_Escape),
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
    window.key(Qt.Key.Key_Escape)
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
    window.key(Qt.Key.Key_1)
    assert host.moves[-1] == (0, move)


def test_each_way_to_take_has_a_button_laying_out_is_last(window: Window) -> None:
    host = seated(window, reached("kasino", 2, lambda view: bool(takes_in_ways(2, 2, view)), first_seed=1))
    ways = takes_in_ways(2, 2, host.view(0))
    window.click_card(str(ways[0].card))
    said = calls(window)
    assert said[-1] == "Lay out"
    assert len(said) == 3
    assert all(text.startswith("Take in ") for text in said[:-1])
    window.key(Qt.Key.Key_1)
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
    assert refusal(window, lambda: window.click(window.item(f"number{forbidden}"))) == "PLV2"
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
