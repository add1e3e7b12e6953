"""The sixteen removed cards and how they mark the score (T3, T40–T43, TD11–TD13)."""

import pytest

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.table.scores.lankor import LANKOR, Lanka, lankor

RED, BLACK = {"H", "D"}, {"S", "C"}
HELD_BY_ONE_OF_TWO = 2 * (5 + 4 + 3 + 2)
HELD_BY_ONE_OF_THREE = 5 + 4 + 3 + 2


@pytest.mark.rule("T3")
def test_the_lankor_are_the_sixteen_removed_cards() -> None:
    assert len(LANKOR) == 16
    assert {(card.suit, card.rank) for card in LANKOR} == {(suit, rank) for suit in "SHDC" for rank in "2345"}
    for game in ("tolva-4", "tolva-3", "plocketolva", "bordstolva"):
        assert not {*LANKOR} & {*BY_ID[game].info.pack}


@pytest.mark.rule("T40")
@pytest.mark.parametrize(("rank", "points"), [("2", 2), ("3", 3), ("4", 4), ("5", 5)])
def test_a_lanka_counts_its_rank(rank: str, points: int) -> None:
    (card,) = (card for card in LANKOR if card.suit == "H" and card.rank == rank)
    assert Lanka(card, face_up=True, crosswise=False).points == points
    (mark,) = lankor((points, 0))[0]
    assert (mark.card.rank, mark.face_up) == (rank, True)


@pytest.mark.rule("T41")
@pytest.mark.parametrize("scores", [(1, 0), (6, 0), (1, 1, 1)])
def test_a_single_point_is_a_lanka_face_down(scores: tuple[int, ...]) -> None:
    singles = [mark for mark in lankor(scores)[0] if not mark.face_up]
    assert [mark.points for mark in singles] == [1]


@pytest.mark.rule("T42")
@pytest.mark.parametrize("score", range(HELD_BY_ONE_OF_TWO + 1))
def test_a_sides_lankor_add_up_to_its_score(score: int) -> None:
    for marks in lankor((score, score)):
        assert sum(mark.points for mark in marks) == score
        assert len({mark.card for mark in marks}) == len(marks)


@pytest.mark.rule("T43")
def test_one_of_two_sides_has_the_red_and_the_other_the_black() -> None:
    for score in range(1, HELD_BY_ONE_OF_TWO + 1):
        red, black = lankor((score, score))
        assert {mark.card.suit for mark in red} <= RED
        assert {mark.card.suit for mark in black} <= BLACK


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
