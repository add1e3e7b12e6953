"""Sensible moves in lomber, found by every player from the careful one upwards."""

import pytest

from tests.ai.moves import check_sensible, move_of
from tests.rules.bench import examples, spoken
from tests.rules.games.lomber.table import deal
from tolva_gui.ai.games.lomber.cards import kernel_seat, numbers
from tolva_gui.ai.games.lomber.players import passing
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.lomber.bids import Auction
from tolva_gui.rules.games.lomber.cards import worths
from tolva_gui.rules.kit import SUITS, Call, Move, View
from tolva_gui.words.hints import HintWords

LEVELS = ["rules", "best"]
BUDGET = Budget(iterations=3000)
NOTHING = "HJ H4 H5 DJ D4 D5 CJ C6 S6"
"""Good for neither tricks nor a misère."""


@pytest.mark.parametrize("level", LEVELS)
@examples(
    "hands moves sensible",
    """
    a hopeless hand passes | NOTHING |  | pass
    a hopeless hand does not overbid | SA S2 CA SK SQ H2 H3 D2 D3 / NOTHING | bid spil | pass
    # The source: bid spil with three sure tricks.
    three matadors and two trumps are worth a game | SA S2 CA SK SQ HJ H4 DJ D5 |  | bid.*
    nine low cards are no game with trumps | S2 S3 SA C2 C3 H7 H6 D7 D6 |  | bid (nolo or yfir)
    a king is kept | SA S2 CA SK SQ HK H6 D6 D7 / NOTHING | bid spil, 2 pass, name S | discard( HK)?( H6)? D7 D6
    """,
)
def test_a_sensible_move_is_made(hands: str, moves: str, sensible: str, level: str) -> None:
    table = deal(*hands.replace("NOTHING", NOTHING).split("/")).act(*spoken(moves))
    check_sensible(table, move_of(level, table, BUDGET), sensible)


@pytest.mark.parametrize("level", LEVELS)
def test_a_matador_is_not_wasted_on_a_small_trump(level: str) -> None:
    """A heart is led and covered by spadda. A player whose only trump is the basti keeps it."""
    table = deal("H23 S765 C56 D45", "SA H7AKQJ SK CK DK", "CA743 D632 S43")
    table.act(*spoken("pass, bid solo H, pass, 2 buy 0, play H2, play SA"))
    assert move_of(level, table, BUDGET) != "play CA"


def test_the_order_of_trumps_is_that_of_the_rules() -> None:
    for trump in (*SUITS, None):
        for card, number in numbers(trump).of.items():
            worth = worths(trump)[card]
            assert (SUITS[number // 13], 12 - number % 13) == (worth.suit, worth.place)
    assert [kernel_seat(seat) for seat in range(3)] == [0, 2, 1]


def putting_away(view: View, away: str) -> Move:
    return next(move for move in view.legal if {*str(move).split()[1:]} == {*away.split()})


@pytest.mark.parametrize(("seed", "budget"), [(1, Budget()), (2, Budget(iterations=3_000))])
def test_every_purchase_has_a_value_and_the_best_is_made(seed: int, budget: Budget) -> None:
    """Unlikely purchases are sampled less often, and are not overrated for it."""
    table = deal("SA S7 S3 HK H2 DQ D5 C4 C6").act("bid spil", "pass", "pass", "name S")
    view = table.seen()
    chosen = make_player("best", seed).choose(view, budget)
    assert chosen.values is not None
    assert set(chosen.values) == set(view.legal)
    assert chosen.values[chosen.move] == max(chosen.values.values())
    assert chosen.move == putting_away(view, "H2 DQ D5 C4 C6")
    assert chosen.values[chosen.move] - chosen.values[putting_away(view, "S3 H2 DQ D5 C4 C6")] > 0.2


def test_purchase_hint_says_what_is_kept_and_for_sale() -> None:
    table = deal("SA S7 S3 HK H2 DQ D5 C4 C6").act("bid spil", "pass", "pass", "name S")
    view = table.seen()
    best, fewer = (putting_away(view, away) for away in ("H2 DQ D5 C4 C6", "H2 D5 C4 C6"))
    for move, over, told in ((best, fewer, ["keeps_high", "to_be_had"]), (fewer, best, ["keeps_useful"])):
        hint = hint_for(view, Advice(move, {}, "clear", 8, 8, 1.0, over=over))
        assert [reason.fact.key for reason in hint.reasons] == told
    say = HintWords(view.info, ("Alva", "Elna", "Nils"), "sv")
    (_, have) = hint_for(view, Advice(best, {}, "clear", 8, 8, 1.0, over=fewer)).reasons
    assert say.fact(have.fact).startswith(
        "Du ser inte 31 kort; bland dem finns 8 trumf och 2 kungar i andra färger."
    )


@pytest.mark.parametrize("level", ["hilding", "best"])
@pytest.mark.parametrize(
    ("hand", "word"), [("SA S2 CA SK SQ HJ H4 DJ D5", "go_on"), ("S7 S6 S5 S4 HK HJ H4 DJ D5", "give_up")]
)
def test_a_purchase_that_brought_nothing_is_given_up(level: str, hand: str, word: str) -> None:
    """L32. By rule four low trumps and a king are played on: the others have five trumps above them and more."""
    table = deal(hand, stock="CJ HQ").act("bid spil", "pass", "pass", "name S", "discard DJ D5")
    assert move_of("rules", table, BUDGET) == "go_on"
    assert move_of(level, table, BUDGET) == word


def test_a_pass_costs_more_the_dearer_the_game_that_one_lets_go() -> None:
    """L44; if all pass, the deal is thrown in."""
    nothing_yet = Auction((0, 1, 2))
    spil, solo = nothing_yet.hear(0, "spil"), nothing_yet.hear(0, "solo D")
    assert passing(solo, 0.0) < passing(spil, 0.0) < 0
    assert passing(Auction((2,)), 0.0) == 0


def test_to_go_on_is_worth_what_the_game_pays() -> None:
    """L45: tótus comes on top of spaðasóló, for which each of the two pays three."""
    table = deal("SA S2 CA SK SQ SJ S7 HK DK", NOTHING).act("bid spadasolo", "pass", "pass")
    while str(table.state.phase) != "totus":
        table.act(move_of("rules", table, BUDGET))
    chosen = make_player("best", 1).choose(table.seen(), BUDGET)
    assert chosen.values is not None
    assert chosen.values[Call("go_on")] == pytest.approx(6)
