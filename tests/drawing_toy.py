"""A game of draw and discard in a few lines: take from the stock or the open pile beside it, then throw a card."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from tests.toy import HELD, PACK, RANKS, Toy, ToyState
from tolva_gui.rules.cards import Card, check_deck
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Event,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Shown,
    Zone,
    hand_order,
)
from tolva_gui.rules.game import (
    NOTHING_FURTHER,
    AnswerForm,
    Chance,
    Facts,
    Further,
    Game,
    GameInfo,
    Options,
    Question,
    Standing,
    View,
)
from tolva_gui.rules.kit.notation import Cards, Says, parse_move
from tolva_gui.rules.moves import Call, Move, Play

PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("discards", "all", "pile"),
)
STOCK, TAKE = Call("stock"), Call("take")
TURNS: Final = 6


@dataclass
class DrawingState(ToyState):
    """`rest` is the stock, next card first; the open pile has its uppermost card last."""

    discards: list[Card] = field(default_factory=list)
    drew: bool = False
    turns: int = 0

    def copy(self) -> Self:
        return replace(
            self, hands=[hand[:] for hand in self.hands], rest=self.rest[:], discards=self.discards[:]
        )


class DrawingToy(Toy):
    """The game for one number of players; after some turns all show their hands, and the best card wins."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("drawing-toy", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def seated(self, seats: int) -> Game[Any]:
        return DrawingToy(seats)

    def parse(self, text: str) -> Move:
        return parse_move(text, {"stock": Says(), "take": Says(), "lay": Cards()}, RANKS, "lay SA")

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> DrawingState:
        order, hands, log = list(check_deck(deck, PACK)), list[list[Card | None]](), list[Event]()
        for seat in range(self.info.seats):
            hands.append([order.pop(0) for _ in range(HELD)])
            log.append(Moved(tuple(hands[-1]), Place("stock"), Place("hand", seat), dealt=True))
        turned = order.pop(0)
        log.append(Moved((turned,), Place("stock"), Place("discards"), dealt=True))
        events += log
        return DrawingState(standing, hands, [*order], discards=[turned])

    def to_act(self, state: ToyState) -> Seat | None:
        assert isinstance(state, DrawingState)
        over = state.turns == TURNS
        return None if over else (state.standing.dealer + 1 + state.turns) % self.info.seats

    def legal_moves(self, state: ToyState) -> list[Move]:
        assert isinstance(state, DrawingState)
        seat = self.to_act(state)
        if seat is None:
            return []
        if not state.drew:
            return [*([STOCK] if state.rest else []), *([TAKE] if state.discards else [])]
        return [Play((card,), verb="lay") for card in state.hands[seat] if card is not None]

    def apply(self, state: ToyState, move: Move, events: Log = UNHEARD) -> None:
        assert isinstance(state, DrawingState)
        seat, log = self.to_act(state), list[Event]()
        assert seat is not None
        if isinstance(move, Play):
            state.hands[seat].remove(move.card if move.card in state.hands[seat] else None)
            state.discards.append(move.card)
            state.drew, state.turns = False, state.turns + 1
            log.append(Moved((move.card,), Place("hand", seat), Place("discards")))
        else:
            card = state.rest.pop(0) if move == STOCK else state.discards.pop()
            state.hands[seat].append(card)
            state.drew = True
            source = Place("stock" if move == STOCK else "discards")
            log += [Called(seat, str(move)), Moved((card,), source, Place("hand", seat))]
        if self.to_act(state) is None:
            log += [Shown(Place("hand", no), tuple(hand)) for no, hand in enumerate(state.hands)]
        events += [*log, *self._end(state)]

    def view(self, state: ToyState, seat: Seat | None) -> View:
        assert isinstance(state, DrawingState)
        public, over = state.copy(), self.to_act(state) is None
        if seat is not None:
            public.rest = [None] * len(state.rest)
            public.hands = [
                hand if no == seat or over else [None] * len(hand) for no, hand in enumerate(public.hands)
            ]
        result, turn = self.result(state), self.to_act(state)
        hands = (Zone(Place("hand", no), hand_order(hand, RANKS)) for no, hand in enumerate(public.hands))
        scores = result.scores if result is not None else state.standing.scores
        legal = tuple(self.legal_moves(state)) if seat in (turn, None) else ()
        piles = {str(move): move for move in legal if isinstance(move, Call)}
        touched = {"stock": piles.get("stock"), "discards": piles.get("take")}
        return View(
            info=self.info,
            options={},
            ranks=RANKS,
            seat=seat,
            to_act=turn,
            legal=legal,
            zones=(
                Zone(Place("stock"), tuple(public.rest)),
                *hands,
                Zone(Place("discards"), tuple(public.discards)),
            ),
            facts=Facts(state.standing.dealer, scores),
            public=public,
            question=Question(
                "lead" if piles else "follow",
                form=AnswerForm(piles={kind: move for kind, move in touched.items() if move is not None}),
            )
            if legal
            else None,
        )

    def determinize(self, view: View, rng: Chance) -> DrawingState:
        world: DrawingState = view.public.copy()
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in PACK if card not in seen]
        rng.shuffle(unseen)
        world.hands = [[unseen.pop() if card is None else card for card in hand] for hand in world.hands]
        world.rest = [*unseen]
        return world

    def winner(self, state: ToyState) -> Seat:
        """Return the seat with the card that comes first in the pack."""
        first = [min(PACK.index(card) for card in hand if card is not None) for hand in state.hands]
        return first.index(min(first))


@contextmanager
def at_hand() -> Iterator[DrawingToy]:
    """Let it be one of the games for a while."""
    game = DrawingToy(2)
    with BY_ID.joined_by(game):
        yield game
