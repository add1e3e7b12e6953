"""The players of tjugoett: correct odds, and a sensible player's and banker's use of them."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.ai.moves import move_of
from tests.rules.bench import Bench, cards
from tolva_gui.ai.games.tjugoett.odds import FULL, Hand, Odds, total, worth_of_stopping
from tolva_gui.ai.games.tjugoett.players import unseen
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.tjugoett import state as rules
from tolva_gui.rules.kit import NULL_LOG, Standing
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.protocol import Game

SENSIBLE = ["rules", "sigrid", "hilding", "best"]


def dealt(order: str = "", seats: int = 3, seed: int = 1) -> Bench:
    """A term that begins with these cards; seat 0 is banker and has put up 100."""
    game: Game[Any] = BY_ID["tjugoett"].seated(seats)
    first = cards(order)
    rest = [card for card in game.info.pack if card not in first]
    Random(seed).shuffle(rest)
    further = {"reshuffles": orders_by_chance(game.info.pack, Random(seed))}
    options = game.info.defaults()
    standing = game.check_start(options, Standing(0, (200,) * seats))
    return Bench(game, game.start(options, tuple(first + rest), standing, NULL_LOG, further)).act("bank 100")


@pytest.mark.parametrize(("level", "enough"), [("stina", 12), ("algot", 14), ("rules", 16)])
def test_a_banker_who_does_not_count_stops_at_a_fixed_total(level: str, enough: int) -> None:
    for total_held in (enough - 1, enough):
        table = dealt(f"S2 S3 S4 H{total_held - 8} C8").act("stake 1", "stand", "card", "card")
        assert rules.total(table.state.banker) == total_held
        assert move_of(level, table, Budget()) == ("stop" if total_held == enough else "card")


@pytest.mark.parametrize("held", ["SA S7", "SA HA", "SA SK", "S9 SA", "SK S8 HA", "S5 S6 SA HA"])
def test_totals_are_those_of_the_rules(held: str) -> None:
    hand = cards(held)
    low = rules.totals(hand)[0]
    assert total(low, any(card.rank == "A" for card in hand)) == rules.total(hand)


def test_the_banker_s_worth_is_that_of_every_way_to_draw() -> None:
    """Against 20 alone, with three cards left: each order is tried by hand."""
    counts = [0] * 13
    for value in (2, 3, 9):
        counts[value - 1] = 1
    draw, stop = Hand(tuple(counts)).banker({17: 1.0}, 9, False)
    # 9+9=18 stops and wins; 9+2=11 then 9 (20) or 3 (14) then 9 (23); 9+3=12 then 9 (21) or 2 (14) then 9 (23).
    first, second, third = 1.0, 0.5 * 1 + 0.5 * -1, 0.5 * 1 + 0.5 * -1
    assert stop == -1.0
    assert draw == pytest.approx((first + second + third) / 3)


@pytest.mark.parametrize("number", [2, 3, 10])
def test_all_who_stand_do_so_below_21(number: int) -> None:
    standing = Odds(FULL).standing(number)
    assert sum(standing.values()) == pytest.approx(1)
    assert all(2 <= count < rules.GOAL for count in standing)


def test_a_higher_total_is_never_worth_less() -> None:
    odds = Odds(FULL)
    for number, count in product((2, 3, 4), range(2, 20)):
        assert odds.worth_of_standing(number, count + 1) >= odds.worth_of_standing(number, count) - 1e-9


@pytest.mark.rule("TJ15")
@pytest.mark.parametrize(("total_held", "worth"), [(17, -1.0), (18, 1.0), (19, 1.0)])
def test_equal_totals_are_the_bankers(total_held: int, worth: float) -> None:
    assert worth_of_stopping(total_held, {18: 1.0}) == worth


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(
    ("deck", "moves", "sensible"),
    [
        pytest.param("SK S2 S7 S6", "stake 1", "stand", id="who has 20 stands"),
        pytest.param("S2 SK S6", "stake 1", "card", id="who has 8 draws"),
        pytest.param("SK S2 S7 ST HT D2", "stake 1, stand, card, card", "stop", id="a banker with 20 stops"),
        pytest.param("SK S2 S7 ST H2", "stake 1, stand, card, card", "card", id="a banker with 12 draws"),
    ],
)
def test_a_sensible_move_is_made(deck: str, moves: str, sensible: str, level: str) -> None:
    assert move_of(level, dealt(deck).act(*moves.split(", ")), Budget()) == sensible


@pytest.mark.parametrize("level", ["sigrid", "best"])
def test_a_bad_first_card_costs_as_little_as_may_be(level: str) -> None:
    """With a king a player loses a third of the stake on average."""
    assert move_of(level, dealt("SK S2"), Budget()) == "stake 1"


def test_the_master_counts_what_has_gone() -> None:
    """A player with 15 stands, but not after all cards that would bust have gone."""
    table = dealt("S9 S2 S6").act("stake 1")
    state = table.state
    assert move_of("best", table, Budget()) == "stand"
    gone = [card for card in state.stock if card.rank in "KQJT987"]
    state.stock[:] = [card for card in state.stock if card not in gone]
    state.used[:], state.witnesses = gone, [rules.ALL] * len(gone)
    assert move_of("best", table, Budget()) == "card"
    assert move_of("sigrid", table, Budget()) == "stand"


def test_cards_that_only_others_have_seen_are_not_counted() -> None:
    table = dealt("SA S2")
    state = table.state
    state.used[:], state.witnesses = cards("H7 H8"), [2, 2]
    state.stock[:] = [card for card in state.stock if card not in state.used]
    assert sum(unseen(table.game.view(state, 1))) == 51
    assert sum(unseen(table.game.view(state, 2))) == 50
