"""Flat Monte Carlo for any game of the protocol: every legal move is tried in the same sampled worlds.

A game's players may supply a playout policy (`Policy`), a valuation of results (`Worth`), and likely worlds
(`Worlds`). Without a policy, playout moves are random; without `Worlds`, all layouts of the unseen cards are equally
likely.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any, Final

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Move, Result, View
from tolva_gui.rules.protocol import Game

Worlds = Callable[[Game[Any], View, Random], Any]
"""Returns a sampled state that fits the view, such as one in which the others hold what they are likely to have."""

DEFAULT_MS: Final = 300
RULES_WORLDS: Final = 8
"""Number of worlds for every level but the best, in a game without own players."""
MOST_WORLDS: Final = 2000
DOUBT: Final = 1.0
"""The policy's move is kept unless another is better by this many standard errors: the best of many is often lucky.

More doubt is no remedy for misleading worlds: in a game of knocking, moves that looked better by two errors or more
lost against the policy's in uniform layouts, and gained in likely ones.
"""
FEWEST: Final = 8
"""With fewer worlds than this the policy's move is kept."""
Policy = Callable[[Game[Any], Any, Sequence[Move], Random], Move]
"""Chooses a move for the seat to act in a sampled world. It should use only that seat's knowledge."""

MOST_MOVES: Final = 1500
"""A playout with more moves is abandoned."""
CHECK_EVERY: Final = 32
"""Moves between two checks of the clock."""
FIRST_LOOK: Final = 16
"""Number of worlds before the first move may drop out."""
LOOK_EVERY: Final = 8
CLEARLY: Final = 3.0
"""A move that is worse by this many standard errors of the difference drops out."""
SPARE_MS: Final = 1.0
"""Milliseconds reserved for the last playout and the answer."""


class OutOfBudget(Exception):
    """The budget is used up."""


class BudgetMeter:
    """Counts playouts and time against a budget. A search calls `spend` before each playout.

    The first `free` playouts are made whatever the budget, because a search without any has no answer.
    """

    def __init__(self, budget: Budget, default_ms: int, cancelled: Cancelled, free: int = 0) -> None:
        ms = default_ms if budget.ms is None and budget.iterations is None else budget.ms
        self._deadline = None if ms is None else time.perf_counter() + (ms - SPARE_MS) / 1000
        self._playouts = None if budget.iterations is None else max(budget.iterations, free)
        self._cancelled = cancelled
        self._free = free
        self._spent = 0

    def spend(self) -> None:
        """Count one playout; raise OutOfBudget if none is left, SearchCancelled if the search is cancelled."""
        self._heed_cancelling()
        if self._spent >= self._free and (self._is_late() or self._spent == self._playouts):
            raise OutOfBudget
        self._spent += 1

    def check(self) -> None:
        """Check the clock within a long playout; raise as `spend` does."""
        self._heed_cancelling()
        if self._spent > self._free and self._is_late():
            raise OutOfBudget

    def _heed_cancelling(self) -> None:
        if self._cancelled():
            raise SearchCancelled

    def _is_late(self) -> bool:
        return self._deadline is not None and time.perf_counter() >= self._deadline


class Arm:
    """A move, and its gain in each world tried so far."""

    __slots__ = ("gains", "move", "out")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.out = False

    def mean(self) -> float:
        """Return the mean gain, −inf if nothing has been tried."""
        return sum(self.gains) / len(self.gains) if self.gains else float("-inf")


def in_the_running(arms: Sequence[Arm]) -> list[Arm]:
    """Return the arms that have not dropped out."""
    return [arm for arm in arms if not arm.out]


def drop_out(running: Sequence[Arm]) -> None:
    """Mark the arms that are clearly worse than the best as out; all must have been tried in the same worlds."""
    best = max(running, key=Arm.mean)
    for arm in running:
        arm.out = arm is not best and is_worse(arm, best, CLEARLY)


def is_worse(arm: Arm, best: Arm, errors: float) -> bool:
    """Return whether the arm is behind by this many standard errors, paired by world to cancel the luck of the deal."""
    gaps = [high - low for high, low in zip(best.gains, arm.gains, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean > errors * sqrt(variance / len(gaps))


def by_lot(_game: Game[Any], _state: Any, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def play_on(
    game: Game[Any], state: Any, move: Move, policy: Policy, rng: Random, meter: BudgetMeter | None = None
) -> Result | None:
    """Make the move and play to the end of the deal, changing the state. Return None if the deal does not end."""
    for number in range(1, MOST_MOVES + 1):
        if meter is not None and number % CHECK_EVERY == 0:
            meter.check()
        game.apply(state, move)
        if game.to_act(state) is None:
            return game.result(state)
        moves = game.legal_moves(state)
        move = moves[0] if len(moves) == 1 else policy(game, state, moves, rng)
    return None


def any_world(game: Game[Any], view: View, rng: Random) -> Any:
    """Return the world that the game itself samples, without regard to what the others' play suggests."""
    return game.determinize(view, rng)


class GenericPlayer:
    """Tries each move in up to *most_worlds* of *worlds*, continued by *policy*.

    The first world is always finished, so that every choice has values. Where hands improve during a deal, *worlds*
    should take that into account: in hands as just dealt the others look weaker than they are.
    """

    def __init__(
        self,
        seed: int,
        policy: Policy = by_lot,
        *,
        worlds: Worlds = any_world,
        most_worlds: int = MOST_WORLDS,
    ) -> None:
        self._seed = seed
        self._policy = policy
        self._worlds = worlds
        self._most_worlds = most_worlds

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best mean over the sampled worlds; see `Player.choose`."""
        moves = moves_of(view)
        if view.seat is None:
            raise ValueError("a player searches its own seat's view, not the referee's")
        if len(moves) == 1:
            return Choice(moves[0])
        game, rng = BY_ID.of(view.info), rng_for(view, self._seed)
        arms = [Arm(move) for move in moves]
        usual = self._usual(game, view, rng)
        with suppress(OutOfBudget):
            self._search(game, view, arms, BudgetMeter(budget, DEFAULT_MS, cancelled, free=len(arms)), rng)
        best = _preferred(arms, usual)
        return Choice(best.move, {arm.move: arm.mean() for arm in arms})

    def _usual(self, game: Game[Any], view: View, rng: Random) -> Move | None:
        """The policy's own move; the policy ignores hidden cards, so any world will do."""
        if self._policy is by_lot:
            return None
        return self._policy(game, self._worlds(game, view, rng), view.legal, rng)

    def _search(self, game: Game[Any], view: View, arms: list[Arm], meter: BudgetMeter, rng: Random) -> None:
        """Fill the arms until one is left or the world limit is reached; OutOfBudget ends it earlier."""
        for number in range(1, self._most_worlds + 1):
            running = in_the_running(arms)
            if len(running) == 1:
                return
            world, lots = self._worlds(game, view, rng), rng.getrandbits(32)
            for arm in running:
                meter.spend()
                result = play_on(game, world.copy(), arm.move, self._policy, Random(lots), meter)
                arm.gains.append(0.0 if result is None else points_ahead(result, view.seat or 0, view))
            if number >= FIRST_LOOK and number % LOOK_EVERY == 0:
                drop_out(running)


def _preferred(arms: Sequence[Arm], usual: Move | None) -> Arm:
    """The best arm, or the usual move if the search cannot separate the two."""
    running = in_the_running(arms)
    best = max(running, key=Arm.mean)
    known = next((arm for arm in running if arm.move == usual), best)
    return best if len(best.gains) >= FEWEST and is_worse(known, best, DOUBT) else known


def player(level: str, seed: int) -> Player:
    """Return a player for a game without own players: the full budget for "best", few worlds for every other level."""
    return GenericPlayer(seed) if level == "best" else GenericPlayer(seed, most_worlds=RULES_WORLDS)
