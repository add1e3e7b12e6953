"""Cards visible to all are upright wherever they are, and every card of a full trick can be seen."""

from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.ui.conftest import Window, table
from tests.ui.forms import melds, new_host, reach
from tests.ui.table.test_full_tricks import hidden, part
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

UPRIGHT = 12.0
"""The largest tilt of a card, in degrees: the player's own cards form a fan."""
SEEN = 0.98
NORMAL = 2


def face_up(window: Window) -> list[QQuickItem]:
    return [card for card in window.of_kind("CardItem") if card.property("shown")]


def tilt(card: QQuickItem) -> float:
    return abs((card.rotation() + 180) % 360 - 180)


def full_trick(window: Window, host: Host) -> list[QQuickItem]:
    """Let the trick be played, hold it on the table, and return its cards."""
    window.app.settings.set("speed", 0)
    window.sit(host)
    window.app.settings.set("speed", NORMAL)
    window.app.settings.set("wait_for_click", True)
    for _ in range(host.info.seats):
        seat = host.to_act()
        assert seat is not None
        move = next(move for move in host.view(seat).legal if isinstance(move, Play))
        window.app.sitting.director.show(host.play(seat, move))
    window.wait(lambda: bool(window.app.sitting.table.property("waiting")))
    window.bot.wait(450)  # the last card arrives
    return [card for card in face_up(window) if card.property("zone") == "trick"]


@cases("form", ["tolva-4", "tolva-3", "bondtolva-6", "plocketolva"], usual=["bondtolva-6"])
def test_no_card_of_a_full_trick_covers_another(form: str, window: Window) -> None:
    host = new_host(form)
    cards = full_trick(window, host)
    assert len(cards) == host.info.seats
    assert all(tilt(card) < UPRIGHT for card in cards)
    for one, other in combinations(cards, 2):
        assert hidden(part(one), other) < 1 - SEEN, (one.property("face"), other.property("face"))


def shown_by_all(view: View) -> bool:
    return len({seat for seat, _, _ in mariage(view.facts).melds if seat}) > 0


@cases("form", ["tolva-4", "tolva-3", "bondtolva-4"], usual=["tolva-4"])
def test_a_shown_pair_is_upright_and_whole(window: Window, form: str) -> None:
    window.sit(reach(form, shown_by_all, choose=melds), drawn=True)
    frame = QRectF(0, 0, window.app.window.width(), window.app.window.height())
    pair = [card for card in face_up(window) if card.property("zone") == "hand" and not card.property("own")]
    assert pair
    for card in pair:
        assert tilt(card) < UPRIGHT
        assert frame.adjusted(-6, -6, 6, 6).contains(part(card).boundingRect())


def test_cards_before_a_seat_opposite_are_upright_too(window: Window) -> None:
    window.sit(new_host("bordstolva"), drawn=True)
    rows = [card for card in face_up(window) if card.property("zone") == "up"]
    assert {card.property("position") for card in rows} == {0, 1}
    assert all(tilt(card) < UPRIGHT for card in rows)
    window.sit(table(2, "play CA"), drawn=True)
    assert "trick" in {card.property("zone") for card in face_up(window)}
    assert all(tilt(card) < UPRIGHT for card in face_up(window))
