"""A small game of draw and discard: take a card from the stock or the open pile, then discard one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tests.toy import HELD, PACK, RANKS
from tolva_gui.rules import kit
from tolva_gui.rules.catalog import BY_ID

PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan", remembered=True),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("discards", "all", "pile"),
)
AT_STOCK, DISCARDS = kit.Place("stock"), kit.Place("discards")
STOCK, TAKE = kit.Call("stock"), kit.Call("take")
TURNS: Final = 6
VERBS: Final[kit.Verbs] = {"stock": kit.Says(), "take": kit.Says(), "lay": kit.Cards()}


@dataclass(slots=True)
class DrawingState(kit.Deal):
    """The open pile has its uppermost card last. *turns*: those that are over."""

    turns: int = 0


class DrawingToy(kit.OneDealGame[DrawingState]):
    """The game for a number of players; after `TURNS` turns all hands are shown, and the best card wins."""

    state = DrawingState
    ranks = RANKS
    verbs = VERBS
    example = "lay SA"

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("drawing-toy", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4))

    def deal(self, start: kit.Start, events: kit.Log) -> DrawingState:
        turns = self.deal_out(start, HELD * self.info.seats, events, packets=[HELD])
        start.piles.draw(1, AT_STOCK, DISCARDS, events, dealt=True)
        return DrawingState(*start, turns[0], "draw")

    def legal_moves(self, state: DrawingState) -> list[kit.Move]:
        piles = state.piles
        if state.phase == "draw":
            return [*([STOCK] if piles[AT_STOCK] else []), *([TAKE] if piles[DISCARDS] else [])]
        return (
            [kit.Play((card,), verb="lay") for card in state.hands[state.turn]]
            if state.phase == "lay"
            else []
        )

    def apply(self, state: DrawingState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        hand = kit.Place("hand", state.turn)
        if isinstance(move, kit.Play):
            state.piles.move(move.cards, hand, DISCARDS, events)
            state.turn, state.turns, state.phase = (state.turn + 1) % self.info.seats, state.turns + 1, "draw"
        else:
            events.append(kit.Called(state.turn, str(move)))
            source = AT_STOCK if move == STOCK else DISCARDS
            state.piles.move([state.piles[source][0 if move == STOCK else -1]], source, hand, events)
            state.phase = "lay"
        if state.turns == TURNS:
            for seat in range(self.info.seats):
                state.piles.show(kit.Place("hand", seat), events)
            self.end(state, events)

    def question(self, state: DrawingState) -> kit.Question:
        calls = [move for move in self.legal_moves(state) if isinstance(move, kit.Call)]
        piles: dict[str, kit.Move] = {"discards" if call == TAKE else "stock": call for call in calls}
        return kit.Question("lead" if piles else "follow", form=kit.AnswerForm(piles=piles))

    def outcome(self, state: DrawingState) -> kit.Result:
        first = [min(PACK.index(card) for card in hand) for hand in state.hands]
        winner = first.index(min(first))
        lines = (kit.ScoreLine("sistan", winner, 1),)
        others = tuple(seat for seat in range(self.info.seats) if seat != winner)
        return kit.Result(lines, kit.add_up(state.standing.scores, lines), {}, ((winner,), others))


@contextmanager
def at_hand() -> Iterator[DrawingToy]:
    """Add the game to the catalogue within the context."""
    game = DrawingToy(2)
    with BY_ID.joined_by(game):
        yield game
