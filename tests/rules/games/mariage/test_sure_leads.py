"""Proofs about the rest of a deal hold in every layout that the player cannot tell from the real one."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.play import choose
from tests.contract.random_deals import dealt_at_random, walk
from tests.family import FORMS as FAMILY_FORMS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR, PASS
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Move, Play, Seat, View
from tolva_gui.rules.protocol import Game

DEALS = 10
WORLDS = 2
LINES = 100
"""The number of lines of play tried per layout."""


def views_on_lead(form: str, deals: int = DEALS) -> Iterator[View]:
    """Yield the views of players on lead with two cards or more, in deals of random players."""
    for seed in range(deals):
        game, rng = BY_ID[form], Random(seed)
        for view in walk(game, dealt_at_random(game, rng), partial(no_gubbe, rng)):
            if len(cards(view)) > 1 and not mariage(view.facts).trick:
                yield view


def no_gubbe(rng: Random, view: View) -> Move:
    return choose([move for move in view.legal if move not in GUBBAR], rng)


def cards(view: View) -> list[Play]:
    return [move for move in view.legal if isinstance(move, Play)]


def loses(game: Game[Any], state: Any, seat: Seat, leads: tuple[Play, ...], budget: list[int]) -> bool:
    """Return whether the others can play so that a trick goes to another side than the claimer's."""
    side = game.info.side(seat)
    turn = game.to_act(state)
    if turn is None or budget[0] <= 0:
        return False
    facts = mariage(game.view(state, None).facts)
    if any(game.info.side(trick.winner) != side for trick in facts.tricks[budget[1] :]):
        return True
    moves = game.legal_moves(state)
    if PASS in moves:
        moves = [PASS]
    elif turn == seat and leads and not facts.trick:
        moves, leads = [leads[0]], leads[1:]
    else:
        moves = [move for move in moves if isinstance(move, Play)]
    for move in moves:
        after = state.copy()
        game.apply(after, move)
        if game.to_act(after) is None:
            budget[0] -= 1
            last = mariage(game.view(after, None).facts).tricks[-1]
            if game.info.side(last.winner) != side:
                return True
        elif loses(game, after, seat, leads, budget):
            return True
    return False


@cases("form", FAMILY_FORMS, usual=["tolva-4", "bondtolva-4"])
def test_nobody_can_take_a_trick_from_whom_it_is_proved(form: str) -> None:
    game: Game[Any] = BY_ID[form]
    rng, proved = Random(1), 0
    for view in views_on_lead(form):
        leads = game.sure_leads(view)
        if not leads:
            continue
        proved += 1
        assert view.seat is not None
        assert set(leads) == set(cards(view))
        for _ in range(WORLDS):
            world = game.determinize(view, rng)
            assert not loses(game, world, view.seat, leads, [LINES, len(mariage(view.facts).tricks)])
    assert proved >= 3


@pytest.mark.parametrize("form", FAMILY_FORMS)
def test_it_rests_on_what_the_player_knows_alone(form: str) -> None:
    game: Game[Any] = BY_ID[form]
    rng = Random(2)
    for view in views_on_lead(form, deals=4):
        other = game.view(game.determinize(view, rng), view.seat)
        assert game.sure_leads(other) == game.sure_leads(view)


def test_not_for_the_referee_nor_for_who_does_not_lead() -> None:
    game = BY_ID["tolva-4"]
    state = dealt_at_random(game, Random(1))
    assert game.sure_leads(game.view(state, None)) == ()
    assert game.sure_leads(game.view(state, (state.turn + 1) % 4)) == ()


def test_trumps_are_led_before_what_could_be_trumped() -> None:
    for view in views_on_lead("bondtolva-2"):
        leads = BY_ID["bondtolva-2"].sure_leads(view)
        suits = [move.card.suit for move in leads]
        if mariage(view.facts).trump in suits and len(set(suits)) > 1:
            assert suits[0] == mariage(view.facts).trump
            return
    raise AssertionError("no such hand")
