"""The contract of every player: an honest, legal, repeatable answer that leaves its view unchanged, in every form."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.play import Form, deal, forms, positions
from tests.family import MARIAGE
from tolva_gui.ai.games.mariage.rule_player import RulePlayer
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget, Player
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.ai.search.flat import GenericPlayer
from tolva_gui.rules.view import View

SHORT = Budget(iterations=24)
FORMS = [Form(game, game.info.defaults()) for game in MARIAGE]
PLAYERS = [
    pytest.param(
        form,
        level.id,
        id=f"{form}-{level.id}",
        marks=pytest.mark.long if form is not FORMS[0] and no % 2 == (level.id == "best") else (),
    )
    for no, form in enumerate(FORMS)
    for level in LEVELS
    if form is FORMS[0] or level.id in ("rules", "best")
]
"""Every level in one game of the family, and in the others the two base levels: by default one of them in turn."""


@pytest.fixture(
    params=[pytest.param(form, marks=pytest.mark.long if no % 3 else ()) for no, form in enumerate(forms())],
    ids=str,
)
def form(request: pytest.FixtureRequest) -> Form:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=FORMS, ids=str)
def game_form(request: pytest.FixtureRequest) -> Form:
    return request.param  # type: ignore[no-any-return]


def some_views(form: Form, rng: Random, every: int) -> Iterator[tuple[Any, View]]:
    """Yield, now and then, a state of one random deal and the view of the seat to act."""
    for number, state in enumerate(positions(form, rng)):
        seat = form.game.to_act(state)
        if seat is not None and number % every == 0:
            yield state, form.game.view(state, seat)


def play_out(form: Form, players: list[Player], rng: Random) -> None:
    """Play one deal; every answer must be legal."""
    game, state = form.game, deal(form, rng)
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        move = players[seat % len(players)].choose(view, SHORT).move
        assert move in view.legal, f"seat {seat}: {move}"
        assert game.why_not(state, move) is None
        game.apply(state, move)


def test_every_answer_is_legal(form: Form, length: int) -> None:
    players: list[Player] = [RulePlayer(), RandomPlayer(1), RulePlayer()]
    for seed in range(3 * length):
        play_out(form, players, Random(seed))


def test_every_answer_of_the_search_is_legal(form: Form) -> None:
    players: list[Player] = [GenericPlayer(1), RandomPlayer(2), GenericPlayer(3)]
    play_out(form, players, Random(7))


@pytest.mark.parametrize(("game_form", "level"), PLAYERS)
def test_cards_that_the_seat_cannot_know_change_nothing(game_form: Form, level: str, length: int) -> None:
    game, player, rng = game_form.game, make_player(level, 5), Random(level)
    for _ in range(length):
        for _, view in some_views(game_form, rng, every=8):
            other = game.view(game.determinize(view, rng), view.seat)
            assert other == view
            assert player.choose(other, SHORT) == player.choose(view, SHORT)


@pytest.mark.parametrize(("game_form", "level"), PLAYERS)
def test_the_view_is_left_as_it_was(game_form: Form, level: str) -> None:
    for state, view in some_views(game_form, Random(level), every=6):
        make_player(level, 5).choose(view, SHORT)
        assert view == game_form.game.view(state, view.seat)


def test_another_seed_is_another_player(game_form: Form) -> None:
    views = [view for _, view in some_views(game_form, Random(3), every=1)]
    first, second = ([RandomPlayer(seed).choose(view, SHORT).move for view in views] for seed in (1, 2))
    assert first != second


@pytest.mark.parametrize(("game_form", "level"), PLAYERS)
def test_who_is_not_to_act_has_no_answer(game_form: Form, level: str) -> None:
    state = deal(game_form, Random(1))
    turn = game_form.game.to_act(state)
    assert turn is not None
    idle = (turn + 1) % game_form.game.info.seats
    with pytest.raises(ValueError, match="not to act"):
        make_player(level, 1).choose(game_form.game.view(state, idle), SHORT)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'clever'.*random, stina, algot, rules, sigrid, hilding, best"):
        make_player("clever", 1)


@pytest.mark.parametrize("budget", [{"ms": -1}, {"iterations": 0}])
def test_a_budget_below_its_least_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"at least one|cannot be negative"):
        Budget(**budget)
