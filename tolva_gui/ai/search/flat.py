"""Flat Monte Carlo for any game of the protocol: every legal move is tried in the same sampled worlds.

A game's players may supply a playout policy (`Policy`), a valuation of results (`Worth`), and likely worlds
(`Worlds`). Without a policy, playout moves are random; without `Worlds`, all layouts of the unseen cards are equally
likely.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev
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
Gains = dict[Move, list[float]]
"""What each move gained in each world."""

MOST_MOVES: Final = 1500
"""A playout with more moves is abandoned."""
SPARE_MS: Final = 1.0
"""Milliseconds reserved for the last playout and the answer."""


def playouts(budget: Budget, least: int, cancelled: Cancelled = never) -> Iterator[int]:
    """Yield the number of each playout that the budget grants; raise SearchCancelled once the search is cancelled.

    *least*: granted whatever the budget, because a search without any has no answer.
    """
    ms = DEFAULT_MS if budget.ms is None and budget.iterations is None else budget.ms
    end = inf if ms is None else time.perf_counter() + (ms - SPARE_MS) / 1000
    most = inf if budget.iterations is None else max(budget.iterations, least)
    for number in count():
        if cancelled():
            raise SearchCancelled
        if number >= least and (number == most or time.perf_counter() >= end):
            return
        yield number


def is_worse(gains: Sequence[float], best: Sequence[float]) -> bool:
    """Return whether the gains are behind by `DOUBT`, paired by world to cancel the luck of the deal."""
    gaps = [high - low for high, low in zip(best, gains, strict=False)]
    return fmean(gaps) > DOUBT * pstdev(gaps) / sqrt(len(gaps))


def by_lot(_game: Game[Any], _state: Any, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def play_on(game: Game[Any], state: Any, move: Move, policy: Policy, rng: Random) -> Result | None:
    """Make the move and play to the end of the deal, changing the state. Return None if the deal does not end."""
    for _ in range(MOST_MOVES):
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
        if len(moves) == 1:
            return Choice(moves[0])
        game, rng = BY_ID.of(view.info), rng_for(view, self._seed)
        usual = self._usual(game, view, rng)
        gains: Gains = {move: [] for move in moves}
        self._search(game, view, gains, playouts(budget, len(moves), cancelled), rng)
        return Choice(_preferred(gains, usual), {move: fmean(found) for move, found in gains.items()})

    def _usual(self, game: Game[Any], view: View, rng: Random) -> Move | None:
        """The policy's own move; the policy ignores hidden cards, so any world will do."""
        if self._policy is by_lot:
            return None
        return self._policy(game, self._worlds(game, view, rng), view.legal, rng)

    def _search(self, game: Game[Any], view: View, gains: Gains, granted: Iterator[int], rng: Random) -> None:
        """Try all moves in one world after the other, while playouts are granted."""
        for _ in range(self._most_worlds):
            world, lots = self._worlds(game, view, rng), rng.getrandbits(32)
            for move, found in gains.items():
                if next(granted, None) is None:
                    return
                result = play_on(game, world.copy(), move, self._policy, Random(lots))
                found.append(0.0 if result is None else points_ahead(result, view.seat or 0, view))


def _preferred(gains: Gains, usual: Move | None) -> Move:
    """The best move, or the usual one if the search cannot separate the two."""
    best = max(gains, key=lambda move: fmean(gains[move]))
    if usual in gains and (len(gains[best]) < FEWEST or not is_worse(gains[usual], gains[best])):
        return usual
    return best


def player(level: str, seed: int) -> Player:
    """Return a player for a game without own players: the full budget for "best", few worlds for every other level."""
    return GenericPlayer(seed) if level == "best" else GenericPlayer(seed, most_worlds=RULES_WORLDS)
