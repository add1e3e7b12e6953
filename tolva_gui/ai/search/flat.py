"""Flat Monte Carlo for any game of the protocol: every legal move is tried in the same sampled worlds.

A game's players may supply a playout policy (`Policy`), a valuation of results (`Worth`), and likely worlds
(`Worlds`). Without a policy, playout moves are random; without `Worlds`, all layouts of the unseen cards are equally
likely.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.arms import FIRST_LOOK, LOOK_EVERY, Arm, drop_out, in_the_running, is_worse
from tolva_gui.ai.search.budget import BudgetMeter, OutOfBudget
from tolva_gui.ai.search.playout import Policy, by_lot, play_on
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import View

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
        game, rng = BY_ID[view.info.id].seated(view.info.seats), rng_for(view, self._seed)
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
