"""Deals of two sides of the K+Q family with all cards known. A value is the points of the deal for the seat's side.

Nobody announces a gubbe later on: who knows all cards would announce those alone that are kept.
"""

from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, bridge_for
from tolva_gui.ai.games.mariage.search import MASTER, MOST_PLAYOUTS, POINTS_ONLY, Search
from tolva_gui.ai.kernel.bridge import KernelBudget
from tolva_gui.ai.player import Budget, Cancelled, never
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.kit import Move, View
from tolva_gui.rules.kit.themes import own_cards

ALIKE: Final = 1e-9
"""Values no farther apart than this are equal."""
LATE_CARDS: Final = 7
"""Cards in hand with which a deal is late."""
_ANY_TIME: Final = KernelBudget(Budget(iterations=MOST_PLAYOUTS), 0)


class OpenDeal(Struct, frozen=True):
    """The position of the seat of a view without hidden cards."""

    view: View

    def solved(self, ms: float = 0, cancelled: Cancelled = never) -> dict[Move, float] | None:
        """Return the points after each move with best play of both sides; nothing if the time (0: any) is too short.

        None if something is hidden.
        """
        bridge = bridge_for(self.view.info, self.view.options)
        search = Search(bridge, self.view, POINTS_ONLY, 0, cancelled)
        limits = KernelBudget(Budget(ms=int(ms)), 0) if ms else _ANY_TIME
        if not search.perfectly:
            return None
        found = search.perfect(limits, barred=bridge.actions(GUBBAR))
        return {bridge.move(action): points for action, (_, points, _) in found.items()}


def best_if_open(view: View) -> tuple[Move, ...]:
    """Return the moves that serve the game best, ties included, in the last tricks of a deal without hidden cards."""
    bridge = bridge_for(view.info, view.options)
    found = Search(bridge, view, MASTER, 0, never).perfect(_ANY_TIME)
    most = max(use for use, _, _ in found.values())
    return tuple(move for move in view.legal if found[bridge.number(move)][0] >= most - ALIKE)


def late(view: View) -> bool:
    """Return whether a hundred layouts are solved in a second or two; never with a stock or rows at the table."""
    return (
        BRIDGE.kernel is not None
        and bridge_for(view.info, view.options).all_dealt
        and len(own_cards(view)) <= LATE_CARDS
    )


def open_deal(view: View) -> OpenDeal | None:
    """Return the position; None without the compiled search, and for more than two sides."""
    return OpenDeal(view) if BRIDGE.kernel is not None and view.info.sides == 2 else None
