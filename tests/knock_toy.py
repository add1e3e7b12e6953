"""A small game of lives: draw and discard, knock; the lowest hand loses a life, and the last one in wins.

A knock gives each other player one more turn. The knocker loses a life more if no hand is lower. The scores are the
lives, and `out` is carried: the seats without, in groups that left together, the first group first.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from tests.listed import listed
from tolva_gui.rules import kit

RANKS: Final = "AKQJT98765432"
PACK: Final = kit.make_pack(RANKS)
WORTH: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(pips): pips for pips in range(2, 10)}
HELD: Final = 3
LIVES: Final = 2
LONGEST: Final = 30
"""Turns after which a deal is over without a knock, as it is when the stock is spent."""
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan", remembered=True),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("discards", "all", "pile"),
)
STOCK, DISCARDS = kit.Place("stock"), kit.Place("discards")
DRAW, TAKE, KNOCK = kit.Call("draw"), kit.Call("take"), kit.Call("knock")


def seats_out(lives: Sequence[int]) -> list[kit.Seat]:
    """Return the seats without lives."""
    return [seat for seat, left in enumerate(lives) if not left]


def worth(hand: Sequence[kit.Card]) -> int:
    """Return the total of the best suit."""
    totals: dict[str, int] = {}
    for card in hand:
        totals[card.suit] = totals.get(card.suit, 0) + WORTH[card.rank]
    return max(totals.values(), default=0)


class Gone(kit.Carry, frozen=True):
    """The seats without lives, in groups in the order of leaving."""

    out: tuple[tuple[kit.Seat, ...], ...] = ()


@dataclass(slots=True)
class KnockState(kit.Deal):
    """A position of one deal."""

    knocker: kit.Seat | None = None
    turns: int = 0

    def playing(self) -> list[kit.Seat]:
        """Return the seats that are in, forehand first."""
        lives = self.standing.scores
        return kit.all_from(self.standing.dealer + 1, len(lives), seats_out(lives))


class KnockToy(kit.Game[KnockState]):
    """The game for one number of players."""

    state = KnockState
    verbs: ClassVar[kit.Verbs] = {
        "draw": kit.Says(),
        "take": kit.Says(),
        "knock": kit.Says(),
        "discard": kit.Cards(),
    }
    example = "discard SA"

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("knock", seats, PACK, PLACES, seat_counts=(2, 3, 4), first_score=LIVES)

    def first_carry(self, options: kit.Options) -> kit.Carry:
        return Gone()

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        out, lives = seats_out(standing.scores), standing.scores
        if len(lives) - len(out) < 2 or standing.dealer in out or min(lives) < 0:
            raise kit.SetupError("two players at least have lives, the dealer among them")
        complete = super().check_start(options, standing)
        return replace(complete, carried={"out": complete.carried["out"] or ([out] if out else [])})

    def deal(self, start: kit.Start, events: kit.Log) -> KnockState:
        out = seats_out(start.standing.scores)
        turns = self.deal_out(start, HELD * (self.info.seats - len(out)), events, out=out)
        start.piles.draw(1, STOCK, DISCARDS, events, dealt=True)
        return KnockState(*start, turns[0], "draw")

    def next(self, options: kit.Options, standing: kit.Standing, result: kit.Result) -> kit.Standing | None:
        following = super().next(options, standing, result)
        if following is None:
            return None
        dealer = kit.all_from(following.dealer, self.info.seats, seats_out(result.scores))[0]
        return replace(following, dealer=dealer)

    def legal_moves(self, state: KnockState) -> list[kit.Move]:
        match state.phase:
            case "draw":
                return [
                    DRAW,
                    *([TAKE] if state.piles[DISCARDS] else []),
                    *([KNOCK] if state.knocker is None else []),
                ]
            case "discard":
                return [kit.Play((card,), verb="discard") for card in state.hands[state.turn]]
        return []

    def apply(self, state: KnockState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        piles, hand = state.piles, kit.Place("hand", state.turn)
        if isinstance(move, kit.Play):
            piles.move(move.cards, hand, DISCARDS, events)
            self._pass_turn(state, events)
        elif move == KNOCK:
            state.knocker = state.turn
            events.append(kit.Called(state.turn, "knock"))
            self._pass_turn(state, events)
        else:
            source, next_one = (STOCK, 0) if move == DRAW else (DISCARDS, -1)
            piles.move([piles[source][next_one]], source, hand, events)
            state.phase = "discard"

    def question(self, state: KnockState) -> kit.Question:
        if state.phase == "discard":
            return kit.Question("discard")
        piles: dict[str, kit.Move] = {"stock": DRAW, **({"discards": TAKE} if state.piles[DISCARDS] else {})}
        return kit.Question("draw", form=kit.AnswerForm(piles=piles))

    def position(self, view: kit.View) -> dict[str, object]:
        return {
            "hands": kit.rows(view, "hand"),
            "stock": kit.faces_at(view, "stock"),
            "discards": kit.faces_at(view, "discards"),
        }

    def outcome(self, state: KnockState) -> kit.Result:
        worths = {seat: worth(state.hands[seat]) for seat in state.playing()}
        lowest = [seat for seat in sorted(worths) if worths[seat] == min(worths.values())]
        lives, lines = list(state.standing.scores), []
        for seat in lowest:
            lost = min(2 if seat == state.knocker else 1, lives[seat])
            lives[seat] -= lost
            lines.append(kit.ScoreLine("lowest", seat, -lost))
        gone = [seat for seat in lowest if not lives[seat]]
        groups = [*state.standing.carried["out"], *([gone] if gone else [])]
        still_in = [seat for seat, left in enumerate(lives) if left]
        ranking = (still_in, *reversed(groups)) if len(still_in) < 2 else ()
        return kit.Result(
            tuple(lines), tuple(lives), {"out": groups}, tuple(map(tuple, filter(None, ranking)))
        )

    def _pass_turn(self, state: KnockState, events: kit.Log) -> None:
        """The next seat that is in has the turn; after a knock the deal ends when it is the knocker's again."""
        state.turns += 1
        state.phase = "draw"
        state.turn = kit.all_from(state.turn + 1, self.info.seats, seats_out(state.standing.scores))[0]
        if state.turn == state.knocker or state.turns == LONGEST or not state.piles[STOCK]:
            for seat in range(self.info.seats):
                state.piles.show(kit.Place("hand", seat), events)
            self.end(state, events)


FOR_TWO: Final = KnockToy(2)


@contextmanager
def at_hand() -> Iterator[KnockToy]:
    """Add the game to the catalogue within the context."""
    with listed("tests.knock_toy.FOR_TWO"):
        yield FOR_TWO
