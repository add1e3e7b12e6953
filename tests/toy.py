"""Games of a few lines that are none of those that are shipped: everybody guesses, then lays out three cards.

The last spade laid out gets its player a point; each deal is a game. In the short game three cards of one colour win at
once: such a deal is over when it is dealt.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import (
    NULL_LOG,
    OVER,
    Call,
    Called,
    Cards,
    Deal,
    Display,
    GameInfo,
    Log,
    Move,
    OneDealGame,
    Options,
    Piles,
    Place,
    PlaceInfo,
    Play,
    Result,
    Says,
    ScoreLine,
    Seat,
    Standing,
    Verbs,
    all_from,
    for_seats,
    log_result,
    make_pack,
)

RANKS: Final = "AKQJ"
PACK: Final = make_pack(RANKS)
HELD: Final = 3
PACK_AT, HEAP = Place("pack"), Place("heap")
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("pack", "nobody", "pile"),
    PlaceInfo("heap", "all", "spread", arranged="plays"),
)
VERBS: Final[Verbs] = {"guess": Says(number=True), "lay": Cards()}


@dataclass(slots=True)
class ToyState(Deal):
    """`guesses` grows to one a seat before the first card is laid out."""

    guesses: list[int] = field(default_factory=list)
    winner: Seat | None = None


class Toy(OneDealGame[ToyState]):
    """The game for one number of players."""

    state = ToyState
    ranks = RANKS
    verbs = VERBS
    example = "lay SA"
    pack_at = PACK_AT

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("toy", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> ToyState:
        turns = all_from(standing.dealer + 1, self.info.seats)
        piles.deal(HELD * len(turns), standing.dealer, turns, PACK_AT, events, packets=[HELD])
        return ToyState(options, standing, piles, turns[0], "play")

    def legal_moves(self, state: ToyState) -> list[Move]:
        if state.phase == OVER:
            return []
        if len(state.guesses) < self.info.seats:
            return [Call("guess", number) for number in range(HELD + 1)]
        return [Play((card,), verb="lay") for card in state.hands[state.turn]]

    def apply(self, state: ToyState, move: Move, events: Log = NULL_LOG) -> None:
        seat = state.turn
        if isinstance(move, Call):
            state.guesses.append(int(move.value or 0))
            events.append(Called(seat, "guess", move.value))
        elif isinstance(move, Play):
            state.piles.move(move.cards, Place("hand", seat), HEAP, events)
            if move.card.suit == "S" or state.winner is None:
                state.winner = seat
        state.turn = (seat + 1) % self.info.seats
        if len(state.piles[HEAP]) == HELD * self.info.seats:
            self.end(state, events)

    def end(self, state: ToyState, events: Log) -> None:
        """End the deal."""
        state.phase = OVER
        log_result(self.result(state), events)

    def display(self, public: ToyState) -> Display:
        turns = all_from(public.standing.dealer + 1, self.info.seats)
        return Display(plays=tuple((turns[no % len(turns)], 1) for no in range(len(public.piles[HEAP]))))

    def result(self, state: ToyState) -> Result | None:
        if state.phase != OVER or state.winner is None:
            return None
        scores = tuple(had + (seat == state.winner) for seat, had in enumerate(state.standing.scores))
        others = tuple(seat for seat in range(self.info.seats) if seat != state.winner)
        return Result((ScoreLine("sistan", state.winner, 1),), scores, {}, ((state.winner,), others))


class ShortToy(Toy):
    """The same, but three cards of one colour win as soon as they are dealt."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("toy-short", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> ToyState:
        state = super().deal(options, standing, piles, events)
        colours = [{card.suit in "HD" for card in hand} for hand in state.hands]
        state.winner = next((seat for seat, held in enumerate(colours) if len(held) == 1), None)
        if state.winner is not None:
            self.end(state, events)
        return state


def toy(seats: int = 2) -> Toy:
    """Return the game for that number of players."""
    game: Toy = for_seats(Toy, seats)
    return game


WON_WHEN_DEALT: Final = PACK
"""An order of the pack in which forehand is dealt three spades."""


@contextmanager
def at_hand() -> Iterator[Toy]:
    """Let it be one of the games for a while."""
    with BY_ID.joined_by(toy()), BY_ID.joined_by(ShortToy(2)):
        yield toy()
