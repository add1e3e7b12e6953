"""Games of a few lines that are none of those that are shipped: everybody guesses, then lays out three cards.

The last spade laid out gets its player a point; each deal is a game. In the short game three cards of one colour win at
once: such a deal is over when it is dealt.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.cards import Card, check_deck, make_pack
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Zone,
    Zones,
    hand_order,
)
from tolva_gui.rules.info import GameInfo, Options, check_seats
from tolva_gui.rules.kit.dealing import GoesRound, all_from, deal_out
from tolva_gui.rules.kit.hidden import faces_seen, fill, hide, hide_others, shuffled_rest
from tolva_gui.rules.kit.notation import Cards, Says, parse_move
from tolva_gui.rules.kit.position import rows
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.view import view_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import Facts, View

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
    hands: list[list[Card]]
    rest: list[Card]
    guesses: list[int] = field(default_factory=list)
    heap: list[tuple[Seat, Card]] = field(default_factory=list)
    dealt_winner: Seat | None = None
    phase: str = "play"

    def copy(self) -> Self:
        return copy_state(self)


class Toy(GoesRound):
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
        order, seats = check_deck(deck, PACK), self.info.seats
        dealt, dealer = HELD * seats, standing.dealer
        turns = all_from(dealer + 1, seats)
        hands = deal_out(order[:dealt], dealer, turns, seats, Place("pack"), events, packets=[HELD])
        state = ToyState(standing, hands, list(order[dealt:]), dealt_winner=self.won_by_deal(hands))
        tell_result(self.result(state), events)
        return state

    def won_by_deal(self, hands: list[list[Card]]) -> Seat | None:
        """Return who wins before anybody does anything."""
        return None

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        return None

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
        return [Play((card,), verb="lay") for card in state.hands[seat]]

    def why_not(self, state: ToyState, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason(None, "not_in_this_game")

    def apply(self, state: ToyState, move: Move, events: Log = UNHEARD) -> None:
        seat = self.to_act(state)
        if isinstance(move, Call):
            state.guesses.append(int(move.value or 0))
            events.append(Called(seat, "guess", move.value))
        elif isinstance(move, Play) and seat is not None:
            state.hands[seat].remove(move.card)
            state.heap.append((seat, move.card))
            events.append(Moved((move.card,), Place("hand", seat), Place("heap")))
        tell_result(self.result(state), events)

    def view(self, state: ToyState, seat: Seat | None) -> View:
        public = state.copy()
        if seat is not None:
            public.rest = hide(state.rest)
            public.hands = hide_others(state.hands, {seat})
        result = self.result(state)
        scores = result.scores if result is not None else state.standing.scores
        facts = Facts(state.standing.dealer, scores)
        return view_of(
            self, state, seat, public, options={}, ranks=RANKS, zones=self.zones(public), facts=facts
        )

    def zones(self, public: ToyState) -> Zones:
        hands = [
            Zone(Place("hand", seat), hand_order(faces_seen(hand), RANKS))
            for seat, hand in enumerate(public.hands)
        ]
        heap = tuple(card for _, card in public.heap)
        return (Zone(Place("pack"), faces_seen(public.rest)), *hands, Zone(Place("heap"), heap))

    def position(self, view: View) -> dict[str, Any]:
        return {"hands": rows(view, "hand")}

    def determinize(self, view: View, rng: Chance) -> ToyState:
        world: ToyState = view.public.copy()
        seen = (card for zone in view.zones for card in zone.cards)
        spare = iter(shuffled_rest(PACK, seen, rng))
        world.hands = [fill(hand, spare) for hand in world.hands]
        world.rest = fill(world.rest, spare)
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

    def won_by_deal(self, hands: list[list[Card]]) -> Seat | None:
        colours = [{card.suit in "HD" for card in hand} for hand in hands]
        return next((seat for seat, held in enumerate(colours) if len(held) == 1), None)

    def winner(self, state: ToyState) -> Seat:
        return super().winner(state) if state.dealt_winner is None else state.dealt_winner


@cache
def toy(seats: int = 2) -> Toy:
    """Return the game for that number of players."""
    return Toy(seats)


WON_WHEN_DEALT: Final = PACK
"""An order of the pack in which forehand is dealt three spades."""


@contextmanager
def at_hand() -> Iterator[Toy]:
    """Let it be one of the games for a while."""
    with BY_ID.joined_by(toy()), BY_ID.joined_by(ShortToy(2)):
        yield toy()
