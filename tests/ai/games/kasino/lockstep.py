"""Rules module and kernel in lockstep on random deals of kasino. `start.py lab trials lockstep` plays more of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.random_deals import chosen, dealt_at_random, first_standing
from tolva_gui.ai.games.kasino.bridge import NUMBERS, position_of, step_of, stock_of
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, Play
from tolva_gui.rules.protocol import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"stora_lilla_values": True, "spades_points": 1},
    {"forced_tabbe": True, "tabbe_points": 3},
]
PARTNERS: dict[str, Any] = {"partners": True}
WIDE = 10
"""With this many cards on the table there can be more captures than are listed or evaluated."""


def dealt(seats: int, seed: int) -> tuple[Game[Any], Any]:
    """Return the game and the deal of that seed, with options in turn."""
    game, rng = BY_ID["kasino"].seated(seats), Random(seed)
    told = PARTNERS if seats == 4 and seed % 2 else OPTIONS[seed % len(OPTIONS)]
    options = chosen(game, **told)
    standing = first_standing(game, options, rng.randrange(seats))
    return game, dealt_at_random(game, rng, standing, options)


def play(game: Game[Any], state: Any, rng: Random) -> Iterator[Move]:
    """Yield each random move before it is made; players who seldom take leave many cards on the table."""
    shy = rng.random() < 0.3
    while game.to_act(state) is not None:
        legal = game.legal_moves(state)
        lays = [move for move in legal if isinstance(move, Play) and not move.takes]
        move = rng.choice(lays if shy and lays and rng.random() < 0.8 else legal)
        yield move
        game.apply(state, move)


def compare(seats: int, seed: int) -> int:
    """Play a deal in both; fail at the first difference; return the number of moves."""
    game, state = dealt(seats, seed)
    kernel = position_of(state)
    sides, count = game.info.under(state.options).sides, 0
    for move in play(game, state, Random(seed)):
        if len(state.sea) <= WIDE:
            assert set(kernel.legal()) == {step_of(each) for each in game.legal_moves(state)}
        table = kernel.state
        assert (table["turn"], table["over"], table["sea"]) == (state.turn, False, NUMBERS.set_of(state.sea))
        assert table["hand"][:seats] == [NUMBERS.set_of(hand) for hand in state.hands]
        for side in range(sides):
            assert table["won"][side] == sum(map(NUMBERS.set_of, state.won[side::sides]))
            assert table["tabbar"][side] == sum(map(len, state.tabbar[side::sides]))
        assert table["last"] == (-1 if state.last_taker is None else state.last_taker % sides)
        assert stock_of(kernel) == [NUMBERS.of[card] for card in state.stock]
        kernel.act(*step_of(move))
        count += 1
    assert kernel.state["over"]
    result = game.result(state)
    assert result is not None
    assert kernel.points() == list(result.scores)
    return count
