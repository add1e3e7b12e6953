"""With all cards known a move is worth what trying everything by the rules finds, in the game's own pay."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.ai.brute_force import tried
from tests.ai.test_game_players import deal
from tolva_gui.ai.games.mariage.deal_value import worth_of_deal
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.ai.search.tree import move_values
from tolva_gui.ai.solver.open_deal import MOST_LEFT
from tolva_gui.ai.solver.solve import is_late, solve
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.payment import settle
from tolva_gui.rules.games.grandissimo.sheet import Sheet, read_carried
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.rules.kit import Play, Result, View
from tolva_gui.rules.protocol import Game

DEALS = 12


def by_score(state: Any, seat: int) -> float:
    """What the sheet gives the seat in the deal."""
    result = BY_ID[GAME_OF[type(state).__name__]].seated(len(state.hands)).result(state)
    assert result is not None
    return float(sum(line.points for line in result.lines if line.side == seat))


def by_payment(state: Any, seat: int) -> float:
    """What a seat is paid in grandissimo and its share of the debts gains; of two who play together, half their pay."""
    side = state.contract.side
    if len(side) == 1:
        debts = [_debts(sheet, seat) for sheet in (state.sheet, read_carried(state.result.carried))]
        return by_score(state, seat) + debts[1] - debts[0]
    pay = settle(state.contract, state.first_suit, state.winners, slam_doubles_13=True).pay
    return sum(pay[one] for one in side) / len(side) if seat in side else float(pay[seat])


def _debts(sheet: Sheet, seat: int) -> float:
    """What the seat would get if the debts were shared out (G83)."""
    return sum(sheet.owed(one) for one in range(4)) / 4 - sheet.owed(seat)


GAME_OF = {
    "GrandissimoState": "grandissimo",
    "LomberState": "lomber",
    "NittionioState": "nittionio",
    "PlumpState": "plump",
}
WORTHS: dict[str, Callable[..., float]] = {
    "grandissimo": by_payment,
    "lomber": by_score,
    "nittionio": by_score,
    "plump": by_score,
}


def ours(state: Any, seat: int) -> set[int]:
    """The seats that play for the result of the seat."""
    contract = getattr(state, "contract", None)
    if contract is None:
        return {seat}
    side = set(getattr(contract, "side", (contract.declarer,)))
    return side if seat in side else {*range(len(state.hands))} - side


def open_view(game: Game[Any], state: Any) -> View:
    """The view of the seat to act, with all cards open."""
    return replace(game.view(state, None), seat=game.to_act(state), legal=tuple(game.legal_moves(state)))


def endings(game: Game[Any], rng: Random, cards: int) -> Iterator[Any]:
    """Deals bid with care and played at random up to the last cards."""
    careful = make_player("rules", 0)
    for _ in range(DEALS):
        state = deal(game, rng)
        while (seat := game.to_act(state)) is not None:
            view = game.view(state, seat)
            if view.phase == "play" and len(state.hands[seat]) <= cards:
                yield state
                break
            choice = rng.choice([move for move in view.legal if isinstance(move, Play)] or view.legal)
            if view.phase != "play":
                choice = careful.choose(view, Budget(iterations=1)).move
            game.apply(state, choice)


@pytest.mark.parametrize(
    ("name", "cards"), [("grandissimo", 3), ("lomber", 3), ("nittionio", 3), ("plump", 3)]
)
def test_a_move_is_worth_what_the_rules_give_with_best_play(name: str, cards: int) -> None:
    game, rng, compared = BY_ID[name], Random(5), 0
    for state in endings(game, rng, cards):
        found = solve(open_view(game, state))
        if found is not None:
            compared += 1
            seat, side = state.turn, ours(state, state.turn)
            worths = tried(game, state, partial(WORTHS[name], seat=seat), side.__contains__, of=Play)
            assert found == pytest.approx(worths)
    assert compared >= DEALS // 3


def test_verdicts_solve_for_defenders_against_one_in_grandissimo() -> None:
    """Of two who play together each may count on what the other loses; a declarer is beaten by open cards alone."""
    game = BY_ID["grandissimo"]
    states = [state for state in endings(game, Random(5), 9) if state.contract is not None]
    found = [is_late(game.view(state, state.turn)) for state in states]
    assert found == [
        state.contract.partner is None and state.turn != state.contract.declarer for state in states
    ]
    assert len(set(found)) > 1


def test_what_cannot_be_solved_has_no_exact_value() -> None:
    """Hidden cards, a game without a solver, no time, or more tricks than the solver takes."""
    lomber, plump, three = BY_ID["lomber"], BY_ID["plump"], BY_ID["plump"].seated(3)
    assert all(solve(lomber.view(state, state.turn)) is None for state in endings(lomber, Random(1), 4))
    assert solve(open_view(BY_ID["kasino"], deal(BY_ID["kasino"], Random(1)))) is None
    assert solve(open_view(plump, next(endings(plump, Random(3), 10))), ms=1e-9) == {}
    deals = endings(three, Random(3), MOST_LEFT + 4)
    state = next(state for state in deals if len(state.hands[state.turn]) > MOST_LEFT)
    assert solve(open_view(three, state)) == {}


def test_a_cancelled_solver_says_so() -> None:
    game = BY_ID["plump"]
    state = next(endings(game, Random(3), 10))
    with pytest.raises(SearchCancelled):
        solve(open_view(game, state), cancelled=lambda: True)


def points_of(state: MariageState, result: Result) -> float:
    info = BY_ID["tolva-4"].info
    return worth_of_deal(result, info, info.side(state.turn), state.standing.scores).points


def test_the_k_q_family_is_solved_as_its_tree_is() -> None:
    game, rng = BY_ID["tolva-4"], Random(2)
    for state in endings(game, rng, 2):
        found = solve(open_view(game, state))
        assert found is not None
        tree = move_values(game, state, partial(points_of, state))
        assert {move: found[move] for move in found} == {move: tree[move] for move in found}
