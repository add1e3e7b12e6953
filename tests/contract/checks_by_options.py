"""What every game owes to the table and to the players, as checks of one deal that is played at random.

A test of a game calls `check_deal` for its numbers of players and options; nothing here knows a game.
"""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Seat, Zone, Zones, fold, hand_order, redact
from tolva_gui.rules.game import Further, Game, Options, OptionValue, Standing
from tolva_gui.rules.moves import Move, mover

AnyGame = Game[Any]
Choose = Callable[[list[Move], Random], Move]
MakeFurther = Callable[[AnyGame, Options, Random], Further]


def any_options(game: AnyGame, rng: Random) -> dict[str, OptionValue]:
    """Each option at its default twice as often as at another value."""
    return {
        option.name: rng.choice((option.default, option.default, *option.values))
        for option in game.info.options
    }


def no_further(game: AnyGame, options: Options, rng: Random) -> Further:
    return {}


def any_move(moves: list[Move], rng: Random) -> Move:
    return rng.choice(moves)


def check_deal(
    game: AnyGame,
    options: Options,
    rng: Random,
    most: int = 200,
    choose: Choose = any_move,
    further: MakeFurther = no_further,
    scores: int = 0,
) -> Any:
    """Play one shuffled deal, at most so many moves, and check what is owed after each; return the last state.

    Two seats, drawn anew for each deal, and the referee look on.
    """
    pack = game.info.pack_for(options)
    deck = list(pack)
    rng.shuffle(deck)
    standing = Standing(rng.randrange(game.info.seats), (scores,) * game.info.sides)
    standing = game.check_start(options, standing)
    orders = further(game, options, rng)
    first: list[Event] = []
    again: list[Event] = []
    state = game.start(options, tuple(deck), standing, first, orders)
    replay = game.start(options, tuple(deck), standing, again, orders)
    seats: tuple[Seat | None, ...] = (None, *rng.sample(range(game.info.seats), 2))
    zones = {seat: _undealt(game, state, seat, tuple(deck)) for seat in seats}
    events = first
    for _ in range(most):
        assert Counter(_faces(game.view(state, None).zones)) == Counter(pack)
        for seat in seats:
            zones[seat] = _told(game, zones[seat], events, seat)
        _check_views(game, state, zones, rng)
        if game.result(state) is not None:
            assert game.to_act(state) is None
            assert game.legal_moves(state) == []
            break
        legal = game.legal_moves(state)
        _check_moves(game, state, legal)
        move, events = choose(legal, rng), []
        kept = state.copy()
        game.apply(state, move, events)
        assert kept == replay != state
        game.apply(replay, game.parse(str(move)), again)
        first += events
        assert (replay, again) == (state, first)
    return state


def _check_views(game: AnyGame, state: Any, zones: dict[Seat | None, Zones], rng: Random) -> None:
    """Events lead where the zones are; a seat sees what its places let it see, and cannot tell the worlds apart."""
    referee = game.view(state, None)
    for seat, folded in zones.items():
        view = game.view(state, seat)
        sight = game.info.sight(seat)
        assert _tidy(view.zones, view.ranks, game) == _tidy(folded, view.ranks, game)
        for seen, whole in zip(view.zones, referee.zones, strict=True):
            assert len(seen.cards) == len(whole.cards)
            assert sight.sees(seen.place) or set(seen.cards) <= {None}
        json.dumps(game.position(view))
        if seat is not None:
            world = game.determinize(view, rng)
            assert game.view(world, seat) == view
            assert Counter(_faces(game.view(world, None).zones)) == Counter(_faces(referee.zones))
            assert {mover(move, view.to_act) for move in view.legal} <= {seat}


def _check_moves(game: AnyGame, state: Any, legal: list[Move]) -> None:
    assert legal
    assert len(set(legal)) == len(legal)
    kept = state.copy()
    for move in legal:
        assert game.why_not(state, move) is None
        assert game.parse(str(move)) == move
    assert state == kept


def _told(game: AnyGame, zones: Zones, events: list[Event], seat: Seat | None) -> Zones:
    sight = game.info.sight(seat)
    for event in events:
        zones = fold(zones, redact(event, sight), sight)
    return zones


def _undealt(game: AnyGame, state: Any, seat: Seat | None, deck: tuple[Card, ...]) -> Zones:
    """The whole deck where the first dealt card is taken from; nothing anywhere else."""
    zones = game.view(state, seat).zones
    whole = deck if seat is None else (None,) * len(deck)
    return tuple(Zone(zone.place, whole if zone.place == zones[0].place else ()) for zone in zones)


def _tidy(zones: Zones, ranks: str, game: AnyGame) -> Zones:
    """Fans in their order: a drawn card is put in its place by the skin."""
    fans = {info.kind for info in game.info.places if info.lies == "fan"}
    return tuple(
        Zone(zone.place, hand_order(zone.cards, ranks)) if zone.place.kind in fans else zone for zone in zones
    )


def _faces(zones: Zones) -> list[Card | None]:
    return [card for zone in zones for card in zone.cards]
