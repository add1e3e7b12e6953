"""The kernel for kasino follows the rules, evaluates like the rule player, and samples compatible worlds."""

from random import Random

import pytest

from tests.ai.games.kasino.lockstep import WIDE, compare, dealt, play
from tests.cases import cases
from tolva_gui.ai.games.kasino.bridge import IN_ORDER, NUMBERS, position_of, step_of, stock_of
from tolva_gui.ai.games.kasino.rule_player import CAREFUL, MOST_WEIGHED, MoveEvaluator
from tolva_gui.rules.kit import Play

CASES = [(seats, seed) for seats in (2, 3, 4) for seed in range(3)]


@cases("seats, seed", CASES, usual=["2-0", "2-2", "3-1", "4-0", "4-2"])
def test_kernel_and_rules_play_a_deal_alike(seats: int, seed: int) -> None:
    """Same seat to act, same legal moves, same results."""
    assert compare(seats, seed) == 48


def test_of_too_many_captures_one_is_an_example() -> None:
    """As in the rules (`TOO_MANY`)."""
    game, state = dealt(2, 0)
    state.sea[:] = [card for card in game.info.pack if card.rank in "A23456"][:24]
    state.hands[state.turn][:] = [card for card in game.info.pack if card.rank == "Q"]
    assert len(game.legal_moves(state)) == 5
    steps = position_of(state).legal()
    assert len(steps) == 5
    examples = [step for step in steps if step[1]]
    assert len(examples) == 1
    card, taken = examples[0]
    places = [each for place, each in enumerate(IN_ORDER) if taken >> place & 1]
    assert game.why_not(state, Play((IN_ORDER[card],), tuple(places), "take")) is None


@cases("seats, seed", CASES, usual=["2-0", "3-1", "4-2"])
def test_kernel_and_rule_player_weigh_alike(seats: int, seed: int) -> None:
    game, state = dealt(seats, seed)
    compared = 0
    for _ in play(game, state, Random(seed)):
        view = game.view(state, state.turn)
        if len(state.sea) > WIDE or len(view.legal) > MOST_WEIGHED:
            continue
        judge = MoveEvaluator(view.public, most_captures=1000)
        weighed = {step_of(move): judge.weigh(move) for move in view.legal if isinstance(move, Play)}
        for position in (view.public, state):
            found = dict(position_of(position).weighed(CAREFUL.flat(state)))
            assert found == pytest.approx(weighed, abs=1e-5)
        compared += 1
    assert compared >= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_fits_what_the_seat_knows(seats: int) -> None:
    game, state = dealt(seats, seats)
    for number, _ in enumerate(play(game, state, Random(seats))):
        view = game.view(state, state.turn)
        kernel = position_of(view.public)
        kernel.deal(number)
        hands = kernel.state["hand"][:seats]
        assert hands[state.turn] == NUMBERS.set_of(state.hands[state.turn])
        assert [hand.bit_count() for hand in hands] == [len(hand) for hand in state.hands]
        stock = [1 << card for card in stock_of(kernel)]
        assert len(stock) == len(state.stock)
        assert sum((*hands, kernel.state["sea"], *kernel.state["won"], *stock)) == (1 << 52) - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_end_and_the_points_add_up(seats: int) -> None:
    game, state = dealt(seats, 0)
    for seed in range(20):
        for weights in (None, CAREFUL.flat(state)):
            kernel = position_of(game.view(state, state.turn).public)
            kernel.deal(seed)
            kernel.play_out(seed, weights)
            assert kernel.state["over"]
            points = sum(kernel.points()) - sum(kernel.state["tabbar"])
            assert points in ((10, 9, 8, 7) if kernel.state["last"] < 0 else (11, 10, 9, 8))
