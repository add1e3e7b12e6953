"""A small game of draw and discard: take a card from the stock or the open pile, then discard one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tests.toy import HELD, PACK, RANKS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import (
    NULL_LOG,
    OVER,
    AnswerForm,
    Call,
    Called,
    Cards,
    Deal,
    GameInfo,
    Log,
    Move,
    OneDealGame,
    Options,
    Piles,
    Place,
    PlaceInfo,
    Play,
    Question,
    Result,
    Says,
    ScoreLine,
    Standing,
    Verbs,
    all_from,
    log_result,
)

PLACES: Final = (
    PlaceInfo("hand", "owner", "fan", remembered=True),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("discards", "all", "pile"),
)
AT_STOCK, DISCARDS = Place("stock"), Place("discards")
STOCK, TAKE = Call("stock"), Call("take")
TURNS: Final = 6
VERBS: Final[Verbs] = {"stock": Says(), "take": Says(), "lay": Cards()}


@dataclass(slots=True)
class DrawingState(Deal):
    """The open pile has its uppermost card last. *turns*: those that are over."""

    turns: int = 0


class DrawingToy(OneDealGame[DrawingState]):
    """The game for a number of players; after `TURNS` turns all hands are shown, and the best card wins."""

    state = DrawingState
    ranks = RANKS
    verbs = VERBS
    example = "lay SA"

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("drawing-toy", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> DrawingState:
        turns = all_from(standing.dealer + 1, self.info.seats)
        piles.deal(HELD * len(turns), standing.dealer, turns, AT_STOCK, events, packets=[HELD])
        piles.draw(1, AT_STOCK, DISCARDS, events, dealt=True)
        return DrawingState(options, standing, piles, turns[0], "draw")

    def legal_moves(self, state: DrawingState) -> list[Move]:
        piles = state.piles
        if state.phase == "draw":
            return [*([STOCK] if piles[AT_STOCK] else []), *([TAKE] if piles[DISCARDS] else [])]
        return [Play((card,), verb="lay") for card in state.hands[state.turn]] if state.phase == "lay" else []

    def apply(self, state: DrawingState, move: Move, events: Log = NULL_LOG) -> None:
        hand = Place("hand", state.turn)
        if isinstance(move, Play):
            state.piles.move(move.cards, hand, DISCARDS, events)
            state.turn, state.turns, state.phase = (state.turn + 1) % self.info.seats, state.turns + 1, "draw"
        else:
            events.append(Called(state.turn, str(move)))
            source = AT_STOCK if move == STOCK else DISCARDS
            state.piles.move([state.piles[source][0 if move == STOCK else -1]], source, hand, events)
            state.phase = "lay"
        if state.turns == TURNS:
            state.phase = OVER
            for seat in range(self.info.seats):
                state.piles.show(Place("hand", seat), events)
            log_result(self.result(state), events)

    def question(self, state: DrawingState) -> Question:
        calls = [move for move in self.legal_moves(state) if isinstance(move, Call)]
        piles: dict[str, Move] = {"discards" if call == TAKE else "stock": call for call in calls}
        return Question("lead" if piles else "follow", form=AnswerForm(piles=piles))

    def result(self, state: DrawingState) -> Result | None:
        if state.phase != OVER:
            return None
        first = [min(PACK.index(card) for card in hand) for hand in state.hands]
        winner = first.index(min(first))
        scores = tuple(had + (seat == winner) for seat, had in enumerate(state.standing.scores))
        others = tuple(seat for seat in range(self.info.seats) if seat != winner)
        return Result((ScoreLine("sistan", winner, 1),), scores, {}, ((winner,), others))


@contextmanager
def at_hand() -> Iterator[DrawingToy]:
    """Add the game to the catalogue within the context."""
    game = DrawingToy(2)
    with BY_ID.joined_by(game):
        yield game
