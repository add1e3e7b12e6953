"""Lankor: the sixteen removed cards, how they mark the score (T3, T40–T43, TD11–TD13), and what they tell."""

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.rules.games.mariage.moves import is_called
from tests.ui.conftest import WON, Window, press_is_long_after, table
from tests.ui.hands import Finger, middle
from tests.ui.layout import things
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.table.scores.scores import LANKOR, lankor

MELDS = f"{WON}, meld H"


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
    window.dress(language="sv")
    window.key("P")
    assert told(window) == ["Giv 1: Trumf i hjärter, 2 poäng"]


def test_keys_go_from_side_to_side_and_along_the_lankor(window: Window) -> None:
    window.sit(table(0, MELDS, scores=(4, 3)), drawn=True)
    window.key("P")
    assert told(window) == ["Deal 1: Trump: hearts, 2 points"]
    window.key("Right")
    assert told(window) == ["From the start of the game", "Deal 1: Trump: hearts, 2 points"]
    window.key("Right", "Right", "P")
    assert told(window) == []
    window.key("Right")
    assert told(window) == ["From the start of the game"]
    window.key("P")
    assert not things(window)["LankaNote"]
    window.key("Right")
    assert any(item.property("cursor") for item in window.cards())


def test_the_lankor_move_with_the_call_that_is_shown_not_before(window: Window) -> None:
    host = window.sit(table(0, WON)).host
    window.app.settings.set("speed", 1)
    window.see("meld H")
    assert is_called(host.deal_log[-2], "trumf", "tjog", "viv", "mal")
    side = window.app.sitting.table.property("sides")[0]
    assert (side["score"], side["story"]) == (0, [])
    window.wait(lambda: bool(window.app.sitting.table.property("sides")[0]["story"]))
    assert window.app.sitting.table.property("sides")[0]["score"] == 2


def test_what_is_told_of_a_score_is_by_how_much_it_changes(window: Window) -> None:
    window.sit(table(0, WON, scores=(3, 0)))
    window.wait(window.my_turn)
    changes: list[tuple[int, int]] = []
    window.app.sitting.table.scored.connect(lambda corner, by: changes.append((corner, by)))
    window.app.sitting.table.call(0)
    assert changes == [(0, 2)]


RED, BLACK = {"H", "D"}, {"S", "C"}
HELD_BY_ONE_OF_TWO = 2 * (5 + 4 + 3 + 2)
HELD_BY_ONE_OF_THREE = 5 + 4 + 3 + 2


@pytest.mark.rule("T3")
def test_the_lankor_are_the_sixteen_removed_cards() -> None:
    assert sorted(map(str, LANKOR)) == sorted(suit + rank for suit in "SHDC" for rank in "2345")
    for game in ("tolva-4", "tolva-3", "plocketolva", "bordstolva"):
        assert not {*LANKOR} & {*BY_ID[game].info.pack}


@pytest.mark.rule("T40", "T41")
def test_a_lanka_counts_its_rank_and_one_point_face_down() -> None:
    for points in (2, 3, 4, 5):
        (mark,) = lankor((points, 0))[0]
        assert (mark.card.rank, mark.face_up, mark.points) == (str(points), True, points)
    for scores in ((1, 0), (6, 0), (1, 1, 1)):
        assert [mark.points for mark in lankor(scores)[0] if not mark.face_up] == [1]


@pytest.mark.rule("T42", "T43")
@pytest.mark.parametrize("score", range(HELD_BY_ONE_OF_TWO + 1))
def test_lankor_add_up_and_are_red_or_black(score: int) -> None:
    for marks, suits in zip(lankor((score, score)), (RED, BLACK), strict=True):
        assert sum(mark.points for mark in marks) == score
        assert len({mark.card for mark in marks}) == len(marks)
        assert {mark.card.suit for mark in marks} <= suits


@pytest.mark.rule("TD11")
@pytest.mark.parametrize("score", range(1, 19))
def test_below_zero_they_lie_crosswise(score: int) -> None:
    above, below = lankor((score, 0))[0], lankor((-score, 0))[0]
    assert [mark.card for mark in above] == [mark.card for mark in below]
    assert not any(mark.crosswise for mark in above)
    assert all(mark.crosswise for mark in below)
    assert sum(mark.points for mark in below) == -score


@pytest.mark.rule("TD12")
def test_three_sides_have_a_suit_and_the_fourth_counts_points() -> None:
    own = [{mark.card.suit for mark in marks} for marks in lankor((14, 14, 14))]
    assert [len(suits) for suits in own] == [1, 1, 1]
    (fourth,) = {"S", "H", "D", "C"} - {suit for suits in own for suit in suits}
    for first in range(-6, HELD_BY_ONE_OF_THREE + 1):
        for second in (0, 1, 6, 13):
            sides = lankor((first, second, 13))
            assert [sum(mark.points for mark in marks) for marks in sides] == [first, second, 13]
            laid = [mark for marks in sides for mark in marks]
            assert len({mark.card for mark in laid}) == len(laid)
            assert {mark.card.suit for mark in laid if not mark.face_up} <= {fourth}


@pytest.mark.rule("TD13")
def test_past_what_they_hold_they_all_lie_there() -> None:
    marks = lankor((HELD_BY_ONE_OF_TWO + 3, 0))[0]
    assert sum(mark.points for mark in marks) == HELD_BY_ONE_OF_TWO
    assert {mark.card for mark in marks} == {card for card in LANKOR if card.suit in RED}
    of_three = lankor((HELD_BY_ONE_OF_THREE + 9, 0, 0))[0]
    assert sum(mark.points for mark in of_three) == HELD_BY_ONE_OF_THREE + len("2345")
