"""The kernel for plain tricks follows the rules and samples compatible worlds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.random_deals import dealt_at_random, walk
from tests.rules.bench import cards
from tests.rules.games.test_nittionio import deal as deal_nittionio
from tests.rules.games.test_plump import deal as deal_plump
from tolva_gui.ai.games.lomber.cards import kernel_seat, numbers
from tolva_gui.ai.games.lomber.worlds import position as lomber_position
from tolva_gui.ai.games.nittionio.players import position_of as nittionio_position
from tolva_gui.ai.games.nittionio.rule_player import numbers_with
from tolva_gui.ai.games.plump.players import BY_WEIGHTS, position_of
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.sense import mask
from tolva_gui.rules import kit
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import Play, Standing, parse_card, voids
from tolva_gui.rules.protocol import Game

CASES = [(seats, seed) for seats in range(3, 9) for seed in range(12)]


def play(seats: int, rng: Random) -> Iterator[tuple[Game[Any], Any]]:
    """Yield the states of one random deal of plump after the bids; always the same object."""
    game = BY_ID["plump"].seated(seats)
    standing = Standing(rng.randrange(seats), (0,) * seats, {}, rng.randint(1, len(kit.FULL_PACK) // seats))
    state = dealt_at_random(game, rng, standing)
    for view in walk(game, state, lambda view: rng.choice(view.legal)):
        if view.phase == "play":
            yield game, state


@cases("seats, seed", CASES, usual=[f"{seats}-{seed}" for seats, seed in CASES if seed % 2 == 0])
def test_kernel_and_rules_play_a_deal_alike(seats: int, seed: int) -> None:
    """Same seat to act, same legal cards, same winner of each trick."""
    rng = Random(seed)
    game, state = next(play(seats, rng))
    kernel = position_of(game.view(state, state.turn), rng)
    own = state.turn
    world = game.determinize(game.view(state, own), Random(0))
    for held, hand in zip(world.hands, kernel.hands(), strict=False):
        held[:] = [NUMBERS.card[number] for number in range(52) if hand >> number & 1]
    while game.to_act(world) is not None:
        turn, taken, over = kernel.told()
        assert (turn, taken, over) == (world.turn, world.tricks_won, False)
        legal = [move for move in game.legal_moves(world) if isinstance(move, Play)]
        assert kernel.legal() == NUMBERS.set_of(move.card for move in legal)
        move = rng.choice(legal)
        kernel.play(NUMBERS.of[move.card])
        game.apply(world, move)
    _, taken, over = kernel.told()
    assert (taken, over) == (world.tricks_won, True)


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_world_fits_what_the_seat_knows(seats: int) -> None:
    rng = Random(seats)
    for number, (game, state) in islice(enumerate(play(seats, rng)), 0, None, 7):
        seat = state.turn
        kernel = position_of(game.view(state, seat), rng)
        kernel.stir(200, number)
        hands = kernel.hands()
        assert hands[seat] == NUMBERS.set_of(state.hands[seat])
        for other, denied in enumerate(voids(state, kit.FULL_PACK)):
            assert hands[other].bit_count() == len(state.hands[other])
            never = NUMBERS.set_of(card for index, card in enumerate(kit.FULL_PACK) if denied >> index & 1)
            assert other == seat or not hands[other] & never


def nittionio_hand(text: str, turned: str) -> tuple[Any, int]:
    """The kernel's position for seat 0, which has these twelve cards and is about to bid, with the cards as a set."""
    bench = deal_nittionio(text, turned=turned)
    known = nittionio_position(bench.seen(), Random(1))
    return known, numbers_with(bench.state.turned).set_of(bench.state.hands[0])


def test_a_hand_is_worth_most_with_a_bid_that_it_can_make() -> None:
    """The six highest trumps and an ace take about seven tricks; nine of the lowest cards none."""
    for text, low, high in (
        ("HA JO HQ HJ HT H9 SA S7 C6 D6 D7 D8", 6, 8),
        ("S6 S7 S8 C6 C7 C8 D6 D7 D8 H6 HT HQ", 0, 1),
    ):
        known, hand = nittionio_hand(text, "HK")
        away = mask(NUMBERS.of[card] for card in cards(text)[-3:])
        worths = known.prospects(0, [away] * 10, range(10))
        assert away & hand == away
        assert low <= max(range(10), key=worths.__getitem__) <= high


def test_a_bid_makes_hands_likely() -> None:
    """PL14: over many worlds, a high bidder holds more than a player who bid nothing."""
    game = BY_ID["plump"].seated(3)
    worth = {0: 0.0, 8: 0.0}
    for bid in worth:
        state = dealt_at_random(game, Random(5), Standing(0, (0,) * 3, {}, 10))
        while state.phase == "bid":
            other = state.turn != state.leader
            game.apply(state, game.legal_moves(state)[bid if other and state.turn == 2 else 2])
        kernel = position_of(game.view(state, state.leader), Random(1))
        for number in range(60):
            kernel.stir(300, number)
            worth[bid] += sum(card % 13 for card in range(52) if kernel.hands()[2] >> card & 1)
    assert worth[8] > worth[0]


def opened(bids: list[int], trick: str, own: str) -> Any:
    """A deal of plump with three players and ten cards, no trump: seat 0 holds these, seats 1 and 2 have played.

    An ace is turned up, so that there is no trump (PL7).
    """
    played = trick.split()
    table = deal_plump(own, *played, seats=3, each=10, dealer=0, turned="CA")
    return table.act(*(f"bid {bid}" for bid in bids), *(f"play {card}" for card in played)).seen()


@pytest.mark.parametrize("wants", [0, 6])
def test_what_was_played_makes_hands_likely(wants: int) -> None:
    """A player who wants tricks and lays the three under a nine hardly has the king; one who wants none may well."""
    view = opened([3, 3, wants], "H9 H3", "H2 H4 S2 S3 S4 D2 D3 D4 C2 C3")
    high = NUMBERS.set_of(parse_card(card) for card in ("HT", "HJ", "HQ", "HK", "HA"))
    held = []
    for firmly in (0.0, 2.0):
        kernel = position_of(view, Random(1), replace(BY_WEIGHTS, firmly=firmly))
        number = 0
        for seed in range(150):
            kernel.stir(200, seed)
            number += (kernel.hands()[2] & high).bit_count()
        held.append(number)
    assert (held[1] < 0.8 * held[0]) == (wants > 0)


def lomber(rng: Random) -> LomberState:
    """A random deal of lomber in which the cards are about to be played."""
    while True:
        state: LomberState = dealt_at_random(LOMBER, rng, Standing(rng.randrange(3), (0, 0, 0)))
        while LOMBER.to_act(state) is not None and state.phase != "play":
            LOMBER.apply(state, rng.choice(LOMBER.legal_moves(state)))
        if state.phase == "play":
            return state


@cases("seed", range(40), usual=[*map(str, range(0, 40, 2))])
def test_kernel_and_rules_play_lomber_alike(seed: int) -> None:
    """L36, L37: matadors are kept or fall as the rules say; play goes to the right."""
    rng = Random(seed)
    state = lomber(rng)
    kernel = lomber_position(LOMBER.view(state, state.turn), state)
    while LOMBER.to_act(state) is not None and state.phase == "play":
        turn, taken, _ = kernel.told()
        assert turn == kernel_seat(state.turn)
        assert [taken[kernel_seat(seat)] for seat in range(3)] == state.tricks_won
        legal = [move for move in LOMBER.legal_moves(state) if isinstance(move, Play)]
        assert kernel.legal() == numbers(state.trump).set_of(move.card for move in legal)
        move = rng.choice(legal)
        kernel.play(numbers(state.trump).of[move.card])
        LOMBER.apply(state, move)


@pytest.mark.parametrize("seed", range(6))
def test_hidden_nittionio_bids_are_the_cards_put_aside(seed: int) -> None:
    """Whatever is swapped, a bid matches its bid cards, and hands keep their sizes (N7)."""
    game, rng = BY_ID["nittionio"], Random(seed)
    state = dealt_at_random(game, rng)
    for _ in range(6 + seed):
        game.apply(state, rng.choice(game.legal_moves(state)))
    seat = game.to_act(state)
    assert seat is not None
    kernel = nittionio_position(game.view(state, seat), rng)
    kernel.stir(500, seed)
    known = numbers_with(state.turned).set_of(state.aside[seat])
    for other in range(3):
        assert kernel.hands()[other].bit_count() == len(state.hands[other])
        if other == seat:
            assert kernel.aims()[other] == state.bid(other)
        else:
            assert 0 <= kernel.aims()[other] <= 9
    assert not known & (kernel.hands()[0] | kernel.hands()[1] | kernel.hands()[2])
