"""A game of lives, with a stock and an open pile: sheet, chips, seats that are out, going on without the player."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.scene_check import faults, sight_of
from tests.gallery.tables import next_deal
from tests.knock_toy import DRAW, KNOCK, TAKE
from tests.ui import lives_toy
from tests.ui.conftest import PATIENCE_MS, Open, Window, heard, kind_of, where
from tests.ui.hands import Finger, Hand, Keyboard, Mouse
from tests.ui.layout import apart, inside, none_overlap, things
from tests.ui.lives_toy import new_host
from tests.ui.place_tables import items, new_table, seated, touch_card, turns
from tests.ui.test_contrast import TEXT, luminance, ratio
from tolva_gui.rules.moves import Move, Play
from tolva_gui.table.host import Host
from tolva_gui.ui import navigation
from tolva_gui.ui.table.scores.deal_lines import sheet_rows
from tolva_gui.ui.table.scores.money import are_few
from tolva_gui.ui.table.seats_out import seats_out


@pytest.fixture(autouse=True)
def _one_of_the_games(tmp_path: Path) -> Iterator[None]:
    with lives_toy.at_hand(tmp_path / "resources"):
        yield


@pytest.mark.parametrize("lives", [(2, 2, 2, 2), (2, 0, 1, 2), (0, 2, 0, 2)])
def test_the_sheet_shows_the_hands_of_all_that_are_in(qapp: object, lives: tuple[int, ...]) -> None:
    row = sheet_rows(next_deal(new_host(lives)))[0]
    assert row["text"] == "The hand"
    assert [figure.isdigit() for figure in row["figures"]] == [had > 0 for had in lives]
    assert {figure for figure, had in zip(row["figures"], lives, strict=True) if not had} <= {"–"}


def chips(window: Window, position: int) -> list[QRectF]:
    """Return the boxes of the pieces of a seat's lives."""
    pile = window.item(f"moneylives{position}")
    pieces = [
        item for item in window.visible() if pile.isAncestorOf(item) and kind_of(item) == "QQuickRectangle"
    ]
    boxes = [where(item) for item in pieces]
    whole = max((box.width() for box in boxes), default=0.0)
    return [box for box in boxes if box.width() == whole]


@cases("lives", [(2, 1), (1, 2, 2, 1), (2, 1, 0, 2, 1, 1)], usual=["(2, 1, 0, 2, 1, 1)"])
@cases("size", [(900, 600), (1920, 1080)], usual=["900x600"])
def test_lives_lie_at_the_badge_once(window: Window, lives: tuple[int, ...], size: tuple[int, int]) -> None:
    window.sit(new_host(lives), size)
    window.wait(lambda: window.app.sitting.host.deal_number == 1)
    window.settle()
    for position, left in enumerate(lives):
        badge = window.item(f"badge{position}")
        assert f"score {left}" in heard(badge)
        assert str(left) not in [item.property("text") for item in written_on(badge)]
        if left:
            laid = chips(window, position)
            assert len(laid) == left
            none_overlap(laid[:1], laid[1:])
            near = where(badge).adjusted(-2, -laid[0].width(), 2, laid[0].width())
            beside = where(badge).adjusted(0, 0, (1.2 * left + 1) * laid[0].width(), 0)
            assert all(near.intersects(piece) or beside.contains(piece) for piece in laid)
            none_overlap(laid, [where(badge)])
    assert faults(sight_of(window.app.window)) == []


def test_many_lives_are_stacked_and_told_as_a_number() -> None:
    info = new_host((2, 2)).info
    assert are_few((2, 5), info)
    assert not are_few((2, 6), info)


@cases("theme", ["light", "dark"], usual=["light"])
def test_badge_of_a_seat_that_is_out_is_dimmed(window: Window, theme: str) -> None:
    window.sit(new_host((2, 0, 1, 2)), theme=theme)
    window.wait(lambda: window.app.sitting.host.deal_number == 1)
    window.settle()
    out, playing = window.item("badge1"), window.item("badge2")
    assert luminance(out.property("color")) < 0.6 * luminance(playing.property("color"))
    assert window.item("portrait1").opacity() < 1
    assert out.opacity() == 1
    names = [item for item in written_on(out) if item.property("text") in ("Elna", "Out")]
    assert len(names) == 2
    assert all(ratio(item.property("color"), out.property("color")) >= TEXT for item in names)


def written_on(badge: QQuickItem) -> list[QQuickItem]:
    return [item for item in badge.findChildren(QQuickItem) if item.property("text") and item.isVisible()]


def test_nobody_is_dimmed_once_one_is_left(qapp: object) -> None:
    assert seats_out(next_deal(new_host((1, 0, 0, 2))).view(None)) in ({1, 2}, set())
    host = next_deal(new_host((1, 0, 0, 1)))
    while not host.over:
        next_deal(host)
    assert seats_out(host.view(None)) == set()


def at_the_sheet(window: Window, lives: tuple[int, ...]) -> Host:
    """Show the sheet of a deal with these lives in which Alva, if she is in, knocks at once."""
    host = window.sit(new_host(lives)).host
    for view in turns(window):
        window.app.sitting.table.do(KNOCK if KNOCK in view.legal else view.legal[0])
    return host


def test_person_who_is_out_lets_the_others_finish(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(navigation, "GLANCE", 10 * PATIENCE_MS)
    window = open_window()
    host = at_the_sheet(window, (0, 2, 2, 2, 2))
    assert window.sheet() == "deal"
    window.press("letOthersFinish")
    window.wait(lambda: len(host.results) == 2 and window.sheet() == "deal")
    timers = window.app.navigation.findChildren(QTimer)
    (glance,) = [timer for timer in timers if timer.interval() == navigation.GLANCE]

    def time_is_up() -> None:
        glance.start(0)
        window.wait(lambda: not glance.isActive())

    window.press("lookBack")
    time_is_up()
    assert host.deal_number == 2
    window.app.pages.clear()
    window.press("stopHere")
    assert window.app.navigation.page == "lobby"
    window.app.navigation.back_to_table()
    time_is_up()
    assert host.deal_number == 2
    monkeypatch.setattr(navigation, "GLANCE", 0)
    window.app.navigation.letOthersFinish()
    window.wait(lambda: window.sheet() == "game")
    assert host.over
    assert len(host.results) > 2
    assert window.item("places") is not None


def test_a_person_who_is_in_goes_from_deal_to_deal(open_window: Open) -> None:
    window = open_window()
    host = at_the_sheet(window, (2, 2, 2, 2))
    assert window.sheet() == "deal"
    assert host.view(None).facts.scores[0] > 0
    assert window.item("next").property("strong")
    assert window.find("letOthersFinish") is None


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


@cases("zone, call", [("stock", DRAW), ("discards", TAKE)], usual=["stock-draw", "discards-take"])
@cases("hands_of", [Mouse, Finger, Keyboard], usual=["Finger", "Keyboard"])
def test_one_draws_by_every_hand_and_throws_then(
    window: Window, zone: str, call: Move, hands_of: type[Hand]
) -> None:
    """The open pile says its name and its card to a screen reader."""
    host = seated(window, new_table("lives-toy", 2, 4))
    top = uppermost(window, zone)
    assert ring(top)
    assert zone == "stock" or re.match(".+: ", top.property("label"))
    touch_card(hands_of(window), top)
    window.wait(lambda: host.version > 0 and window.my_turn())
    assert host.moves == ((0, call),)
    window.settle()
    assert not any(ring(card) for card in items(window, zone))
    assert all(isinstance(move, Play) for move in host.view(0).legal)


@cases("count", [2, 3, 4], usual=["3"])
def test_review_shows_stock_and_open_pile_apart(window: Window, count: int) -> None:
    window.sit(next_deal(new_table("lives-toy", count, 4)), (900, 600), over=True, language="sv")
    window.app.models.review.lookBack()
    window.app.models.review.goTo(6)
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
