"""The rules of vändtia, each by its id, and the digest's worked examples."""

from random import Random

import pytest

from tests.rules.bench import cards, examples, spoken
from tests.rules.games.vandtia.positions import placed, table
from tolva_gui.rules import kit
from tolva_gui.rules.account import Standing
from tolva_gui.rules.events import DealOver, Place, Scored, cards_at
from tolva_gui.rules.games.vandtia.game import VANDTIA, Vandtia
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import complete_options
from tolva_gui.words.sentences import refusal


def dealt(seats: int, **options: bool) -> VandtiaState:
    """Deal from an unshuffled pack; seat 0 is forehand."""
    seated = Vandtia(seats)
    chosen = complete_options(seated.info, options)
    return seated.start(chosen, seated.info.under(chosen).pack, Standing(seats - 1, (0,) * seats))


# -- equipment, deal, exchange


@pytest.mark.rule("V1", "VD1")
@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (4, 1), (5, 1), (6, 2), (8, 2)])
def test_two_packs_from_six_players_on(seats: int, packs: int) -> None:
    assert VANDTIA.seated(seats).info.pack == kit.FULL_PACK * packs


@pytest.mark.rule("VV3")
@pytest.mark.parametrize(("seats", "packs"), [(4, 1), (5, 2), (6, 2)])
def test_four_cards_in_each_group_need_two_packs_from_five_on(seats: int, packs: int) -> None:
    state = dealt(seats, four_cards=True)
    assert [len(state.hands[0]), len(state.up[0]), len(state.down[0])] == [4, 4, 4]
    assert len(state.stock) == 52 * packs - 12 * seats


@pytest.mark.rule("V2", "V3")
@pytest.mark.example("X15")
def test_six_players_leave_a_stock_of_fifty() -> None:
    state = dealt(6)
    assert len(VANDTIA.seated(6).info.pack) == 104
    for groups in (state.hands, state.up, state.down):
        assert [len(row) for row in groups] == [3] * 6
    assert cards_at(VANDTIA.seated(6).view(state, 0).zones, Place("stock")) == (None,) * 50


@pytest.mark.example("X14")
@examples(
    "position moves claims",
    """
    V6: a place is exchanged | H7 H8 H9, C9 : up S4 S5 S6, SK : exchange | swap H7 S4 | up H7 / S5 / S6 / SK /  /
    V6: its card is taken up | H7 H8 H9, C9 : up S4 S5 S6, SK : exchange | swap H7 S4 | hands S4 H9 H8 / C9
    V6: once | H7 H8 H9, C9 : up S4 S5 S6, SK : exchange | swap H7 S4 | refuses swap S4 H7 exchanged_before
    V6: not with another | H7 H8 H9, C9 : up S4 S5 S6, SK : exchange |  | refuses swap S4 SK not_available
    V6: it ends by itself | H7 H8 H9 : up S4 S5 S6 : exchange | swap H7 S4, swap H8 S5, swap S4 S6 | turn 1
    V6: two packs | H7 H7 H9, C9, , , , S9 : up S4 H7 S4 : exchange | 2 swap H7 S4 | may swap S4 H7, swap H9 H7, done
    V7: given on the same rank | H7 H8 H9, C9 : up S4, S7 C2 : give : stock D7 D2 |  | may give H7 1 0, done
    V7: not on another | H7 H8 H9, C9 : up S4, S7 C2 : give |  | refuses give H8 1 0 V7
    VD3: drawn back | H7 H8 H9, C9 : up S4, S7 C2 : give : stock D7 D2 | give H7 1 0 | may give D7 1 0, done
    V7: nor what is not held | H7 H8 H9, C9 : up S4, S7 C2 : give |  | refuses give S9 1 0 not_available
    V7: often | H7, C9 : up S4, S7 C2 : give : stock D7 D2 | give H7 1 0, give D7 1 0, give D2 1 1 | phase play
    V7: not on ones own | H7 : up S7 : give |  | refuses give H7 0 0 not_on_own
    VD3: but with the option | H7 H8 : up S7 : give : lay_on_own : stock - | give H7 0 0 | up S7 H7 /  /  /  /  /
    VD3: who can give nothing is passed over | H7, C9, CJ : up SA, SK, SJ : exchange | 3 done | phase play; turn 0
    VD3: who can is asked | H7, CJ, C9 : up SA, SK, SJ : exchange | 3 done | phase give; turn 1
    X14, the lowest starts | S4 SK SQ, S3 HK HQ, H3 H9 HJ, D9 DT D2 : exchange | 4 done | turn 1; may lay S3
    V8: X14, with that card | S4 SK SQ, S3 HK HQ, H3 H9 HJ : exchange | 3 done | refuses lay HK open_with_lowest
    V5 V8: twos and tens are not lowest | S2 ST SK, H9 HJ HQ : exchange | 2 done | turn 1
    VD4: unless there is nothing else | S2 ST, H2 HT : exchange | 2 done | turn 0; may lay S2, lay ST
    VD4: hearts come first | S3 S9, H3 D3 : exchange : tie_hearts | 2 done | turn 1; may lay H3, lay D3, lay H3 D3
    """,
)
def test_before_the_play(position: str, moves: str, claims: str) -> None:
    placed(position).act(*spoken(moves)).check(claims)


# -- laying


@pytest.mark.rule("VD7")
def test_who_can_lay_is_told_what() -> None:
    assert "♠J" in refusal(table("S4 SJ ST", pile="S9").refused("pickup"), "en", "vandtia")


@pytest.mark.example("X1", "X2", "X3", "X4", "X5", "X10", "X13")
@examples(
    "position moves claims",
    """
    VD7: X1, a layable card forbids chance and pickup | S4 SJ ST : pile S9 |  | ranks 10, J; refuses lay S4 too_low
    VD7: neither may be chosen | S4 SJ ST : pile S9 |  | refuses chance VD7; refuses pickup VD7
    VD2: an ace is highest | SK : pile SA : stock - |  | ranks pickup
    V4 V10: equal rank of any suit will do | S6 S4 S5 : pile H6 |  | ranks 6
    V9: the turn passes | S6 S4 S5 : pile H6 | lay S6 | turn 1
    V11: X4, one or several of a rank | SJ HJ S3 : pile S6 |  | ranks J, J J; refuses lay SJ S3 one_rank_only
    VD7: X2, a two need not be laid | S5 H5 S2 : pile SK |  | ranks 2, chance, pickup
    V15 VD5: it wants another card | S5 H5 S2 : pile SK | lay S2 | turn 0; offers lay S5 H5; refuses pickup V15
    V15 VD5: unless it passes the turn | S5 H5 S2, S3 : pile SK : two_passes_turn | lay S2 | turn 1; ranks 3
    V14: a ten turns the pile away, one lays again | ST S4 S5 : pile SA | lay ST | turn 0; pile; gone SA ST
    V17: X5, anything goes on an empty place | S3 S4 H4 ST : pile SA : stock - | lay ST | ranks 3, 4, 4 4
    V14: and must be laid | S3 S4 H4 ST : pile SA : stock - | lay ST | refuses chance V14; refuses pickup V14
    V17: nobody takes up an empty place | S3, S4 : pile SA : stock - | pickup | refuses pickup empty_place
    V16: X3, a fourth of a rank | S5 S8 S9 : pile SJ H5 D5 C5 |  | ranks 5, 8, 9
    V16: turns the pile away | S5 S8 S9 : pile SJ H5 D5 C5 | lay S5 | turn 0; pile; gone SJ H5 D5 C5 S5; again V16
    VD16: four across packs, and of twos | S2 S8 : pile H2 H2 S2 : stock - | lay S2 | turn 0; pile
    V16: X10, four at once may be laid | S7 H7 D7 C7 S8 : pile S6 |  | ranks 7, 7 7, 7 7 7, 7 7 7 7, 8
    V16: and two cards are drawn | S7 H7 D7 C7 S8 : pile S6 | lay S7 H7 D7 C7 | turn 0; pile; stock D3 C3
    V18 VD11: one draws up to three | S7 H7 S8, S8 S9 SJ SQ : pile S6 : stock C3 C4 C5 | lay S7 H7 | held 3 4; stock C5
    V18 VD11: and not above | S7 H7 S8, S8 S9 SJ SQ : pile S6 : stock C3 C4 C5 | lay S7 H7, lay S8 | held 3 3; stock C5
    VV2: X13, the card under the seven rules | S8 S9 S7 : pile H9 H7 : sevens_transparent |  | ranks 7, 9
    VV2: a seven is no card without the option | S7 : pile H9 : stock C3 |  | ranks chance, pickup
    VV2 VD17: a seven on an empty place rules itself | S6 S8 : pile S7 : sevens_transparent |  | ranks 8
    VV2: also after a ten | S6 SJ : pile ST S9 S7 H7 : sevens_transparent |  | ranks J
    VV2: a seven lies on anything | S7 S3 : pile SA : sevens_transparent |  | ranks 7
    """,
)
def test_laying(position: str, moves: str, claims: str) -> None:
    placed(position).act(*filter(None, moves.split(", "))).check(claims)


def test_with_two_packs_a_card_is_laid_as_often_as_it_is_held() -> None:
    bench = table("S7 S7 H7", *["C9"] * 5, pile="S6")
    bench.check("may lay S7, lay H7, lay S7 S7, lay S7 H7, lay S7 S7 H7; refuses lay H7 H7 not_available")
    with pytest.raises(MoveError, match="named twice"):
        VANDTIA.parse("lay S7 S7")


# -- chance


@pytest.mark.example("X6", "X7", "X8", "X9", "X11", "X12")
@examples(
    "position moves claims",
    """
    VD8: X9, a card that fits is laid | S4 S6 S9 : pile SA : stock HA C3 | chance | pile SA HA; turn 1; held 3 3
    VD10: X9, a ten turns the pile away | S4 S6 S9 : pile SA : stock HT C3 | chance | pile; turn 0; held 3 3
    VD10: X9, so does a two | S4 S6 S9 : pile SA : stock H2 C3 | chance | pile SA H2; turn 0; refuses chance lay_again
    VD8: X9, what does not fit is taken | S4 S6 S9 : pile SA : stock H7 C3 | chance | pile; turn 1; held 5 3
    VD7: taking the pile proves what the hand has not | S3 H4 D5, C3 SK HK : pile H6 | pickup | proofs 3 H6
    VD7: less of a hand that has laid one | S3 H4 D5, C3 SK HK : pile H6 | pickup, lay C3, lay H4 | proofs 2 H6
    VD7: above a king less is | S3 H4 D5, SK HK DK : pile H6 | pickup, lay SK, pickup, lay HK, lay SK | proofs 3 H6
    VD7: a chance proves it too | S3 H4 D5, C3 SK HK : pile H6 : stock S9 S8 S7 | chance | proofs 3 H6
    VD18: all see the last four of the pile | S7, C9 : pile S3 S4 S5 S6 S7 : stock D3 |  | sees 0 pile ?? S4 S5 S6 S7
    VD18: and nothing of the stock | S7, C9 : stock D3 |  | sees 0 stock ??
    VD18: nor face-down ones | S7, C9 : down DA |  | sees 0 down ?? None None / None None None
    VD18: nor another hand | S8 S7, C9 |  | sees 0 hands S8 S7 / ??
    V12 VD8: a fourth card by chance | S4 : pile SA HA DA : stock CA | chance | pile; turn 0
    V13: the pile may be taken at once | S4 S6 S9 : pile SA SK : stock C3 | pickup | pile; turn 1; stock C3
    VD9: no chance from an empty stock | S4 : pile SA |  | refuses chance VD9; refuses chance stock_empty
    V19: X6, face-up cards when all else is gone | : pile SQ : up S4 S9 SA |  | ranks A
    VD12: X7, none fits and the pile is taken | : pile SA : up S4 S9 SJ |  | ranks pickup
    VD12: and they stay | : pile SA : up S4 S9 SJ | pickup | up S4 / S9 / SJ /  /  / ; turn 1
    VD13: equal face-up cards together | : pile S3 : up S4 S9 H4 | lay S4 H4 | up  / S9 /  /  /  /
    VD13: but not with one in hand | D4 : pile S3 : up S4 S9 H4 |  | ranks 4
    V20 V21: X8, then blind | : pile S8 : down S6 SA |  | may flip 0 1; refuses pickup flip_only
    V20 V21: three places | : pile S8 : down S6 SA |  | refuses flip 2 no_such_place
    V20 V21: what does not fit goes to the hand | : pile S8 : down S6 SA | flip 0, lay S4 | refuses flip 1 face_up_first
    VD14: a blind ten lays again | : pile S8 : down ST SA | flip 0 | turn 0; may flip 1
    VD15: X11, out with a two | S2, H3, S5 : pile SK |  | ranks 2, pickup
    VD15: at once | S2, H3, S5 : pile SK | lay S2 | out 0; turn 1; ranks 3
    VD6: stop at first | SK, SA, S9 S8 : pile S3 : stop_at_first | lay SK | ranking 0 / 1 2
    VV1: X12, the pile comes too | S2, H3, S5 : pile SK : no_out_on_special | lay S2 | hands SK S2 / H3 / S5; turn 1
    VV1: also with a ten | ST, H3 : pile SK : no_out_on_special | lay ST | hands SK ST / H3
    VV1: and before four of a kind | S2, H3 : pile H2 D2 C2 : no_out_on_special | lay S2 | hands S2 H2 D2 C2 / H3
    """,
)
def test_chance_and_the_last_cards(position: str, moves: str, claims: str) -> None:
    placed(position, stock="").act(*filter(None, moves.split(", "))).check(claims)


@pytest.mark.rule("VV1")
def test_with_tens_and_twos_alone_the_deal_is_over_and_shared() -> None:
    bench = table("S2 ST", "H2 CT", "", pile="SK", stock="", no_out_on_special=True)
    bench.state.out = [2]
    bench.act("lay ST").check("ranking 2 / 0 1")
    nobody = table("S2 ST", "H2", pile="SK", stock="", no_out_on_special=True)
    nobody.act("lay ST").check("ranking 0 1")


@pytest.mark.rule("V22", "VD6")
def test_play_goes_on_for_places() -> None:
    bench = table("SK", "SA", "S9 S8", pile="S3", stock="").act("lay SK", "lay SA")
    bench.check("lines place 0 1, place 1 2; ranking 0 / 1 / 2; scores 0 0 0; next None")
    assert bench.events[-3:] == [Scored(0, "place", 1, 0), Scored(1, "place", 2, 0), DealOver((0,))]


# -- what a seat sees


def test_a_world_remembers_what_all_saw_taken_up() -> None:
    bench = table("S4", "C9 C8", pile="SA SK", stock="D3 D5").act("pickup")
    for seed in range(5):
        world = bench.game.determinize(bench.game.view(bench.state, 1), Random(seed))
        assert set(cards("SA SK")) <= set(world.hands[0])
