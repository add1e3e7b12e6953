"""Games of a few lines that are none of those that are shipped: everybody guesses, then lays out three cards.

The last spade laid out gets its player a point; each deal is a game. In the short game three cards of one colour win at
once: such a deal is over when it is dealt.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.cards import Card, check_deck, make_pack
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    DealOver,
    Event,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Scored,
    Seat,
    Zone,
    hand_order,
)
from tolva_gui.rules.game import (
    NOTHING_FURTHER,
    Chance,
    Facts,
    Further,
    Game,
    GameInfo,
    Options,
    Reason,
    Result,
    ScoreLine,
    Standing,
    View,
    check_seats,
)
from tolva_gui.rules.kit.notation import Cards, Says, parse_move
from tolva_gui.rules.kit.position import faces
from tolva_gui.rules.moves import Call, Move, Play

RANKS: Final = "AKQJ"
PACK: Final = make_pack(RANKS)
HELD: Final = 3
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("pack", "nobody", "pile"),
    PlaceInfo("heap", "all", "spread"),
)


@dataclass
class ToyState:
    """`guesses` grows to one a seat before the first card is laid out."""

    standing: Standing
    hands: list[list[Card | None]]
    rest: list[Card | None]
    guesses: list[int] = field(default_factory=list)
    heap: list[tuple[Seat, Card]] = field(default_factory=list)
    dealt_winner: Seat | None = None

    def copy(self) -> Self:
        return replace(
            self, hands=[hand[:] for hand in self.hands], guesses=self.guesses[:], heap=self.heap[:]
        )


class Toy:
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("toy", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def seated(self, seats: int) -> Game[Any]:
        check_seats(self.info, seats)
        return toy(seats)

    def parse(self, text: str) -> Move:
        return parse_move(text, {"guess": Says(number=True), "lay": Cards()}, RANKS, "lay SA")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        return standing

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> ToyState:
        order, hands = list(check_deck(deck, PACK)), list[list[Card | None]]()
        log: list[Event] = [Called(standing.dealer, "deal")]
        for seat in range(self.info.seats):
            hands.append([order.pop(0) for _ in range(HELD)])
            log.append(Moved(tuple(hands[-1]), Place("pack"), Place("hand", seat), dealt=True))
        state = ToyState(standing, hands, [*order], dealt_winner=self.won_by_deal(hands))
        log += self._end(state)
        events += log
        return state

    def won_by_deal(self, hands: list[list[Card | None]]) -> Seat | None:
        """Return who wins before anybody does anything."""
        return None

    def _end(self, state: ToyState) -> list[Event]:
        result = self.result(state)
        if result is None:
            return []
        side = result.lines[0].side
        return [Scored(side, "sistan", 1, result.scores[side]), DealOver(result.winners)]

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        return None

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        return (last + 1) % self.info.seats

    def to_act(self, state: ToyState) -> Seat | None:
        made = len(state.guesses) + len(state.heap)
        over = len(state.heap) == HELD * self.info.seats
        return None if over else (state.standing.dealer + 1 + made) % self.info.seats

    def legal_moves(self, state: ToyState) -> list[Move]:
        seat = self.to_act(state)
        if seat is None:
            return []
        if len(state.guesses) < self.info.seats:
            return [Call("guess", number) for number in range(HELD + 1)]
        return [Play((card,), verb="lay") for card in state.hands[seat] if card is not None]

    def why_not(self, state: ToyState, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason(None, "not_in_this_game")

    def apply(self, state: ToyState, move: Move, events: Log = UNHEARD) -> None:
        seat, log = self.to_act(state), list[Event]()
        if isinstance(move, Call):
            state.guesses.append(int(move.value or 0))
            log.append(Called(seat, "guess", move.value))
        elif isinstance(move, Play) and seat is not None:
            hand = state.hands[seat]
            hand.remove(move.card if move.card in hand else None)
            state.heap.append((seat, move.card))
            log.append(Moved((move.card,), Place("hand", seat), Place("heap")))
        log += self._end(state)
        events += log

    def view(self, state: ToyState, seat: Seat | None) -> View:
        public = state.copy()
        if seat is not None:
            public.rest = [None] * len(state.rest)
            public.hands = [
                hand if no == seat else [None] * len(hand) for no, hand in enumerate(public.hands)
            ]
        result = self.result(state)
        hands = (Zone(Place("hand", no), hand_order(hand, RANKS)) for no, hand in enumerate(public.hands))
        heap = tuple(card for _, card in state.heap)
        turn = self.to_act(state)
        return View(
            info=self.info,
            options={},
            ranks=RANKS,
            seat=seat,
            to_act=turn,
            legal=tuple(self.legal_moves(state)) if seat in (turn, None) else (),
            zones=(Zone(Place("pack"), tuple(public.rest)), *hands, Zone(Place("heap"), heap)),
            facts=Facts(
                state.standing.dealer, result.scores if result is not None else state.standing.scores
            ),
            public=public,
        )

    def position(self, view: View) -> dict[str, Any]:
        return {"hands": [faces(zone.cards) for zone in view.zones if zone.place.kind == "hand"]}

    def determinize(self, view: View, rng: Chance) -> ToyState:
        world: ToyState = view.public.copy()
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in PACK if card not in seen]
        rng.shuffle(unseen)
        world.hands = [[unseen.pop() if card is None else card for card in hand] for hand in world.hands]
        world.rest = [*unseen]
        return world

    def result(self, state: ToyState) -> Result | None:
        if self.to_act(state) is not None:
            return None
        winner = self.winner(state)
        scores = tuple(had + (seat == winner) for seat, had in enumerate(state.standing.scores))
        others = tuple(seat for seat in range(self.info.seats) if seat != winner)
        return Result((ScoreLine("sistan", winner, 1),), scores, {}, ((winner,), others))

    def winner(self, state: ToyState) -> Seat:
        """Return who has laid out the last spade, or the last card."""
        return ([seat for seat, card in state.heap if card.suit == "S"] or [state.heap[-1][0]])[-1]


class ShortToy(Toy):
    """The same, but three cards of one colour win as soon as they are dealt."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("toy-short", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def seated(self, seats: int) -> "ShortToy":
        return ShortToy(seats)

    def to_act(self, state: ToyState) -> Seat | None:
        return None if state.dealt_winner is not None else super().to_act(state)

    def won_by_deal(self, hands: list[list[Card | None]]) -> Seat | None:
        colours = [{card.suit in "HD" for card in hand if card is not None} for hand in hands]
        return next((seat for seat, held in enumerate(colours) if len(held) == 1), None)

    def winner(self, state: ToyState) -> Seat:
        return super().winner(state) if state.dealt_winner is None else state.dealt_winner


@cache
def toy(seats: int = 2) -> Toy:
    """Return the game for so many players."""
    return Toy(seats)


WON_WHEN_DEALT: Final = PACK
"""An order of the pack in which the first seat is dealt three spades."""


@contextmanager
def at_hand() -> Iterator[Toy]:
    """Let it be one of the games for a while."""
    with BY_ID.joined_by(toy()), BY_ID.joined_by(ShortToy(2)):
        yield toy()
