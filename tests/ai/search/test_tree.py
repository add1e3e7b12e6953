"""Alpha-beta over the protocol gives the results of exhaustive search."""

from random import Random
from typing import Any

from tests.toy import Toy
from tolva_gui.ai.search.tree import best_moves
from tolva_gui.rules.account import Result, Standing


def lead_of(result: Result, seat: int) -> float:
    return 2.0 * result.scores[seat] - sum(result.scores)


def brute(game: Toy, state: Any, seat: int) -> float:
    """Try everything."""
    result = game.result(state)
    if result is not None:
        return lead_of(result, seat)
    worths = []
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        worths.append(brute(game, after, seat))
    return max(worths) if game.to_act(state) == seat else min(worths)


def test_the_best_moves_are_those_that_trying_everything_finds() -> None:
    game = Toy(2)
    for seed in range(20):
        deck = list(game.info.pack)
        Random(seed).shuffle(deck)
        state = game.start({}, tuple(deck), Standing(0, (0, 0)))
        state.guesses = [0, 0]
        seat = game.to_act(state)
        assert seat is not None
        worths = {}
        for move in game.legal_moves(state):
            after = state.copy()
            game.apply(after, move)
            worths[move] = brute(game, after, seat)
        found = best_moves(game, state, lambda result, me=seat: lead_of(result, me))  # type: ignore[misc]
        assert set(found) == {move for move, worth in worths.items() if worth == max(worths.values())}
