"""A small game of draw and discard: take a card from the stock or the open pile, then discard one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from tests.toy import HELD, PACK, RANKS, Toy, ToyState
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card, check_deck
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
from tolva_gui.rules.info import GameInfo, Options
from tolva_gui.rules.kit.dealing import all_from, deal_out
from tolva_gui.rules.kit.hidden import faces_seen, fill, hide, hide_but_known, show_hands, unseen_by
from tolva_gui.rules.kit.notation import Cards, Says, parse_move
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.view import view_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game
from tolva_gui.rules.view import AnswerForm, Facts, Question, View

PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("discards", "all", "pile"),
)
STOCK, TAKE = Call("stock"), Call("take")
TURNS: Final = 6


@dataclass
class DrawingState(ToyState):
    """`rest` is the stock, next card first; the open pile has its uppermost card last.

    *known*: per seat, the cards in its hand that all have seen it take from the open pile.
    """

    known: list[list[Card]] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    drew: bool = False
    turns: int = 0


class DrawingToy(Toy):
    """The game for a number of players; after `TURNS` turns all hands are shown, and the best card wins."""

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
        order, seats = check_deck(deck, PACK), self.info.seats
        dealt, dealer = HELD * seats, standing.dealer
        turns = all_from(dealer + 1, seats)
        hands = deal_out(order[:dealt], dealer, turns, seats, Place("stock"), events, packets=[HELD])
        turned, *rest = order[dealt:]
        events.append(Moved((turned,), Place("stock"), Place("discards"), dealt=True))
        return DrawingState(standing, hands, rest, known=[[] for _ in hands], discards=[turned])

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
        return [Play((card,), verb="lay") for card in state.hands[seat]]

    def apply(self, state: ToyState, move: Move, events: Log = UNHEARD) -> None:
        assert isinstance(state, DrawingState)
        seat = self.to_act(state)
        assert seat is not None
        if isinstance(move, Play):
            state.hands[seat].remove(move.card)
            if move.card in state.known[seat]:
                state.known[seat].remove(move.card)
            state.discards.append(move.card)
            state.drew, state.turns = False, state.turns + 1
            events.append(Moved((move.card,), Place("hand", seat), Place("discards")))
        else:
            card = state.rest.pop(0) if move == STOCK else state.discards.pop()
            state.hands[seat].append(card)
            if move == TAKE:
                state.known[seat].append(card)
            state.drew = True
            source = Place("stock" if move == STOCK else "discards")
            events += [Called(seat, str(move)), Moved((card,), source, Place("hand", seat))]
        if self.to_act(state) is None:
            show_hands(state.hands, events)
        tell_result(self.result(state), events)

    def view(self, state: ToyState, seat: Seat | None) -> View:
        assert isinstance(state, DrawingState)
        public, over = state.copy(), self.to_act(state) is None
        if seat is not None:
            public.rest = hide(state.rest)
            public.hands = state.hands if over else hide_but_known(state.hands, state.known, seat)
        result = self.result(state)
        scores = result.scores if result is not None else state.standing.scores
        facts = Facts(state.standing.dealer, scores)
        return view_of(
            self,
            state,
            seat,
            public,
            options={},
            ranks=RANKS,
            zones=self.seen_zones(public, seat),
            facts=facts,
            question=self.question,
        )

    def seen_zones(self, public: DrawingState, seat: Seat | None) -> Zones:
        """Return the zones, in which a known card of another hand lies face down like the rest."""
        hidden = seat is not None and self.to_act(public) is not None
        hands = [
            Zone(
                Place("hand", owner),
                hand_order(faces_seen(hide(hand) if hidden and owner != seat else hand), RANKS),
            )
            for owner, hand in enumerate(public.hands)
        ]
        discards = Zone(Place("discards"), tuple(public.discards))
        return (Zone(Place("stock"), faces_seen(public.rest)), *hands, discards)

    def question(self, state: DrawingState) -> Question:
        calls = [move for move in self.legal_moves(state) if isinstance(move, Call)]
        piles: dict[str, Move] = {"discards" if call == TAKE else "stock": call for call in calls}
        return Question("lead" if piles else "follow", form=AnswerForm(piles=piles))

    def determinize(self, view: View, rng: Chance) -> DrawingState:
        world: DrawingState = view.public.copy()
        unseen = unseen_by(view, *world.known)
        rng.shuffle(unseen)
        spare = iter(unseen)
        world.hands = [fill(hand, spare) for hand in world.hands]
        world.rest = fill(world.rest, spare)
        return world

    def winner(self, state: ToyState) -> Seat:
        """Return the seat with the card that comes first in the pack."""
        first = [min(PACK.index(card) for card in hand) for hand in state.hands]
        return first.index(min(first))


@contextmanager
def at_hand() -> Iterator[DrawingToy]:
    """Add the game to the catalogue within the context."""
    game = DrawingToy(2)
    with BY_ID.joined_by(game):
        yield game
