"""The strongest player: the compiled kernel over worlds that fit what the seat knows."""

import time
from typing import TYPE_CHECKING, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.kernel_door import KERNEL, Door, door_for
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.race import race_for
from tolva_gui.rules.game import View
from tolva_gui.rules.kit.state import MariageState

if TYPE_CHECKING:
    from tolva_gui.ai import _kernel

DEFAULT_MS: Final = 40
"""What a player who is given no budget takes; strength is saturated by then."""
PER_POINT: Final = 0.01
"""Beside the chance of the game, so that among equal chances a point more is better than none."""
ENOUGH: Final = 5.0
"""Standard errors by which the best move leads when thinking longer would not change it."""


class SearchPlayer:
    """Monte Carlo in compiled code. Without the kernel, or for a game that it does not know, another player moves."""

    def __init__(self, seed: int, fallback: Player) -> None:
        self._seed = seed
        self._fallback = fallback

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move with the best prospects; see `Player.choose`."""
        began = time.monotonic()
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0])
        door = door_for(view.info, view.options)
        if door is None:
            return self._fallback.choose(view, budget, cancelled)
        return self._search(door, view, budget, cancelled, began)

    def _search(self, door: Door, view: View, budget: Budget, cancelled: Cancelled, began: float) -> Choice:
        assert KERNEL is not None
        seed = dice_for(view, self._seed).getrandbits(64)
        position, actions = door.position(view.public), door.actions(view.legal)
        worlds, stopped, values = KERNEL.search(
            position,
            purpose_of(view),
            actions,
            seed,
            ms=_milliseconds(budget, began),
            playouts=budget.iterations or 0,
            good_enough=ENOUGH,
            asked=None if cancelled is never else cancelled,
        )
        if stopped:
            raise SearchCancelled
        if worlds < 1:
            return self._fallback.choose(view, budget, cancelled)
        best = max(values, key=lambda action: values[action][0])
        return Choice(door.move(best), {door.move(action): value[1] for action, value in values.items()})


def purpose_of(view: View) -> "_kernel.Purpose":
    """Return what the seat of the view wants: to win the game, and points of this deal beside."""
    assert KERNEL is not None
    if view.seat is None or not isinstance(view.public, MariageState):
        raise TypeError("a seat's view of a game of the kernel's family is needed")
    purpose: _kernel.Purpose = KERNEL.Purpose(
        side=view.info.side(view.seat),
        before=view.public.standing.scores,
        per_chance=1.0,
        per_point=PER_POINT,
        race=race_for(view.info),
    )
    return purpose


def _milliseconds(budget: Budget, began: float) -> float:
    """What is left of the time; 0 where only iterations bound the search."""
    if budget.ms is None and budget.iterations is not None:
        return 0.0
    spent = (time.monotonic() - began) * 1000
    return max((budget.ms or DEFAULT_MS) - spent, 1.0)
