"""The end of a deal of kasino for two is solved exactly, and only that."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.ai.brute_force import at_the_end, tried
from tests.contract.random_deals import chosen, dealt_at_random, walk
from tolva_gui.ai.games.kasino.bridge import BRIDGE, position_of, step_of
from tolva_gui.ai.games.kasino.players import SearchPlayer
from tolva_gui.ai.games.kasino.rule_player import CAREFUL
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import lead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, Result, Standing, View

GAME = BY_ID["kasino"].seated(2)
CLEARLY_WORSE = 1.5
"""A move that is behind by more points is not examined further."""
CASES = [(seed, forced) for seed in range(6) for forced in (False, True)]


def endings(seed: int, forced: bool, most: int) -> Iterator[Any]:
    """The positions of a random deal with at most that many cards left."""
    rng, options = Random(seed), chosen(GAME, forced_tabbe=forced)
    state = dealt_at_random(GAME, rng, Standing(seed % 2, (0, 0)), options)
    for _ in walk(GAME, state, lambda view: rng.choice(view.legal)):
        if not state.stock and sum(map(len, state.hands)) <= most:
            yield state


def lead_of(seat: int, result: Result) -> float:
    return lead(result, seat, (0, 0), GAME.info)


def compiled(view: View) -> dict[Move, float]:
    position = position_of(view.public)
    steps = [step_of(move) for move in view.legal]
    values, _ = BRIDGE.need().solve(position, steps, CAREFUL.flat(view.public), nodes=1 << 50)
    mine, theirs = (len(view.public.tabbar[seat]) for seat in (view.public.turn, 1 - view.public.turn))
    return {move: value - mine + theirs for move, value in zip(view.legal, values, strict=True)}


@pytest.mark.parametrize(("seed", "forced"), CASES)
def test_endings_are_worth_what_the_rules_make_of_them(seed: int, forced: bool) -> None:
    for state in endings(seed, forced, most=4):
        view, seat = GAME.view(state, state.turn), state.turn
        tabbar = len(state.tabbar[seat]) - len(state.tabbar[1 - seat])
        values, exact = (
            compiled(view),
            tried(GAME, state, at_the_end(GAME, partial(lead_of, seat)), seat.__eq__),
        )
        best = max(values.values())
        for move in view.legal:
            exactly = exact[move] - tabbar
            if values[move] > best - CLEARLY_WORSE:
                assert values[move] == exactly
            else:
                assert exactly <= values[move]


def test_master_plays_endings_best_on_any_budget() -> None:
    for state in endings(3, forced=False, most=6):
        view = GAME.view(state, state.turn)
        if len(view.legal) > 1:
            choice = SearchPlayer(1).choose(view, Budget(iterations=1))
            assert choice.values is not None
            assert set(choice.values) == set(view.legal)
            assert choice.values[choice.move] == max(choice.values.values())
