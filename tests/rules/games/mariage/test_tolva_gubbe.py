"""Tolva: halv gubbe and hel gubbe (T23–T29, TD1, TD3–TD6, TD15)."""

import pytest

from tests.rules.bench import examples, pairs
from tests.rules.games.mariage.deals import SUIT_EACH, deal, rank_tricks
from tolva_gui.rules.cards import RANKS

# Seat 1 takes the first trick with the ace of spades and has all hearts but the six.
SECOND_HAND = ("S6 D9876 C9876", "SA HATKQJ987", "S7 DATKQ CATKQ", "STKQJ98 H6 DJ CJ")
# Seat 0 wins the first trick, seat 1 the second.
SECOND_TRICK = ("SA H6", "S6 HA", "S7 H7", "S8 H8")
# Seat 2, forehand's partner, wins the first trick.
PARTNER = ("S6", "S7", "SA", "S8")


BEFORE = (
    "SK S6 ST SA : D6 D7 DA D8 : half : HA H7 H6 S9 : HT C7 D9 S8 : HK C6 CJ S7 : HQ DJ CQ C9 : HJ DQ CK C8"
)
HANDS = {
    "before": ("SKQJ987 D7 C98", "S6 DA HATKQJ98", "ST D8TKQJ H7 C76", "SA D69 H6 CATKQJ"),
    "alike": SUIT_EACH,
    "second": SECOND_HAND,
    "late": SECOND_TRICK,
    "partner": PARTNER,
    "set": ("SAKQ H6", "S6 HA", "S7 H7", "S8 H8"),
    "asked": ("S6", "SA", "S7", "S8 HKQ"),
    "none": ("S96", "SAT", "SJ7", "SQ8 HKQ"),
}


@pytest.mark.rule("T23", "T28", "TD4")
@examples(
    "hands played score calls",
    """
    forehand before the first lead     | alike   |                           | 0  | half whole
    another the first time in          | second  | S6 SA S7 S8               | 0  | half whole
    forehand's partner after one trick | partner | S6 S7 SA S8               | 0  | half whole
    half for one who comes in later    | late    | SA S6 S7 S8 : H6 HA H7 H8 | 0  | half
    whole has no limit of points       | alike   |                           | 11 | whole
    """,
)
def test_who_may_announce_a_gubbe(hands: str, played: str, score: str, calls: str) -> None:
    table = deal("tolva-4", *HANDS[hands], scores=(int(score), 0)).play(played)
    assert table.calls & {"half", "whole"} == {*calls.split()}


@pytest.mark.rule("T23", "T24", "T28", "TD3", "TD4", "TD15")
@examples(
    "hands played refused",
    """
    not on lead                       | alike   | SA                                        | half: T23, whole: T28
    forehand's second lead            | alike   | SA HA DA CA                               | half: T23, whole: T28
    in for the second time            | second  | S6 SA S7 S8 : HA DQ H6 D6                 | half: T23, whole: T28
    whole after the second trick      | late    | SA S6 S7 S8 : H6 HA H7 H8                 | whole: T28
    trump is set                      | set     | SA S6 S7 S8 : meld S : H6 HA H7 H8        | half: T24
    the partner has melded            | asked   | S6 SA S7 S8 : ask meld H                  | half: T24, whole: T28
    no meld in half                   | alike   | half : SA HA DA CA                        | meld S: T24, ask: T24
    nor in whole                      | alike   | whole : SA HA DA CA                       | meld S: T28, ask: T28
    a question explains no later lead | none    | S6 SA S7 S8 : ask pass half : ST SJ SQ S9 | ask: T24
    one gubbe a deal                  | alike   | half                                      | half: TD15, whole: TD15
    none by the partner after it      | partner | half : S6 S7 SA S8                        | whole: TD15
    """,
)
def test_what_is_not_announced(hands: str, played: str, refused: str) -> None:
    assert deal("tolva-4", *HANDS[hands]).play(played).refusals(pairs(refused)) == pairs(refused)


HALF = "half : HA DQ H6 D6 : HK CQ S9 D7 : HQ DK SJ D8 : HJ CK DJ D9"


@examples(
    "hands scores played claims",
    """
    T24: no meld in half | alike | 0 0 | half : A | refuses meld S T24; refuses ask T24
    T24: no trump, vinsten or sistan | alike | 0 0 | half : ATJ987 | trump None; lines gubbe 0 6
    T25: not decided after five won | alike | 0 0 | half : 6789J | gubbe half 0 1; acts 0
    T25: forehand's covers the first six | alike | 0 0 | half : 6789JA | acts None; tricks_won 6 0 0 0
    T25: another's | second | 0 0 | S6 SA S7 S8 : HALF | gubbe half 1 1; acts 1; tricks_won 0 5 0 0
    T25: and five more | second | 0 0 | S6 SA S7 S8 : HALF : H9 DT CJ C6 | acts None; tricks_won 0 6 0 0
    T25: a later trick just won is the first | late | 0 0 | SA S6 S7 S8 : H6 HA H7 H8 : half | gubbe half 1 2
    T26: five points at most | alike | 5 0 |  | offers half
    T26: or fewer than none | alike | -6 0 |  | offers half
    T26: not six | alike | 6 0 |  | refuses half T26
    # The aces hold 44 and the kings 16, the rest of the six tricks nothing.
    T27: won with sixty points | alike | 5 2 | half : AK9876 | card_points 60 0; lines gubbe 0 6; scores 11 2; ranking
    # 11 in the trick just won, and 14 + 7 + 9 + 8 + 12 = 50 in the five that follow.
    T27: the trick just won counts | second | 0 0 | S6 SA S7 S8 : HALF : H9 DT CJ C6 | card_points 0 61; lines gubbe 1 6
    # Seat 3 wins 25 and leads; seat 1 announces, and the six tricks hold 11 + 11 + 10 + 6 + 8 + 9 = 55.
    T27: those before do not | before | 0 0 | BEFORE | card_points 0 80; lines gubbe 1 -6
    T29: every trick won gives twelve | alike | 0 11 | whole : ATKQJ9876 | gubbe whole 0 1; lines gubbe 0 12
    T29: and may end the game | alike | 0 11 | whole : ATKQJ9876 | scores 12 11; ranking 0 / 1
    T29: a trick lost costs twelve | late | 0 0 | whole : SA S6 S7 S8 : H6 HA H7 H8 | acts None; lines gubbe 0 -12
    T29: and the game goes on | late | 0 0 | whole : SA S6 S7 S8 : H6 HA H7 H8 | scores -12 0; ranking
    T29: the partner's tricks count | partner | 0 0 | whole : S6 S7 SA S8 | acts 2; calls
    TD3: half after the partner said no | asked | 0 0 | S6 SA S7 S8 : ask pass half | gubbe half 1 1
    TD3: whole after the partner said no | asked | 0 0 | S6 SA S7 S8 : ask pass whole | gubbe whole 1 1
    """,
)
def test_a_gubbe(hands: str, scores: str, played: str, claims: str) -> None:
    """Ranks alone are tricks of one rank, which seat 0 wins."""
    full = played.replace("BEFORE", BEFORE).replace("HALF", HALF)
    tricks = [rank_tricks(part) if {*part} <= {*RANKS} else part for part in full.split(" : ")]
    first, second = map(int, scores.split())
    deal("tolva-4", *HANDS[hands], scores=(first, second)).play(" : ".join(tricks)).check(claims)


@pytest.mark.rule("T26")
def test_a_refusal_says_how_many_points_are_too_many() -> None:
    assert deal("tolva-4", *SUIT_EACH, scores=(6, 0)).why("half") == {"score": "6", "limit": "5"}


@pytest.mark.rule("TD1")
def test_a_gubbe_leaves_the_carried_points_where_they_are() -> None:
    table = deal("tolva-4", *SUIT_EACH, carried=2).play("half").play(rank_tricks("ATKQJ9"))
    assert table.lines == [("gubbe", 0, 6)]
    assert table.result.carried["carried"] == table.facts.carried == 2


# Seat 0 wins with as many spades as it leads, then loses the six of hearts to seat 1.
LATE = {
    "tolva-4": ("SATKQJ987 H6", "HATKQJ987 S6", "DATKQJ9876", "CATKQJ9876"),
    "tolva-3": ("SATKQJ987 H6 C678", "HATKQJ987 S6 C9JQ", "DATKQJ9876 CKTA"),
}


@pytest.mark.rule("TD5")
@pytest.mark.parametrize(
    ("game", "played", "allowed"),
    [("tolva-4", 4, True), ("tolva-4", 5, False), ("tolva-3", 7, True), ("tolva-3", 8, False)],
)
def test_six_tricks_must_remain_with_the_one_just_won(game: str, played: int, allowed: bool) -> None:
    table = deal(game, *LATE[game])
    fourth = game == "tolva-4"
    thrown = zip("ATKQJ98", ("S6", "H7", "H8", "H9", "HJ", "HQ", "HK"), "6789JQK", strict=True)
    for spade, second, rank in [*thrown][: played - 1]:
        table.play(f"S{spade} {second} D{rank} " + f"C{rank}" * fourth)
    table.play("H6 HA DA " + "CA" * fourth)
    table.check("acts 1; offers half" if allowed else "acts 1; refuses half TD5")
    assert len(table.facts.tricks) == played


@pytest.mark.rule("TD5")
@pytest.mark.parametrize(("played", "allowed"), [(13, True), (14, False)])
def test_with_two_players_after_thirteen_tricks_at_most(played: int, allowed: bool) -> None:
    """Seat 0 wins with the spades and hearts that it leads, then loses the six of diamonds."""
    up, down = ("S9876 HAT", "C876 H6 DAT"), ("HKJ987Q", "DKJ987Q")
    table = deal("bordstolva", "D6 SATKQJ", "CATKQJ9", up=up, down=down)
    tricks = "SK CA | SQ CT | SA CK | ST CQ | SJ CJ | S9 C9 | S8 C8 | S7 C7 | S6 C6 | HK H6 | HA DJ | HT D9 | HJ D8"
    table.play(" | ".join(tricks.split(" | ")[: played - 1])).play("D6 DA")
    table.check("acts 1; offers half" if allowed else "acts 1; refuses half TD5")
