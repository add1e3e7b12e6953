"""The flat search over the protocol: budgets, cancelling, a policy overruled only with reason."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests import knock_toy
from tests.ai.search.knock_rules import by_rules
from tests.contract.random_deals import dealt_at_random, first_standing, walk
from tests.rules.bench import cards
from tests.rules.games.mariage.deals import deal
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.ai.search.flat import GenericPlayer, playouts
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, Side, Standing, View
from tolva_gui.rules.protocol import Game


def opening(game_id: str = "tolva-4", seed: int = 3) -> View:
    """Forehand's view of a shuffled deal."""
    game = BY_ID[game_id]
    state = dealt_at_random(game, Random(seed))
    return game.view(state, game.to_act(state))


class Counting:
    """A random policy that counts the worlds it is asked about."""

    def __init__(self) -> None:
        self.moves = 0

    def __call__(self, _game: Game[Any], _state: Any, moves: Sequence[Move], rng: Random) -> Move:
        self.moves += 1
        return rng.choice(moves)


# Budgets.


@pytest.mark.parametrize(("granted", "made"), [(30, 30), (1, 9)])
def test_iterations_are_playouts_and_the_first_round_is_free(granted: int, made: int) -> None:
    assert len(list(playouts(Budget(iterations=granted), 9))) == made


def test_without_time_the_first_round_is_finished_and_no_more() -> None:
    assert len(list(playouts(Budget(ms=0), 2))) == 2


@pytest.mark.parametrize("budget", [Budget(ms=0), Budget(iterations=1), Budget(ms=0, iterations=1)])
def test_every_move_has_been_tried_once_whatever_the_budget(budget: Budget) -> None:
    view = opening()
    values = GenericPlayer(1).choose(view, budget).values
    assert values is not None
    assert set(values) == set(view.legal)


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    view, budget = opening(), Budget(iterations=100)
    assert GenericPlayer(1).choose(view, budget) == GenericPlayer(1).choose(view, budget)
    assert GenericPlayer(1).choose(view, budget).values != GenericPlayer(2).choose(view, budget).values


def test_a_single_move_is_answered_without_a_playout() -> None:
    counting = Counting()
    table = deal("tolva-4", "SA76", "SK HJ", "ST", "SJ").play("SA")
    choice = GenericPlayer(1, counting).choose(table.game.view(table.state, 1), Budget(ms=50))
    assert (str(choice.move), choice.values, counting.moves) == ("play SK", None, 0)


@pytest.mark.parametrize("moves", [0, 1, 50])
def test_a_cancelled_search_stops_at_its_next_playout(moves: int) -> None:
    counting = Counting()
    with pytest.raises(SearchCancelled):
        GenericPlayer(1, counting).choose(opening(), Budget(ms=5000), lambda: counting.moves >= moves)
    assert counting.moves < moves + 100


# A policy.


def rules(view: View) -> Move:
    """The policy's move."""
    return by_rules(None, view.public, view.legal, Random(0))


def searching(view: View, seed: int) -> Move:
    """The search with these rules as its policy."""
    return GenericPlayer(seed, by_rules, most_worlds=8).choose(view, Budget(iterations=10**6)).move


def won(seed: int, game: knock_toy.KnockToy) -> bool:
    """Play a game for two with the search as seat 0 or 1, and return whether it has survived."""
    me, number, winners = seed % 2, 0, tuple[Side, ...]()
    standing: Standing | None = first_standing(game, {}, (seed + 1) % 2)
    while standing is not None:
        state = dealt_at_random(game, Random(f"{seed // 2} {number}"), standing)
        number += 1
        for _ in walk(game, state, lambda view: searching(view, seed) if view.seat == me else rules(view)):
            pass
        result = game.result(state)
        assert result is not None
        standing, winners = game.next({}, standing, result), result.winners
    return winners == (me,)


def test_search_with_rule_policy_keeps_up_with_the_rules(length: int) -> None:
    """In a small elimination game, where the rules of thumb are strong: in doubt, the search follows them."""
    with knock_toy.at_hand() as game:
        games = 30 * length
        assert sum(won(seed, game) for seed in range(games)) >= 5 / 12 * games


def test_a_policy_is_left_only_with_reason() -> None:
    """With few worlds, the best mean is mostly luck."""
    with knock_toy.at_hand() as game:
        state = dealt_at_random(game, Random(4))
        view = game.view(state, state.turn)
        for seed in range(10):
            player = GenericPlayer(seed, by_rules, most_worlds=4)
            assert player.choose(view, Budget(ms=5000)).move == rules(view)


# Worlds.


def late_turn(game: knock_toy.KnockToy) -> knock_toy.KnockState:
    """A turn after many others, in which the hand is just good enough for the rules of thumb to knock."""
    state = game.start({}, game.info.pack, first_standing(game, {}))
    rest = [card for card in game.info.pack if card not in (own := cards("SA SK S3"))]
    Random(1).shuffle(rest)
    state.hands[state.turn][:], state.hands[1 - state.turn][:] = own, [rest.pop() for _ in own]
    state.piles[knock_toy.STOCK][:], state.piles[knock_toy.DISCARDS][:] = rest[:30], rest[30:]
    state.turns = 16
    return state


def test_search_tries_moves_in_the_given_worlds() -> None:
    asked = 0

    def strong(game: Game[Any], view: View, rng: Random) -> knock_toy.KnockState:
        """A world in which the other player cannot be beaten."""
        nonlocal asked
        asked += 1
        world: knock_toy.KnockState = game.determinize(view, rng)
        world.hands[1 - world.turn][:] = cards("HA HK HQ")
        return world

    with knock_toy.at_hand() as game:
        state = late_turn(game)
        view = game.view(state, state.turn)
        player = GenericPlayer(1, by_rules, worlds=strong, most_worlds=8)
        values = player.choose(view, Budget(iterations=10**6)).values
    assert asked >= 8
    assert values is not None
    assert values[knock_toy.KNOCK] == -2
