"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tolva_gui.rules.kit import (
    NULL_LOG,
    OVER,
    RANKS,
    TURN,
    AnswerForm,
    BaseGame,
    Call,
    Card,
    Cards,
    GameInfo,
    Log,
    Move,
    Options,
    Piles,
    Place,
    PlaceInfo,
    Play,
    Question,
    Reason,
    Result,
    Says,
    ScoreLine,
    Seat,
    Sign,
    Standing,
    TrickFacts,
    Verbs,
    View,
    add_line,
    all_from,
    faces_at,
    for_seats,
    hand_order,
    log_end,
    make_pack,
    ranking,
    rows,
    trick_fields,
)
from tolva_gui.rules.kit.tricks import TrickDeal, add_to_trick, take_trick, trick_facts, trick_winner

SEATS: Final = range(2, 7)
"""F1."""
TARGET: Final = 50
STRENGTH: Final = "".join(RANKS)
"""FD1: ace high."""
PACK: Final = make_pack(STRENGTH)
STOCK: Final = Place("stock")
ASIDE: Final = Place("aside")
ARRANGE: Final = "arrange"
PLAY: Final = "play"
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("aside", "nobody", "pile"),
    PlaceInfo("pile", "owner", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile", each=True),
)
VERBS: Final[Verbs] = {"arrange": Cards(least=0, most=len(PACK), any_order=True), "turn": Says()}


@dataclass(slots=True)
class FemtioState(TrickDeal):
    """A position of one deal."""

    lines: list[ScoreLine] = field(default_factory=list)

    @property
    def held(self) -> list[list[Card]]:
        """Per seat, the hand until it is arranged, then the pile from the top."""
        return [hand or pile for hand, pile in zip(self.hands, self.piles.of("pile"), strict=True)]


class Femtio(BaseGame[FemtioState]):
    """The game for one number of players."""

    state = FemtioState
    ranks = STRENGTH
    verbs = VERBS
    example = "turn"

    def __init__(self, seats: int) -> None:
        counts = tuple(SEATS)
        self.info = GameInfo("femtio", seats, seats, PACK, PLACES, target=TARGET, seat_counts=counts)
        self.cards_each = len(PACK) // seats
        """F2: cards dealt to each seat."""

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> FemtioState:
        """Deal one card at a time from forehand, the same number to each; put the rest aside (F2)."""
        turns = all_from(standing.dealer + 1, self.info.seats)
        piles.deal(self.info.seats * self.cards_each, standing.dealer, turns, STOCK, events)
        piles.move(piles[STOCK][:], STOCK, ASIDE, events, dealt=True)
        won, scores = [0] * len(turns), list(standing.scores)
        return FemtioState(options, standing, piles, turns[0], ARRANGE, turns[0], scores, won, [])

    def legal_moves(self, state: FemtioState) -> list[Move]:
        """Return `turn`, or a single order of the hand as an example."""
        if state.phase == ARRANGE:
            hand = hand_order(state.hands[state.turn], STRENGTH)
            return [arrange(hand)]
        return [TURN] if state.phase == PLAY else []

    def refuse(self, state: FemtioState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        match move:
            case Play(cards, (), "arrange", ()):
                return _refuse_order(state, cards)
            case Call("turn", None):
                return Reason("F3", "arrange_first") if state.phase == ARRANGE else None
            case _:
                return Reason(None, "not_in_this_game")

    def apply(self, state: FemtioState, move: Move, events: Log = NULL_LOG) -> None:
        """Make the move in place; it is trusted to be legal."""
        if isinstance(move, Play):
            self._arrange(state, move.cards, events)
        else:
            self._turn(state, events)

    def facts(self, state: FemtioState) -> TrickFacts:
        """Return the public facts."""
        best = trick_winner(state.trick, None, STRENGTH) if state.trick else None
        return trick_facts(TrickFacts, state, None, best)

    def signs(self, public: FemtioState) -> tuple[Sign, ...]:
        """Return the tricks of each seat."""
        return tuple(Sign("tricks", seat, {"taken": taken}) for seat, taken in enumerate(public.tricks_won))

    def question(self, state: FemtioState) -> Question:
        """Return the question to the seat to act."""
        if state.phase == PLAY:
            return Question("turn")
        cards = len(state.hands[state.turn])
        return Question("arrange", {"cards": cards}, form=AnswerForm(open=("arrange",)))

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        return {
            "hands": rows(view, "hand"),
            "piles": rows(view, "pile"),
            "aside": faces_at(view, "aside"),
            **trick_fields(view),
        }

    def result(self, state: FemtioState) -> Result | None:
        """Return the result of the deal, None while it goes on (F10)."""
        if state.phase != OVER:
            return None
        won = max(state.scores) >= TARGET
        return Result(tuple(state.lines), tuple(state.scores), {}, _ranking(state) if won else ())

    def _arrange(self, state: FemtioState, cards: tuple[Card, ...], events: Log) -> None:
        """F3."""
        seat = state.turn
        state.piles.move(cards, Place("hand", seat), Place("pile", seat), events)
        state.turn = (seat + 1) % self.info.seats
        if not any(state.hands):
            state.phase = PLAY

    def _turn(self, state: FemtioState, events: Log) -> None:
        """F4, F5."""
        card = state.piles.of("pile")[state.turn][0]
        if add_to_trick(state, card, events, source=Place("pile", state.turn)):
            take_trick(state, trick_winner(state.trick, None, STRENGTH), None, events)  # F6, F7
        if len(state.tricks) == self.cards_each:
            self._score(state, events)

    def _score(self, state: FemtioState, events: Log) -> None:
        """F8, F9."""
        state.phase = OVER
        for seat, taken in enumerate(state.tricks_won):
            add_line(state, "tricks", seat, taken, events)
        log_end(self.result(state), events)


def arrange(cards: Sequence[Card]) -> Play:
    """Return the move that puts the cards down as a pile, the first on top."""
    return Play(tuple(cards), verb="arrange")


def _refuse_order(state: FemtioState, cards: tuple[Card, ...]) -> Reason | None:
    """F3: the order has each own card once, and is fixed afterwards."""
    if state.phase == PLAY:
        return Reason("F3", "order_is_fixed")
    hand = state.hands[state.turn]
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


FEMTIO: Final = for_seats(Femtio, 4)
