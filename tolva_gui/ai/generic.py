"""Flat Monte Carlo for any game of the protocol: every legal move is tried in the same sampled worlds.

What a game's own players know beyond that comes in from outside: how a deal is played on (`Policy`), which moves are
worth a thought, and what an end is worth. Without it cards are played by lot.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import Game, Result, View
from tolva_gui.rules.moves import Move

Policy = Callable[[Game[Any], Any, Sequence[Move], Random], Move]
"""Chooses a move of the seat to act in a world that has been made up."""
Worth = Callable[[Result, Seat, View], float]
"""What an end of the deal is worth to a seat."""

DEFAULT_MS: Final = 300
RULES_WORLDS: Final = 8
"""So little thought has the level `rules` of a game without rules of thumb."""
MOST_WORLDS: Final = 2000
MOST_MOVES: Final = 1500
"""In one playout: a game that goes on longer is broken off as it stands."""
FIRST_LOOK: Final = 16
CLEARLY: Final = 3.0
"""A move drops out when it is worse by so many standard errors of the difference."""


def by_lot(_game: Game[Any], _state: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Return any of the moves."""
    return moves[int(rng.random() * len(moves))]


def points_ahead(result: Result, seat: Seat, view: View) -> float:
    """Return how far the seat's side is ahead of the others when the deal is over; see `lead`."""
    return lead(result, view.info.side(seat), view.facts.scores)


def lead(result: Result, side: Side, before: Sequence[int]) -> float:
    """Return the points that the side got more than the others on average; without points, by places.

    *before*: the scores before. Who is placed before all others has 1, who is placed after all of them −1.
    """
    sides = len(before)
    gains = [after - had for after, had in zip(result.scores, before, strict=True)]
    if any(gains):
        others = [gain for other, gain in enumerate(gains) if other != side]
        return gains[side] - sum(others) / len(others)
    place = {each: level for level, tied in enumerate(result.ranking) for each in tied}
    if side not in place:
        return 0.0
    rivals = [place[other] - place[side] for other in place if other != side]
    return sum((gap > 0) - (gap < 0) for gap in rivals) / max(1, sides - 1)


class OutOfThought(Exception):
    """The budget is used up."""


class Purse:
    """What is left of a budget; `pay` is called before each playout."""

    def __init__(self, budget: Budget, default_ms: int, cancelled: Cancelled) -> None:
        ms = default_ms if budget.ms is None and budget.iterations is None else budget.ms
        self._deadline = None if ms is None else time.perf_counter() + (ms - 1) / 1000
        self._left = budget.iterations
        self._cancelled = cancelled

    def pay(self) -> None:
        """Take one playout; raise OutOfThought or SearchCancelled."""
        self.look_at_the_clock()
        if self._left is not None:
            if not self._left:
                raise OutOfThought
            self._left -= 1

    def look_at_the_clock(self) -> None:
        """Raise OutOfThought when the time is up, SearchCancelled when nobody waits for the answer."""
        if self._cancelled():
            raise SearchCancelled
        if self._deadline is not None and time.perf_counter() >= self._deadline:
            raise OutOfThought


class Arm:
    """A move in the running, and what each world tried so far has brought."""

    __slots__ = ("gains", "move", "out")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.out = False

    def mean(self) -> float:
        """Return the mean of what it has brought."""
        return sum(self.gains) / len(self.gains) if self.gains else float("-inf")


class GenericPlayer:
    """*policy* plays the worlds on, *sensible* is the move that is made where nothing has been tried."""

    def __init__(
        self,
        seed: int,
        policy: Policy = by_lot,
        *,
        worth: Worth = points_ahead,
        sensible: Callable[[View], Move] | None = None,
        ms: int = DEFAULT_MS,
        most_worlds: int = MOST_WORLDS,
    ) -> None:
        self._seed = seed
        self._policy = policy
        self._worth = worth
        self._sensible = sensible
        self._ms = ms
        self._most_worlds = most_worlds

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings most over the sampled worlds; see `Player.choose`."""
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        arms, rng = [Arm(move) for move in moves], dice_for(view, self._seed)
        with suppress(OutOfThought):
            self._search(view, arms, Purse(budget, self._ms, cancelled), rng)
        if min(len(arm.gains) for arm in arms) == 0:
            return Choice(self._sensible(view) if self._sensible is not None else rng.choice(moves))
        best = max((arm for arm in arms if not arm.out), key=Arm.mean)
        return Choice(best.move, {arm.move: arm.mean() for arm in arms})

    def _search(self, view: View, arms: list[Arm], purse: Purse, rng: Random) -> None:
        if view.seat is None:
            raise ValueError("a player searches its own seat's view, not the referee's")
        game = BY_ID[view.info.id].seated(view.info.seats)
        for number in range(1, self._most_worlds + 1):
            running = [arm for arm in arms if not arm.out]
            if len(running) == 1:
                return
            world = game.determinize(view, rng)
            for arm in running:
                purse.pay()
                result = play_on(game, world.copy(), arm.move, self._policy, rng, purse)
                arm.gains.append(0.0 if result is None else self._worth(result, view.seat, view))
            if number >= FIRST_LOOK and number % 8 == 0:
                drop_out(running)


def play_on(
    game: Game[Any], state: Any, move: Move, policy: Policy, rng: Random, purse: Purse | None = None
) -> Result | None:
    """Make the move and play to the end of the deal; the state is used up. None where it does not end."""
    for number in range(1, MOST_MOVES + 1):
        if purse is not None and number % 32 == 0:
            purse.look_at_the_clock()
        game.apply(state, move)
        if game.to_act(state) is None:
            return game.result(state)
        moves = game.legal_moves(state)
        move = moves[0] if len(moves) == 1 else policy(game, state, moves, rng)
    return None


def drop_out(running: Sequence[Arm]) -> None:
    """Take the arms out that are clearly worse than the best of them; all have seen the same worlds."""
    best = max(running, key=Arm.mean)
    for arm in running:
        gaps = [high - low for high, low in zip(best.gains, arm.gains, strict=False)]
        mean = sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
        arm.out = arm is not best and mean > CLEARLY * sqrt(variance / len(gaps))


def player(level: str, seed: int) -> Player:
    """Return a player of any game: by lot, with a little thought, or with as much as it is given."""
    if level == "random":
        return RandomPlayer(seed)
    if level == "best":
        return GenericPlayer(seed)
    return GenericPlayer(seed, most_worlds=RULES_WORLDS)
