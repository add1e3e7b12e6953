"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.femtio import SEATS

TARGET: Final = 50
STOCK: Final = kit.Place("stock")
ASIDE: Final = kit.Place("aside")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("aside", "nobody", "pile"),
    kit.PlaceInfo("pile", "owner", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)


@dataclass(slots=True)
class FemtioState(kit.TrickDeal):
    """A position of one deal."""

    phase: Literal["arrange", "play", "over"]


class Femtio(kit.TrickGame[FemtioState]):
    """The game for one number of players."""

    state = FemtioState
    verbs: ClassVar[kit.Verbs] = {
        "arrange": kit.Cards(least=0, most=len(kit.FULL_PACK), any_order=True),
        "turn": kit.Says(),
    }
    example = "turn"

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("femtio", seats, kit.FULL_PACK, PLACES, target=TARGET, seat_counts=SEATS)
        self.cards_each = len(kit.FULL_PACK) // seats
        """F2: cards dealt to each seat."""

    def deal(self, start: kit.Start, events: kit.Log) -> FemtioState:
        """Deal one card at a time from forehand, the same number to each; put the rest aside (F2)."""
        turns = self.deal_out(start, self.info.seats * self.cards_each, events)
        start.piles.move(start.piles[STOCK][:], STOCK, ASIDE, events, dealt=True)
        return FemtioState(*start, turns[0], "arrange", turns[0], [0] * len(turns), [])

    def legal_moves(self, state: FemtioState) -> list[kit.Move]:
        """Return `turn`, or a single order of the hand as an example."""
        if state.phase == "arrange":
            return [arrange(kit.hand_order(state.hands[state.turn]))]
        return [kit.TURN] if state.phase == "play" else []

    def refuse(self, state: FemtioState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Play(cards, (), "arrange", ()):
                return _refuse_order(state, cards)
            case kit.Call("turn", None):
                return kit.Reason("F3", "arrange_first") if state.phase == "arrange" else None
            case _:
                return kit.Reason(None, "not_in_this_game")

    def apply(self, state: FemtioState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        if isinstance(move, kit.Play):
            self._arrange(state, move.cards, events)
        else:
            self._turn(state, events)

    def signs(self, public: FemtioState) -> tuple[kit.Sign, ...]:
        return tuple(
            kit.Sign("tricks", seat, {"taken": taken}) for seat, taken in enumerate(public.tricks_won)
        )

    def question(self, state: FemtioState) -> kit.Question:
        if state.phase == "play":
            return kit.Question("turn")
        cards = len(state.hands[state.turn])
        return kit.Question("arrange", {"cards": cards}, form=kit.AnswerForm(open=("arrange",)))

    def position(self, view: kit.View) -> dict[str, Any]:
        return {
            "hands": kit.rows(view, "hand"),
            "piles": kit.rows(view, "pile"),
            "aside": kit.faces_at(view, "aside"),
            **kit.trick_fields(view),
        }

    def outcome(self, state: FemtioState) -> kit.Result:
        """Return the result (F9, F10)."""
        won = enumerate(state.tricks_won)
        lines = tuple(kit.ScoreLine("tricks", seat, tricks) for seat, tricks in won if tricks)
        scores = kit.add_up(state.standing.scores, lines)
        return kit.Result(lines, scores, {}, _ranking(state, scores) if max(scores) >= TARGET else ())

    def _arrange(self, state: FemtioState, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
        """F3."""
        seat = state.turn
        state.piles.move(cards, kit.Place("hand", seat), kit.Place("pile", seat), events)
        state.turn = (seat + 1) % self.info.seats
        if not any(state.hands):
            state.phase = "play"

    def _turn(self, state: FemtioState, events: kit.Log) -> None:
        """F4, F5."""
        card = state.piles.of("pile")[state.turn][0]
        if kit.add_to_trick(state, card, events, source=kit.Place("pile", state.turn)):
            kit.take_trick(state, events)  # F6, F7
        if len(state.tricks) == self.cards_each:  # F8
            self.end(state, events)


def arrange(cards: Sequence[kit.Card]) -> kit.Play:
    """Return the move that puts the cards down as a pile, the first on top."""
    return kit.Play(tuple(cards), verb="arrange")


def _refuse_order(state: FemtioState, cards: tuple[kit.Card, ...]) -> kit.Reason | None:
    """F3: the order has each own card once, and is fixed afterwards."""
    if state.phase == "play":
        return kit.Reason("F3", "order_is_fixed")
    hand = state.hands[state.turn]
    missing = tuple(card for card in kit.hand_order(hand) if card not in cards)
    return kit.not_held(cards, hand) or (
        kit.Reason("F3", "cards_missing", {"missing": missing}) if missing else None
    )


def _ranking(state: FemtioState, scores: tuple[int, ...]) -> tuple[tuple[kit.Seat, ...], ...]:
    """F11; of a tie at the top, the seat that took a trick last comes first (F12, FD5)."""
    best = kit.ranking(scores)[0]
    last = next((trick.winner for trick in reversed(state.tricks) if trick.winner in best), best[0])
    return kit.ranking(scores, first=last)


FEMTIO: Final = kit.for_seats(Femtio, 4)
