"""The exact values of a seat's moves with all cards known, for games that can be solved.

A game is solved by the module `exact` in its folder below `ai/games`, with `open_deal(view)`: the position of the
seat to act, or None where no exact answer is available. What a value means where several seats have goals of their
own is said there.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from tolva_gui.ai.by_game import own_module
from tolva_gui.ai.player import Cancelled, never
from tolva_gui.rules.kit import Move, View

MOST_MS = 3000
"""Enough for most whole deals of thirteen tricks."""


class Position(Protocol):
    """A position with all cards known."""

    def solved(self, ms: float = 0, cancelled: Cancelled = never) -> Mapping[Move, float] | None:
        """Return the result after each move, nothing if the time (0: any) is too short; None without the searches.

        Raise SearchCancelled.
        """
        ...


def is_late(view: View) -> bool:
    """Return whether many layouts can be solved for a verdict; the module `exact` says so in `late(view)`.

    Best play with open cards must bring what play at the table brings, so no seat may have goals of its own.
    """
    exact: Any = own_module(view.info, "exact")
    return hasattr(exact, "late") and bool(exact.late(view))


def solve(view: View, ms: float = MOST_MS, cancelled: Cancelled = never) -> Mapping[Move, float] | None:
    """Return the result of the deal, in the game's own pay, after each move of the seat to act.

    *view*: of that seat, with all hands open. Every seat plays its best from then on. Nothing if that takes more than
    *ms* milliseconds. None if there is no exact answer: another game or phase, hidden cards, no compiled solver. Raise
    SearchCancelled when *cancelled* says so.
    """
    exact: Any = own_module(view.info, "exact")
    if exact is None or any(None in zone.cards for zone in view.zones if zone.place.kind == "hand"):
        return None
    position: Position | None = exact.open_deal(view)
    return None if position is None else position.solved(ms, cancelled)
