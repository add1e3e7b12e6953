"""Motion explains the events, can be hurried, and is left out on request."""

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.rules.games.mariage.moves import parse_move
from tests.ui.conftest import Window, kind_of, table
from tolva_gui.rules.events import Place
from tolva_gui.table.host import Host

NORMAL, AT_ONCE = 2, 0


def zones(window: Window) -> list[str]:
    return [str(row["zone"]) for row in window.app.sitting.table.property("cards").rows()]


def cards(window: Window) -> list[QQuickItem]:
    return [item for item in window._items() if kind_of(item) == "CardItem"]


def dealing(window: Window) -> None:
    """Begin a deal at the normal pace and stop in the middle of it."""
    played = table(0)
    host = Host.new("tolva-4", {}, played.seats, seed=7, first_dealer=0)
    window.sit(host, speed=NORMAL)
    window.wait(lambda: 5 < zones(window).count("hand") < 20)


def last_card_of_the_trick(window: Window, motion: str = "full") -> QQuickItem:
    """Let the last card be played at the normal pace and return it on its way to the trick."""
    host = table(0, "play SA, play S9, play S7")
    window.sit(host, motion=motion)
    window.bot.wait(50)
    window.app.settings.set("speed", NORMAL)
    window.app.sitting.director.show(host.play(3, parse_move("play S6")))
    return next(card for card in cards(window) if card.property("face") == "S6")


def test_click_or_key_lets_the_rest_of_the_deal_fall(window: Window) -> None:
    dealing(window)
    rows = window.app.sitting.table.property("cards").rows
    early = {row["face"]: row["place"] for row in rows() if row["zone"] == "hand" and row["face"]}
    window.app.sitting.table.skip()
    assert zones(window).count("hand") == 36
    assert not window.app.sitting.choreography.busy
    late = {row["face"]: row["place"] for row in rows() if row["zone"] == "hand" and row["face"]}
    assert early
    assert early == {face: late[face] for face in early}
    assert sorted(late.values()) == list(range(9))
    dealing(window)
    window.key(Qt.Key.Key_Space)
    assert zones(window).count("hand") == 36


def test_melded_pair_is_laid_out_and_taken_back(window: Window) -> None:
    host = table(0, "play SA, play S9, play S7, play S6")
    window.sit(host)
    window.app.settings.set("speed", NORMAL)
    window.app.sitting.director.show(host.play(0, parse_move("meld S")))
    laid = [row for row in window.app.sitting.table.property("cards").rows() if row["zone"] == "laid out"]
    assert sorted(str(row["face"]) for row in laid) == ["SK", "SQ"]
    assert not any(row["own"] for row in laid)
    window.app.sitting.table.skip()
    window.wait(window.my_turn)
    assert "laid out" not in zones(window)
    assert window.app.sitting.table.property("cards").count(Place("hand", 0)) == 8
    host = table(0, "play SA, play S9, play S7, play S6")
    window.app.settings.set("speed", AT_ONCE)
    window.sit(host)
    window.app.sitting.director.show(host.play(0, parse_move("meld S")))
    assert "laid out" not in zones(window)


def test_played_card_turns_while_it_moves_straight_to_its_place(window: Window) -> None:
    """Its width changes on the way, which must not delay its position."""
    played = last_card_of_the_trick(window)
    assert played.property("shown") == ""
    where = played.property("spot").toVariant()
    window.wait(lambda: abs(played.width() - where["w"]) < 1)
    assert abs(played.x() + played.width() / 2 - where["x"]) < 0.25 * where["w"]
    window.wait(lambda: played.property("shown") == "S6")
