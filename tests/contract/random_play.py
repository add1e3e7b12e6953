"""Promises that every game keeps, checked in random play: functions of (game, options, rng).

Beside each deal that is played: nothing hidden is told, nothing is lost, and the log tells what happened.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Moved, Place, Shown, Zone, Zones, fold, hand_order, redact
from tolva_gui.rules.game import Further, Game, OptionValue, Standing, View
from tolva_gui.rules.moves import Move

WORLDS = 0.1
"""How often a world is made from a view: making worlds takes longer than all the other checks."""


def check_deal(
    game: Game[Any],
    options: Mapping[str, OptionValue],
    rng: Random,
    standing: Standing | None = None,
    opening: Sequence[str] = (),
) -> Any:
    """Play a random deal and check every position of it; return its last state. *opening*: its first moves."""
    start = game.check_start(options, standing or first_standing(game, rng))
    deck, further = shuffled(game, rng), further_cards(game, rng)
    events: list[Event] = []
    state = game.start(options, deck, start, events, further)
    viewers: list[int | None] = [None, *range(game.info.seats)]
    zones = {seat: fold_all(before_deal(game, state, events, seat), events, game, seat) for seat in viewers}
    texts: list[str] = []
    seen: dict[str, Move] = {}
    while True:
        for seat in viewers:
            view = game.view(state, seat)
            assert tidy(zones[seat], view) == tidy(view.zones, view), f"seat {seat} after {texts[-3:]}"
            check_view(game, view)
            if rng.random() < WORLDS:
                check_world(game, state, view, rng)
        check_moves(game, state, seen)
        if game.to_act(state) is None:
            break
        known = len(texts) < len(opening)
        move = game.parse(opening[len(texts)]) if known else choose(game.legal_moves(state), rng)
        texts.append(str(move))
        before, events = state.copy(), []
        game.apply(state, move, events)
        check_copy(game, before, state, move)
        for seat in viewers:
            check_secrecy(game, before, events, seat)
            zones[seat] = fold_all(zones[seat], events, game, seat)
    assert game.result(state) is not None
    check_replay(game, options, start, deck, further, texts, state)
    return state


def first_standing(game: Game[Any], rng: Random) -> Standing:
    return Standing(rng.randrange(game.info.seats), (0,) * game.info.sides)


def shuffled(game: Game[Any], rng: Random) -> tuple[Card, ...]:
    deck = list(game.info.pack)
    rng.shuffle(deck)
    return tuple(deck)


def further_cards(game: Game[Any], rng: Random) -> Further:
    """Some orders of each kind that the game may need."""
    return {name: [shuffled(game, rng)[:size]] for name, size in game.info.further}


def choose(moves: Sequence[Move], rng: Random) -> Move:
    """A move of any verb, so that rare ones come up."""
    verb = rng.choice(sorted({str(move).split(" ")[0] for move in moves}))
    return rng.choice([move for move in moves if str(move).split(" ")[0] == verb])


def before_deal(game: Game[Any], state: Any, events: Sequence[Event], seat: int | None) -> Zones:
    """The zones of a table on which nothing lies yet but what the dealing takes away."""
    zones = game.view(state, seat).zones
    taken: dict[Place, list[Card | None]] = {}
    for event in events:
        if isinstance(event, Moved):
            seen = redact(event, game.info.sight(seat))
            hidden = seat is not None and not game.info.sight(seat).sees(event.source)
            faces = (None,) * len(event.cards) if hidden or not isinstance(seen, Moved) else seen.cards
            taken.setdefault(event.source, []).extend(faces)
    return tuple(
        Zone(zone.place, (*taken[zone.place], *zone.cards)) if zone.place in taken else Zone(zone.place, ())
        for zone in zones
    )


def fold_all(zones: Zones, events: Sequence[Event], game: Game[Any], seat: int | None) -> Zones:
    sight = game.info.sight(seat)
    for event in events:
        zones = fold(zones, redact(event, sight), sight)
    return zones


def tidy(zones: Zones, view: View) -> list[tuple[Place, tuple[Card | None, ...]]]:
    """The zones with fans in hand order: a card that comes to a hand is put in its place by the window."""
    fans = {info.kind for info in view.info.places if info.lies == "fan"}
    return [
        (zone.place, hand_order(zone.cards, view.ranks) if zone.place.kind in fans else zone.cards)
        for zone in zones
    ]


def check_view(game: Game[Any], view: View) -> None:
    """All cards lie somewhere; JSON can hold the position; nobody is asked but the seat to act."""
    position = game.position(view)
    assert json.loads(json.dumps(position)) == position
    if view.seat is None:
        check_cards(game, view)
    elif view.seat != view.to_act:
        assert not view.legal
        assert view.question is None


def check_cards(game: Game[Any], whole: View) -> None:
    assert Counter(card for zone in whole.zones for card in zone.cards) == Counter(game.info.pack)


def check_world(game: Game[Any], state: Any, view: View, rng: Random) -> None:
    """The seat cannot tell a world made from its view from the real one."""
    world = game.determinize(view, rng)
    assert game.view(world, view.seat) == view, f"seat {view.seat} can tell the world from the real one"
    assert game.to_act(world) == game.to_act(state)
    check_cards(game, game.view(world, None))


def check_secrecy(game: Game[Any], before: Any, events: Sequence[Event], seat: int | None) -> None:
    """No event that the seat gets tells a card that it neither saw before nor sees where the card comes to lie."""
    if seat is None:
        return
    sight = game.info.sight(seat)
    known = {card for zone in game.view(before, seat).zones for card in zone.cards if card}
    for event in events:
        seen = redact(event, sight)
        if isinstance(seen, Moved) and not sight.sees(seen.target):
            assert known.issuperset(card for card in seen.cards if card), f"{seen} tells seat {seat} a card"
        elif isinstance(seen, Shown) and seen.to is not None and seat not in seen.to:
            assert set(seen.cards) <= {None}, f"{seen} is not for seat {seat}"


def check_moves(game: Game[Any], state: Any, seen: dict[str, Move]) -> None:
    """What is legal is what nothing speaks against, and each move is read back from its notation.

    *seen*: moves that were legal earlier in the deal; those that are not now are refused.
    """
    moves = game.legal_moves(state)
    assert bool(moves) == (game.to_act(state) is not None)
    legal = {str(move): move for move in moves}
    assert len(legal) == len(moves)
    for text, move in legal.items():
        assert game.why_not(state, move) is None, text
        assert game.parse(text) == move
    question = game.view(state, None).question
    rich = question.open if question else ()
    for text, move in seen.items():
        if text not in legal and text.split(" ")[0] not in rich:
            assert game.why_not(state, move) is not None, text
    seen.update(legal)


def check_copy(game: Game[Any], before: Any, after: Any, move: Move) -> None:
    """A copy does not feel what happens to the other, and the same move leads to the same position."""
    again = before.copy()
    game.apply(again, move)
    assert game.view(again, None) == game.view(after, None)
    assert game.view(before, None) != game.view(after, None)


def check_replay(
    game: Game[Any],
    options: Mapping[str, OptionValue],
    start: Standing,
    deck: tuple[Card, ...],
    further: Further,
    texts: Sequence[str],
    state: Any,
) -> None:
    again = game.start(options, deck, start, None, further)
    for text in texts:
        game.apply(again, game.parse(text))
    assert game.view(again, None) == game.view(state, None)
    assert game.result(again) == game.result(state)
