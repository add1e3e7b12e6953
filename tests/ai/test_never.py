"""What no level does: bid grossly above its hand, throw away a sure trick, play a card that can only be worse."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from tests.ai.brute_force import at_the_end, tried
from tests.ai.games.plump.test_plump_players import bids
from tests.ai.test_game_players import deal
from tests.cases import cases
from tests.contract.random_deals import dealt_at_random
from tests.rules.bench import Bench
from tests.rules.games.lomber.table import deal as lomber_deal
from tests.rules.games.test_plump import deal as plump
from tolva_gui.ai.games.lomber.rule_player import SHORT, bid_of, can_undertake
from tolva_gui.ai.games.nittionio.rule_player import NEARLY, bids_by_fit
from tolva_gui.ai.levels import OFFERED, REFERENCE, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.ai.solver.solve import solve
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Card, Move, Play, View

BUDGET = Budget(iterations=300)
SEEDS = range(20)
CARELESS = ("stina", "algot")
LAST, LAYOUTS = 3, 12
HELD = ("hand", "up", "down", "closed")


@pytest.fixture(params=OFFERED)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_level_bids_no_tricks_with_ace_and_king(level: str) -> None:
    """♥K ♦Q 6 4 A ♣K Q J 5, over spaðasóló: Algot bade yfir, to win no trick with open cards."""
    table = lomber_deal("", "HK DQ D6 D4 DA CK CQ CJ C5").act("bid spadasolo")
    assert chosen(table, level) == {"pass"}


@pytest.mark.parametrize("level", CARELESS)
def test_a_careless_lomber_bid_is_nearly_good(level: str) -> None:
    said = list(lomber_bids(level))
    assert len(said) > 10
    assert all(bid is None or can_undertake(hand, bid, SHORT) for hand, bid in said)


def lomber_bids(level: str) -> Iterator[tuple[list[Card], str | None]]:
    """Yield the hands and calls of 60 auctions."""
    lomber = BY_ID["lomber"]
    for number in range(60):
        state = dealt_at_random(lomber, Random(number))
        while state.phase == "auction" and (seat := lomber.to_act(state)) is not None:
            move = make_player(level, number).choose(lomber.view(state, seat), BUDGET).move
            assert isinstance(move, Call)
            yield state.hands[seat], bid_of(move, state.auction.high)
            lomber.apply(state, move)


def test_the_last_sure_trick_is_not_thrown_away(level: str) -> None:
    """A trump ace and a side card, one trick wanted, void in the suit led: the side card goes."""
    table = bids(plump("S6 H3", "S3 H4", "DA CK", "S2 H5", each=2, turned="D8", dealer=3), 0, 1, 1, 0)
    assert chosen(table.act("play S6", "play S3"), level) == {"play CK"}


def test_who_wants_both_tricks_leads_the_higher_trump(level: str) -> None:
    table = bids(plump("DK D9", "S3 H4", "S7 CK", "S2 H5", each=2, turned="D8", dealer=3), 2, 1, 0, 0)
    assert chosen(table, level) == {"play DK"}


def chosen(table: Bench, level: str) -> set[str]:
    """Return what the level's players choose for the seat to act."""
    return {str(make_player(level, seed).choose(table.seen(), BUDGET).move) for seed in SEEDS}


@pytest.mark.parametrize("level", CARELESS)
def test_careless_bid_cards_nearly_fit(level: str) -> None:
    nittionio = BY_ID["nittionio"]
    for number in SEEDS:
        state = dealt_at_random(nittionio, Random(number))
        seat = nittionio.to_act(state)
        move = make_player(level, number).choose(nittionio.view(state, seat), BUDGET).move
        assert isinstance(move, Play)
        fits = bids_by_fit(state, state.hands[seat])
        assert {three: misfit for misfit, three in fits}[move.cards] <= fits[0][0] + NEARLY
        assert state.said_by(fits[0][1]) - state.said_by(move.cards) in (0, 1)


def test_a_third_of_careless_bids_is_made() -> None:
    """As far as 1,200 bids tell: by two standard errors."""
    nittionio, bids = BY_ID["nittionio"], list[bool]()
    for level, number in product(CARELESS, range(200)):
        state, player = deal(nittionio, Random(number)), make_player(level, number)
        while (seat := nittionio.to_act(state)) is not None:
            nittionio.apply(state, player.choose(nittionio.view(state, seat), BUDGET).move)
        bids += [state.bid(seat) == state.tricks_won[seat] for seat in range(3)]
    assert sum(bids) / len(bids) > 1 / 3 - 2 * sqrt(2 / 9 / len(bids))


@cases("level", OFFERED, usual=CARELESS)
@pytest.mark.parametrize("name", ["grandissimo", "lomber", "plump"])
def test_no_card_is_worse_in_every_layout(name: str, level: str) -> None:
    """Among the last three, with all cards known, by what the seat can be sure of."""
    assert sum(last_choices(name, level, number) for number in range(4)) > 3


@cases("level", OFFERED, usual=(*CARELESS, REFERENCE))
@pytest.mark.parametrize(
    ("name", "number"),
    [("tolva-4", 69), ("plocketolva", 22), ("bordstolva", 16), ("bondtolva-4", 15), ("bondtolva-2", 92)],
)
def test_no_card_is_worse_in_every_layout_of_tolva(name: str, number: int, level: str) -> None:
    """In these deals opponents who look less far used to play one, in bordstolva Edvin."""
    assert last_choices(name, level, number) > 0


@cases("level", OFFERED, usual=(*CARELESS, REFERENCE))
@pytest.mark.parametrize("number", [4, 5])
def test_no_card_is_surely_worse_among_three_players(number: int, level: str) -> None:
    """In these deals of tolva for three Stina used to play one, in one of them Algot and Edvin too."""
    assert last_choices("tolva-3", level, number, LAST, sure) > 0


def sure(view: View) -> dict[Move, float]:
    """Return what each move brings at least, with all cards known."""
    game = BY_ID[view.info.id]
    worth = at_the_end(game, lambda result: points_ahead(result, view.seat or 0, view))
    return tried(game, view.public, worth, ours=lambda seat: seat == view.seat)


def last_choices(
    name: str,
    level: str,
    number: int,
    last: int = LAST,
    values_of: Callable[[View], Mapping[Move, float] | None] = solve,
) -> int:
    """Assert that no choice of the last tricks is worse than another in each layout; return their number."""
    game, careful, rng, asked = BY_ID[name], make_player(REFERENCE, 0), Random(number), 0
    state = deal(game, rng)
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        if not is_late(view, last):
            game.apply(state, careful.choose(view, BUDGET).move)
            continue
        layouts = [game.view(game.determinize(view, rng), None) for _ in range(LAYOUTS)]
        values = [values_of(replace(layout, seat=seat, legal=view.legal)) for layout in layouts]
        chosen = make_player(level, number).choose(view, BUDGET).move
        for other in view.legal:
            assert any(exact and exact[chosen] >= exact[other] for exact in values), (view, chosen, other)
        asked += 1
        game.apply(state, chosen)
    return asked


def is_late(view: View, last: int) -> bool:
    """Whether the viewer has a choice of cards, and no more than the last ones, in hand and on the table."""
    mine = [zone for zone in view.zones if zone.place.owner == view.seat and zone.place.kind in HELD]
    of_cards = len(view.legal) > 1 and all(isinstance(move, Play) for move in view.legal)
    return of_cards and sum(len(zone.cards) for zone in mine) <= last
