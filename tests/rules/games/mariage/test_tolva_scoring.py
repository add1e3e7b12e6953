"""Tolva: the scores of a deal (T20–T22), three players (T31), and limits of calls (TD7, TD14)."""

import pytest

from tests.contract.random_deals import chosen
from tests.rules.bench import begin, examples
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


# 15 + 13 + 6 + 6 card points, then 21 + 12 + 4 + 3, then 11 + 15 + 12 + 2.
LEVEL = (
    "SA S6 CK | ST HJ CQ | SK H8 CJ | SQ H9 DQ | H6 HA DT | HT D7 SJ | HK D8 C9 | HQ D9 C8"
    " | D6 DA C7 | DK S9 CA | DJ S8 CT | C6 S7 H7"
)


# Seat 0 has all the spades and the three highest clubs.
THREE_HIGH = ("SATKQJ9876 CATK", "HATKQJ9876 CQJ9", "DATKQJ9876 C876")
SIX_TRICKS = "SA H6 D6 | ST HA DA | SK HT DT | SQ H7 D7 | SJ H8 D8 | S9 H9 D9"
SIX_MORE = "S8 HJ DJ | S7 HQ DQ | S6 HK DK | CA CQ C8 | CT CJ C7 | CK C9 C6"


HANDS_OF = {"split": HANDS, "tied": TIED_HANDS, "three": THREE, "high": THREE_HIGH}
PLAYED = {"SPLIT": SPLIT, "TIED": TIED, "LEVEL": LEVEL, "SIX": SIX_TRICKS, "MORE": SIX_MORE}


@examples(
    "game hands before played claims",
    """
    T20 T22: below twelve the game goes on | tolva-4 | split | 4 7 0 | SPLIT | scores 5 8; ranking
    T22: sistan wins where vinsten is not enough | tolva-4 | split | 10 11 0 | SPLIT | scores 11 12; ranking 1 / 0
    T20 T22: sistan wins where nobody takes vinsten | tolva-4 | tied | 11 11 0 | TIED | scores 11 12; ranking 1 / 0
    T22 TD7: vinsten wins where both have twelve | tolva-4 | split | 11 11 0 | SPLIT | scores 12 12; ranking 0 / 1
    T31: the three have these card points | tolva-3 | three | 0 0 0 1 | LEVEL | card_points 42 40 38
    T31: the most take vinsten | tolva-3 | three | 0 0 0 1 | LEVEL | lines vinsten 0 2, sistan 2 1
    T31: half gubbe is six tricks of twelve | tolva-3 | high | 0 0 0 0 | half SIX | card_points 72 0 0; lines gubbe 0 6
    T31: hel gubbe is not | tolva-3 | high | 0 0 0 0 | whole SIX | acts 0
    T31: it is all twelve | tolva-3 | high | 0 0 0 0 | whole SIX MORE | lines gubbe 0 12
    """,
)
def test_the_scores_of_a_deal(game: str, hands: str, before: str, played: str, claims: str) -> None:
    """Before it stand the scores, and the points that are carried."""
    *scores, carried = map(int, before.split())
    table = deal(game, *HANDS_OF[hands], scores=tuple(scores), carried=carried)
    for word in played.split():
        table.play(PLAYED.get(word, word))
    table.check(claims)


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
