"""Flat Monte Carlo over the game protocol: every legal move is tried in the same sampled worlds.

Cards, melds, questions and gubbar are all treated alike. For each world that fits what the seat knows, each move
still in the running is made and the deal is played to its end; moves that are clearly worse drop out, and the search
ends when one is left, or with the budget.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.games.mariage.deal_value import Judge, Worth
from tolva_gui.ai.games.mariage.playouts import Playout, TrickHabits
from tolva_gui.ai.games.mariage.pruning import groups
from tolva_gui.ai.games.mariage.rule_player import rule_move
from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, moves_of, never
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import View
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.moves import Move, Play

_LEAST_WORLDS: Final = 2
"""With less than that the search says nothing, and the rules of thumb decide."""
_FIRST_LOOK: Final = 16
"""Worlds before the first move may drop out."""
_LOOK_EVERY: Final = 8
_CLEARLY: Final = 3.0
"""A move drops out when it is worse by so many standard errors of the difference."""
_HARDLY: Final = 1.0
"""Within so many standard errors of the best move the rule player's move is taken."""
_SURELY: Final = 2.0
"""A gubbe must lead by so many, since what looks best among many moves has often been lucky."""
_SPARE_MS: Final = 1.0
"""Kept back from a budget in milliseconds for the last playout and the answer."""


class OutOfTime(Exception):
    """The budget is used up."""


class Purse:
    """What is left of a budget; `pay` is called before each playout."""

    def __init__(self, budget: Budget, default_ms: int, cancelled: Cancelled) -> None:
        began = time.perf_counter()
        ms = default_ms if budget.ms is None and budget.iterations is None else budget.ms
        self._deadline = None if ms is None else began + (ms - _SPARE_MS) / 1000
        self._playouts = budget.iterations
        self._cancelled = cancelled

    def pay(self) -> None:
        """Take one playout; raise OutOfTime if there is none left, SearchCancelled if nobody waits for the answer."""
        if self._cancelled():
            raise SearchCancelled
        if self._deadline is not None and time.perf_counter() >= self._deadline:
            raise OutOfTime
        if self._playouts is not None:
            if not self._playouts:
                raise OutOfTime
            self._playouts -= 1


@dataclass(slots=True)
class Arm:
    """A move in the running, and what each world tried so far has brought."""

    move: Move
    uses: list[float] = field(default_factory=list)
    total: float = 0.0
    points: float = 0.0
    out: bool = False

    def add(self, worth: Worth) -> None:
        """Note the outcome of one playout."""
        self.uses.append(worth.use)
        self.total += worth.use
        self.points += worth.points

    def mean(self) -> float:
        """Return the mean use of the move, below all others if nothing has been tried."""
        return self.total / len(self.uses) if self.uses else -1.0


class MonteCarloPlayer:
    """Chooses the move after which the own side has the best chance of winning the game.

    `values` of the choice are points of the deal, own side's less the best other side's; near the end of a game the
    move with most points need not be the one that wins most often. *habits*: makes the playouts for a view.
    *ms*: the budget where none is given. *most_worlds*: how many deals of the hidden cards it thinks of at most.
    """

    def __init__(
        self,
        seed: int,
        habits: Callable[[View], Playout] = TrickHabits,
        *,
        ms: int = 300,
        most_worlds: int = 3000,
    ) -> None:
        self._seed = seed
        self._habits = habits
        self._ms = ms
        self._most_worlds = most_worlds

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move; `budget.iterations` counts playouts in all. See `Player.choose`."""
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        purse = Purse(budget, self._ms, cancelled)
        equal = groups(view)
        arms = [Arm(group[0]) for group in equal]
        with suppress(OutOfTime):
            self._search(view, arms, purse)
        if min(len(arm.uses) for arm in arms) < _LEAST_WORLDS:
            return Choice(rule_move(view))
        best = _preferred(arms, rule_move(view))
        values = {
            move: arm.points / len(arm.uses) for arm, group in zip(arms, equal, strict=True) for move in group
        }
        return Choice(best.move, values)

    def _search(self, view: View, arms: list[Arm], purse: Purse) -> None:
        """Fill the arms until one is left in the running or the worlds are enough; OutOfTime ends it before."""
        if view.seat is None:
            raise ValueError("a player searches its own seat's view, not the referee's")
        game = BY_ID[view.info.id]
        rng = dice_for(view, self._seed)
        playout = self._habits(view)
        judge = Judge(view.info, view.info.side(view.seat), view.facts.scores)
        for number in range(1, self._most_worlds + 1):
            running = [arm for arm in arms if not arm.out]
            if len(running) == 1:
                return
            world = game.determinize(view, rng)
            for arm in running:
                purse.pay()
                arm.add(judge.worth(playout(game, world.copy(), _plan(arm, arms), rng)))
            if number >= _FIRST_LOOK and number % _LOOK_EVERY == 0:
                drop_out(running)


def _plan(arm: Arm, arms: list[Arm]) -> tuple[Move, ...]:
    """The arm's move; after a call the card that looks best so far, or a call would be judged by a chance card."""
    if isinstance(arm.move, Play):
        return (arm.move,)
    cards = [other for other in arms if isinstance(other.move, Play)]
    return (arm.move, max(cards, key=Arm.mean).move) if cards else (arm.move,)


def _preferred(arms: list[Arm], sensible: Move) -> Arm:
    """The best arm, or the sensible move where the search cannot tell the two apart: partners must understand it."""
    running = [arm for arm in arms if not arm.out]
    best = max(running, key=Arm.mean)
    safe = [arm for arm in running if arm.move not in GUBBAR]
    if safe and best.move in GUBBAR and not _worse(max(safe, key=Arm.mean), best, _SURELY):
        best = max(safe, key=Arm.mean)
    known = next((arm for arm in running if arm.move == sensible), best)
    return best if _worse(known, best, _HARDLY) else known


def drop_out(running: list[Arm]) -> None:
    """Take the arms out that are clearly worse than the best of them; all have seen the same worlds."""
    best = max(running, key=Arm.mean)
    for arm in running:
        arm.out = arm is not best and _worse(arm, best, _CLEARLY)


def _worse(arm: Arm, best: Arm, errors: float) -> bool:
    """Whether the arm lies so many standard errors behind, world by world, which takes out the luck of the deal."""
    gaps = [high - low for high, low in zip(best.uses, arm.uses, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean > errors * sqrt(variance / len(gaps))
