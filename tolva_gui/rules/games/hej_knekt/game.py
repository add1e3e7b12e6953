"""Hej knekt, for three to six: cards are turned one by one, and the last to greet takes them.

Moves carry the clock, in milliseconds from the start of the deal; a reaction names its seat.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.hej_knekt import SEATS
from tolva_gui.rules.view import RaceFacts

TWOS_OUT: Final = {3: ("C2",), 4: (), 5: ("C2", "S2"), 6: ("S2", "H2", "D2", "C2")}
"""HK1, HKD1: the twos removed, by number of seats."""
GREETINGS: Final = {"T": "whistle", "J": "jack", "Q": "lady", "K": "salute", "A": "slap"}
"""HK5: the right greeting, by rank."""
LOCK: Final = 1000
"""HKD5: the lock after a wrong reaction, in milliseconds."""
LONGEST_RACE: Final = 5000
"""HKD8: the longest race, in milliseconds."""
PLACES: Final = (
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("pile", "nobody", "pile", each=True),
    kit.PlaceInfo("middle", "all", "pile"),
)
OPTIONS: Final = (
    kit.Option("strict", False, (False, True), "HKD5"),
    kit.Option("play_to_last", False, (False, True), "HKD6"),
)
MIDDLE: Final = kit.Place("middle")


@dataclass(slots=True)
class HejKnektState(kit.Deal):
    """A position of one deal.

    *turn*: the next seat to turn; in a race the one that has turned. *locked*: per seat, when its lock ends, 0 if not
    locked. *reacted*: the seats that have reacted rightly to the top card, with times.
    """

    phase: Literal["turn", "race", "over"]
    locked: list[int]
    clock: int = 0
    shown_at: int | None = None
    reacted: tuple[tuple[kit.Seat, int], ...] = ()
    out: list[kit.Seat] = field(default_factory=list)

    stacks = kit.AtEach("pile")
    """The cards in front of each seat, from the top."""
    middle = kit.At(MIDDLE)
    """The cards turned so far, the top one last."""

    def clockwise(self) -> list[kit.Seat]:
        """Return the seats still in, beginning after `turn` and ending with it."""
        return kit.all_from(self.turn + 1, len(self.locked), self.out)

    def not_yet(self) -> list[kit.Seat]:
        """Return the seats still in that have not reacted rightly to the top card, clockwise."""
        done = [seat for seat, _ in self.reacted]
        return [seat for seat in self.clockwise() if seat not in done]


class HejKnekt(kit.OneDealGame[HejKnektState]):
    """The game for one number of players."""

    state = HejKnektState
    facts_kind = RaceFacts
    verbs: ClassVar[kit.Verbs] = {
        "turn": kit.Says(number=True),
        "react": kit.Says(tuple(GREETINGS.values()), by=True, numbers=1),
        "close": kit.Says(number=True),
    }
    example = "react 2 jack 1650"

    def __init__(self, seats: int) -> None:
        pack = tuple(card for card in kit.FULL_PACK if str(card) not in TWOS_OUT[seats])
        self.info = kit.GameInfo(
            "hej-knekt",
            seats,
            pack,
            PLACES,
            OPTIONS,
            seat_counts=SEATS,
            reactions=tuple((word, rank) for rank, word in GREETINGS.items()),
        )

    def deal(self, start: kit.Start, events: kit.Log) -> HejKnektState:
        """Deal the whole deck in piles (HK2)."""
        turns = self.deal_out(start, len(self.info.pack), events, kind="pile")
        return HejKnektState(*start, turns[0], "turn", [0] * len(turns))

    def to_act(self, state: HejKnektState) -> kit.Seat | None:
        """Return the seat to turn; None in a race, in which all may react, and when the deal is over."""
        return state.turn if state.phase == "turn" else None

    def legal_moves(self, state: HejKnektState) -> list[kit.Move]:
        """Return an example of each kind of move; it stays legal at any later time."""
        soonest = min(_may_react(state), key=lambda seat: state.locked[seat], default=None)
        return [*_turns(state), *([] if soonest is None else [_reaction(state, soonest)])]

    def refuse(self, state: HejKnektState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("turn", int(time)):
                if state.phase == "race":
                    return kit.Reason("HK5", "race_first")
                return _refuse_time(state, time)
            case kit.Call("react", str(), int(seat), (time,)):
                return _refuse_time(state, time) or _refuse_reaction(state, seat, time)
            case kit.Call("close", int(time)):
                return _refuse_time(state, time) or _refuse_close(state, time)
            case _:
                return kit.Reason(None, "no_such_move")

    def apply(self, state: HejKnektState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        match move:
            case kit.Call("turn", int(time)):
                self._advance(state, time)
                self._turn(state, events)
            case kit.Call("react", str(word), int(seat), (time,)):
                self._advance(state, time)
                self._react(state, seat, word, events)
            case kit.Call("close", int(time)):
                self._advance(state, time)
                self._take(state, state.not_yet()[0], events)

    def view(self, state: HejKnektState, seat: kit.Seat | None) -> kit.View:
        """Return the seat's view, with the moves of a seat that is not to act but may react."""
        legal = tuple(self.legal_moves(state) if seat is None else _moves_of(state, seat))
        return replace(super().view(state, seat), legal=legal, question=_question(state, seat, legal))

    def signs(self, public: HejKnektState) -> tuple[kit.Sign, ...]:
        signs = kit.out_signs(public.out)
        shown = public.shown_at or 0
        signs += [kit.Sign("reacted", seat, {"time": time - shown}) for seat, time in public.reacted]
        signs += [
            kit.Sign("locked", seat, {"until": until}) for seat, until in enumerate(public.locked) if until
        ]
        return tuple(signs)

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": [[] for _ in state.locked],
            "piles": kit.rows(view, "pile"),
            "middle": kit.faces_at(view, "middle"),
            "clock": state.clock,
            "shown_at": state.shown_at,
            "reacted": [list(reaction) for reaction in state.reacted],
            "locked": list(state.locked),
            "out": list(state.out),
        }

    def outcome(self, state: HejKnektState) -> kit.Result:
        return kit.place_result(state.out, state.standing, self.info.seats)

    def _advance(self, state: HejKnektState, time: int) -> None:
        state.clock = time
        state.locked = [until if until > time else 0 for until in state.locked]

    def _turn(self, state: HejKnektState, events: kit.Log) -> None:
        """HK3: the top card goes on the middle; ten or higher opens a race (HK5)."""
        seat = state.turn
        (card,) = state.piles.draw(1, kit.Place("pile", seat), MIDDLE, events)
        state.shown_at, state.reacted = state.clock, ()
        if card.rank in GREETINGS:
            state.phase = "race"
            return
        following = state.clockwise()[0]
        kit.go_out_if_empty(state.out, seat, state.stacks[seat], events)  # HK9, HKD3
        self._go_on(state, following, events)

    def _react(self, state: HejKnektState, seat: kit.Seat, word: str, events: kit.Log) -> None:
        """HK6, HK8: a right reaction may end the race; a wrong one costs a second, or the middle (HKD5)."""
        time = state.clock - (state.shown_at or 0)
        right = GREETINGS.get(state.middle[-1].rank) == word
        events.append(kit.Called(seat, word, time))
        if right:
            state.reacted = (*state.reacted, (seat, state.clock))
            if len(state.not_yet()) == 1:
                self._take(state, state.not_yet()[0], events)
            return
        events.append(kit.Called(seat, "wrong"))
        if state.options["strict"]:
            self._take(state, seat, events)
        else:
            state.locked[seat] = state.clock + LOCK

    def _take(self, state: HejKnektState, loser: kit.Seat, events: kit.Log) -> None:
        """HK6, HK7: the middle goes under the pile of the loser, who turns next; HKD4: the turner may be out now."""
        turner = state.turn
        events.append(kit.Called(loser, "takes", len(state.middle)))
        state.piles.move(state.middle[:], MIDDLE, kit.Place("pile", loser), events)
        state.shown_at, state.reacted, state.phase = None, (), "turn"
        kit.go_out_if_empty(state.out, turner, state.stacks[turner], events)
        self._go_on(state, loser, events)

    def _go_on(self, state: HejKnektState, turn: kit.Seat, events: kit.Log) -> None:
        """HKD6: that seat turns next, unless the deal is over."""
        state.turn = turn
        left = self.info.seats - len(state.out)
        if state.out and (left == 1 or not state.options["play_to_last"]):
            self.end(state, events)


def _refuse_time(state: HejKnektState, time: int) -> kit.Reason | None:
    return None if time >= state.clock else kit.Reason(None, "clock_runs_on", {"clock": state.clock})


def _refuse_reaction(state: HejKnektState, seat: kit.Seat, time: int) -> kit.Reason | None:
    if seat >= len(state.locked):
        return kit.Reason(None, "no_such_seat", {"seat": seat})
    if seat in state.out:
        return kit.Reason("HK9", "is_out")
    if not state.middle:
        return kit.Reason("HK5", "nothing_shown")
    if seat not in state.not_yet():
        return kit.Reason("HK5", "reacted_already")
    return kit.Reason("HKD5", "locked", {"until": state.locked[seat]}) if state.locked[seat] > time else None


def _refuse_close(state: HejKnektState, time: int) -> kit.Reason | None:
    if state.phase != "race" or state.shown_at is None:
        return kit.Reason("HKD8", "no_race")
    return None if time >= state.shown_at + LONGEST_RACE else kit.Reason("HKD8", "race_goes_on")


def _turns(state: HejKnektState) -> list[kit.Move]:
    """Return an example of the move that is not a reaction."""
    match state.phase:
        case "turn":
            return [kit.Call("turn", state.clock)]
        case "race":
            return [kit.Call("close", max(state.clock, (state.shown_at or 0) + LONGEST_RACE))]
        case _:
            return []


def _reaction(state: HejKnektState, seat: kit.Seat) -> kit.Move:
    """Return an example of a reaction of the seat: the right one if any, as soon as possible."""
    word = GREETINGS.get(state.middle[-1].rank, GREETINGS["T"])
    return kit.Call("react", word, seat, (max(state.locked[seat], state.clock),))


def _moves_of(state: HejKnektState, seat: kit.Seat) -> list[kit.Move]:
    turns = _turns(state) if state.phase == "turn" and state.turn == seat else []
    return [*turns, *([_reaction(state, seat)] if seat in _may_react(state) else [])]


def _may_react(state: HejKnektState) -> list[kit.Seat]:
    """Return the seats that may react now, or once their lock is over."""
    return state.not_yet() if state.middle and state.phase != "over" else []


def _question(
    state: HejKnektState, seat: kit.Seat | None, legal: tuple[kit.Move, ...]
) -> kit.Question | None:
    verbs = tuple(move.word for move in legal if isinstance(move, kit.Call))
    if not verbs:
        return None
    mine = state.phase == "turn" and seat in (None, state.turn)
    return kit.Question("turn" if mine else "react", form=kit.AnswerForm(open=verbs))


HEJ_KNEKT: Final = kit.for_seats(HejKnekt, 4)
