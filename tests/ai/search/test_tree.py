"""Alpha-beta over the protocol gives the results of exhaustive search."""

from functools import partial
from random import Random

from tests.ai.brute_force import at_the_end, tried
from tests.contract.random_deals import dealt_at_random
from tests.toy import Toy
from tolva_gui.ai.search.tree import move_values
from tolva_gui.rules.account import Result


def lead_of(seat: int, result: Result) -> float:
    return 2.0 * result.scores[seat] - sum(result.scores)


def test_moves_are_worth_what_trying_everything_finds() -> None:
    game = Toy(2)
    for seed in range(20):
        state = dealt_at_random(game, Random(seed))
        state.guesses = [0, 0]
        seat = game.to_act(state)
        assert seat is not None
        of_seat = partial(lead_of, seat)
        worths = tried(game, state, at_the_end(game, of_seat), seat.__eq__)
        assert move_values(game, state, of_seat) == worths
