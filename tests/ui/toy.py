"""A game that nothing in the program knows: everybody plays a card, the highest takes all; six cards, two deals."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from tolva_gui.rules import catalog
from tolva_gui.rules.cards import Card, Suit, check_deck
from tolva_gui.rules.events import Called, DealOver, Event, Moved, Place, PlaceInfo, Scored, Zone
from tolva_gui.rules.game import (
    NOTHING_FURTHER,
    Chance,
    Facts,
    Further,
    GameInfo,
    Options,
    Reason,
    Result,
    ScoreLine,
    Standing,
    View,
)
from tolva_gui.rules.kit.notation import Cards, parse_move
from tolva_gui.rules.kit.race_to import after_deal, ranking
from tolva_gui.rules.moves import Move, Play, play_card

RANKS = "AKQJT9"
SPADES: Suit = "S"
PACK = tuple(Card(SPADES, rank) for rank in "AKQJT9")  # type: ignore[arg-type]
PLACES = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("middle", "all", "trick"),
    PlaceInfo("heap", "nobody", "pile"),
)
DEALS = 2


@dataclass(slots=True)
class ToyState:
    """`None` in a hand is a card that the viewer may not know."""

    standing: Standing
    hands: list[list[Card | None]]
    leader: int
    middle: list[tuple[int, Card]] = field(default_factory=list)
    heaps: list[list[Card | None]] = field(default_factory=list)
    lines: list[ScoreLine] = field(default_factory=list)

    def copy(self) -> "ToyState":
        return deepcopy(self)


class Toy:
    def __init__(self, seats: int) -> None:
        self.info = GameInfo("toy", seats, seats, PACK, PLACES, seat_counts=(2, 3))

    def seated(self, seats: int) -> "Toy":
        return self if seats == self.info.seats else Toy(seats)

    def parse(self, text: str) -> Move:
        return parse_move(text, {"play": Cards()}, RANKS, "play SA")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        return standing

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: list[Event] | None = None,
        further: Further = NOTHING_FURTHER,
    ) -> ToyState:
        check_deck(deck, PACK)
        seats, log = self.info.seats, [] if events is None else events
        log.append(Called(standing.dealer, "deal"))
        hands = [list[Card | None](deck[seat::seats]) for seat in range(seats)]
        for number, card in enumerate(deck):
            log.append(Moved((card,), Place("heap"), Place("hand", number % seats), dealt=True))
        return ToyState(standing, hands, (standing.dealer + 1) % seats, heaps=[[] for _ in hands])

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        return after_deal(standing, result, self.info.seats)

    def next_game_dealer(self, first: int, last: int, result: Result) -> int:
        return first

    def to_act(self, state: ToyState) -> int | None:
        return (state.leader + len(state.middle)) % self.info.seats if any(state.hands) else None

    def legal_moves(self, state: ToyState) -> list[Move]:
        seat = self.to_act(state)
        held = [] if seat is None else state.hands[seat]
        return [
            play_card(card) for card in sorted(filter(None, held), key=lambda card: RANKS.index(card.rank))
        ]

    def apply(self, state: ToyState, move: Move, events: list[Event] | None = None) -> None:
        seat, log = self.to_act(state), [] if events is None else events
        assert isinstance(move, Play)
        assert seat is not None
        state.hands[seat].remove(move.card if move.card in state.hands[seat] else None)
        state.middle.append((seat, move.card))
        log.append(Moved((move.card,), Place("hand", seat), Place("middle")))
        if len(state.middle) == self.info.seats:
            self._take(state, log)

    def _take(self, state: ToyState, log: list[Event]) -> None:
        winner, _ = min(state.middle, key=lambda played: RANKS.index(played[1].rank))
        cards = tuple(card for _, card in state.middle)
        log.append(Moved(cards, Place("middle"), Place("heap", winner)))
        state.heaps[winner] += cards
        state.middle, state.leader = [], winner
        state.lines.append(ScoreLine("highest", winner, 1))
        log.append(Scored(winner, "highest", 1, self._scores(state)[winner]))
        if not any(state.hands):
            result = self.result(state)
            log.append(DealOver(result.winners if result else ()))

    def _scores(self, state: ToyState) -> tuple[int, ...]:
        return tuple(
            score + sum(line.points for line in state.lines if line.side == side)
            for side, score in enumerate(state.standing.scores)
        )

    def why_not(self, state: ToyState, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason(None, "not_available", {"card": move})

    def view(self, state: ToyState, seat: int | None) -> View:
        public = state.copy()
        for owner, hand in enumerate(public.hands):
            if seat not in (None, owner):
                public.hands[owner] = [None] * len(hand)
        heaps = [tuple(heap) if seat is None else (None,) * len(heap) for heap in state.heaps]
        zones = (
            *(Zone(Place("hand", owner), tuple(hand)) for owner, hand in enumerate(public.hands)),
            Zone(Place("middle"), tuple(card for _, card in state.middle)),
            Zone(Place("heap"), ()),
            *(Zone(Place("heap", owner), heap) for owner, heap in enumerate(heaps)),
        )
        to_act = self.to_act(state)
        return View(
            info=self.info,
            options={},
            ranks=RANKS,
            seat=seat,
            to_act=to_act,
            legal=tuple(self.legal_moves(state)) if seat in (None, to_act) else (),
            zones=zones,
            facts=Facts(state.standing.dealer, self._scores(state)),
            public=public,
        )

    def position(self, view: View) -> dict[str, Any]:
        return {"hands": []}

    def determinize(self, view: View, rng: Chance) -> ToyState:
        state: ToyState = view.public.copy()
        known = [card for hand in state.hands for card in hand] + [card for _, card in state.middle]
        known += [card for heap in state.heaps for card in heap]
        spare: list[Any] = [card for card in PACK if card not in known]
        rng.shuffle(spare)
        state.hands = [[card or spare.pop() for card in hand] for hand in state.hands]
        return state

    def result(self, state: ToyState) -> Result | None:
        if any(state.hands):
            return None
        scores = self._scores(state)
        return Result(tuple(state.lines), scores, {}, ranking(scores) if state.standing.deal == DEALS else ())


@contextmanager
def in_the_catalogue() -> Iterator[Toy]:
    """The game is there, as if its line stood in the catalogue."""
    toy = Toy(3)
    with catalog.BY_ID.joined_by(toy):
        yield toy
