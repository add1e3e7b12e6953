"""Lankor show what earned their points: to the mouse, the keys, a finger and a screen reader."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.rules.games.mariage.moves import is_called, parse_move
from tests.ui.conftest import Window, press_is_long_after, table
from tests.ui.hands import Finger, middle
from tests.ui.layout import things

MELDS = "play SA, play S9, play S7, play S6, meld H"


def told(window: Window) -> list[str]:
    """Return the lines about the lanka in focus."""
    notes = things(window)["LankaNote"]
    lines: list[Mapping[str, str]] = notes[0].property("lines") if notes else []
    return [line["spoken"] for line in lines]


def card(window: Window, face: str) -> QQuickItem:
    return next(item for item in things(window)["LankaCard"] if item.property("face") == face)


def test_pointing_at_a_lanka_tells_its_deal_and_its_call(window: Window) -> None:
    window.sit(table(0, MELDS, scores=(3, 0)), drawn=True)
    window.point_at(card(window, "H5"))
    window.wait(lambda: told(window) != [])
    assert told(window) == ["From the start of the game", "Deal 1: Trump: hearts, 2 points"]
    window.point_at(None)
    window.wait(lambda: told(window) == [])


def test_call_is_announced_for_touch_and_in_swedish(window: Window) -> None:
    window.sit(table(0, MELDS), drawn=True)
    finger, at = Finger(window), middle(card(window, "H2"))
    press_is_long_after(50)
    finger.hold(at)
    window.wait(lambda: told(window) == ["Deal 1: Trump: hearts, 2 points"])
    finger.let_go(at)
    window.wait(lambda: told(window) == [])
    rows: list[Mapping[str, Any]] = window.app.sitting.table.property("lankor").rows()
    assert [row["spoken"] for row in rows if row["corner"] == 0] == ["Deal 1: Trump: hearts, 2 points"]
    window.app.settings.set("language", "sv")
    window.settle()
    window.key(Qt.Key.Key_P)
    assert told(window) == ["Giv 1: Trumf i hjärter, 2 poäng"]


def test_keys_go_from_side_to_side_and_along_the_lankor(window: Window) -> None:
    window.sit(table(0, MELDS, scores=(4, 3)), drawn=True)
    window.key(Qt.Key.Key_P)
    assert told(window) == ["Deal 1: Trump: hearts, 2 points"]
    window.key(Qt.Key.Key_Right)
    assert told(window) == ["From the start of the game", "Deal 1: Trump: hearts, 2 points"]
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_P)
    assert told(window) == []
    window.key(Qt.Key.Key_Right)
    assert told(window) == ["From the start of the game"]
    window.key(Qt.Key.Key_P)
    assert not things(window)["LankaNote"]
    window.key(Qt.Key.Key_Right)
    assert any(item.property("cursor") for item in window.cards())


def test_the_lankor_move_with_the_call_that_is_shown_not_before(window: Window) -> None:
    host = table(0, "play SA, play S9, play S7, play S6")
    window.sit(host)
    window.app.settings.set("speed", 1)
    window.app.sitting.director.show(host.play(0, parse_move("meld H")))
    assert is_called(host.deal_log[-2], "trumf", "tjog", "viv", "mal")
    side = window.app.sitting.table.property("sides")[0]
    assert (side["score"], side["story"]) == (0, [])
    window.wait(lambda: bool(window.app.sitting.table.property("sides")[0]["story"]))
    assert window.app.sitting.table.property("sides")[0]["score"] == 2


def test_what_is_told_of_a_score_is_by_how_much_it_changes(window: Window) -> None:
    window.sit(table(0, "play SA, play S9, play S7, play S6", scores=(3, 0)))
    window.wait(window.my_turn)
    changes: list[tuple[int, int]] = []
    window.app.sitting.table.scored.connect(lambda corner, by: changes.append((corner, by)))
    window.app.sitting.table.call(0)
    assert changes == [(0, 2)]
