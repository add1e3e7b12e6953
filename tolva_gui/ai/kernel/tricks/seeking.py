"""Shared by the searching players of trick games: the kernel tries cards or bids in many worlds."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.kernel.budget import KernelBudget
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.player import Budget, Cancelled
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

CARD_MS: Final = 45
BID_MS: Final = 200
"""Default budgets in ms, chosen so that 19 of 20 answers stay within 60 (card) and 300 ms (bid)."""
MUCH: Final = 10
"""Upper bound of the time, as a multiple of the default, however much is granted."""
MOST_WORLDS: Final = 3000
WORLDS_OF_ONE: Final = 60
"""Worlds if all cards do the same, and only their worth is asked."""
BY_LOT: Final = 0
SENSIBLY: Final = 1
LIKELIEST: Final = 2
"""The kernel's playout policies: random, as the rule players, or by the likelihood of making the bid."""


class Decision(Struct, frozen=True):
    """A choice among several *moves* of the view's seat, and how long a search for it may take."""

    view: View
    moves: Sequence[Move]
    rng: Random
    budget: Budget
    cancelled: Cancelled


def in_reach(bid: int, taken: int, left: int) -> bool:
    """Return whether a seat with that many tricks can still take exactly its bid."""
    return 0 <= bid - taken <= left


def soundest(best: int, means: Mapping[int, float], sound: int) -> int:
    """Return the best card; if it can only be worse than a *sound* one that was tried, the best of those."""
    if sound >> best & 1:
        return best
    return max((card for card in means if sound >> card & 1), key=means.__getitem__, default=best)


def most(
    position: Any,
    me: int,
    actions: Sequence[int],
    asked: Decision,
    *,
    worlds: int = MOST_WORLDS,
    policy: int = 1,
    exact: int = 0,
    ties: int = -1,
    ms: int = CARD_MS,
    away: Sequence[int] = (),
) -> tuple[int, list[float]]:
    """Return the index of the best action, and the mean of each; see the kernel's `search`."""
    limits = KernelBudget(asked.budget, ms, most_ms=MUCH * ms)
    tried = BRIDGE.ask(
        "search",
        position,
        me,
        actions,
        asked.rng.getrandbits(62),
        ms=limits.ms(),
        playouts=limits.playouts,
        worlds=worlds,
        policy=policy,
        exact=exact,
        ties=ties,
        away=away,
        cancelled=asked.cancelled,
    )
    longest = max(tries for _, tries, _ in tried)
    running = [number for number, (_, tries, _) in enumerate(tried) if tries == longest]
    best = max(running, key=lambda number: (round(tried[number][0], 9), tried[number][2]))
    return best, [mean for mean, _, _ in tried]
