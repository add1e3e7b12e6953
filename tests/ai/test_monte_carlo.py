"""The search: budgets, cancelling, what it prunes, what a result is worth."""

import time
from random import Random
from typing import Any

import pytest

from tests.rules.games.mariage.deals import deal
from tolva_gui.ai.games.mariage.deal_value import Judge, Worth
from tolva_gui.ai.games.mariage.outcome import chances
from tolva_gui.ai.games.mariage.playouts import Playout, TrickHabits
from tolva_gui.ai.games.mariage.pruning import groups
from tolva_gui.ai.monte_carlo import Arm, MonteCarloPlayer, drop_out
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import Game, Result, Standing, View
from tolva_gui.rules.games.mariage.calls import PASS
from tolva_gui.rules.moves import Move


def opening(game_id: str = "tolva-4", seed: int = 3) -> View:
    """Forehand's view of a shuffled deal."""
    game = BY_ID[game_id]
    deck = list(game.info.pack)
    Random(seed).shuffle(deck)
    state = game.start(game.info.defaults(), tuple(deck), Standing(0, (0,) * game.info.sides))
    return game.view(state, game.to_act(state))


class Counting:
    """Habits that count their playouts."""

    def __init__(self) -> None:
        self.playouts = 0

    def __call__(self, view: View) -> Playout:
        habits = TrickHabits(view)

        def playout(game: Game[Any], state: Any, plan: tuple[Move, ...], rng: Random) -> Result:
            self.playouts += 1
            return habits(game, state, plan, rng)

        return playout


# Budgets.


@pytest.mark.parametrize("wanted", [30, 101])
def test_iterations_are_playouts_in_all(wanted: int) -> None:
    counting = Counting()
    MonteCarloPlayer(1, counting).choose(opening(), Budget(iterations=wanted))
    assert counting.playouts == wanted


@pytest.mark.parametrize("ms", [20, 60])
def test_the_clock_is_kept(ms: int) -> None:
    # Processor time, since another program may hold the processor at any moment.
    counting = Counting()
    began = time.process_time()
    MonteCarloPlayer(1, counting).choose(opening(), Budget(ms=ms))
    assert 1000 * (time.process_time() - began) <= ms + 5
    assert counting.playouts


def test_whichever_limit_comes_first_ends_the_search() -> None:
    counting = Counting()
    MonteCarloPlayer(1, counting).choose(opening(), Budget(ms=5000, iterations=20))
    assert counting.playouts == 20


def test_an_obvious_move_is_found_before_the_budget_is_used_up() -> None:
    # Nine sure tricks: hel gubbe is worth twelve points whatever the others hold.
    counting = Counting()
    table = deal("tolva-4", "SATKQJ9876")
    choice = MonteCarloPlayer(1, counting).choose(table.game.view(table.state, 0), Budget(iterations=5000))
    assert str(choice.move) == "whole"
    assert counting.playouts < 500


def test_a_single_move_is_answered_without_a_playout() -> None:
    counting = Counting()
    table = deal("tolva-4", "SA76", "SK HJ", "ST", "SJ").play("SA")
    choice = MonteCarloPlayer(1, counting).choose(table.game.view(table.state, 1), Budget(ms=50))
    assert (str(choice.move), choice.values, counting.playouts) == ("play SK", None, 0)


def test_with_no_time_at_all_the_rules_of_thumb_answer() -> None:
    choice = MonteCarloPlayer(1).choose(opening(), Budget(iterations=1))
    assert choice.move in opening().legal
    assert choice.values is None


# Cancelling.


@pytest.mark.parametrize("calls", [0, 1, 50])
def test_a_cancelled_search_stops_before_its_next_playout(calls: int) -> None:
    counting = Counting()
    with pytest.raises(SearchCancelled):
        MonteCarloPlayer(1, counting).choose(opening(), Budget(ms=5000), lambda: counting.playouts >= calls)
    assert counting.playouts == calls


# What is tried.


def tried(*hands: str, play: str = "") -> set[str]:
    """The groups of equal cards of the seat to act, in tolva for four."""
    table = deal("tolva-4", *hands).play(play)
    found = groups(table.game.view(table.state, table.to_act))
    return {" ".join(str(move).removeprefix("play ") for move in group) for group in found}


def test_low_cards_side_by_side_are_tried_once() -> None:
    assert {"S8 S9", "S6", "HT", "HA", "DK", "DQ"} <= tried("S986 HAT DKQ C9", "S7")


def test_low_cards_with_only_a_gone_card_between_them_are_equal() -> None:
    hands = "SA97 H9876 CK8", "S8 DA", "S6 DK", "SJ DQ"
    assert {"S9", "S7"} <= tried(*hands)
    assert "S7 S9" in tried(*hands, play="SA S8 S6 SJ")


def test_a_card_that_counts_is_never_taken_for_another() -> None:
    assert {"SJ", "SQ", "S9"} <= tried("SQJ9 H9876 C97")


def test_values_are_given_for_every_legal_move() -> None:
    view = opening()
    values = MonteCarloPlayer(1).choose(view, Budget(iterations=60)).values
    assert values is not None
    assert set(values) == set(view.legal)


def test_arms_drop_out_only_when_they_are_clearly_worse() -> None:
    good, fair, bad = Arm(_any()), Arm(_any()), Arm(_any())
    rng = Random(1)
    for _ in range(40):
        luck = rng.random()
        good.add(Worth(0.0, luck))
        fair.add(Worth(0.0, luck + rng.choice((-0.3, 0.28))))
        bad.add(Worth(0.0, luck - rng.choice((0.1, 0.2, 0.3))))
    drop_out([good, fair, bad])
    assert [good.out, fair.out, bad.out] == [False, False, True]


def _any() -> Move:
    return opening().legal[0]


def test_in_a_playout_no_side_melds_past_its_exact_target() -> None:
    # K11: side 0 has eleven, and the pair of hearts in its hand.
    table = deal("bondtolva-2", "SA HKQ DKQ", "S9", scores=(11, 3)).play("SA S9")
    playout = TrickHabits(table.game.view(table.state, 0))
    for seed in range(20):
        result = playout(table.game, table.state.copy(), (PASS,), Random(seed))
        assert not [line for line in result.lines if (line.kind, line.side) == ("meld", 0)]


# What a result is worth.


def test_chances_are_even_at_level_scores_and_grow_with_the_lead() -> None:
    assert chances((4, 4), 12) == pytest.approx([0.5, 0.5])
    assert chances((0, 0, 0), 12) == pytest.approx([1 / 3] * 3)
    assert chances((6, 4), 12)[0] < chances((10, 8), 12)[0] < chances((11, 8), 12)[0] < 1.0


def test_the_winner_has_all_chances_and_a_void_deal_changes_nothing() -> None:
    judge = Judge(BY_ID["tolva-4"].info, 0, (10, 10))
    assert judge.worth(Result((), (12, 11), ranking=((0,),))).chance == 1.0
    assert judge.worth(Result((), (12, 12), ranking=((1,),))).chance == 0.0
    void = judge.worth(Result((), (10, 10), void=True))
    assert void.points == 0.0
    assert void.chance == pytest.approx(0.5, abs=0.05)


def test_points_are_counted_against_the_best_of_the_others() -> None:
    assert Judge(BY_ID["tolva-3"].info, 1, (3, 3, 3)).worth(Result((), (3, 6, 5))).points == 1.0
