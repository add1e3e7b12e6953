"""The commonest pair of places: a stock face down and an open pile, drawn from by a touch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import faults, sight_of
from tests.knock_toy import DRAW, TAKE
from tests.table.games import play_on
from tests.ui import lives_toy
from tests.ui.conftest import Window, where
from tests.ui.hands import Finger, Mouse, middle
from tests.ui.layout import apart, inside, none_overlap, things
from tests.ui.place_tables import items, new_table, seated
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.moves import Move, Play


@pytest.fixture(autouse=True)
def _one_of_the_games(tmp_path: Path) -> Iterator[None]:
    with lives_toy.at_hand(tmp_path / "resources"):
        yield


def uppermost(window: Window, zone: str) -> QQuickItem:
    return items(window, zone)[-1]


def ring(card: QQuickItem) -> bool:
    found = card.findChild(QQuickItem, "choosableRing")
    return found is not None and found.isVisible()


@cases("count", [2, 4], usual=["4"])
@cases("size", [(900, 600), (1280, 800)], usual=["900x600"])
def test_the_open_pile_lies_beside_the_stock(window: Window, count: int, size: tuple[int, int]) -> None:
    seated(window, new_table("lives-toy", count, 4), size, language="sv")
    stock, discards = where(uppermost(window, "stock")), where(uppermost(window, "discards"))
    assert apart(stock, discards)
    assert inside(window, stock)
    assert inside(window, discards)
    assert abs(stock.center().y() - discards.center().y()) < 0.1 * stock.height()
    none_overlap([stock, discards], [where(badge) for badge in things(window)["SeatBadge"]])
    assert not [fault for fault in faults(sight_of(window.app.window)) if "cards cover cards" in fault]
    uppermost(window, "discards").setX(uppermost(window, "stock").x())
    found = faults(sight_of(window.app.window))
    assert [fault for fault in found if fault.startswith("cards cover cards: stock on discards")], (
        f"the gallery sees a card that covers a card: {found}"
    )


@cases("zone, call", [("stock", DRAW), ("discards", TAKE)], usual=["discards-take"])
@cases("hands_of", [Mouse, Finger], usual=["Finger"])
def test_touch_draws_and_throws_like_a_screen_reader(
    window: Window, zone: str, call: Move, hands_of: type[Mouse | Finger]
) -> None:
    host = seated(window, new_table("lives-toy", 2, 4))
    top = uppermost(window, zone)
    assert ring(top)
    if zone == "discards":
        said = top.property("label")
        assert ": " in said
        assert said.split(": ")[0] != ""
    hands_of(window).tap(middle(top))
    window.wait(lambda: host.version > 0 and window.my_turn())
    assert host.moves == ((0, call),)
    window.settle()
    assert not any(ring(card) for card in items(window, zone))
    assert all(isinstance(move, Play) for move in host.view(0).legal)


@cases("zone, call", [("stock", DRAW), ("discards", TAKE)], usual=["stock-draw"])
def test_arrows_and_enter_draw(window: Window, zone: str, call: Move) -> None:
    host = seated(window, new_table("lives-toy", 2, 4))
    window.key(Qt.Key.Key_Up)
    for _ in range(3):
        if uppermost(window, zone).property("cursor"):
            break
        window.key(Qt.Key.Key_Right)
    assert uppermost(window, zone).property("cursor")
    window.key(Qt.Key.Key_Return)
    window.wait(lambda: host.version > 0)
    assert host.moves == ((0, call),)


@cases("count", [2, 3, 4], usual=["3"])
def test_review_shows_stock_and_open_pile_apart(window: Window, count: int) -> None:
    host = new_table("lives-toy", count, 4)
    player = make_player("rules", 1)
    host.start_deal()
    play_on(host, lambda view: player.choose(view, Budget(iterations=1)).move)
    window.sit(host, (900, 600), language="sv")
    window.wait(lambda: window.sheet() != "")
    window.app.models.review.lookBack()
    window.app.models.review.goTo(4)
    page = window.item("reviewPage")
    stock, discards, hand = (
        [where(card) for card in items(window, zone) if page.isAncestorOf(card)]
        for zone in ("stock", "discards", "hand")
    )
    assert stock
    assert discards
    none_overlap(discards, stock)
    assert discards[0].width() >= hand[0].width()
    assert not [fault for fault in faults(sight_of(window.app.window)) if "cards cover cards" in fault]
