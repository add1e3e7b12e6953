"""Bondtolva for two with a stock (K1–K11, KD1–KD6)."""

from itertools import pairwise

import pytest

from tests.rules.bench import cards, examples
from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import SUITS, Card, Place

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


@pytest.mark.rule("K4")
def test_the_winner_draws_the_top_card_the_opponent_the_next() -> None:
    table = deal("bondtolva-2", "S9", "SA HKJT9 CJ", stock="D9 DT").play("S9 SA")
    drawn = [move for move in table.moved() if move.source == Place("talong")]
    assert [(str(move.cards[0]), move.target.owner) for move in drawn] == [("D9", 1), ("DT", 0)]
    assert table.facts.leader == table.to_act == 1


HANDS = {
    "pair": (*PAIR, ""),
    "pairs": PAIRS,
    "nine": ("S9 HA", "SJ CA", ""),
    "queen drawn": ("SAK HA DA CA H9", "STJ HTJ D9 C9", "SQ"),
    "both": ("SAKQ HA DA C9", "CAKQ ST9J", "H9 HT"),
}


@examples(
    "hands played claims",
    """
    K3: any card while the stock lasts    | pair        | HA | may SJT9 HJT9
    K3: the highest of the suit led wins  | nine        | S9 CA | winners 0
    K3: whoever played it                 | nine        | S9 SJ | winners 1
    K3: a trump wins once one is declared | pair        | HA H9 : meld S : DA S9 | winners 0 1
    K3: the highest of them               | pair        | HA H9 : meld S : SQ SJ | winners 0 0
    K5: not before the first lead         | pair        |  | refuses meld S K5
    K5: not before a trick is won         | pair        | HA | refuses meld S K5
    K5: trumf before drawing              | pair        | HA H9 | held 5 5; may meld S pass; refuses SA K5
    K5: two points, then both draw        | pair        | HA H9 : meld S | scores 2 0; melds 0S2; held 6 6
    K5: not after drawing                 | pair        | HA H9 : pass | refuses meld S K5
    K5: a queen just drawn is too late    | queen drawn | HA HT | refuses meld S K5
    K5: but not after the next trick      | queen drawn | HA HT : DA D9 | may meld S pass
    K5: tjog is one point                 | both        | HA ST : meld S : C9 CA : meld C | scores 2 1; trump S
    K6: one pair after each trick         | pairs       | HA H9 : meld S | refuses meld H K6; calls
    K6: the second after the next         | pairs       | HA H9 : meld S : SA ST | calls meld H pass
    K6: no third pair                     | pairs       | two declared : SK S9 SQ SJ | calls; refuses meld D K6
    K7: the declared suit stays trump     | pairs       | two declared : HK HT | trumps None S S; trump S
    """,
)
def test_the_first_phase(hands: str, played: str, claims: str) -> None:
    one, other, stock = HANDS[hands]
    begun = played.replace("two declared", "HA H9 | meld S | SA ST | meld H")
    deal("bondtolva-2", one, other, stock=stock).play(begun).check(claims)


# Six tricks that use up the other cards: in the second phase seat 0 leads with SK SQ S9 HJ DJ CJ.
SPENT = "DA DQ | DK DT | CA D9 | CK CQ | HK HQ | SJ H9"
MINE, THEIRS = "SKQ9 HJ DJ CJ", "SAT HAT CT9"


@examples(
    "trump played claims",
    """
    K8: a pair before the last two draws | S |       | melds 0S2; held 6 6
    K8: none once the stock is empty     |   | CJ CT | acts 0; refuses meld S K8
    K9: suit is followed                 |   | CJ    | may CT9; refuses SA K9
    K9: if possible with a higher card   |   | HJ    | may HA; refuses HT K9
    K9: who is void plays trump          | S | DJ    | may SAT; refuses CT K9
    K9: who has neither plays any card   |   | DJ    | may SAT HAT CT9
    KD6: any trump will do               | S | DJ ST | leader 1
    KD6: the highest too                 | S | DJ SA | leader 1
    KD6: a trump that is led is headed   | S | SK    | may SA; refuses ST K9
    """,
)
def test_the_second_phase(trump: str, played: str, claims: str) -> None:
    """With a trump seat 0 has declared its pair after the sixth trick."""
    second_phase(SPENT, MINE, THEIRS, {6: trump} if trump else {}).play(played).check(claims)


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


@examples(
    "before trumf thrown claims",
    """
    K10: the last trick, and nobody has vinsten | 0 0   |     | C9 | card_points 4 4; eyes 20 20; lines sistan 1 1
    K10: vinsten to most ögon                   | 0 0   |     | HJ | eyes 21 19; lines vinsten 0 1, sistan 1 1
    K10: vinsten to most matadorer              | 0 0   |     | HT | card_points 5 3; lines vinsten 0 1, sistan 1 1
    K11: exactly twelve wins                    | 3 11  |     | C9 | scores 3 12; ranking 1 / 0
    K11: more than twelve falls to seven        | 11 3  | yes | C9 | scores 7 4; ranking
    K11: it falls also when the other wins      | 11 11 | yes | C9 | scores 7 12; ranking 1 / 0
    KD2: a meld to twelve and nothing added     | 10 3  | yes | C9 | scores 12 4; ranking 0 / 1
    KD2: points after the meld lose it again    | 10 3  | yes | HT | scores 7 4; ranking
    KD3: both at twelve vinsten wins            | 9 11  | yes | HT | scores 12 12; ranking 0 / 1
    KD3: or the last trick if nobody has it     | 10 11 | yes | C9 | scores 12 12; ranking 1 / 0
    """,
)
def test_the_end_of_a_deal(before: str, trumf: str, thrown: str, claims: str) -> None:
    one, other = map(int, before.split())
    level_deal((one, other), bool(trumf), thrown).check(claims)


@pytest.mark.rule("KD1")
def test_the_ten_ranks_below_the_knave() -> None:
    for high, low in pairwise("AKQJT9"):
        table = deal("bondtolva-2", f"S{low} HA", f"S{high}").play(f"S{low} S{high}")
        assert table.facts.leader == 1
