"""A careful player of kasino: takes scoring cards, counts cards, and leaves the next player as little as possible."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.ai.games.kasino.pile import Scale, Set, set_of
from tolva_gui.ai.player import Budget, Cancelled, Choice, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.kasino.state import PACK, KasinoState
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

ALL: Final = (1 << len(PACK)) - 1
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
        self.sea = set_of(state.sea)
        known = self.sea | set_of(state.hands[seat])
        for won in state.won:
            known |= set_of(won)
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
        """The sea after the move."""
        return self.sea & ~set_of(move.takes) if move.takes else self.sea | set_of((move.card,))

    def _brings(self, move: Play) -> float:
        if not move.takes:
            return 0.0
        gain = self._scale.worth_of(set_of(move.takes) | set_of((move.card,)))
        return gain + self._scale.tabbe * (not self._after(move)) + LAST_TAKER * self._last


def best_move(state: KasinoState, moves: Sequence[Move], fears: float = 1.0) -> Move:
    """Return the move with the highest weight."""
    judge = MoveEvaluator(state, Scale(state), fears)
    return max(judge.worth_weighing(moves), key=judge.weigh)


def rule_move(view: View) -> Move:
    """Return the move of a careful player without search."""
    return best_move(view.public, view.legal)


class RulePlayer:
    """*fears*: weight of the sea left to the next player. *careless*: probability of a random move."""

    def __init__(self, seed: int, fears: float = 1.0, careless: float = 0.0) -> None:
        self._seed = seed
        self._fears = fears
        self._careless = careless

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return the move; see `Player.choose`."""
        moves = moves_of(view)
        if self._careless:
            dice = rng_for(view, self._seed)
            if dice.random() < self._careless:
                return Choice(dice.choice(moves))
        return Choice(best_move(view.public, moves, self._fears))
