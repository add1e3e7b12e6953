"""Alpha-beta over the protocol gives the results of exhaustive search."""

from functools import partial
from random import Random
from typing import Any

from tests.ai.brute_force import tried
from tests.contract.random_deals import dealt_at_random
from tests.toy import Toy
from tolva_gui.ai.search.tree import move_values
from tolva_gui.rules.account import Result


def lead_of(result: Result, seat: int) -> float:
    return 2.0 * result.scores[seat] - sum(result.scores)


def worth_of(game: Toy, seat: int, state: Any) -> float:
    result = game.result(state)
    assert result is not None
    return lead_of(result, seat)


def test_moves_are_worth_what_trying_everything_finds() -> None:
    game = Toy(2)
    for seed in range(20):
        state = dealt_at_random(game, Random(seed))
        state.guesses = [0, 0]
        seat = game.to_act(state)
        assert seat is not None
        worths = tried(game, state, partial(worth_of, game, seat), seat.__eq__)
        found = move_values(game, state, lambda result, me=seat: lead_of(result, me))  # type: ignore[misc]
        assert found == worths
