"""Layouts for trials fit what the seat knows, and what the others have said."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import log
from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.ai.hints.test_game_hints import positions
from tests.ai.hints.test_players_examples import dealt
from tests.ai.test_game_players import deal
from tests.contract.random_deals import AnyGame
from tolva_gui.ai.games.grandissimo.appraisal import worth_in
from tolva_gui.ai.games.grandissimo.bidding import strain_of
from tolva_gui.ai.games.lomber.cards import numbered as lomber_numbered
from tolva_gui.ai.games.lomber.worlds import lomber_measures
from tolva_gui.ai.games.nittionio.rule_player import numbered as nittionio_numbered
from tolva_gui.ai.hints.layouts import likely_layouts, reads
from tolva_gui.ai.kernel.bridge import CardNumbers
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.reading import clues
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.nittionio.state import NittionioState
from tolva_gui.rules.kit import SUITS, Call, Card, View


@pytest.mark.parametrize(
    "game_id", ["grandissimo", "plump", "nittionio", "lomber", "kasino", "vandtia", "tolva-4"]
)
def test_a_likely_layout_looks_to_the_seat_like_the_deal(game_id: str) -> None:
    seen = 0
    for game, _, view in islice(positions(game_id, Random(3), 2), 0, 60, 7):
        for world in islice(likely_layouts(game, view, Random(1)), 3):
            there = game.view(world, view.seat)
            assert (there.zones, there.legal, there.facts) == (view.zones, view.legal, view.facts)
            everywhere = (card for zone in game.view(world, None).zones for card in zone.cards)
            assert Counter(everywhere) == Counter(view.info.pack)
            seen += 1
    assert seen > 10


def in_layouts(
    game: AnyGame, view: View, measure: Callable[[Any], float], number: int = 60
) -> tuple[float, float]:
    """Return the mean of the measure in layouts that heed what was said and played, and in any that fit the view."""
    likely: Iterator[Any] = islice(likely_layouts(game, view, Random(1)), number)
    even = (game.determinize(view, Random(seed)) for seed in range(number))
    return fmean(map(measure, likely)), fmean(map(measure, even))


def test_who_bids_in_a_suit_holds_it_in_the_layouts() -> None:
    game, state = dealt("grandissimo", 4, "S2 S3 S4 H5 H6 H7 D2 D3 D4 D5 C2 C3 C4")
    game.apply(state, next(move for move in game.legal_moves(state) if move == Call("pass")))
    game.apply(state, Call("bid", "6 farg"))
    bidder = 1
    while state.phase == "auction" and state.turn != 0:
        game.apply(state, Call("pass"))
    strains = 1 << strain_of(state.first_suit)
    read, even = in_layouts(
        game, game.view(state, 0), lambda world: worth_in(NUMBERS.set_of(world.hands[bidder]), strains)
    )
    assert read > even + 1


@pytest.mark.parametrize("phase", ["auction", "buy", "play"])
def test_lombers_layouts_fit_the_calls_in_every_phase(phase: str) -> None:
    game, state = dealt("lomber", 3, "H7 H6 D5 D4 C7 C6 C5 S7 S6")
    bidder = state.turn
    game.apply(state, Call("bid", "solo H"))
    while state.phase != phase:
        game.apply(state, game.legal_moves(state)[-1])
    read, even = in_layouts(
        game, game.view(state, 0), lambda world: lomber_measures(world.hands[bidder], "H")["named_trumps"]
    )
    assert read > even + 1


IN_THE_KERNEL: dict[str, Callable[[Any], NumberedDeal]] = {
    "grandissimo": NumberedDeal,
    "lomber": lambda state: lomber_numbered(state, state.trump),
    "nittionio": nittionio_numbered,
}
"""How the kernel numbers cards and seats."""


@pytest.mark.parametrize("game_id", IN_THE_KERNEL)
def test_layouts_heed_the_cards_played(game_id: str) -> None:
    """Who won with a card seldom holds one between it and those that it beat."""
    held, even = 0, 0
    for game, state, view in islice(positions(game_id, Random(3), 4), 0, None, 5):
        if state.phase != "play":
            continue
        numbered = IN_THE_KERNEL[game_id](state)
        told = list(clues(numbered.played, -1, range(len(state.hands))))
        spared = [(numbered.seat(by), cards) for by, clue, cards in told if clue == "won above"]
        rng = Random(1)
        layouts = islice(likely_layouts(game, view, rng), 20)
        held += sum(_held(world, spared, numbered.numbers) for world in layouts)
        even += sum(_held(game.determinize(view, rng), spared, numbered.numbers) for _ in range(20))
    assert even >= 30
    assert held < 0.85 * even


def _held(world: Any, spared: Sequence[tuple[int, int]], numbers: CardNumbers) -> int:
    return sum((numbers.set_of(world.hands[seat]) & cards).bit_count() for seat, cards in spared)


PLAIN = (0.05, 0.12, 0.27, 0.29, 0.14, 0.08, 0.02, 0.02, 0.005, 0.005)
"""How often masters bid each number in nittionio."""


def test_nittionio_layouts_predict_bids_better_than_shares() -> None:
    """Before the first card, too, where their spread around the worth of hands was half of what it is."""
    gains: dict[int, list[float]] = defaultdict(list)
    for number in range(12):
        game, rng, player = BY_ID["nittionio"], Random(number), make_player("best", number)
        state = deal(game, rng)
        while (seat := game.to_act(state)) is not None:
            tricks, view = len(state.tricks), game.view(state, seat)
            if state.phase == "play" and not state.trick and tricks in (0, 2, 4):
                gains[tricks] += _gains(state, view, rng)
            game.apply(state, player.choose(view, Budget(iterations=100)).move)
    assert all(fmean(found) > 0 for found in gains.values()), {n: fmean(f) for n, f in gains.items()}


def _gains(state: NittionioState, view: View, rng: Random) -> Iterator[float]:
    """By how many nats each hidden bid is likelier, one layout in five being of the plain share."""
    layouts: list[Any] = list(islice(likely_layouts(BY_ID["nittionio"], view, rng), 60))
    for seat in {0, 1, 2} - {view.seat, *state.up}:
        bid = state.bid(seat) or 0
        yield log(0.8 * fmean(world.bid(seat) == bid for world in layouts) / PLAIN[bid] + 0.2)


def test_in_vandtia_others_are_expected_to_hold_their_best_cards() -> None:
    found = positions("vandtia", Random(3), 2)
    game, view = next((game, view) for game, _, view in found if view.phase == "play")
    others = [other for other in range(view.info.seats) if other != view.seat]
    read, even = in_layouts(
        game, view, lambda world: sum(card.rank in "2T" for other in others for card in world.hands[other])
    )
    assert read > even


@pytest.mark.parametrize("game_id", ["grandissimo", "plump", "lomber", "kasino", "tolva-4"])
def test_nothing_is_read_before_anybody_has_done_anything(game_id: str) -> None:
    *_, view = next(positions(game_id, Random(1), 1))
    assert not reads(view)


def test_in_tolva_who_did_not_meld_is_thought_to_have_no_pair() -> None:
    def pairs(world: Any) -> int:
        """Return how many pairs the others hold."""
        hands = [{*hand} for other, hand in enumerate(world.hands) if other != view.seat]
        return sum({Card(suit, "K"), Card(suit, "Q")} <= hand for hand in hands for suit in SUITS)

    found = []
    for game, _, view in islice(positions("tolva-4", Random(5), 6), 40, 150, 6):
        if view.phase in ("lead", "follow") and reads(view) and len(view.public.hands[view.seat]) >= 4:
            found.append(in_layouts(game, view, pairs, 10))
    assert sum(read for read, _ in found) < sum(even for _, even in found)
