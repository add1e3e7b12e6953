"""Bondtolva for two with a stock (K1–K11, KD1–KD6)."""

from itertools import pairwise

import pytest

from tests.rules.bench import cards
from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place
from tolva_gui.rules.games.mariage.state import mariage

# Seat 0 wins a trick with each of its aces and has the pair of spades.
PAIR = ("SAKQ HA DA CA", "ST9J HT9J")
# Two pairs in hand; a third comes from the stock.
PAIRS = ("SAKQ HAKQ", "ST9J HT9J", "DA CT DK C9 DQ CJ")


def second_phase(
    tricks: str, mine: str, theirs: str, declared: dict[int, str], scores: tuple[int, int] = (0, 0)
) -> Table:
    """Play six tricks that seat 0 wins, while the players draw the cards `mine` and `theirs`, in this order.

    Seat 0 declares after the tricks given in `declared` and passes after the others.
    """
    spent = cards(tricks.replace("|", ""))
    hands = [" ".join(map(str, spent[seat::2])) for seat in (0, 1)]
    stock = " ".join(f"{a} {b}" for a, b in zip(cards(mine), cards(theirs), strict=True))
    table = deal("bondtolva-2", *hands, stock=stock, scores=scores)
    for number, trick in enumerate(tricks.split("|"), start=1):
        table.play(trick)
        if table.calls:
            table.play(f"meld {declared[number]}" if number in declared else "pass")
    assert table.facts.tricks_won == (6, 0)
    return table


@pytest.mark.rule("K1")
def test_24_cards() -> None:
    pack = BY_ID["bondtolva-2"].info.pack
    assert len(pack) == 24
    assert set(pack) == {Card(suit, rank) for suit in SUITS for rank in "AKQJT9"}  # type: ignore[arg-type]


@pytest.mark.rule("K2")
@pytest.mark.parametrize("dealer", [0, 1])
def test_six_each_in_threes_and_a_stock_of_twelve(dealer: int) -> None:
    table = deal("bondtolva-2", dealer=dealer)
    forehand = 1 - dealer
    dealt = table.dealt()
    seats = [forehand] * 3 + [dealer] * 3 + [forehand] * 3 + [dealer] * 3
    assert [move.target for move in dealt] == [Place("hand", seat) for seat in seats]
    assert table.to_act == forehand
    assert len(table.place(Place("talong"))) == 12
    assert table.place(Place("talong"), viewer=0) == ["??"] * 12


@pytest.mark.rule("K3")
def test_any_card_to_any_trick_while_the_stock_lasts() -> None:
    table = deal("bondtolva-2", *PAIR).play("HA")
    assert table.choices == {"SJ", "ST", "S9", "HJ", "HT", "H9"}


@pytest.mark.rule("K3")
def test_highest_card_of_the_suit_led_wins() -> None:
    table = deal("bondtolva-2", "S9 HA", "SJ CA").play("S9 CA")
    assert table.facts.leader == 0
    assert mariage(deal("bondtolva-2", "S9 HA", "SJ CA").play("S9 SJ").facts).leader == 1


@pytest.mark.rule("K3")
def test_highest_trump_wins_once_trump_is_declared() -> None:
    table = deal("bondtolva-2", *PAIR).play("HA H9 | meld S | DA S9")
    assert table.facts.tricks[1].winner == 1
    table = deal("bondtolva-2", *PAIR).play("HA H9 | meld S | SQ SJ")
    assert table.facts.tricks[1].winner == 0


@pytest.mark.rule("K4")
def test_the_winner_draws_the_top_card_the_opponent_the_next() -> None:
    table = deal("bondtolva-2", "S9", "SA HKJT9 CJ", stock="D9 DT").play("S9 SA")
    drawn = [move for move in table.moved() if move.source == Place("talong")]
    assert [(str(move.cards[0]), move.target.owner) for move in drawn] == [("D9", 1), ("DT", 0)]
    assert table.facts.leader == table.to_act == 1


@pytest.mark.rule("K5")
def test_trumf_before_drawing() -> None:
    table = deal("bondtolva-2", *PAIR).play("HA H9")
    assert table.choices == {"meld S", "pass"}
    assert len(table.hand(0)) == 5
    assert table.refused("SA").rule == "K5"
    table.play("meld S")
    assert [(m.word, m.worth) for m in table.called("trumf", "tjog", "viv", "mal")] == [("trumf", 2)]
    assert table.scores == (2, 0)
    assert len(table.hand(0)) == 6


@pytest.mark.rule("K5")
def test_only_then() -> None:
    table = deal("bondtolva-2", *PAIR)
    assert table.refused("meld S").rule == "K5"  # before the first lead
    table.play("HA")
    assert table.refused("meld S").rule == "K5"  # did not win
    table.play("H9 pass")
    assert table.refused("meld S").rule == "K5"  # has drawn


@pytest.mark.rule("K5")
def test_both_cards_held_in_hand() -> None:
    """The queen is drawn after the first trick and can be declared after the second."""
    table = deal("bondtolva-2", "SAK HA DA CA H9", "STJ HTJ D9 C9", stock="SQ").play("HA HT")
    assert {"SK", "SQ"} <= set(table.hand(0))
    assert table.refused("meld S").rule == "K5"
    assert table.play("DA D9").choices == {"meld S", "pass"}


@pytest.mark.rule("K5")
def test_tjog_is_one_point_whoever_declared_trumf() -> None:
    table = deal("bondtolva-2", "SAKQ HA DA C9", "CAKQ ST9J", stock="H9 HT").play("HA ST | meld S | C9 CA")
    assert table.to_act == 1
    table.play("meld C")
    assert [(m.seat, m.word, m.worth) for m in table.called("trumf", "tjog", "viv", "mal")] == [
        (0, "trumf", 2),
        (1, "tjog", 1),
    ]
    assert table.scores == (2, 1)
    assert table.facts.trump == "S"


@pytest.mark.rule("K6")
def test_one_pair_after_each_trick() -> None:
    table = deal("bondtolva-2", *PAIRS[:2], stock=PAIRS[2]).play("HA H9 | meld S")
    assert table.refused("meld H").rule == "K6"
    assert table.calls == set()
    assert table.play("SA ST").calls == {"meld H", "pass"}


@pytest.mark.rule("K6")
def test_no_third_pair() -> None:
    table = deal("bondtolva-2", *PAIRS[:2], stock=PAIRS[2])
    table.play("HA H9 | meld S | SA ST | meld H | SK S9")
    assert {"DK", "DQ"} <= set(table.hand(0))
    table.play("SQ SJ")
    assert table.to_act == 0
    assert table.calls == set()
    assert table.refused("meld D").rule == "K6"


@pytest.mark.rule("K7")
def test_the_declared_suit_is_trump_at_once_and_for_the_rest() -> None:
    table = deal("bondtolva-2", *PAIRS[:2], stock=PAIRS[2]).play("HA H9 | meld S | SA ST | meld H | HK HT")
    assert [trick.trump for trick in table.facts.tricks] == [None, "S", "S"]
    assert table.facts.trump == "S"


# Six tricks that use up the other cards: in the second phase seat 0 leads with SK SQ S9 HJ DJ CJ.
SPENT = "DA DQ | DK DT | CA D9 | CK CQ | HK HQ | SJ H9"
MINE, THEIRS = "SKQ9 HJ DJ CJ", "SAT HAT CT9"


@pytest.mark.rule("K8")
def test_pair_may_be_declared_before_the_last_two_draws() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {6: "S"})
    assert table.facts.melds == ((0, "S", 2),)
    assert table.place(Place("talong")) == []


@pytest.mark.rule("K8")
def test_no_declaration_once_the_stock_is_empty() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {}).play("CJ CT")
    assert table.to_act == 0
    assert table.refused("meld S").rule == "K8"


@pytest.mark.rule("K9")
def test_second_phase_follow_suit() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {}).play("CJ")
    assert table.choices == {"CT", "C9"}
    assert table.refused("SA").rule == "K9"


@pytest.mark.rule("K9")
def test_if_possible_with_a_higher_card() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {}).play("HJ")
    assert table.choices == {"HA"}
    assert table.refused("HT").rule == "K9"


@pytest.mark.rule("K9")
def test_void_plays_trump() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {6: "S"}).play("DJ")
    assert table.choices == {"SA", "ST"}
    assert table.refused("CT").rule == "K9"


@pytest.mark.rule("K9")
def test_neither_any_card() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {}).play("DJ")
    assert table.choices == {"SA", "ST", "HA", "HT", "CT", "C9"}


# Seat 0 wins diamonds and clubs in the first phase, seat 1 spades and hearts in the second: 4 and 20 each.
LEVEL = "DA DJ | DK DT | DQ D9 | CA CJ | CK CT | CQ C9"
# Seat 1's discard in the sixth trick, seat 0's draws, and the six tricks that seat 0 loses in the second phase.
LEVEL_THROWN = {
    "C9": ("SJT9 HJT9", "S9 SA | SK ST | SQ SJ | HA H9 | HK HT | HQ HJ"),
    "HJ": ("SJT9 HT9 C9", "S9 SA | SK ST | SQ SJ | HA H9 | HK HT | HQ C9"),
    "HT": ("SJT9 HJ9 C9", "S9 SA | SK ST | SQ SJ | HA H9 | HK HJ | HQ C9"),
}


def level_deal(scores: tuple[int, int] = (0, 0), trumf: bool = False, thrown: str = "C9") -> Table:
    """Play to matadorer 4–4 and ögon 20–20, if seat 1 throws the nine of clubs in the sixth trick.

    With the knave of hearts ögon are 21–19; with the ten of hearts matadorer are 5–3.
    """
    mine, lost = LEVEL_THROWN[thrown]
    declared = {1: "D"} if trumf else {}
    return second_phase(LEVEL.replace("C9", thrown), mine, "SAKQ HAKQ", declared, scores).play(lost)


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    ("thrown", "matadorer", "eyes", "lines"),
    [
        ("C9", (4, 4), (20, 20), [("sistan", 1, 1)]),
        ("HJ", (4, 4), (21, 19), [("vinsten", 0, 1), ("sistan", 1, 1)]),
        ("HT", (5, 3), (20, 20), [("vinsten", 0, 1), ("sistan", 1, 1)]),
    ],
)
def test_last_trick_and_vinsten(
    thrown: str, matadorer: tuple[int, int], eyes: tuple[int, int], lines: list[tuple[str, int, int]]
) -> None:
    table = level_deal(thrown=thrown)
    assert (table.facts.card_points, table.facts.eyes) == (matadorer, eyes)
    assert table.lines == lines


@pytest.mark.rule("K11", "KD2", "KD3")
@pytest.mark.parametrize(
    ("scores", "trumf", "thrown", "after", "winner"),
    [
        pytest.param((3, 11), False, "C9", (3, 12), 1, id="exactly twelve wins"),
        pytest.param((11, 3), True, "C9", (7, 4), None, id="more than twelve falls to seven"),
        pytest.param((11, 11), True, "C9", (7, 12), 1, id="it falls also when the other wins"),
        pytest.param((10, 3), True, "C9", (12, 4), 0, id="a meld to twelve and nothing added"),
        pytest.param((10, 3), True, "HT", (7, 4), None, id="points after the meld lose it again"),
        pytest.param((9, 11), True, "HT", (12, 12), 0, id="both at twelve vinsten wins"),
        pytest.param((10, 11), True, "C9", (12, 12), 1, id="nobody took vinsten the last trick wins"),
    ],
)
def test_exactly_twelve_after_the_deal_wins(
    scores: tuple[int, int], trumf: bool, thrown: str, after: tuple[int, int], winner: int | None
) -> None:
    table = level_deal(scores=scores, trumf=trumf, thrown=thrown)
    assert table.scores == after
    assert table.result.winner == winner


@pytest.mark.rule("KD1")
def test_the_ten_ranks_below_the_knave() -> None:
    for high, low in pairwise("AKQJT9"):
        table = deal("bondtolva-2", f"S{low} HA", f"S{high}").play(f"S{low} S{high}")
        assert table.facts.leader == 1


@pytest.mark.rule("KD2")
def test_a_meld_to_twelve_does_not_end_the_deal() -> None:
    table = deal("bondtolva-2", *PAIR, scores=(10, 0)).play("HA H9 | meld S")
    assert table.scores == (12, 0)
    assert table.to_act == 0


@pytest.mark.rule("KD6")
def test_any_trump_will_do_on_a_plain_lead() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {6: "S"}).play("DJ")
    assert mariage(table.fork().play("ST").facts).leader == 1
    assert mariage(table.play("SA").facts).leader == 1


@pytest.mark.rule("KD6")
def test_a_trump_lead_is_headed() -> None:
    table = second_phase(SPENT, MINE, THEIRS, {6: "S"}).play("SK")
    assert table.choices == {"SA"}
    assert table.refused("ST").rule == "K9"
