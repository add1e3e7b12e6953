"""The rules of vändtia, each by its id, and the digest's worked examples."""

from random import Random
from typing import Any

import pytest

from tests.rules.bench import cards
from tests.rules.games.vandtia.positions import game, legal, play, ranks, refused, suits_of, table
from tolva_gui.rules import kit
from tolva_gui.rules.account import Standing
from tolva_gui.rules.events import DealOver, Scored
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


@pytest.mark.example("X15")
def test_six_players_leave_a_stock_of_fifty() -> None:
    assert len(VANDTIA.seated(6).info.pack) == 104
    assert len(dealt(6).stock) == 50


@pytest.mark.rule("V6")
def test_each_place_is_exchanged_once_and_then_it_ends_by_itself() -> None:
    state = table("H7 H8 H9", "C9", up=["S4 S5 S6", "SK"], phase="exchange")
    play(state, "swap H7 S4")
    assert (state.up[0][0], state.hands[0]) == (cards("H7"), cards("H8 H9 S4"))
    assert refused(state, "swap S4 H7") == ("V6", "exchanged_before")
    assert refused(state, "swap S4 SK") == (None, "not_available")
    play(state, "swap H8 S5", "swap S4 S6")
    assert (state.turn, state.phase) == (1, "exchange")


@pytest.mark.rule("V6")
def test_first_unexchanged_place_is_meant_with_two_packs() -> None:
    state = table("H7 H7 H9", *["C9"] * 5, up=["S4 H7 S4"], phase="exchange")
    play(state, "swap H7 S4", "swap H7 S4")
    assert state.up[0] == [cards("H7"), cards("H7"), cards("H7")]
    assert legal(state) == {"swap S4 H7", "swap H9 H7", "done"}


@pytest.mark.rule("V7", "VD3")
def test_giving_is_on_the_same_rank_and_draws_back_at_once() -> None:
    state = table("H7 H8 H9", "C9", up=["S4", "S7 C2"], phase="give", stock="D7 D2")
    assert legal(state) == {"give H7 1 0", "done"}
    assert refused(state, "give H8 1 0") == ("V7", "same_rank_only")
    assert refused(state, "give S9 1 0") == (None, "not_available")
    play(state, "give H7 1 0")
    assert state.up[1][0] == cards("S7 H7")
    assert legal(state) == {"give D7 1 0", "done"}
    play(state, "give D7 1 0", "give D2 1 1")
    assert state.phase == "play"


@pytest.mark.rule("VD3")
def test_on_ones_own_cards_only_with_the_option() -> None:
    assert refused(table("H7", up=["S7"], phase="give"), "give H7 0 0") == ("V7", "not_on_own")
    state = table("H7 H8", up=["S7"], phase="give", lay_on_own=True, stock="")
    play(state, "give H7 0 0")
    assert state.up[0][0] == cards("S7 H7")


@pytest.mark.rule("VD3")
def test_who_can_give_nothing_is_passed_over() -> None:
    state = table("H7", "C9", "CJ", up=["SA", "SK", "SJ"], phase="exchange")
    play(state, "done", "done", "done")
    assert (state.phase, state.turn) == ("play", 0)
    again = table("H7", "CJ", "C9", up=["SA", "SK", "SJ"], phase="exchange")
    play(again, "done", "done", "done")
    assert (again.phase, again.turn) == ("give", 1)


# -- beginning


def opened(*hands: str, **options: Any) -> VandtiaState:
    state = table(*hands, phase="exchange", **options)
    play(state, *["done"] * len(hands))
    return state


@pytest.mark.example("X14")
def test_the_first_of_the_lowest_from_forehand_starts() -> None:
    state = opened("S4 SK SQ", "S3 HK HQ", "H3 H9 HJ", "D9 DT D2")
    assert state.turn == 1
    assert legal(state) == {"lay S3"}
    assert refused(state, "lay HK") == ("V8", "open_with_lowest")


@pytest.mark.rule("V5", "V8", "VD4")
def test_twos_and_tens_are_not_lowest() -> None:
    assert opened("S2 ST SK", "H9 HJ HQ").turn == 1
    free = opened("S2 ST", "H2 HT")
    assert (free.turn, legal(free)) == (0, {"lay S2", "lay ST"})


@pytest.mark.rule("VD4")
def test_tie_hearts() -> None:
    state = opened("S3 S9", "H3 D3", tie_hearts=True)
    assert (state.turn, legal(state)) == (1, {"lay H3", "lay D3", "lay H3 D3"})


# -- laying


@pytest.mark.rule("VD7")
@pytest.mark.example("X1")
def test_a_layable_card_forbids_chance_and_pickup() -> None:
    state = table("S4 SJ ST", pile="S9")
    assert ranks(state) == {"J", "10"}
    assert refused(state, "lay S4") == ("V10", "too_low")
    assert refused(state, "chance") == ("VD7", "can_lay")
    assert refused(state, "pickup") == ("VD7", "can_lay")
    reason = VANDTIA.why_not(state, VANDTIA.parse("pickup"))
    assert reason is not None
    assert "♠J" in refusal(reason, "en", "vandtia")


@pytest.mark.rule("VD5", "VD11")
@pytest.mark.example("X2")
def test_a_two_need_not_be_laid_and_wants_another_card() -> None:
    state = table("S5 H5 S2", pile="SK")
    assert ranks(state) == {"2", "chance", "pickup"}
    play(state, "lay S2")
    assert (state.turn, len(state.hands[0])) == (0, 3)
    assert {"5", "5 5"} <= ranks(state)
    assert refused(state, "pickup") == ("V15", "lay_again")


@pytest.mark.rule("V15", "VD5")
def test_two_passes_turn() -> None:
    state = table("S5 H5 S2", "S3", pile="SK", two_passes_turn=True)
    play(state, "lay S2")
    assert (state.turn, ranks(state)) == (1, {"3"})


@pytest.mark.rule("V16")
@pytest.mark.example("X3")
def test_the_fourth_of_a_rank_turns_the_pile_away() -> None:
    state = table("S5 S8 S9", pile="SJ H5 D5 C5")
    assert ranks(state) == {"5", "8", "9"}
    play(state, "lay S5")
    assert (state.turn, state.pile, len(state.gone), state.again) == (0, [], 5, "V16")


@pytest.mark.rule("VD16")
def test_four_across_packs_and_twos() -> None:
    state = table("S2 S8", pile="H2 H2 S2", stock="")
    play(state, "lay S2")
    assert (state.pile, state.turn) == ([], 0)


@pytest.mark.rule("V11")
@pytest.mark.example("X4")
def test_one_or_several_of_a_rank() -> None:
    state = table("SJ HJ S3", pile="S6")
    assert ranks(state) == {"J", "J J"}
    assert refused(state, "lay SJ S3") == ("V11", "one_rank_only")


@pytest.mark.rule("V17")
@pytest.mark.example("X5")
def test_anything_goes_on_an_empty_place() -> None:
    state = table("S3 S4 H4 ST", pile="SA", stock="")
    play(state, "lay ST")
    assert ranks(state) == {"3", "4", "4 4"}
    assert refused(state, "chance")[0] == refused(state, "pickup")[0] == "V14"
    passed = table("S3", "S4", pile="SA", stock="")
    play(passed, "pickup")
    assert refused(passed, "pickup") == ("V17", "empty_place")


@pytest.mark.rule("V14")
def test_a_ten_turns_the_pile_away_and_one_lays_again() -> None:
    state = table("ST S4 S5", pile="SA")
    play(state, "lay ST")
    assert (state.turn, state.pile, state.gone) == (0, [], cards("SA ST"))


@pytest.mark.rule("V4", "V10", "V9")
def test_equal_rank_of_any_suit_will_do_and_the_turn_passes() -> None:
    state = table("S6 S4 S5", pile="H6")
    assert ranks(state) == {"6"}
    play(state, "lay S6")
    assert state.turn == 1


@pytest.mark.rule("V18", "VD11")
def test_one_draws_back_to_three_and_not_above() -> None:
    state = table("S7 H7 S8", "S8 S9 SJ SQ", pile="S6", stock="C3 C4 C5")
    play(state, "lay S7 H7")
    assert (state.hands[0], state.stock) == (cards("S8 C3 C4"), cards("C5"))
    play(state, "lay S8")
    assert state.stock == cards("C5")


@pytest.mark.example("X10")
def test_four_at_once_turn_the_pile_away_and_two_cards_are_drawn() -> None:
    state = table(f"{suits_of('7', 4)} S8", pile="S6")
    assert ranks(state) == {"7", "7 7", "7 7 7", "7 7 7 7", "8"}
    play(state, f"lay {suits_of('7', 4)}")
    assert (len(state.hands[0]), len(state.gone), state.turn) == (3, 5, 0)


def test_with_two_packs_a_card_is_laid_as_often_as_it_is_held() -> None:
    state = table("S7 S7 H7", *["C9"] * 5, pile="S6")
    assert legal(state) == {"lay S7", "lay H7", "lay S7 S7", "lay S7 H7", "lay S7 S7 H7"}
    assert refused(state, "lay H7 H7") == (None, "not_available")
    with pytest.raises(MoveError, match="named twice"):
        VANDTIA.parse("lay S7 S7")


# -- chance


@pytest.mark.rule("VD8", "VD10")
@pytest.mark.example("X9")
@pytest.mark.parametrize(("drawn", "pile", "turn"), [("HA", 2, 1), ("HT", 0, 0), ("H2", 2, 0), ("H7", 0, 1)])
def test_a_chance(drawn: str, pile: int, turn: int) -> None:
    state = table("S4 S6 S9", pile="SA", stock=f"{drawn} C3")
    play(state, "chance")
    assert (len(state.pile), state.turn) == (pile, turn)
    assert len(state.hands[0]) == (5 if drawn == "H7" else 3)
    if turn == 0:
        assert refused(state, "chance")[1] == "lay_again"


@pytest.mark.rule("V12", "VD8")
def test_a_fourth_card_by_chance_keeps_the_turn() -> None:
    state = table("S4", pile="SA HA DA", stock="CA")
    play(state, "chance")
    assert (state.pile, state.turn) == ([], 0)


@pytest.mark.rule("V13")
def test_the_pile_may_be_taken_at_once() -> None:
    state = table("S4 S6 S9", pile="SA SK", stock="C3")
    play(state, "pickup")
    assert (len(state.hands[0]), state.pile, state.turn) == (5, [], 1)


@pytest.mark.rule("VD9")
def test_no_chance_from_an_empty_stock() -> None:
    assert refused(table("S4", pile="SA", stock=""), "chance") == ("VD9", "stock_empty")


# -- table cards


@pytest.mark.rule("V19")
@pytest.mark.example("X6")
def test_face_up_cards_when_stock_and_hand_are_empty() -> None:
    state = table("", pile="SQ", stock="", up=["S4 S9 SA"])
    assert ranks(state) == {"A"}


@pytest.mark.rule("VD12")
@pytest.mark.example("X7")
def test_none_layable_the_pile_is_taken_and_they_stay() -> None:
    state = table("", pile="SA", stock="", up=["S4 S9 SJ"])
    assert ranks(state) == {"pickup"}
    play(state, "pickup")
    assert (state.hands[0], state.open_cards(0)) == (cards("SA"), cards("S4 S9 SJ"))


@pytest.mark.rule("VD13")
def test_equal_face_up_cards_together_from_the_first_places() -> None:
    state = table("", pile="S3", stock="", up=["S4 S9 H4"])
    play(state, "lay S4 H4")
    assert state.up[0] == [[], cards("S9"), []]
    mixed = table("D4", pile="S3", stock="", up=["S4 S9 H4"])
    assert ranks(mixed) == {"4"}


@pytest.mark.rule("V20", "V21")
@pytest.mark.example("X8")
def test_blind_card_that_does_not_fit_goes_to_hand_with_pile() -> None:
    state = table("", pile="S8", stock="", down=["S6 SA"])
    assert legal(state) == {"flip 0", "flip 1"}
    assert refused(state, "pickup") == ("V20", "flip_only")
    assert refused(state, "flip 2") == (None, "no_such_place")
    play(state, "flip 0", "lay S4")
    assert (state.hands[0], state.down[0][1]) == (cards("S8 S6"), cards("SA")[0])
    assert refused(state, "flip 1") == ("V20", "face_up_first")


@pytest.mark.rule("VD14")
def test_a_blind_two_or_ten_lays_again() -> None:
    state = table("", pile="S8", stock="", down=["ST SA"])
    play(state, "flip 0")
    assert (state.turn, legal(state)) == (0, {"flip 1"})


# -- going out


@pytest.mark.rule("VD15")
@pytest.mark.example("X11")
def test_out_with_a_two() -> None:
    state = table("S2", "H3", "S5", pile="SK", stock="")
    assert ranks(state) == {"2", "pickup"}
    play(state, "lay S2")
    assert (state.out, state.turn, ranks(state)) == ([0], 1, {"3"})


@pytest.mark.rule("VV1")
@pytest.mark.example("X12")
def test_where_none_may_go_out_on_it_the_pile_comes_with_the_two() -> None:
    state = table("S2", "H3", "S5", pile="SK", stock="", no_out_on_special=True)
    assert ranks(state) == {"2", "pickup"}
    play(state, "lay S2")
    assert (state.hands[0], state.out, state.turn) == (cards("SK S2"), [], 1)


@pytest.mark.rule("VV1")
def test_goes_before_ten_and_four_of_a_kind() -> None:
    ten = table("ST", "H3", pile="SK", stock="", no_out_on_special=True)
    play(ten, "lay ST")
    assert ten.hands[0] == cards("SK ST")
    four = table("S2", "H3", pile="H2 D2 C2", stock="", no_out_on_special=True)
    play(four, "lay S2")
    assert len(four.hands[0]) == 4


@pytest.mark.rule("VV1")
def test_with_tens_and_twos_alone_the_deal_is_over_and_shared() -> None:
    state = table("S2 ST", "H3 H2", "", pile="SK", stock="", no_out_on_special=True)
    state.out = [2]
    state.hands[1][:] = cards("H2 CT")
    play(state, "lay ST")
    result = game(state).result(state)
    assert result is not None
    assert result.ranking == ((2,), (0, 1))
    nobody = table("S2 ST", "H2", pile="SK", stock="", no_out_on_special=True)
    play(nobody, "lay ST")
    shared = game(nobody).result(nobody)
    assert shared is not None
    assert shared.winners == (0, 1)


@pytest.mark.rule("VV2")
@pytest.mark.example("X13")
def test_the_card_under_the_seven_rules() -> None:
    state = table("S8 S9 S7", pile="H9 H7", sevens_transparent=True)
    assert ranks(state) == {"9", "7"}
    assert ranks(table("S7", pile="H9", stock="C3")) == {"chance", "pickup"}


@pytest.mark.rule("VV2", "VD17")
def test_seven_on_an_empty_place_rules_itself() -> None:
    assert ranks(table("S6 S8", pile="S7", sevens_transparent=True)) == {"8"}
    assert ranks(table("S6 SJ", pile="ST S9 S7 H7", sevens_transparent=True)) == {"J"}
    assert ranks(table("S7 S3", pile="SA", sevens_transparent=True)) == {"7"}


@pytest.mark.rule("V22", "VD6")
def test_play_goes_on_for_places() -> None:
    state = table("SK", "SA", "S9 S8", pile="S3", stock="")
    events = play(state, "lay SK", "lay SA")
    result = game(state).result(state)
    assert result is not None
    assert [(line.kind, line.side, line.points) for line in result.lines] == [
        ("place", 0, 1),
        ("place", 1, 2),
    ]
    assert (result.ranking, result.scores) == (((0,), (1,), (2,)), (0, 0, 0))
    assert events[-3:] == [Scored(0, "place", 1, 0), Scored(1, "place", 2, 0), DealOver((0,))]
    assert game(state).next(state.options, state.standing, result) is None


@pytest.mark.rule("VD6")
def test_stop_at_first() -> None:
    state = table("SK", "SA", "S9 S8", pile="S3", stock="", stop_at_first=True)
    play(state, "lay SK")
    result = game(state).result(state)
    assert result is not None
    assert result.ranking == ((0,), (1, 2))


@pytest.mark.rule("VD2")
def test_an_ace_is_highest() -> None:
    assert ranks(table("SK", pile="SA", stock="")) == {"pickup"}


# -- what a seat sees


@pytest.mark.rule("VD18")
def test_only_the_last_four_of_the_pile_are_seen() -> None:
    state = table("S7 S8", "C9", pile="S3 S4 S5 S6 S7", stock="D3", down=["DA"])
    position = VANDTIA.seated(2).position(game(state).view(state, 0))
    assert position == {
        "hands": [["S8", "S7"], ["??"]],
        "up": [[[], [], []], [[], [], []]],
        "down": [["??", None, None], [None, None, None]],
        "pile": ["??", "S4", "S5", "S6", "S7"],
        "gone": [],
        "stock": ["??"],
        "out": [],
    }


def test_a_world_remembers_what_all_saw_taken_up() -> None:
    state = table("S4", "C9 C8", pile="SA SK", stock="D3 D5")
    play(state, "pickup")
    for seed in range(5):
        world = game(state).determinize(game(state).view(state, 1), Random(seed))
        assert set(cards("SA SK")) <= set(world.hands[0])


@pytest.mark.rule("VD7")
def test_a_pile_that_is_taken_proves_what_the_hand_has_not() -> None:
    six = cards("H6")[0]
    state = table("S3 H4 D5", "C3 SK HK", pile="H6")
    play(state, "pickup", "lay C3", "lay H4")
    assert state.proofs == {0: (2, six)}, "one of the three has been laid"
    state = table("S3 H4 D5", "SK HK DK", pile="H6")
    play(state, "pickup", "lay SK", "pickup", "lay HK", "lay SK")
    assert state.proofs == {0: (3, six)}, "to have nothing above a king proves less, and all know the king"


@pytest.mark.rule("VD7")
def test_a_chance_proves_it_too() -> None:
    state = table("S3 H4 D5", "C3 SK HK", pile="H6", stock="S9 S8 S7")
    play(state, "chance")
    assert state.proofs == {0: (3, cards("H6")[0])}
