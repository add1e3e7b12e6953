"""The kernel for plain tricks follows the rules, and its worlds fit what a seat knows."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tolva_gui.ai.plump.search_player import position_of
from tolva_gui.ai.tricks.bridge import CARDS, KERNEL, card_number, card_set
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import Game, Standing
from tolva_gui.rules.moves import Play
from tolva_gui.rules.plump.state import PACK, voids

pytestmark = pytest.mark.skipif(KERNEL is None, reason="the kernel for plain tricks is not built")
CASES = [(seats, seed) for seats in range(3, 9) for seed in range(12)]


def play(seats: int, rng: Random) -> Iterator[tuple[Game[Any], Any]]:
    """The states of one random deal of plump once all have bid; one object that goes on, the last is over."""
    game = BY_ID["plump"].seated(seats)
    deck = list(PACK)
    rng.shuffle(deck)
    standing = Standing(rng.randrange(seats), (0,) * seats, {}, rng.randint(1, len(PACK) // seats))
    state = game.start(game.info.defaults(), tuple(deck), standing)
    while state.phase == "bid":
        game.apply(state, rng.choice(game.legal_moves(state)))
    yield game, state
    while game.to_act(state) is not None:
        game.apply(state, rng.choice(game.legal_moves(state)))
        yield game, state


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_kernel_and_rules_play_a_deal_alike(seats: int, seed: int) -> None:
    """Who is to act, what they may play, and who takes each trick."""
    rng = Random(seed)
    game, state = next(play(seats, rng))
    kernel = position_of(game.view(state, state.turn), rng)
    own = state.turn
    world = game.determinize(game.view(state, own), Random(0))
    world.hands = [
        [CARDS[number] for number in range(52) if hand >> number & 1] for hand in kernel.hands()[:-1]
    ]
    while game.to_act(world) is not None:
        turn, taken, over = kernel.told()
        assert (turn, taken, over) == (world.turn, world.tricks_won, False)
        legal = [move for move in game.legal_moves(world) if isinstance(move, Play)]
        assert kernel.legal() == card_set(move.card for move in legal)
        move = rng.choice(legal)
        kernel.play(card_number(move.card))
        game.apply(world, move)
    _, taken, over = kernel.told()
    assert (taken, over) == (world.tricks_won, True)


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_world_fits_what_the_seat_knows(seats: int) -> None:
    rng = Random(seats)
    for number, (game, state) in enumerate(play(seats, rng)):
        seat = game.to_act(state)
        if seat is None or number % 7:
            continue
        kernel = position_of(game.view(state, seat), rng)
        kernel.stir(200, number)
        hands = kernel.hands()
        assert hands[seat] == card_set(state.hands[seat])
        for other, denied in enumerate(voids(state)):
            assert hands[other].bit_count() == len(state.hands[other])
            never = card_set(card for index, card in enumerate(PACK) if denied >> index & 1)
            assert other == seat or not hands[other] & never


def test_all_tricks_are_taken_by_somebody() -> None:
    game, state = next(play(4, Random(3)))
    kernel = position_of(game.view(state, state.turn), Random(3))
    for policy in (0, 1):
        assert sum(kernel.play_out(policy, 50, 1)) == 50 * state.cards


def test_a_bid_makes_hands_likely() -> None:
    """PL14: who has bid much holds more than who has bid nothing, over many worlds."""
    game = BY_ID["plump"].seated(3)
    worth = {0: 0.0, 8: 0.0}
    for bid in worth:
        deck = list(PACK)
        Random(5).shuffle(deck)
        state = game.start(game.info.defaults(), tuple(deck), Standing(0, (0,) * 3, {}, 10))
        while state.phase == "bid":
            other = state.turn != state.leader
            game.apply(state, game.legal_moves(state)[bid if other and state.turn == 2 else 2])
        kernel = position_of(game.view(state, state.leader), Random(1))
        for number in range(60):
            kernel.stir(300, number)
            worth[bid] += sum(card % 13 for card in range(52) if kernel.hands()[2] >> card & 1)
    assert worth[8] > worth[0]
