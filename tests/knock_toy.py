"""A small game of lives: draw and discard, knock; the lowest hand loses a life, and the last one in wins.

A knock gives each other player one more turn. The knocker loses a life more if no hand is lower.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
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
from tolva_gui.rules.kit.hidden import faces_seen, fill, hide, hide_but_known, show_hands, unseen_by
from tolva_gui.rules.kit.lives import after_lives, check_lives, lose_lives, seats_out
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces_at, rows
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import AnswerForm, Facts, Question, View

RANKS: Final = "AKQJT98765432"
PACK: Final = make_pack(RANKS)
WORTH: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(pips): pips for pips in range(2, 10)}
HELD: Final = 3
LIVES: Final = 2
LONGEST: Final = 30
"""Turns after which a deal is over without a knock, as it is when the stock is spent."""
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("discards", "all", "pile"),
)
STOCK, DISCARDS = Place("stock"), Place("discards")
VERBS: Final[Verbs] = {"draw": Says(), "take": Says(), "knock": Says(), "discard": Cards()}
DRAW, TAKE, KNOCK = Call("draw"), Call("take"), Call("knock")


def worth(hand: Sequence[Card]) -> int:
    """Return the total of the best suit."""
    totals: dict[str, int] = {}
    for card in hand:
        totals[card.suit] = totals.get(card.suit, 0) + WORTH[card.rank]
    return max(totals.values(), default=0)


@dataclass(slots=True)
class KnockState:
    """*known*: per seat, the cards in its hand that all have seen it take. *stock*: the next card first."""

    standing: Standing
    hands: list[list[Card]]
    known: list[list[Card]]
    stock: list[Card]
    discards: list[Card]
    turn: Seat
    phase: str = "draw"
    knocker: Seat | None = None
    turns: int = 0

    def copy(self) -> Self:
        return copy_state(self)

    def playing(self) -> list[Seat]:
        """Return the seats that are in, forehand first."""
        lives = self.standing.scores
        return all_from(self.standing.dealer + 1, len(lives), seats_out(lives))


class KnockToy(GoesRound):
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("knock", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4), first_score=LIVES)

    def seated(self, seats: int) -> Game[Any]:
        check_seats(self.info, seats)
        return KnockToy(seats)

    def parse(self, text: str) -> Move:
        return parse_move(text, VERBS, RANKS, "discard SA")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        return check_lives(self.info, standing)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> KnockState:
        order, seats = check_deck(deck, PACK), self.info.seats
        turns = all_from(standing.dealer + 1, seats, seats_out(standing.scores))
        dealt = HELD * len(turns)
        hands = deal_out(order[:dealt], standing.dealer, turns, seats, STOCK, events)
        turned, *stock = order[dealt:]
        events.append(Moved((turned,), STOCK, DISCARDS, dealt=True))
        return KnockState(standing, hands, [[] for _ in hands], stock, [turned], turns[0])

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        return after_lives(standing, result)

    def to_act(self, state: KnockState) -> Seat | None:
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: KnockState) -> list[Move]:
        match state.phase:
            case "draw":
                return [
                    DRAW,
                    *([TAKE] if state.discards else []),
                    *([KNOCK] if state.knocker is None else []),
                ]
            case "discard":
                return [Play((card,), verb="discard") for card in state.hands[state.turn]]
        return []

    def why_not(self, state: KnockState, move: Move) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason(None, "not_in_this_game")

    def apply(self, state: KnockState, move: Move, events: Log = UNHEARD) -> None:
        seat, hand = state.turn, Place("hand", state.turn)
        if isinstance(move, Play):
            self._discard(state, move.card, events)
        elif move == KNOCK:
            state.knocker = seat
            events.append(Called(seat, "knock"))
            self._pass_turn(state, events)
        else:
            card = state.stock.pop(0) if move == DRAW else state.discards.pop()
            state.hands[seat].append(card)
            state.known[seat] += [card] if move == TAKE else []
            state.phase = "discard"
            events.append(Moved((card,), STOCK if move == DRAW else DISCARDS, hand))

    def view(self, state: KnockState, seat: Seat | None) -> View:
        result = self.result(state)
        return view_of(
            self,
            state,
            seat,
            public := state.copy() if seat is None else self.public_state(state, seat),
            options={},
            ranks=RANKS,
            zones=self.zones(public, seat),
            facts=Facts(state.standing.dealer, state.standing.scores if result is None else result.scores),
            question=self.question,
        )

    def public_state(self, state: KnockState, seat: Seat) -> KnockState:
        """Return the state without the cards hidden from the seat; it keeps what all have seen."""
        public = state.copy()
        public.stock = hide(state.stock)
        if state.phase != "over":
            public.hands = hide_but_known(state.hands, state.known, seat)
        return public

    def zones(self, public: KnockState, seat: Seat | None) -> Zones:
        """Return the zones, in which also the known cards of others lie face down."""
        hands = []
        for owner, hand in enumerate(public.hands):
            seen = hand if seat in (None, owner) or public.phase == "over" else hide(hand)
            hands.append(Zone(Place("hand", owner), hand_order(faces_seen(seen), RANKS)))
        return (Zone(STOCK, faces_seen(public.stock)), *hands, Zone(DISCARDS, tuple(public.discards)))

    def question(self, state: KnockState) -> Question:
        if state.phase == "discard":
            return Question("discard")
        piles: dict[str, Move] = {"stock": DRAW, **({"discards": TAKE} if state.discards else {})}
        return Question("draw", form=AnswerForm(piles=piles))

    def position(self, view: View) -> dict[str, Any]:
        return {
            "hands": rows(view, "hand"),
            "stock": faces_at(view, "stock"),
            "discards": faces_at(view, "discards"),
        }

    def determinize(self, view: View, rng: Chance) -> KnockState:
        world = public_as(KnockState, view.public).copy()
        unseen = unseen_by(view, *world.known)
        rng.shuffle(unseen)
        spare = iter(unseen)
        world.hands = [fill(hand, spare) for hand in world.hands]
        world.stock = fill(world.stock, spare)
        return world

    def result(self, state: KnockState) -> Result | None:
        if state.phase != "over":
            return None
        worths = {seat: worth(state.hands[seat]) for seat in state.playing()}
        lowest = [seat for seat in sorted(worths) if worths[seat] == min(worths.values())]
        losses = [ScoreLine("lowest", seat, -2 if seat == state.knocker else -1) for seat in lowest]
        return lose_lives(state.standing, losses)

    def _discard(self, state: KnockState, card: Card, events: Log) -> None:
        seat = state.turn
        state.hands[seat].remove(card)
        if card in state.known[seat]:
            state.known[seat].remove(card)
        state.discards.append(card)
        events.append(Moved((card,), Place("hand", seat), DISCARDS))
        self._pass_turn(state, events)

    def _pass_turn(self, state: KnockState, events: Log) -> None:
        """The next seat that is in has the turn; after a knock the deal ends when it is the knocker's again."""
        state.turns += 1
        state.phase = "draw"
        state.turn = all_from(state.turn + 1, self.info.seats, seats_out(state.standing.scores))[0]
        if state.turn == state.knocker or state.turns == LONGEST or not state.stock:
            state.phase = "over"
            show_hands(state.hands, events)
            tell_result(self.result(state), events)


@contextmanager
def at_hand(seats: int = 2) -> Iterator[KnockToy]:
    """Add the game to the catalogue within the context."""
    game = KnockToy(seats)
    with BY_ID.joined_by(game):
        yield game
