"""The exact values of a seat's moves with all cards known, for games that can be solved.

A game is solved by the module `exact` in its folder below `ai/games`, with `open_deal(state)`: the position of the
seat to act, or None where no exact answer is available. What a value means where several seats have goals of their
own is said there.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.player import Cancelled, never
from tolva_gui.ai.solver.open_deal import OpenDeal
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View

MOST_MS = 10_000
"""Enough for nearly all whole deals of thirteen tricks."""


def solve(view: View, ms: float = MOST_MS, cancelled: Cancelled = never) -> Mapping[Move, float] | None:
    """Return the result of the deal, in the game's own pay, after each move of the seat to act.

    *view*: the referee's, or of a seat that sees all. Every seat plays its best from then on. None if there is no
    exact answer: another game or phase, hidden cards, no compiled solver, or more than *ms* milliseconds. Raise
    SearchCancelled when `cancelled` says so.
    """
    position = position_of(view)
    return None if position is None else position.solved(ms, cancelled)


def position_of(view: View) -> OpenDeal | None:
    """Return the position to be solved, None if there is no exact answer."""
    find = _open_deal(view.info.family or view.info.id)
    if (
        find is None
        or BRIDGE.kernel is None
        or any(None in zone.cards for zone in view.zones if zone.place.kind == "hand")
    ):
        return None
    return find(view.public)


@cache
def _open_deal(game: str) -> Callable[[Any], OpenDeal | None] | None:
    name = f"tolva_gui.ai.games.{game.replace('-', '_')}.exact"
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return None
    return cast(Callable[[Any], OpenDeal | None], import_module(name).open_deal)
