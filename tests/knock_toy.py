"""A small game of lives: draw and discard, knock; the lowest hand loses a life, and the last one in wins.

A knock gives each other player one more turn. The knocker loses a life more if no hand is lower.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import (
    NULL_LOG,
    OVER,
    AnswerForm,
    BaseGame,
    Call,
    Called,
    Card,
    Cards,
    Deal,
    GameInfo,
    Log,
    Move,
    Options,
    Piles,
    Place,
    PlaceInfo,
    Play,
    Question,
    Result,
    Says,
    ScoreLine,
    Seat,
    Standing,
    Verbs,
    View,
    all_from,
    faces_at,
    log_result,
    make_pack,
    rows,
)
from tolva_gui.rules.kit.lives import after_lives, check_lives, lose_lives, seats_out

RANKS: Final = "AKQJT98765432"
PACK: Final = make_pack(RANKS)
WORTH: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(pips): pips for pips in range(2, 10)}
HELD: Final = 3
LIVES: Final = 2
LONGEST: Final = 30
"""Turns after which a deal is over without a knock, as it is when the stock is spent."""
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan", remembered=True),
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
class KnockState(Deal):
    """A position of one deal."""

    knocker: Seat | None = None
    turns: int = 0

    def playing(self) -> list[Seat]:
        """Return the seats that are in, forehand first."""
        lives = self.standing.scores
        return all_from(self.standing.dealer + 1, len(lives), seats_out(lives))


class KnockToy(BaseGame[KnockState]):
    """The game for one number of players."""

    state = KnockState
    verbs = VERBS
    example = "discard SA"

    def __init__(self, seats: int) -> None:
        self.info = GameInfo("knock", seats, seats, PACK, PLACES, seat_counts=(2, 3, 4), first_score=LIVES)

    def check_start(self, options: Options, standing: Standing) -> Standing:
        return check_lives(self.info, standing)

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> KnockState:
        turns = all_from(standing.dealer + 1, self.info.seats, seats_out(standing.scores))
        piles.deal(HELD * len(turns), standing.dealer, turns, STOCK, events)
        piles.draw(1, STOCK, DISCARDS, events, dealt=True)
        return KnockState(options, standing, piles, turns[0], "draw")

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        return after_lives(standing, result)

    def legal_moves(self, state: KnockState) -> list[Move]:
        match state.phase:
            case "draw":
                return [
                    DRAW,
                    *([TAKE] if state.piles[DISCARDS] else []),
                    *([KNOCK] if state.knocker is None else []),
                ]
            case "discard":
                return [Play((card,), verb="discard") for card in state.hands[state.turn]]
        return []

    def apply(self, state: KnockState, move: Move, events: Log = NULL_LOG) -> None:
        piles, hand = state.piles, Place("hand", state.turn)
        if isinstance(move, Play):
            piles.move(move.cards, hand, DISCARDS, events)
            self._pass_turn(state, events)
        elif move == KNOCK:
            state.knocker = state.turn
            events.append(Called(state.turn, "knock"))
            self._pass_turn(state, events)
        else:
            source, next_one = (STOCK, 0) if move == DRAW else (DISCARDS, -1)
            piles.move([piles[source][next_one]], source, hand, events)
            state.phase = "discard"

    def question(self, state: KnockState) -> Question:
        if state.phase == "discard":
            return Question("discard")
        piles: dict[str, Move] = {"stock": DRAW, **({"discards": TAKE} if state.piles[DISCARDS] else {})}
        return Question("draw", form=AnswerForm(piles=piles))

    def position(self, view: View) -> dict[str, object]:
        return {
            "hands": rows(view, "hand"),
            "stock": faces_at(view, "stock"),
            "discards": faces_at(view, "discards"),
        }

    def result(self, state: KnockState) -> Result | None:
        if state.phase != OVER:
            return None
        worths = {seat: worth(state.hands[seat]) for seat in state.playing()}
        lowest = [seat for seat in sorted(worths) if worths[seat] == min(worths.values())]
        losses = [ScoreLine("lowest", seat, -2 if seat == state.knocker else -1) for seat in lowest]
        return lose_lives(state.standing, losses)

    def _pass_turn(self, state: KnockState, events: Log) -> None:
        """The next seat that is in has the turn; after a knock the deal ends when it is the knocker's again."""
        state.turns += 1
        state.phase = "draw"
        state.turn = all_from(state.turn + 1, self.info.seats, seats_out(state.standing.scores))[0]
        if state.turn == state.knocker or state.turns == LONGEST or not state.piles[STOCK]:
            state.phase = OVER
            for seat in range(self.info.seats):
                state.piles.show(Place("hand", seat), events)
            log_result(self.result(state), events)


@contextmanager
def at_hand(seats: int = 2) -> Iterator[KnockToy]:
    """Add the game to the catalogue within the context."""
    game = KnockToy(seats)
    with BY_ID.joined_by(game):
        yield game
