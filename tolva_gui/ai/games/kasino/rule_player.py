"""A careful player of kasino: takes scoring cards, counts cards, and leaves the next player as little as possible."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.ai.games.kasino.pile import NUMBERS, Scale, Set
from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.game import KasinoState
from tolva_gui.rules.kit import Move, Play, View

ALL: Final = (1 << len(kit.FULL_PACK)) - 1
LAST_TAKER: Final = 0.5
"""Worth of a capture in the last packet because the last taker gets the sea."""
MOST_WEIGHED: Final = 60
"""With too many moves, evaluate only the most valuable."""


class MoveEvaluator:
    """Evaluates the moves of one position, from the knowledge of the seat to act."""

    def __init__(self, state: KasinoState, scale: Scale, fears: float = 1.0) -> None:
        self._scale = scale
        self._fears = fears
        seat, seats = state.turn, len(state.hands)
        self.sea = NUMBERS.set_of(state.sea)
        known = self.sea | NUMBERS.set_of(state.hands[seat])
        for won in state.won:
            known |= NUMBERS.set_of(won)
        self.unseen = ALL & ~known
        follower = (seat + 1) % seats
        self._held = len(state.hands[follower])
        self._last = not state.stock

    def worth_weighing(self, moves: Sequence[Move]) -> list[Play]:
        """Return the plays to evaluate; of more than MOST_WEIGHED, cards laid out and the most valuable captures."""
        plays = [move for move in moves if isinstance(move, Play)]
        if len(plays) <= MOST_WEIGHED:
            return plays
        return sorted(plays, key=lambda move: (bool(move.takes), -self._brings(move)))[:MOST_WEIGHED]

    def weigh(self, move: Play) -> float:
        """Return the move's gain less the next player's expected gain."""
        gain = self._brings(move)
        if self._fears:
            gain -= self._fears * self._scale.invites(self._after(move), self.unseen, self._held)
        return gain

    def _after(self, move: Play) -> Set:
        return (
            self.sea & ~NUMBERS.set_of(move.takes) if move.takes else self.sea | NUMBERS.set_of((move.card,))
        )

    def _brings(self, move: Play) -> float:
        if not move.takes:
            return 0.0
        gain = self._scale.worth_of(NUMBERS.set_of(move.takes) | NUMBERS.set_of((move.card,)))
        return gain + self._scale.tabbe * (not self._after(move)) + LAST_TAKER * self._last


def best_move(state: KasinoState, moves: Sequence[Move], fears: float = 1.0) -> Move:
    """Return the move with the highest weight."""
    judge = MoveEvaluator(state, Scale(state), fears)
    return max(judge.worth_weighing(moves), key=judge.weigh)


def rule_move(view: View, fears: float = 1.0) -> Move:
    """Return the move of a careful player without search. *fears*: weight of the sea left to the next player."""
    return best_move(view.public, view.legal, fears)


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: any card and any capture, but none that leaves a part of itself lying."""
    state: KasinoState = view.public
    plays = MoveEvaluator(state, Scale(state)).worth_weighing(view.legal)
    return [move for move in plays if not any(_takes_more(other, move) for other in plays)]


def _takes_more(other: Play, move: Play) -> bool:
    mine, more = NUMBERS.set_of(move.takes), NUMBERS.set_of(other.takes)
    return other.card == move.card and mine != more and mine & more == mine
