"""Bondtolva from Gotland: säga upp (B10–B15) and what we decided about it (BD1–BD3, BD8, BD9)."""

import re
from random import Random

import pytest

from tests.rules.bench import examples
from tests.rules.games.mariage.deals import FIRST, PAIRS, SECOND, SUIT_EACH, Table, deal, rank_tricks

# Seat 0 wins the first trick and has the pair of hearts; its partner has the pairs of diamonds and clubs.
PARTNER = ("SA HAKQ", "S6 H6", "S7 H7 DKQ CKQ", "S8 H8")
# Seat 0 wins the first trick and can set spades; seat 1 wins the second and has hearts, its partner clubs.
OTHERS = ("SAKQ D6", "S6 DAQ HKQ", "S7 D7", "S8 D8 CKQ")
OTHERS_IN = "D6 DA D7 D8"


@pytest.mark.rule("B10")
def test_trumf_tjog_viv_viv() -> None:
    table = deal("bondtolva-4", *PAIRS).play(FIRST).play("meld S | meld C | meld H | meld D")
    table.check("named 0S trumf 2, 2C tjog 1, 0H viv 1, 0D viv 1; trump S; scores 5 0")


HANDS = {
    "pairs": PAIRS,
    "partner": PARTNER,
    "others": OTHERS,
    "apart": ("SAKQ", "S6", "S7 HK DK CK", "S8 HQ DQ CQ"),
}


@examples(
    "hands played claims",
    """
    B11: only who is on lead                   | pairs       | DK | refuses meld C B11
    B12: with trump nobody asks                | pairs       | meld S pass | refuses ask B12
    B13: nor melds a pair again                | pairs       | meld S pass | refuses meld S B13
    B12: the partner's suit becomes trump      | pairs       | ask meld C | trump C; melds 2C2; acts 0
    B12: a partner not asked says nothing      | partner     | second | acts 0; melds
    B13: the partner melds without being asked | partner     | meld H | acts 2; may meld C meld D pass
    B13: all pairs on one occasion             | partner     | meld H meld D | may meld C pass
    B13: of both partners                      | partner     | meld H meld D meld C | acts 0; scores 4 0
    B13: who leads goes on after the partner   | pairs       | meld S pass meld D meld H | melds 0S2 0D1 0H1; calls
    B13 BD2: the others when one is on lead    | others      | meld S : in | acts 3; may meld C pass; refuses CK BD2
    B13: first the partner then who leads      | others      | meld S : in : meld C | acts 1; calls meld H
    B13: each scores                           | others      | meld S : in : meld C meld H | scores 2 2
    B14: who has asked melds nothing           | partner     | ask meld C pass | acts 0; refuses meld H B14; calls
    B14: the partner may meld more             | partner     | ask meld C | acts 2; may meld D pass
    B14: and does                              | partner     | ask meld C meld D | melds 2C2 2D1
    B14: of both the one on lead sets trump    | partner     | meld H meld C meld D | trump H
    B15: ten points may declare                | pairs 10 0  |  | offers meld S ask
    B15: and have twelve                       | pairs 10 0  | meld S | scores 12 0
    B15: eleven may not                        | pairs 11 0  |  | calls; refuses meld S B15; refuses ask B15
    B15: nor twelve                            | pairs 12 0  |  | calls; refuses meld S B15; refuses ask B15
    BD1: an asked partner must declare         | pairs       | ask | acts 2; may meld C; refuses pass BD1
    BD1: and chooses among several             | partner     | ask | may meld C meld D
    BD2: without trump who leads comes first   | others      | in | acts 1; calls meld H ask
    BD2: and then the partner                  | others      | in : meld H | acts 3
    BD2: who has nothing is not asked          | apart       | meld S | acts 0
    BD3: eleven may meld after the others      | others 0 11 | meld S : in : meld C meld H | scores 2 13
    B15: a meld by mistake brings the side to six | pairs 11 3 mistakes | meld S | scores 6 3; trump None; melds
    B15: and is told                           | pairs 11 3 mistakes | meld S | called 0 mistaken_meld S
    B15: a question too                        | pairs 11 3 mistakes | ask | scores 6 3; called 0 mistaken_ask None
    BD3: mistakes are offered with the option  | pairs 11 3 mistakes |  | calls meld S meld H meld D ask
    BD3: the occasion is spent                 | pairs 11 3 mistakes | meld S | acts 0; calls; refuses meld S B15
    BD3: also by a question nobody answers     | pairs 11 3 mistakes | ask | acts 0; calls; refuses meld S B15
    BD3: the pair is not                       | pairs 11 3 mistakes | meld S : second : meld S | scores 8 3; trump S
    BD3: nor after a question                  | pairs 11 3 mistakes | ask : second : meld S | scores 8 3; trump S
    BD8: the asker may meld later              | partner     | ask meld C pass : second : pass meld H | melds 2C2 0H1
    """,
)
def test_who_declares_and_asks(hands: str, played: str, claims: str) -> None:
    """After the first trick, which seat 0 wins."""
    name, *begins = hands.split()
    scores, options = tuple(map(int, begins[:2])) or None, {"mistakes_allowed": "mistakes" in begins}
    table = deal("bondtolva-4", *HANDS[name], scores=scores, options=options).play(FIRST)
    for word, text in {"second": SECOND, "in": OTHERS_IN}.items():
        played = re.sub(rf"\b{word}\b", text, played)
    table.play(played).check(claims)


@pytest.mark.rule("BD9")
def test_a_pair_that_a_forced_play_has_broken_is_gone() -> None:
    """Seat 1 must head with the king of hearts, and gains the lead."""
    deal("bondtolva-4", "HJ", "HKQ", "H6", "H7").play("HJ HK H6 H7").check("acts 1; refuses meld H B11")


@pytest.mark.rule("B15")
@pytest.mark.parametrize("score", [11, 12])
def test_who_has_too_many_points_is_told_how_many(score: int) -> None:
    table = deal("bondtolva-4", *PAIRS, scores=(score, 0)).play(FIRST)
    assert table.why("meld S").items() >= {"score": str(score), "limit": "11"}.items()


@pytest.mark.rule("B11")
def test_two_cards_are_enough() -> None:
    """Seat 0 wins seven tricks with spades and is left with the king and queen of spades."""
    table = deal("bondtolva-4", *SUIT_EACH).play(rank_tricks("ATJ9876"))
    assert len(table.hand(0)) == 2
    assert "meld S" in table.calls
    assert table.play("meld S pass").scores == (2, 0)


@pytest.mark.rule("BD1")
def test_partner_who_could_not_declare_has_no_pair_in_any_world() -> None:
    """The partner had no pair then (so the queen of hearts, played later, rules out the king), nor since."""
    table = deal("bondtolva-4", "SA76 HA98", "ST H6", "S98 HQT7 CT", "SJ HJK").play(
        "SA ST S8 SJ | ask | HA H6 HQ HJ"
    )
    rng = Random(1)
    for seat in (0, 1, 3):
        view = table.game.view(table.state, seat)
        for _ in range(50):
            world = table.game.determinize(view, rng)
            held = Table(table.game, world).hand(2)
            assert "HK" not in held
            assert not any({f"{suit}K", f"{suit}Q"} <= set(held) for suit in "SHDC")
            assert table.game.view(world, seat) == view


@pytest.mark.rule("BD3")
def test_the_fall_stands_on_the_sheet() -> None:
    table = deal("bondtolva-4", *PAIRS, scores=(11, 3), options={"mistakes_allowed": True})
    table.play(FIRST).play("meld S").play(SECOND)
    while table.to_act is not None:
        table.play(min(table.choices - {"ask"}))
    assert table.lines[0] == ("fall", 0, 6)
