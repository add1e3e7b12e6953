"""The players of kasino: a rule player that weighs captures against the sea it leaves, and searches with playouts."""

from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.careless import CARELESS, careless_player
from tolva_gui.ai.games.kasino.bridge import BRIDGE, Step, position_of, step_of
from tolva_gui.ai.games.kasino.rule_player import CAREFUL, Weights, rule_move, slips
from tolva_gui.ai.kernel.bridge import Compiled, KernelBudget
from tolva_gui.ai.learnt import read
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, best_of, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.games.kasino.game import KasinoState
from tolva_gui.rules.kit import Move, View

DEFAULT_MS: Final = 50


FITTED = read(Path(__file__).with_name("weights.json"), Weights)


class SearchSettings(Struct, frozen=True):
    """Settings of the search; without *weights* playouts are random.

    *worlds*, *playouts*: limits, 0 for none; *playouts* is for two players, fewer are made with more players
    because each takes longer. *arms*: the number of moves tried, those with the highest weights. *packet*: plays
    out the present packet, not the whole deal. *doubt*: a move this many standard errors behind drops out, none with
    0. *nodes*: limit for solving the end of a deal for two sides. *tries*: a world is drawn from this many by how
    well it explains the others' play; see the kernel's `deal`.
    """

    weights: Weights | None = CAREFUL
    worlds: int = 0
    playouts: int = 0
    arms: int = 0
    packet: bool = False
    doubt: float = 3.5
    nodes: int = 0
    tries: int = 1


PLAIN: Final = SearchSettings(worlds=200, doubt=0.0)
"""Plain Monte Carlo with the rule player's playouts."""
MASTER: Final = SearchSettings(weights=FITTED, playouts=4000, arms=12, packet=True, nodes=60_000, tries=6)
SETTINGS: Final = {
    "sigrid": SearchSettings(worlds=5, arms=8, packet=True),
    "hilding": SearchSettings(worlds=18, arms=8, packet=True),
    "best": MASTER,
}
"""Search settings by level. Only "best" solves the end and infers hands from the others' play."""
COMPILED: Final = Compiled(BRIDGE, tuple(SETTINGS))


class SearchPlayer:
    """Tries moves in many worlds consistent with the play, and solves endings of two sides."""

    def __init__(self, seed: int, settings: SearchSettings = MASTER) -> None:
        self._seed = seed
        self._settings = settings

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best mean over the worlds; see `Player.choose`."""
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        state: KasinoState = view.public
        position, settings = position_of(state), self._settings
        by_step: dict[Step, Move] = {step_of(move): move for move in moves}
        if settings.nodes and view.info.sides == 2 and position.is_open() and not state.stock:
            solved = BRIDGE.ask(
                "solve",
                position,
                list(by_step),
                CAREFUL.flat(state),
                nodes=settings.nodes,
                cancelled=cancelled,
            )
            if solved is not None:
                return best_of(dict(zip(by_step.values(), solved, strict=True)))
        steps = self._worth_trying(position, by_step, state)
        limits = KernelBudget(budget, DEFAULT_MS, most=settings.playouts * 2 // len(state.hands))
        found = BRIDGE.ask(
            "search",
            position,
            steps,
            None if settings.weights is None else settings.weights.flat(state),
            rng_for(view, self._seed).getrandbits(62),
            ms=limits.ms(),
            playouts=limits.playouts,
            worlds=settings.worlds,
            least=len(state.stock) if settings.packet else 0,
            doubt=settings.doubt,
            tries=settings.tries,
            cancelled=cancelled,
        )
        most = max(tries for _, tries in found)
        running = [(mean, step) for step, (mean, tries) in zip(steps, found, strict=True) if tries == most]
        chosen = max(running, key=lambda each: each[0])[1]
        means = {by_step[step]: mean for step, (mean, tries) in zip(steps, found, strict=True) if tries}
        return Choice(by_step[chosen], means or None)

    def _worth_trying(self, position: Any, by_step: dict[Step, Move], state: KasinoState) -> list[Step]:
        """The moves with the highest weights, the best first."""
        settings = self._settings
        if settings.weights is None:
            return list(by_step)
        weighed = dict(position.weighed(settings.weights.flat(state)))
        return sorted(by_step, key=lambda step: -weighed.get(step, 0.0))[: settings.arms or None]


def player(level: str, seed: int) -> Player:
    if level in SETTINGS:
        return SearchPlayer(seed, SETTINGS[level])
    # Careless players do not mind the sea that they leave to the next one.
    sensible = partial(rule_move, fears=0.0 if level in CARELESS else 1.0)
    return careless_player(seed, sensible, CARELESS.get(level, 0.0), slips)
