"""Tolva: halv gubbe and hel gubbe (T23–T29, TD1, TD3–TD6, TD15)."""

import pytest

from tests.rules.bench import examples, pairs
from tests.rules.games.mariage.deals import deal
from tolva_gui.rules.events import Called
from tolva_gui.rules.games.mariage.state import mariage

# Each seat has one suit: seat 0 wins every trick, and a trick holds four cards of one rank if all play alike.
SUIT_EACH = ("SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")
# Seat 1 takes the first trick with the ace of spades and has all hearts but the six.
SECOND_HAND = ("S6 D9876 C9876", "SA HATKQJ987", "S7 DATKQ CATKQ", "STKQJ98 H6 DJ CJ")
SECOND_HANDS_FIRST = "S6 SA S7 S8"
# Seat 0 wins the first trick, seat 1 the second.
SECOND_TRICK = ("SA H6", "S6 HA", "S7 H7", "S8 H8")
SECOND_TRICK_LOST = "SA S6 S7 S8 | H6 HA H7 H8"
# Seat 2, forehand's partner, wins the first trick.
PARTNER = ("S6", "S7", "SA", "S8")
PARTNER_WINS = "S6 S7 SA S8"


def rank_tricks(ranks: str) -> str:
    """Return tricks of SUIT_EACH: each of these ranks four times."""
    return " | ".join(f"S{rank} H{rank} D{rank} C{rank}" for rank in ranks)


HANDS = {
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


@pytest.mark.rule("T24")
def test_half_is_played_without_trump_melds_vinsten_and_sistan() -> None:
    table = deal("tolva-4", *SUIT_EACH).play("half").play(rank_tricks("A"))
    assert table.refused("meld S").rule == "T24"
    assert table.refused("ask").rule == "T24"
    table.play(rank_tricks("TJ987"))
    assert table.facts.trump is None
    assert table.lines == [("gubbe", 0, 6)]


@pytest.mark.rule("T25")
def test_forehands_covers_the_first_six_tricks() -> None:
    table = deal("tolva-4", *SUIT_EACH).play("half")
    assert table.called("half", "whole") == [Called(0, "half", 1)]
    table.play(rank_tricks("6789J"))
    assert table.to_act == 0  # five won: not decided yet
    table.play(rank_tricks("A"))
    assert table.to_act is None
    assert len(table.facts.tricks) == 6


@pytest.mark.rule("T25")
def test_anyone_elses_covers_the_trick_just_won_and_five_more() -> None:
    table = deal("tolva-4", *SECOND_HAND).play(SECOND_HANDS_FIRST).play("half")
    assert table.called("half", "whole") == [Called(1, "half", 1)]
    table.play("HA DQ H6 D6 | HK CQ S9 D7 | HQ DK SJ D8 | HJ CK DJ D9")
    assert table.to_act == 1
    assert len(table.facts.tricks) == 5
    table.play("H9 DT CJ C6")
    assert table.to_act is None
    assert len(table.facts.tricks) == 6


@pytest.mark.rule("T25")
def test_a_later_trick_just_won_is_the_first_of_the_six() -> None:
    table = deal("tolva-4", *SECOND_TRICK).play(SECOND_TRICK_LOST).play("half")
    assert table.called("half", "whole") == [Called(1, "half", 2)]


@pytest.mark.rule("T26")
@pytest.mark.parametrize(("score", "allowed"), [(5, True), (6, False), (-6, True)])
def test_five_points_at_most(score: int, allowed: bool) -> None:
    table = deal("tolva-4", *SUIT_EACH, scores=(score, 0))
    assert ("half" in table.calls) == allowed
    if not allowed:
        refusal = table.refused("half")
        assert refusal.rule == "T26"
        assert (refusal.values["score"], refusal.values["limit"]) == (6, 5)


@pytest.mark.rule("T27")
def test_won_with_six_tricks_and_sixty_points() -> None:
    """The aces hold 44 and the kings 16, the rest of the six tricks nothing."""
    table = deal("tolva-4", *SUIT_EACH, scores=(5, 2)).play("half").play(rank_tricks("AK9876"))
    assert table.facts.card_points == (60, 0)
    assert table.called("gubbe_won", "gubbe_lost")[0].word == "gubbe_won"
    assert table.lines == [("gubbe", 0, 6)]
    assert table.scores == (11, 2)
    assert table.result.winner is None


@pytest.mark.rule("T27")
def test_counts_the_trick_just_won() -> None:
    """11 in the trick just won, and 14 + 7 + 9 + 8 + 12 = 50 in the five that follow."""
    table = deal("tolva-4", *SECOND_HAND).play(SECOND_HANDS_FIRST).play("half")
    table.play("HA DQ H6 D6 | HK CQ S9 D7 | HQ DK SJ D8 | HJ CK DJ D9 | H9 DT CJ C6")
    assert table.facts.card_points == (0, 61)
    assert table.lines == [("gubbe", 1, 6)]


@pytest.mark.rule("T27")
def test_does_not_count_the_tricks_before() -> None:
    """Seat 3 wins 25 and leads; seat 1 announces, and the six tricks hold 11 + 11 + 10 + 6 + 8 + 9 = 55."""
    hands = ("SKQJ987 D7 C98", "S6 DA HATKQJ98", "ST D8TKQJ H7 C76", "SA D69 H6 CATKQJ")
    table = deal("tolva-4", *hands).play("SK S6 ST SA | D6 D7 DA D8 | half")
    table.play("HA H7 H6 S9 | HT C7 D9 S8 | HK C6 CJ S7 | HQ DJ CQ C9 | HJ DQ CK C8")
    assert table.facts.card_points == (0, 80)
    assert table.lines == [("gubbe", 1, -6)]


@pytest.mark.rule("T29")
def test_every_trick_won_gives_twelve_and_may_end_the_game() -> None:
    table = deal("tolva-4", *SUIT_EACH, scores=(0, 11)).play("whole").play(rank_tricks("ATKQJ9876"))
    assert table.called("half", "whole") == [Called(0, "whole", 1)]
    assert table.lines == [("gubbe", 0, 12)]
    assert table.scores == (12, 11)
    assert table.result.winner == 0


@pytest.mark.rule("T29")
def test_a_trick_lost_costs_twelve_at_once() -> None:
    table = deal("tolva-4", *SECOND_TRICK).play("whole").play(SECOND_TRICK_LOST)
    assert table.to_act is None
    assert table.lines == [("gubbe", 0, -12)]
    assert table.scores == (-12, 0)
    assert table.result.winner is None


@pytest.mark.rule("T29")
def test_the_partners_tricks_count() -> None:
    table = deal("tolva-4", *PARTNER).play("whole").play(PARTNER_WINS)
    assert table.to_act == 2
    assert table.calls == set()


@pytest.mark.rule("TD1")
def test_a_gubbe_leaves_the_carried_points_where_they_are() -> None:
    table = deal("tolva-4", *SUIT_EACH, carried=2).play("half").play(rank_tricks("ATKQJ9"))
    assert table.lines == [("gubbe", 0, 6)]
    assert table.result.carried["carried"] == table.facts.carried == 2


@pytest.mark.rule("TD3")
@pytest.mark.parametrize("kind", ["half", "whole"])
def test_gubbe_after_the_partner_has_said_no(kind: str) -> None:
    table = deal("tolva-4", "S6", "SA", "S7", "S8 HKQ").play("S6 SA S7 S8 | ask pass")
    assert {"half", "whole"} <= table.calls
    assert mariage(table.play(kind).facts).gubbe == (kind, 1, 1)


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
    assert table.to_act == 1
    assert len(table.facts.tricks) == played
    if allowed:
        assert "half" in table.calls
    else:
        assert table.refused("half").rule == "TD5"


@pytest.mark.rule("TD5")
@pytest.mark.parametrize(("played", "allowed"), [(13, True), (14, False)])
def test_with_two_players_after_thirteen_tricks_at_most(played: int, allowed: bool) -> None:
    """Seat 0 wins with the spades and hearts that it leads, then loses the six of diamonds."""
    up, down = ("S9876 HAT", "C876 H6 DAT"), ("HKJ987Q", "DKJ987Q")
    table = deal("bordstolva", "D6 SATKQJ", "CATKQJ9", up=up, down=down)
    tricks = "SK CA | SQ CT | SA CK | ST CQ | SJ CJ | S9 C9 | S8 C8 | S7 C7 | S6 C6 | HK H6 | HA DJ | HT D9 | HJ D8"
    table.play(" | ".join(tricks.split(" | ")[: played - 1])).play("D6 DA")
    assert table.to_act == 1
    if allowed:
        assert "half" in table.calls
    else:
        assert table.refused("half").rule == "TD5"
