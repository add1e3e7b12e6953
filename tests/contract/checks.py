"""What every game's rules owe, checked on one random deal: `check_deal(game, options, Random(7))`.

Nothing here knows any game. A test calls it for the numbers of players and the options of its own game.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Moved, Place, Seat, Shown, Zone, Zones, fold, redact
from tolva_gui.rules.game import Game, Options, OptionValue, Result, Standing, View
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import complete_options

AnyGame = Game[Any]
Choose = Callable[[list[Move], Random], Move]
Told = Callable[[View], frozenset[Card]]
MOST_CONCEIVED = 60
LOOKED_AT = 0.25
"""How many of a deal's positions are looked at with everybody's eyes, beside its first and its last."""


def nothing_told(_view: View) -> frozenset[Card]:
    """No card: what lies hidden is nowhere told."""
    return frozenset()


def any_move(moves: list[Move], rng: Random) -> Move:
    """One of the moves, all of them as likely."""
    return rng.choice(moves)


def chosen(game: AnyGame, **options: OptionValue) -> Options:
    """Return the game's options, these as given and the rest at their defaults."""
    return complete_options(game.info, options)


def first_standing(game: AnyGame, options: Options, dealer: Seat = 0, deal: int = 1) -> Standing:
    """Return what a deal begins with where nothing has been scored."""
    return game.check_start(options, Standing(dealer, (0,) * game.info.under(options).sides, {}, deal))


def shuffled(game: AnyGame, options: Options, rng: Random) -> tuple[Card, ...]:
    """Return the pack in a random order."""
    deck = list(game.info.pack_for(options))
    rng.shuffle(deck)
    return tuple(deck)


def further(game: AnyGame, options: Options, rng: Random) -> dict[str, list[tuple[Card, ...]]]:
    """Return enough further orders of cards for one deal."""
    return {
        name: [tuple(shuffled(game, options, rng)[:cards]) for _ in range(20)]
        for name, cards in game.info.further
    }


def random_deal(
    game: AnyGame,
    options: Options,
    rng: Random,
    standing: Standing | None = None,
    choose: Choose = any_move,
) -> Any:
    """Return the end of a deal that was played at random."""
    start = standing or first_standing(game, options, rng.randrange(game.info.seats))
    state = game.start(options, shuffled(game, options, rng), start, None, further(game, options, rng))
    while game.to_act(state) is not None:
        game.apply(state, choose(game.legal_moves(state), rng))
    return state


def check_deal(
    game: AnyGame,
    options: Options,
    rng: Random,
    standing: Standing | None = None,
    choose: Choose = any_move,
    adds_lines: bool = True,
    told: Told = nothing_told,
) -> Result:
    """Play one random deal and check everything on the way; return how it ended.

    *adds_lines*: whether the lines of the sheet are added to the scores. *told*: the cards that a position may name
    though they lie hidden, because everybody has just seen them.
    """
    start = standing or first_standing(game, options, rng.randrange(game.info.seats))
    deck, more = shuffled(game, options, rng), further(game, options, rng)
    events: list[Event] = []
    state = game.start(options, deck, start, events, more)
    check_fold(game, state, _undealt(game, game.view(state, None), deck, events), events)
    moves, conceived = list[Move](), list[Move]()
    while game.to_act(state) is not None:
        conceived = (conceived + rng.sample(legal := game.legal_moves(state), min(8, len(legal))))[
            -MOST_CONCEIVED:
        ]
        check_legality(game, state, conceived)
        move = choose(game.legal_moves(state), rng)
        if not moves or rng.random() < LOOKED_AT:
            check_position(game, state, rng, conceived, _shown(events), told)
            before = {seat: game.view(state, seat).zones for seat in _viewers(game)}
            step = _check_move(game, state, move)
            check_fold(game, state, before, step)
        else:
            step = []
            game.apply(state, move, step)
        events += step
        moves.append(move)
    check_position(game, state, rng, conceived, _shown(events), told)
    _check_replay(game, options, start, deck, more, moves, events, state)
    result = game.result(state)
    assert result is not None, "nobody is to act, and there is no result"
    if adds_lines:
        totals = list(start.scores)
        for line in result.lines:
            totals[line.side] += line.points
        assert tuple(totals) == result.scores
    assert all(line.points for line in result.lines), f"a line without points: {result.lines}"
    _check_ranking(game, options, start, result)
    return result


def check_position(
    game: AnyGame,
    state: Any,
    rng: Random,
    conceived: list[Move],
    shown: frozenset[Card] = frozenset(),
    told: Told = nothing_told,
) -> None:
    """Check conservation, legality, secrecy and sampling in one position."""
    referee = game.view(state, None)
    pack = Counter(game.info.pack_for(referee.options))
    assert _faces(referee.zones) == pack, "the cards of the pack are not all somewhere, once"
    check_legality(game, state, conceived)
    check_views(game, state, shown, told)
    turn = game.to_act(state)
    for seat in {rng.randrange(game.info.seats) if turn is None else turn, rng.randrange(game.info.seats)}:
        view = game.view(state, seat)
        world = game.determinize(view, rng)
        assert game.view(world, seat) == view, f"seat {seat} can tell the world made for it from the real one"
        assert _faces(game.view(world, None).zones) == pack
        if seat == turn:
            assert set(game.legal_moves(world)) == set(game.legal_moves(state))
            for move in conceived:
                assert game.why_not(world, move) == game.why_not(state, move), (
                    f"{move}: told by a hidden card"
                )


def check_legality(game: AnyGame, state: Any, conceived: list[Move]) -> None:
    """Check that what is offered is what nothing refuses, and that the notation reads what it writes."""
    legal = game.legal_moves(state)
    assert len(set(legal)) == len(legal), "a move is offered twice"
    question = game.view(state, game.to_act(state)).question
    rich = question.open if question is not None else ()
    for move in legal:
        assert game.why_not(state, move) is None, f"{move} is offered and refused"
        assert game.parse(str(move)) == move
    for move in conceived:
        if str(move).split(" ", maxsplit=1)[0] not in rich:
            assert (game.why_not(state, move) is None) == (move in legal), f"{move}: offered or refused?"


def check_views(game: AnyGame, state: Any, shown: frozenset[Card], told: Told = nothing_told) -> None:
    """Check that each seat sees what its sight allows or all have been shown, in the view and in the position."""
    referee = game.view(state, None)
    json.dumps(game.position(referee))
    turn = game.to_act(state)
    for seat in range(game.info.seats):
        view, sight = game.view(state, seat), game.info.sight(seat)
        assert [zone.place for zone in view.zones] == [zone.place for zone in referee.zones]
        assert (view.legal != ()) == (seat == turn), "who is not to act is offered moves, or who is gets none"
        hidden, known = set[Card](), set(shown)
        for seen, real in zip(view.zones, referee.zones, strict=True):
            faces = Counter(card for card in seen.cards if card is not None)
            assert len(seen.cards) == len(real.cards)
            assert faces <= Counter(real.cards), f"seat {seat} sees cards that do not lie at {seen.place}"
            if sight.sees(seen.place):
                assert seen.cards == real.cards, f"seat {seat} does not see all at {seen.place}"
                known |= set(faces)
            else:
                assert set(faces) <= shown, f"seat {seat} sees {faces} at {seen.place}"
                hidden |= {card for card in real.cards if card is not None} - set(faces)
        texts = set(_texts(game.position(view)))
        leaked = texts & {str(card) for card in hidden - known - told(view)}
        assert not leaked, f"the position tells seat {seat} of {leaked}"
        json.dumps(game.position(view))


def check_fold(game: AnyGame, state: Any, before: dict[Seat | None, Zones], events: list[Event]) -> None:
    """Check for each seat that the zones before and the events that it gets make the zones after."""
    for seat in _viewers(game):
        sight, zones = game.info.sight(seat), before[seat]
        for event in events:
            zones = fold(zones, redact(event, sight), sight)
        after = game.view(state, seat).zones
        assert _in_order(game, zones) == _in_order(game, after), f"seat {seat}: events and zones differ"


def _check_move(game: AnyGame, state: Any, move: Move) -> list[Event]:
    """Make the move and return its events; a copy goes its own way, and events change nothing."""
    kept, twin = state.copy(), state.copy()
    game.apply(twin, move)
    assert game.view(state, None) == game.view(kept, None), "what a copy does changes the original"
    events: list[Event] = []
    game.apply(state, move, events)
    assert game.view(state, None) == game.view(twin, None), "asking for events changes what happens"
    return events


def _check_replay(
    game: AnyGame,
    options: Options,
    standing: Standing,
    deck: tuple[Card, ...],
    more: dict[str, list[tuple[Card, ...]]],
    moves: list[Move],
    events: list[Event],
    state: Any,
) -> None:
    again: list[Event] = []
    replay = game.start(options, deck, standing, again, more)
    for move in moves:
        game.apply(replay, game.parse(str(move)), again)
    assert again == events, "the same deck and moves give other events"
    assert game.view(replay, None) == game.view(state, None)


def _check_ranking(game: AnyGame, options: Options, standing: Standing, result: Result) -> None:
    """Check that a game that is over ranks every side once, and that nothing follows it."""
    following = game.next(options, standing, result)
    if not result.ranking:
        assert following is not None
        assert game.check_start(options, following) == following
        return
    assert following is None
    assert sorted(chain(*result.ranking)) == list(range(game.info.under(options).sides))


def _viewers(game: AnyGame) -> Iterator[Seat | None]:
    yield None
    yield from range(game.info.seats)


def _faces(zones: Zones) -> Counter[Card | None]:
    return Counter(card for zone in zones for card in zone.cards)


def _shown(events: list[Event]) -> frozenset[Card]:
    """The cards that have been shown to all where they lie."""
    shown = (event.cards for event in events if isinstance(event, Shown))
    return frozenset(card for card in chain(*shown) if card is not None)


def _undealt(
    game: AnyGame, view: View, deck: tuple[Card, ...], events: list[Event]
) -> dict[Seat | None, Zones]:
    """The zones before the deal, as each seat sees them: the whole deck where the first card comes from."""
    source = next(event.source for event in events if isinstance(event, Moved))
    empty = tuple(Zone(zone.place, deck if zone.place == source else ()) for zone in view.zones)
    sights = {seat: game.info.sight(seat) for seat in _viewers(game)}
    return {
        seat: tuple(
            Zone(zone.place, zone.cards if sight.sees(zone.place) else (None,) * len(zone.cards))
            for zone in empty
        )
        for seat, sight in sights.items()
    }


def _in_order(
    game: AnyGame, zones: Zones
) -> list[tuple[Place, tuple[Card | None, ...] | Counter[Card | None]]]:
    """The zones without the order of fans: the skin sorts them."""
    fans = {place.kind for place in game.info.places if place.lies == "fan"}
    return [(zone.place, Counter(zone.cards) if zone.place.kind in fans else zone.cards) for zone in zones]


def _texts(value: object) -> Iterator[str]:
    """Every text within lists and objects."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain(*map(_texts, value.values()))
    elif isinstance(value, list):
        yield from chain(*map(_texts, value))
