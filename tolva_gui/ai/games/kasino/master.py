"""The search for kasino in compiled code: worlds that fit what has been seen, and the end of a deal for two exactly."""

from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.games.kasino.bridge import KERNEL, Step, position_of, step_of
from tolva_gui.ai.games.kasino.pile import Scale
from tolva_gui.ai.games.kasino.weights import CAREFUL, FITTED, Weights
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.rules.game import View
from tolva_gui.rules.games.kasino.game import PACKET
from tolva_gui.rules.games.kasino.state import KasinoState
from tolva_gui.rules.moves import Move

DEFAULT_MS: Final = 50
MARGIN_MS: Final = 3
"""What is needed beside the search."""
OFTEN: Final = 2048
"""The kernel's measure of how often something is done."""


class Habits(Struct, frozen=True):
    """How worlds are looked at; without *weights* by lot.

    *worlds*, *playouts*: at most, 0 for no limit; playouts of two players, of more fewer, since each takes longer.
    *arms*: moves that are tried at most, those that weigh most. *packets*: that are played on, the present one too, 0
    for the whole deal. *doubt*: a move so many standard errors behind drops out, none with 0. *nodes*: positions looked
    at where the end of a deal for two is seen through.
    *tries*: of so many worlds one is taken, that which explains best what the others have played; they stray from what
    weighs most by the *heat*, in points, and do anything as often as they *stray*.
    """

    weights: Weights | None = CAREFUL
    whim: float = 0.08
    worlds: int = 0
    playouts: int = 0
    arms: int = 0
    packets: int = 0
    doubt: float = 3.5
    nodes: int = 0
    tries: int = 1
    heat: float = 0.3
    stray: float = 0.1


PLAIN: Final = Habits(worlds=200, doubt=0.0)
"""Plain Monte Carlo, played on by the rule player."""
MASTER: Final = Habits(weights=FITTED, playouts=4000, arms=12, packets=1, nodes=60_000, tries=6)


class KernelPlayer:
    """Tries moves in many worlds. *without* plays where the kernel is not installed."""

    def __init__(self, seed: int, without: Player, habits: Habits = MASTER) -> None:
        self._seed = seed
        self._without = without
        self._habits = habits

    def choose(
        self, view: View, budget: Budget, cancelled: Cancelled = never, *, world: KasinoState | None = None
    ) -> Choice:
        """Return the move that brings most points over the worlds, or in that *world*; see `Player.choose`."""
        if KERNEL is None:
            return self._without.choose(view, budget, cancelled)
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        return self._search(position_of(view.public if world is None else world), view, budget, cancelled)

    def _search(self, position: Any, view: View, budget: Budget, cancelled: Cancelled) -> Choice:
        state: KasinoState = view.public
        habits, scale = self._habits, Scale(state)
        stock = state.unseen[-1] if state.unseen else len(state.stock)
        by_step: dict[Step, Move] = {step_of(move): move for move in view.legal}
        asked = None if cancelled is never else cancelled
        if habits.nodes and scale.sides == 2 and position.is_open() and not stock:
            values = self._solve(position, list(by_step), scale, asked)
            if values is not None:
                return _chosen(by_step, values)
        steps = self._worth_trying(position, by_step, scale)
        ms = DEFAULT_MS if budget.ms is None and budget.iterations is None else budget.ms
        packet = PACKET * len(state.hands)
        least = max(0, stock - packet * (habits.packets - 1)) if habits.packets else 0
        assert KERNEL is not None
        found, given_up = KERNEL.search(
            position,
            steps,
            None if habits.weights is None else habits.weights.flat(scale),
            dice_for(view, self._seed).getrandbits(62),
            ms=0 if ms is None else max(1, ms - MARGIN_MS),
            playouts=self._playouts(budget, len(steps), len(state.hands)),
            worlds=habits.worlds,
            whim=int(habits.whim * OFTEN),
            least=least,
            doubt=habits.doubt,
            tries=habits.tries,
            heat=habits.heat,
            stray=habits.stray,
            asked=asked,
        )
        if given_up:
            raise SearchCancelled
        most = max(tries for _, tries, _ in found)
        # The first of the best: where there was no time to try any, that which weighs most.
        running = [(mean, step) for step, (mean, tries, _) in zip(steps, found, strict=True) if tries == most]
        chosen = max(running, key=lambda each: each[0])[1]
        means = {by_step[step]: mean for step, (mean, tries, _) in zip(steps, found, strict=True) if tries}
        return Choice(by_step[chosen], means or None)

    def _worth_trying(self, position: Any, by_step: dict[Step, Move], scale: Scale) -> list[Step]:
        """The moves that weigh most, the best first."""
        habits = self._habits
        if habits.weights is None:
            return list(by_step)
        weighed = dict(position.weighed(habits.weights.flat(scale)))
        return sorted(by_step, key=lambda step: -weighed.get(step, 0.0))[: habits.arms or None]

    def _playouts(self, budget: Budget, moves: int, seats: int) -> int:
        """Return how many playouts at most; each move is tried once at least."""
        asked = [number for number in (budget.iterations, self._habits.playouts * 2 // seats) if number]
        return max(min(asked), moves) if asked else 0

    def _solve(
        self, position: Any, steps: list[Step], scale: Scale, asked: Cancelled | None
    ) -> dict[Step, float] | None:
        assert KERNEL is not None
        values, given_up = KERNEL.solve(
            position, steps, CAREFUL.flat(scale), nodes=self._habits.nodes, asked=asked
        )
        if given_up:
            raise SearchCancelled
        return None if values is None else dict(zip(steps, values, strict=True))


def _chosen(by_step: dict[Step, Move], values: dict[Step, float]) -> Choice:
    best = max(values, key=values.__getitem__)
    return Choice(by_step[best], {by_step[step]: value for step, value in values.items()})
