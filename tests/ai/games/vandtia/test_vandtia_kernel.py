"""The kernel for vändtia follows the rules, evaluates like the rule player, and samples compatible worlds."""

from collections import Counter
from collections.abc import Iterator
from operator import sub
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.random_deals import chosen, dealt_at_random, first_standing
from tests.rules.games.vandtia.positions import table
from tolva_gui.ai.games.vandtia.bridge import FLIP, action_of, position_of
from tolva_gui.ai.games.vandtia.rule_player import MoveEvaluator, counts
from tolva_gui.ai.games.vandtia.weights import CAREFUL, FITTED, ORDER, STRENGTH
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Card, Move, Pick, Place
from tolva_gui.rules.protocol import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"sevens_transparent": True, "four_cards": True},
    {"two_passes_turn": True, "stop_at_first": True},
    {"no_out_on_special": True},
]
CASES = [(seats, seed) for seats in (2, 4, 7) for seed in range(4)]


def dealt(seats: int, rng: Random, told: dict[str, Any]) -> tuple[Game[Any], Any]:
    """A deal in which play has begun."""
    game = BY_ID["vandtia"].seated(seats)
    options = chosen(game, **told)
    state = dealt_at_random(game, rng, first_standing(game, options, rng.randrange(seats)), options)
    while state.phase != "play":
        game.apply(state, rng.choice(game.legal_moves(state)))
    return game, state


def play(game: Game[Any], state: Any, rng: Random, moves: int) -> Iterator[None]:
    """Play on sensibly, sometimes at random, so that hands run out."""
    for _ in range(moves):
        if game.to_act(state) is None:
            return
        yield
        legal = game.legal_moves(state)
        judge = MoveEvaluator(state, game.info.under(state.options).pack, CAREFUL)
        game.apply(state, rng.choice(legal) if rng.random() < 0.2 else max(legal, key=judge.weigh))


@cases("seats, seed", CASES, usual=["2-0", "2-2", "4-0", "4-2", "7-0", "7-2"])
def test_kernel_and_rules_play_a_deal_alike(seats: int, seed: int) -> None:
    """Same seat to act, same legal moves, same results. Cards dealt by the kernel are passed to the rules."""
    rng = Random(seed)
    game, state = dealt(seats, rng, OPTIONS[seed % len(OPTIONS)])
    for _ in play(game, state, rng, rng.choice((0, 30, 60, 90))):
        pass
    if game.to_act(state) is None:
        return
    kernel = position_of(game.view(state, state.turn))
    kernel.deal(seed)
    world = as_dealt(game, state, kernel)
    while game.to_act(world) is not None:
        actions = kernel.legal()
        by_action = {action_of(move): move for move in game.legal_moves(world)}
        assert set(by_action) == set(actions)
        lying = kernel.state
        assert (lying["turn"], lying["over"]) == (world.turn, False)
        for seat, hand in enumerate(world.hands):
            assert [lying["hand"][seat], lying["up"][seat]] == [counts(hand), counts(world.open_cards(seat))]
        assert lying["pile"][: lying["lying"]] == [STRENGTH[card.rank] for card in world.pile]
        action = rng.choice(actions)
        if action == FLIP:
            row = lying["down"][world.turn]
            move: Move = Pick("flip", next(slot for slot, rank in enumerate(row) if rank >= 0))
        else:
            move = by_action[action]
        kernel.act(action)
        game.apply(world, move)
        if world.moves > 600:
            return
    assert kernel.state["over"]
    assert [kernel.state["place"][seat] for seat in world.out] == [*range(1, len(world.out) + 1)]


def as_dealt(game: Game[Any], state: Any, kernel: Any) -> Any:
    """Return the rules' state with the kernel's cards."""
    lying = kernel.state
    seen = [*state.pile, *state.gone]
    for seat in range(len(state.hands)):
        seen += state.open_cards(seat)
    left = list((Counter(game.info.under(state.options).pack) - Counter(seen)).elements())

    def take(rank: int) -> Card:
        card = next(card for card in left if card.rank == ORDER[rank])
        left.remove(card)
        return card

    world = state.copy()
    for cards in state.known:
        for card in cards:
            left.remove(card)
    for seat, numbers in enumerate(lying["hand"][: len(state.hands)]):
        mine = list(state.known[seat])
        for rank, number in enumerate(numbers):
            mine += [
                take(rank)
                for _ in range(number - sum(card.rank == ORDER[rank] for card in state.known[seat]))
            ]
        world.hands[seat][:] = mine
        for slot, rank in enumerate(lying["down"][seat][: len(state.down[seat])]):
            world.piles[Place("down", seat, slot)][:] = [] if rank < 0 else [take(rank)]
    world.stock[:] = [take(rank) for rank in reversed(lying["stock"][: lying["left_in_stock"]])]
    return world


@cases("seats, seed", CASES, usual=["4-1", "7-3"])
def test_kernel_and_rule_player_weigh_alike(seats: int, seed: int) -> None:
    rng = Random(seed)
    game, state = dealt(seats, rng, OPTIONS[seed % len(OPTIONS)])
    for _ in play(game, state, rng, 300):
        legal = game.legal_moves(state)
        for weights in (CAREFUL, FITTED):
            judge = MoveEvaluator(state, game.info.under(state.options).pack, weights)
            kernel = position_of(game.view(state, state.turn))
            action = kernel.best(weights.flat())
            if action == FLIP:
                continue
            best = max(judge.weigh(move) for move in legal)
            chosen = next(move for move in legal if action_of(move) == action)
            assert judge.weigh(chosen) == pytest.approx(best)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_world_fits_what_the_seat_knows(seats: int) -> None:
    rng = Random(seats)
    game, state = dealt(seats, rng, {})
    for number, _ in enumerate(play(game, state, rng, 120)):
        if number % 9:
            continue
        view = game.view(state, state.turn)
        kernel = position_of(view)
        kernel.deal(number)
        lying = kernel.state
        hands, ups = lying["hand"][:seats], lying["up"][:seats]
        assert hands[state.turn] == counts(state.hands[state.turn])
        for seat, hand in enumerate(hands):
            assert sum(hand) == len(state.hands[seat])
            assert all(had >= known for had, known in zip(hand, counts(state.known[seat]), strict=True))
        dealt_cards = Counter(rank for row in lying["down"] for rank in row if rank >= 0)
        dealt_cards.update(lying["stock"][: lying["left_in_stock"]])
        for rows in (hands, ups):
            dealt_cards.update(rank for row in rows for rank, number in enumerate(row) for _ in range(number))
        dealt_cards.update(STRENGTH[card.rank] for card in [*state.pile, *state.gone])
        assert dealt_cards == Counter({rank: 4 * len(game.info.pack) // 52 for rank in range(13)})


@pytest.mark.parametrize("does", ["pickup", "chance"])
def test_what_a_pile_or_a_chance_proves_holds_in_every_world(does: str) -> None:
    """A player who could not cover the six holds nothing drawn that is higher, except tens and twos."""
    bench = table("S3 H4 D5", "SK HK DK", pile="H6", stock="S4 S7 H7 S8 H8 S9 H9 SJ HJ SQ HQ").act(does)
    view, state = bench.game.view(bench.state, 1), bench.state
    high = 0
    for seed in range(60):
        kernel = position_of(view)
        kernel.deal(seed)
        drawn = [*map(sub, kernel.state["hand"][0], counts(state.known[0]))]
        assert sum(drawn) == 3
        high += sum(
            number for rank, number in enumerate(drawn) if rank >= STRENGTH["6"] and rank != STRENGTH["T"]
        )
    assert high <= 2
