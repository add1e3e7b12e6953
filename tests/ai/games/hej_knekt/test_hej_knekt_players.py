"""The players of hej knekt: human times, nearly always the right reaction, and no accidentally repeated draws."""

from random import Random
from typing import Any

import pytest

from tests.contract.random_deals import dealt_at_random
from tolva_gui.ai.arena.match import next_move
from tolva_gui.ai.games.hej_knekt.players import FASTEST, HANDS, RANDOM, TURNS
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.hej_knekt.game import GREETINGS, HEJ_KNEKT
from tolva_gui.rules.kit import Call, Move


def dealt(seed: int, seats: int = 4) -> tuple[Any, Any]:
    game = HEJ_KNEKT.seated(seats)
    return game, dealt_at_random(game, Random(seed))


def races(count: int) -> list[tuple[Any, Any]]:
    """Positions in which a high card has just been turned."""
    found = []
    for seed in range(count):
        game, state = dealt(seed)
        while state.phase == "turn":
            game.apply(state, Call("turn", state.clock + 700))
        found.append((game, state))
    return found


def reaction(game: Any, state: Any, level: str, seed: int, seat: int = 2) -> Call:
    move = make_player(level, seed).choose(game.view(state, seat), Budget()).move
    assert isinstance(move, Call)
    assert game.why_not(state, move) is None
    return move


@pytest.mark.parametrize("level", LEVELS)
def test_times_and_mistakes_are_those_of_the_level(level: str) -> None:
    moves = [(state, reaction(game, state, level, seed)) for seed, (game, state) in enumerate(races(400))]
    wrong = sum(move.value != GREETINGS[state.middle[-1].rank] for state, move in moves)
    times = sorted(move.at[0] - state.shown_at for state, move in moves)
    hands = HANDS.get(level, RANDOM)
    assert times[0] >= FASTEST
    assert times[len(times) // 2] == pytest.approx(hands.mean, rel=0.1)
    assert hands.wrong * 0.3 <= wrong / len(moves) <= hands.wrong * 2.5 + 0.02


def test_a_plan_does_not_change_when_others_have_reacted() -> None:
    for game, state in races(20):
        before = reaction(game, state, "rules", 3)
        word = GREETINGS[state.middle[-1].rank]
        game.apply(state, Call("react", word, 0, (state.clock + 1,)))
        assert reaction(game, state, "rules", 3) == before


def test_piles_that_nobody_sees_change_nothing() -> None:
    game, state = races(1)[0]
    view = game.view(state, 2)
    other = game.view(game.determinize(view, Random(1)), 2)
    for level in LEVELS:
        assert make_player(level, 4).choose(other, Budget()) == make_player(level, 4).choose(view, Budget())


def test_who_has_done_wrong_waits_for_the_end_of_the_lock() -> None:
    game, state = races(1)[0]
    wrong = next(word for rank, word in GREETINGS.items() if rank != state.middle[-1].rank)
    game.apply(state, Call("react", wrong, 2, (state.clock + 400,)))
    move = reaction(game, state, "best", 1)
    assert move.value == GREETINGS[state.middle[-1].rank]
    assert move.at[0] > state.locked[2]


def test_cards_are_turned_in_a_human_time() -> None:
    game, state = dealt(1)
    for level in LEVELS:
        move = make_player(level, 1).choose(game.view(state, state.turn), Budget()).move
        assert isinstance(move, Call)
        assert isinstance(move.value, int)
        assert move.value - state.clock in TURNS


def winner(seed: int, quick: int) -> int | None:
    """Return the first seat to finish, with one seat quicker than the others."""
    game, state = dealt(seed)
    levels = ["hilding" if seat == quick else "algot" for seat in range(4)]
    players = [make_player(level, seed * 4 + seat) for seat, level in enumerate(levels)]

    def choose(seat: int) -> Move:
        return players[seat].choose(game.view(state, seat), Budget()).move

    for _ in range(5000):
        if game.result(state) is not None:
            return int(state.out[0])
        _, move = next_move(game, state, choose)
        assert game.why_not(state, move) is None
        game.apply(state, move)
    return None


def test_quicker_hands_win_more_often(length: int) -> None:
    assert sum(winner(seed, seed % 4) == seed % 4 for seed in range(12 * length)) > 6 * length
