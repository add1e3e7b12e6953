"""Games of a few lines that are none of those that are shipped: everybody guesses, then lays out three cards.

The last spade laid out gets its player a point; each deal is a game. In the short game three cards of one colour win at
once: such a deal is over when it is dealt.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import ClassVar, Final

from tests.listed import listed
from tolva_gui.rules import kit

RANKS: Final = "AKQJ"
PACK: Final = kit.make_pack(RANKS)
HELD: Final = 3
PACK_AT, HEAP = kit.Place("pack"), kit.Place("heap")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("pack", "nobody", "pile"),
    kit.PlaceInfo("heap", "all", "spread", arranged="plays"),
)


@dataclass(slots=True)
class ToyState(kit.Deal):
    """`guesses` grows to one a seat before the first card is laid out."""

    guesses: list[int] = field(default_factory=list)
    winner: kit.Seat | None = None


class Toy(kit.OneDealGame[ToyState]):
    """The game for one number of players."""

    state = ToyState
    ranks = RANKS
    verbs: ClassVar[kit.Verbs] = {"guess": kit.Says(number=True), "lay": kit.Cards()}
    example = "lay SA"
    pack_at = PACK_AT

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("toy", seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, start: kit.Start, events: kit.Log) -> ToyState:
        turns = self.deal_out(start, HELD * self.info.seats, events, packets=[HELD])
        return ToyState(*start, turns[0], "play")

    def legal_moves(self, state: ToyState) -> list[kit.Move]:
        if state.phase == "over":
            return []
        if len(state.guesses) < self.info.seats:
            return [kit.Call("guess", number) for number in range(HELD + 1)]
        return [kit.Play((card,), verb="lay") for card in state.hands[state.turn]]

    def apply(self, state: ToyState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        seat = state.turn
        if isinstance(move, kit.Call):
            state.guesses.append(int(move.value or 0))
            events.append(kit.Called(seat, "guess", move.value))
        elif isinstance(move, kit.Play):
            state.piles.move(move.cards, kit.Place("hand", seat), HEAP, events)
            if move.card.suit == "S" or state.winner is None:
                state.winner = seat
        state.turn = (seat + 1) % self.info.seats
        if len(state.piles[HEAP]) == HELD * self.info.seats:
            self.end(state, events)

    def display(self, public: ToyState) -> kit.Display:
        turns = kit.all_from(public.standing.dealer + 1, self.info.seats)
        return kit.Display(plays=tuple((turns[no % len(turns)], 1) for no in range(len(public.piles[HEAP]))))

    def outcome(self, state: ToyState) -> kit.Result | None:
        if state.winner is None:
            return None
        lines = (kit.ScoreLine("sistan", state.winner, 1),)
        others = tuple(seat for seat in range(self.info.seats) if seat != state.winner)
        return kit.Result(lines, kit.add_up(state.standing.scores, lines), {}, ((state.winner,), others))


class ShortToy(Toy):
    """The same, but three cards of one colour win as soon as they are dealt."""

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("toy-short", seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, start: kit.Start, events: kit.Log) -> ToyState:
        state = super().deal(start, events)
        colours = [{card.suit in "HD" for card in hand} for hand in state.hands]
        state.winner = next((seat for seat, held in enumerate(colours) if len(held) == 1), None)
        if state.winner is not None:
            self.end(state, events)
        return state


def toy(seats: int = 2) -> Toy:
    """Return the game for that number of players."""
    game: Toy = kit.for_seats(Toy, seats)
    return game


TOY: Final = toy()
SHORT_TOY: Final = ShortToy(2)
WON_WHEN_DEALT: Final = PACK
"""An order of the pack in which forehand is dealt three spades."""


@contextmanager
def at_hand() -> Iterator[Toy]:
    """Let it be one of the games for a while."""
    with listed("tests.toy.TOY", "tests.toy.SHORT_TOY"):
        yield TOY
