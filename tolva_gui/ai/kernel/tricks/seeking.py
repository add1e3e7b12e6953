"""What the searching players of trick games share: a card or a bid tried in many worlds by the kernel."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from tolva_gui.ai.kernel.budget import KernelBudget
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.ai.player import Budget, Cancelled, SearchCancelled, never

CARD_MS: Final = 45
BID_MS: Final = 200
"""Where no budget is given, so that the slowest of twenty answers stays within 60 and 300."""
MUCH: Final = 10
"""This many times as long is enough however much is granted."""
MOST_WORLDS: Final = 3000
BY_LOT: Final = 0
SENSIBLY: Final = 1
LIKELIEST: Final = 2
"""How the kernel plays worlds on: as the rule players do, or to a number by likelihood."""


def groups(legal: int, others: int) -> list[list[int]]:
    """Return the cards that may be played; those between which no other hand can have a card are together."""
    found: list[list[int]] = []
    for card in members(legal):
        last = found[-1][-1] if found else -WIDTH
        between = ((1 << card) - 1) & ~((2 << last) - 1) if last >= 0 else 0
        if last // WIDTH == card // WIDTH and not others & between:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def best_card(
    position: Any,
    me: int,
    alike: Sequence[Sequence[int]],
    rng: Random,
    budget: Budget,
    cancelled: Cancelled,
    worlds: int = MOST_WORLDS,
    policy: int = 1,
    exact: int = 0,
) -> tuple[int, Mapping[int, float]]:
    """Return the card that brings most over the worlds, and what each card brings."""
    actions = [group[0] for group in alike]
    best, told = most(
        position, me, actions, rng, budget, cancelled, worlds=worlds, policy=policy, exact=exact, ms=CARD_MS
    )
    means = {card: mean for group, mean in zip(alike, told, strict=True) for card in group}
    return actions[best], means


def most(
    position: Any,
    me: int,
    actions: Sequence[int],
    rng: Random,
    budget: Budget,
    cancelled: Cancelled,
    *,
    worlds: int = MOST_WORLDS,
    policy: int = 1,
    exact: int = 0,
    ms: int = CARD_MS,
    away: Sequence[int] = (),
) -> tuple[int, list[float]]:
    """Return the number of the best action, and what each brings; see `_kernel.pyi`."""
    limits = KernelBudget(budget, ms, most_ms=MUCH * ms)
    tried, given_up = BRIDGE.need().search(
        position,
        me,
        actions,
        rng.getrandbits(62),
        ms=limits.ms(),
        playouts=limits.playouts,
        worlds=worlds,
        policy=policy,
        exact=exact,
        away=away,
        asked=None if cancelled is never else cancelled,
    )
    if given_up:
        raise SearchCancelled
    longest = max(tries for _, tries in tried)
    running = [number for number, (_, tries) in enumerate(tried) if tries == longest]
    return max(running, key=lambda number: tried[number][0]), [mean for mean, _ in tried]
