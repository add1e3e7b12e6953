"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.cards import RANKS, Card, check_deck, make_pack
from tolva_gui.rules.events import (
    UNHEARD,
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
from tolva_gui.rules.kit.finish_order import check_nothing_left
from tolva_gui.rules.kit.hidden import faces_seen, fill, hide, hide_others, shuffled_rest
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces_at, rows, trick_fields
from tolva_gui.rules.kit.race_to import after_deal, ranking
from tolva_gui.rules.kit.score_sheet import add_line, tell_end
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.tricks import add_to_trick, take_trick, trick_facts, trick_winner, trick_zones
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import TURN, Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import AnswerForm, Display, Question, Sign, TrickFacts, TrickRecord, View

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
TARGET: Final = 50
STRENGTH: Final = "".join(RANKS)
"""FD1: ace high."""
PACK: Final = make_pack(STRENGTH)
STOCK: Final = Place("stock")
ASIDE: Final = Place("aside")
ARRANGE: Final = "arrange"
PLAY: Final = "play"
OVER: Final = "over"
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("aside", "nobody", "pile"),
    PlaceInfo("pile", "owner", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile"),
)
VERBS: Final[Verbs] = {"arrange": Cards(least=0, most=len(PACK), any_order=True), "turn": Says()}


@dataclass(slots=True)
class FemtioState:
    """A position of one deal.

    *held*: per seat, the hand until it is arranged, then the pile from the top.
    """

    standing: Standing
    held: list[list[Card]]
    aside: tuple[Card, ...]
    turn: Seat
    leader: Seat
    tricks_won: list[int]
    scores: list[int]
    arranged: list[bool]
    phase: str = ARRANGE
    trick: list[Card] = field(default_factory=list)
    tricks: list[TrickRecord] = field(default_factory=list)
    lines: list[ScoreLine] = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)


class Femtio(GoesRound):
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        counts = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
        self.info = GameInfo("femtio", seats, seats, PACK, PLACES, target=TARGET, seat_counts=counts)
        self.cards_each = len(PACK) // seats
        """F2: cards dealt to each seat."""

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players (F1)."""
        check_seats(self.info, seats)
        return _femtio(seats)

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `arrange SA C7 …`, `turn`."""
        return parse_move(text, VERBS, STRENGTH, "turn")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if no deal can begin with it."""
        return check_nothing_left(self.info, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal (F10, FD4)."""
        return after_deal(standing, result, self.info.seats)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> FemtioState:
        """Deal one card at a time from forehand, the same number to each; put the rest aside (F2)."""
        order, seats = check_deck(deck, PACK), self.info.seats
        dealt, aside = order[: seats * self.cards_each], order[seats * self.cards_each :]
        turns = all_from(standing.dealer + 1, seats)
        held = deal_out(dealt, standing.dealer, turns, seats, STOCK, events)
        if aside:
            events.append(Moved(aside, STOCK, ASIDE, dealt=True))
        return FemtioState(
            standing,
            held=held,
            aside=aside,
            turn=turns[0],
            leader=turns[0],
            tricks_won=[0] * seats,
            scores=list(standing.scores),
            arranged=[False] * seats,
        )

    def to_act(self, state: FemtioState) -> Seat | None:
        """Return the seat to arrange its cards or to turn the next one."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: FemtioState) -> list[Move]:
        """Return `turn`, or a single order of the hand as an example."""
        if state.phase == ARRANGE:
            hand = hand_order(state.held[state.turn], STRENGTH)
            return [arrange(hand)]
        return [TURN] if state.phase == PLAY else []

    def why_not(self, state: FemtioState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        match move:
            case Play(cards, (), "arrange", ()):
                return _refuse_order(state, cards)
            case Call("turn", None):
                return Reason("F3", "arrange_first") if state.phase == ARRANGE else None
            case _:
                return Reason(None, "not_in_this_game")

    def apply(self, state: FemtioState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        if isinstance(move, Play):
            self._arrange(state, move.cards, events)
        else:
            self._turn(state, events)

    def view(self, state: FemtioState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else _public(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options={},
            ranks=STRENGTH,
            zones=_zones(public),
            facts=_facts(state),
            question=_question,
            display=Display(
                tuple(Sign("tricks", seat, {"taken": taken}) for seat, taken in enumerate(state.tricks_won))
            ),
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        return {
            "hands": rows(view, "hand"),
            "piles": rows(view, "pile"),
            "aside": faces_at(view, "aside"),
            **trick_fields(view),
        }

    def determinize(self, view: View, rng: Chance) -> FemtioState:
        """Return a sampled state consistent with the view; there is no duty to follow suit (F5)."""
        world = public_as(FemtioState, view.public).copy()
        spare = iter(shuffled_rest(PACK, (card for zone in view.zones for card in zone.cards), rng))
        world.held = [fill(cards, spare) for cards in world.held]
        world.aside = tuple(fill(world.aside, spare))
        return world

    def result(self, state: FemtioState) -> Result | None:
        """Return the result of the deal, None while it goes on (F10)."""
        if state.phase != OVER:
            return None
        won = max(state.scores) >= TARGET
        return Result(tuple(state.lines), tuple(state.scores), {}, _ranking(state) if won else ())

    def _arrange(self, state: FemtioState, cards: tuple[Card, ...], events: Log) -> None:
        """F3."""
        seat = state.turn
        state.held[seat], state.arranged[seat] = list(cards), True
        events.append(Moved(cards, Place("hand", seat), Place("pile", seat)))
        state.turn = (seat + 1) % self.info.seats
        if all(state.arranged):
            state.phase = PLAY

    def _turn(self, state: FemtioState, events: Log) -> None:
        """F4, F5."""
        card = state.held[state.turn].pop(0)
        if add_to_trick(state, card, events, kind="pile"):
            take_trick(state, trick_winner(state.trick, None, STRENGTH), None, events)  # F6, F7
        if len(state.tricks) == self.cards_each:
            self._score(state, events)

    def _score(self, state: FemtioState, events: Log) -> None:
        """F8, F9."""
        state.phase = OVER
        for seat, taken in enumerate(state.tricks_won):
            add_line(state, "tricks", seat, taken, events)
        tell_end(self.result(state), events)


def arrange(cards: Sequence[Card]) -> Play:
    """Return the move that puts the cards down as a pile, the first on top."""
    return Play(tuple(cards), verb="arrange")


def _refuse_order(state: FemtioState, cards: tuple[Card, ...]) -> Reason | None:
    """F3: the order has each own card once, and is fixed afterwards."""
    if state.phase == PLAY:
        return Reason("F3", "order_is_fixed")
    hand = state.held[state.turn]
    strange = next((card for card in cards if card not in hand), None)
    if strange is not None:
        return Reason(None, "not_available", {"card": strange})
    missing = tuple(card for card in hand_order(hand, STRENGTH) if card not in cards)
    return Reason("F3", "cards_missing", {"missing": missing}) if missing else None


def _ranking(state: FemtioState) -> tuple[tuple[Seat, ...], ...]:
    """F11; of a tie at the top, the seat that took a trick last comes first (F12, FD5)."""
    first, *others = ranking(tuple(state.scores))
    last = next((trick.winner for trick in reversed(state.tricks) if trick.winner in first), first[0])
    beaten = tuple(seat for seat in first if seat != last)
    return ((last,), beaten, *others) if beaten else (first, *others)


def _public(state: FemtioState, seat: Seat) -> FemtioState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    public.held = hide_others(state.held, {seat})
    public.aside = tuple(hide(state.aside))
    return public


def _zones(state: FemtioState) -> Zones:
    """Return the zones of a whole or a public state."""
    seats = range(len(state.held))
    held = [faces_seen(cards) for cards in state.held]
    return (
        Zone(STOCK, ()),
        Zone(ASIDE, faces_seen(state.aside)),
        *(
            Zone(Place("hand", seat), () if state.arranged[seat] else hand_order(held[seat], STRENGTH))
            for seat in seats
        ),
        *(Zone(Place("pile", seat), held[seat] if state.arranged[seat] else ()) for seat in seats),
        *trick_zones(state),
    )


def _facts(state: FemtioState) -> TrickFacts:
    best = trick_winner(state.trick, None, STRENGTH) if state.trick else None
    return trick_facts(TrickFacts, state, None, best)


def _question(state: FemtioState) -> Question:
    if state.phase == ARRANGE:
        return Question("arrange", {"cards": len(state.held[state.turn])}, form=AnswerForm(open=("arrange",)))
    return Question("turn")


@cache
def _femtio(seats: int) -> Femtio:
    return Femtio(seats)


FEMTIO: Final = _femtio(4)
