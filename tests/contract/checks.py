"""The contract of every game's rules, checked on a random deal: `check_deal(game, options, "seed")`.

No game is known here. A broken promise is reported with the seed, the options and the moves that led to it.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import chain
from random import Random
from typing import Any

from msgspec import Struct, structs
from msgspec.structs import replace

from tests.contract.random_deals import AnyGame, Taste, first_standing, further, shuffled, verb
from tolva_gui.rules.account import lead
from tolva_gui.rules.events import Called, Event, Moved, Place, Seat, Zone, Zones, fold, redact
from tolva_gui.rules.kit import Card, GameInfo, Options, Result, Standing, View
from tolva_gui.rules.moves import Call, Move, Play, mover
from tolva_gui.rules.piles import UNSEEN

MOST_MOVES = 200
MOST_CONCEIVED = 60
LEGALITY = 0.3
"""The probability of an additional check of the moves' legality."""
LOOKS = 5
"""A position is looked at from every seat with probability LOOKS / (LOOKS + moves made)."""


def check_deal(
    game: AnyGame,
    options: Options,
    seed: str,
    standing: Standing | None = None,
    *,
    opening: Sequence[str] = (),
    deck: Sequence[Card] = (),
) -> "Trial":
    """Play a random deal with checks at every step; return the trial.

    *opening*: its first moves. *deck*: the order of the cards, if given.
    """
    rng = Random(seed)
    start = standing or first_standing(game, options, rng.randrange(game.info.seats))
    trial = Trial(game, options, start, seed, rng, deck)
    try:
        trial.play(opening)
    except Exception as fault:
        moves = ", ".join(map(str, trial.moves))
        fault.add_note(
            f"{game.info.id} for {game.info.seats}, seed {seed!r}, options {options}, {start}, moves: {moves}"
        )
        raise
    return trial


def check_deals(game: AnyGame, options: Options, seed: str, deals: int) -> int:
    """Check consecutive deals, each starting from the one before; return how many were finished."""
    standing: Standing | None = None
    over = 0
    for number in range(deals):
        trial = check_deal(game, options, f"{seed} {number}", standing)
        result = game.result(trial.state)
        over += result is not None
        standing = None if result is None else game.next(options, trial.standing, result)
    return over


class Trial:
    """A deal under check, with its history."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        standing: Standing,
        seed: str,
        rng: Random,
        deck: Sequence[Card] = (),
    ) -> None:
        self.game, self.options, self.standing = game, options, standing
        self.info: GameInfo = game.info.under(options)
        self.deck = tuple(deck) or shuffled(self.info.pack, rng)
        self.rng = rng
        self.taste = Taste(rng)
        self.moves: list[Move] = []
        self.conceived: list[Move] = []
        self.events: list[Event] = []
        self.orders = further(self.info, seed)
        beside = {card for orders in self.orders.values() for order in orders for card in order}
        self.known = {seat: set(beside) for seat in range(self.info.seats)}
        self.named = {str(card): card for card in self.info.pack}
        self.state = self._start(self.events)

    def play(self, opening: Sequence[str]) -> None:
        """Play and check, to the end or to the most moves."""
        game, zones = self.game, self._undealt()
        self._learn(self.events)
        self.check_fold(zones, self.events)
        while game.result(self.state) is None and len(self.moves) < MOST_MOVES:
            legal = game.legal_moves(self.state)
            assert legal, "the deal is not over, and there is nothing to do"
            self._conceive(legal)
            count = len(self.moves)
            looked_at = self.rng.random() < LOOKS / (LOOKS + count)
            if looked_at or self.rng.random() < LEGALITY:
                self.check_legality(legal)
            move = game.parse(opening[count]) if count < len(opening) else self._choose(legal)
            self.make(move, looked_at=looked_at)
        self.check_position()
        self.check_replay()
        # A change of phase comes once in a deal, and the looks above may miss it.
        self.check_fold(zones, self.events)
        if (result := game.result(self.state)) is not None:
            self.check_end(result)

    def make(self, move: Move, *, looked_at: bool) -> None:
        """Make the move; check its effect from every seat."""
        step: list[Event] = []
        self.moves.append(move)
        if looked_at:
            self.check_position()
            before = {seat: self.game.view(self.state, seat).zones for seat in self._viewers()}
            kept, twin = self.state.copy(), self.state.copy()
            self.game.apply(twin, move)
            assert kept == self.state != twin, "what a copy does changes the original"
            self.game.apply(self.state, move, step)
            assert self.state == twin, "asking for events changes what happens"
            self._learn(step)
            self.check_fold(before, step)
        else:
            self.game.apply(self.state, move, step)
            self._learn(step)
        self.events += step

    def check_position(self) -> None:
        """Check conservation, secrecy and sampling."""
        game, state, kept = self.game, self.state, self.state.copy()
        turn = game.to_act(state)
        assert _faces(game.view(state, None).zones) == Counter(self.info.pack), "cards are lost or made"
        self.check_views()
        self.check_unavailable()
        for seat in self._lookers(1):
            view = game.view(state, seat)
            world = game.determinize(view, self.rng)
            assert game.view(world, seat) == view, f"seat {seat} can tell the world made for it"
            assert _faces(game.view(world, None).zones) == Counter(self.info.pack)
            if seat == turn:
                assert game.legal_moves(world) == game.legal_moves(state)
                for move in self.conceived:
                    told = game.why_not(world, move), game.why_not(state, move)
                    assert told[0] == told[1], f"{move}: a hidden card is told"
        assert state == kept, "looking at a position changes it"

    def check_legality(self, legal: list[Move]) -> None:
        """Check that exactly the offered moves are not refused, and that the notation reads what it writes."""
        game, state, offered = self.game, self.state, set(legal)
        assert len(offered) == len(legal), "a move is offered twice"
        for move in legal:
            assert game.why_not(state, move) is None, f"{move} is offered and refused"
            assert game.parse(str(move)) == move
        for move in self.conceived:
            if (game.why_not(state, move) is None) != (move in offered):
                assert verb(move) in _open(game.view(state, None)), f"{move}: offered or refused?"

    def check_unavailable(self) -> None:
        """Check that a card that is not the mover's is refused in the same way from any place."""
        game, state = self.game, self.state
        turn = game.to_act(state)
        if turn is None:
            return
        zones = game.view(state, turn).zones
        own = {card for zone in zones if zone.place.owner == turn for card in zone.cards}
        plays = {move.verb: move for move in game.legal_moves(state) if isinstance(move, Play)}
        for move in plays.values():
            tried = [
                replace(move, cards=(card, *move.cards[1:])) for card in self.info.pack if card not in own
            ]
            reasons = [game.why_not(state, other) for other in tried]
            told = {reason and (reason.rule, reason.key) for reason in reasons}
            assert None not in told, f"{move.verb} with somebody else's card"
            assert len(told) <= 1, f"{move.verb} with cards out of reach is refused in several ways: {told}"

    def check_views(self) -> None:
        """Check that each seat sees what its sight allows and what was shown to it, and nothing else."""
        game, state = self.game, self.state
        referee, legal, turn = game.view(state, None), game.legal_moves(state), game.to_act(state)
        _check_json(game.position(referee))
        for seat in self._lookers(2):
            view, sight, known = game.view(state, seat), game.info.sight(seat), self.known[seat]
            assert [zone.place for zone in view.zones] == [zone.place for zone in referee.zones]
            for seen, real in zip(view.zones, referee.zones, strict=True):
                if sight.sees(seen.place):
                    assert seen.cards == real.cards, f"seat {seat} does not see all at {seen.place}"
                    known |= {card for card in real.cards if card is not None}
                faces = Counter(card for card in seen.cards if card is not None)
                assert len(seen.cards) == len(real.cards)
                assert faces <= Counter(real.cards), f"seat {seat} sees cards that do not lie at {seen.place}"
            # A sign for the whole table may be a legend of ranks, which names cards wherever they are.
            signs = [sign for sign in view.display.signs if sign.seat is not None]
            shown = _told((view.zones, view.facts, view.public, signs, view.question, view.legal))
            told = {card for card in shown if isinstance(card, Card)}
            assert told <= known, f"the view tells seat {seat} of {told - known}"
            told = {self.named[text] for text in _told(game.position(view)) if text in self.named}
            assert told <= known, f"the position tells seat {seat} of {told - known}"
            _check_json(game.position(view))
            rich = _open(view)
            mine = {move for move in legal if mover(move, turn) == seat and verb(move) not in rich}
            assert mine == {move for move in view.legal if verb(move) not in rich}, f"not seat {seat}'s moves"
            assert all(mover(move, turn) == seat for move in view.legal), f"not seat {seat}'s moves"
            assert all(game.why_not(state, move) is None for move in view.legal)
            assert view.legal or view.question is None, f"seat {seat} is asked and cannot answer"

    def check_fold(self, before: Mapping[Seat | None, Zones], step: list[Event]) -> None:
        """Check that each seat's zones before, folded with its events, give its zones after."""
        for seat in self._viewers():
            sight, zones = self.info.sight(seat), before[seat]
            for event in step:
                zones = fold(zones, redact(event, sight), sight)
            after = self.game.view(self.state, seat).zones
            assert self._in_order(zones) == self._in_order(after), f"seat {seat}: events and zones differ"

    def check_replay(self) -> None:
        """Check that the deck and the written moves lead to the same position again."""
        again: list[Event] = []
        state = self._start(again)
        for move in self.moves:
            self.game.apply(state, self.game.parse(str(move)), again)
        assert again == self.events, "the same deck and moves give other events"
        assert state == self.state

    def check_end(self, result: Result) -> None:
        """Check the lines, the ranking and the next standing.

        In a game that is over after each deal the lines may be places, and the scores stay.
        """
        game, totals = self.game, list(self.standing.scores)
        assert game.to_act(self.state) is None
        assert game.legal_moves(self.state) == []
        for line in result.lines:
            totals[line.side] = line.points if line.kind == "fall" else totals[line.side] + line.points
        stay = bool(result.ranking) and result.scores == self.standing.scores
        assert stay or tuple(totals) == result.scores, f"{result.lines} do not lead to {result.scores}"
        assert all(line.points or line.kind == "fall" for line in result.lines), result.lines
        _check_json(dict(result.carried))
        if len(set(self.standing.scores)) == 1 and len(result.ranking) > 1:
            info, before = self.info, self.standing.scores
            first, *_, last = (lead(result, tied[0], before, info) for tied in result.ranking)
            assert first > last, "who wins is behind"
        following = game.next(self.options, self.standing, result)
        assert (following is None) == bool(result.ranking)
        if following is None:
            assert sorted(chain(*result.ranking)) == list(range(self.info.sides))
        else:
            assert game.check_start(self.options, following) == following

    def _start(self, events: list[Event]) -> Any:
        return self.game.start(self.options, self.deck, self.standing, events, self.orders)

    def _conceive(self, legal: list[Move]) -> None:
        new = self.rng.sample(legal, min(8, len(legal)))
        self.conceived = (self.conceived + new)[-MOST_CONCEIVED:]

    def _choose(self, legal: list[Move]) -> Move:
        move = self.taste.choose(legal)
        if isinstance(move, Call) and move.word in _open(self.game.view(self.state, None)):
            other = self.taste.varied(move, self.info.seats)
            return move if self.game.why_not(self.state, other) else other
        return move

    def _learn(self, step: list[Event]) -> None:
        """Record what each seat has learnt; a card named in words must be known to it."""
        for seat, known in self.known.items():
            sight = self.info.sight(seat)
            got = [redact(event, sight) for event in step]
            known |= {card for event in got for card in getattr(event, "cards", ()) if card is not None}
            words = {str(event.value) for event in got if isinstance(event, Called)}
            told = {self.named[word] for word in words & self.named.keys()}
            assert told <= known, f"seat {seat} hears of {told - known}"

    def _undealt(self) -> dict[Seat | None, Zones]:
        """Return the zones before the deal: the whole deck at the place that the first card comes from, or stays in."""
        source = next((event.source for event in self.events if isinstance(event, Moved)), None)
        hidden = (None,) * len(self.deck)
        zones = self.game.view(self.state, None).zones
        if source is None:
            source = next(zone.place for zone in zones if zone.cards)
        return {
            seat: tuple(
                Zone(zone.place, (self.deck if self.info.sight(seat).sees(source) else hidden))
                if zone.place == source
                else Zone(zone.place, ())
                for zone in zones
            )
            for seat in self._viewers()
        }

    def _lookers(self, others: int) -> list[Seat]:
        """Return the seat to act and some others: not everybody at a large table."""
        turn = self.game.to_act(self.state)
        seats = [seat for seat in range(self.info.seats) if seat != turn]
        found = self.rng.sample(seats, min(others, len(seats)))
        return found if turn is None else [turn, *found]

    def _viewers(self) -> Iterator[Seat | None]:
        yield None
        yield from range(self.info.seats)

    def _in_order(self, zones: Zones) -> list[tuple[Place, Any]]:
        """Return the zones without the order of fans, which the display sorts."""
        fans = {place.kind for place in self.info.places if place.layout == "fan"}
        return [
            (zone.place, Counter(zone.cards) if zone.place.kind in fans else zone.cards) for zone in zones
        ]


def _faces(zones: Zones) -> Counter[Card | None]:
    return Counter(card for zone in zones for card in zone.cards)


def _open(view: View) -> tuple[str, ...]:
    return view.form.open


def _check_json(value: dict[str, Any]) -> None:
    assert json.loads(json.dumps(value)) == value


def _told(value: object) -> set[Any]:
    """Return every card, and every text, within a value."""
    found, waiting = set[Any](), [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Card | str):
            found.add(one)
        elif names := _fields_of(type(one)):
            waiting += [getattr(one, name) for name in names]
        elif isinstance(one, Mapping):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += one
    return found - {UNSEEN}


_fields: dict[type, tuple[str, ...]] = {}


def _fields_of(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a value; cached, as it is called a million times."""
    if kind not in _fields:
        _fields[kind] = _names(kind)
    return _fields[kind]


def _names(kind: type) -> tuple[str, ...]:
    if issubclass(kind, Struct):
        return tuple(field.name for field in structs.fields(kind))
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
