"""Tolva: the scores of a deal (T20–T22), three players (T31), and limits of calls (TD7, TD14)."""

from collections.abc import Sequence

import pytest

from tests.contract.random_deals import chosen
from tests.rules.bench import begin
from tests.rules.games.mariage.deals import deal
from tests.rules.games.mariage.moves import parse_move
from tolva_gui.rules.account import ScoreLine
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Scored
from tolva_gui.rules.moves import MoveError

# Seat 0 has all spades but the last; seat 1 has that one and all hearts but the last.
HANDS = ("SATKQJ987 H6", "HATKQJ987 S6", "DATKQJ9876", "CATKQJ9876")
# Seat 0 wins eight tricks and the last goes to seat 1: vinsten to side 0, sistan to side 1.
SPLIT = (
    "SA S6 DA CA | ST H7 DT CT | SK H8 DK CK | SQ H9 DQ CQ | SJ HJ DJ CJ | S9 HQ D9 C9"
    " | S8 HK D8 C8 | S7 HT D7 C7 | H6 HA D6 C6"
)
# Seat 0 wins four tricks, 33 + 20 + 4 + 3 = 60 card points; seat 1 wins the other five.
TIED_HANDS = ("SATKQJ98 H76", "HATKQJ98 S76", "DATKQJ9876", "CATKQJ9876")
TIED = (
    "SA S6 DA CA | ST S7 DT C9 | SK H8 D9 C8 | SQ H9 D8 C7"
    " | H6 HA DK CK | HT DQ CQ H7 | HK DJ CJ SJ | HQ D7 CT S9 | HJ D6 C6 S8"
)
# Three players: each wins four tricks.
THREE = ("SATKQJ987 H6 C987", "HATKQJ987 D6 CAT S6", "DATKQJ987 CKQJ6")


@pytest.mark.rule("T20", "T22", "TD7")
@pytest.mark.parametrize(
    ("hands", "played", "scores", "after", "winner"),
    [
        pytest.param(HANDS, SPLIT, (4, 7), (5, 8), None, id="below twelve the game goes on"),
        pytest.param(HANDS, SPLIT, (10, 11), (11, 12), 1, id="sistan wins where vinsten is not enough"),
        pytest.param(TIED_HANDS, TIED, (11, 11), (11, 12), 1, id="sistan wins where nobody takes vinsten"),
        pytest.param(HANDS, SPLIT, (11, 11), (12, 12), 0, id="vinsten wins where both have twelve"),
    ],
)
def test_vinsten_and_sistan_are_scored_in_turn(
    hands: Sequence[str], played: str, scores: tuple[int, int], after: tuple[int, int], winner: int | None
) -> None:
    table = deal("tolva-4", *hands, scores=scores).play(played)
    assert table.scores == after
    assert table.result.winner == winner


# 15 + 13 + 6 + 6 card points, then 21 + 12 + 4 + 3, then 11 + 15 + 12 + 2.
LEVEL = (
    "SA S6 CK | ST H7 CQ | SK H8 CJ | SQ H9 DQ | H6 HA DT | HT D7 SJ | HK D8 C9 | HQ D9 C8"
    " | D6 DA C7 | DK S9 CA | DJ S8 CT | C6 S7 HJ"
)


@pytest.mark.rule("T31")
def test_most_card_points_of_the_three_take_vinsten() -> None:
    table = deal("tolva-3", *THREE, carried=1)
    table.play(LEVEL.replace("ST H7 CQ", "ST HJ CQ").replace("S7 HJ", "S7 H7"))
    assert table.facts.card_points == (42, 40, 38)
    assert table.lines == [("vinsten", 0, 2), ("sistan", 2, 1)]


# Seat 0 has all the spades and the three highest clubs.
THREE_HIGH = ("SATKQJ9876 CATK", "HATKQJ9876 CQJ9", "DATKQJ9876 C876")
SIX_TRICKS = "SA H6 D6 | ST HA DA | SK HT DT | SQ H7 D7 | SJ H8 D8 | S9 H9 D9"
SIX_MORE = "S8 HJ DJ | S7 HQ DQ | S6 HK DK | CA CQ C8 | CT CJ C7 | CK C9 C6"


@pytest.mark.rule("T31")
def test_half_gubbe_is_six_tricks_of_twelve() -> None:
    table = deal("tolva-3", *THREE_HIGH).play("half").play(SIX_TRICKS)
    assert table.facts.card_points == (72, 0, 0)
    assert table.lines == [("gubbe", 0, 6)]


@pytest.mark.rule("T31")
def test_hel_gubbe_is_all_twelve() -> None:
    table = deal("tolva-3", *THREE_HIGH).play("whole").play(SIX_TRICKS)
    assert table.to_act == 0
    assert table.play(SIX_MORE).lines == [("gubbe", 0, 12)]


@pytest.mark.rule("TD14")
def test_claiming_is_no_move_of_the_game() -> None:
    for word in ("claim", "resign"):
        with pytest.raises(MoveError):
            parse_move(word)


def test_no_line_without_points_but_a_fall_to_nothing() -> None:
    game, events = BY_ID["bondtolva-4"], list[Event]()
    state = begin(game, chosen(game), game.info.pack).state
    state.add_line("sistan", 0, 0, events)
    state.add_line("fall", 0, 0, events)
    assert state.lines == [ScoreLine("fall", 0, 0)]
    assert events == [Scored(0, "fall", 0, 0)]
