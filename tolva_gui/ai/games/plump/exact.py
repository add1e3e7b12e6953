"""Plump with all cards known: every seat has a bid of its own, so what is exact is what nobody can prevent.

A value is the points that the seat gets at least, whatever all others do together: one against all. What they would
do for their own bids may bring it more.
"""

from tolva_gui.ai.games.plump.bid_trials import brings
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.solver.open_deal import OpenDeal
from tolva_gui.rules.games.plump.game import PlumpState
from tolva_gui.rules.kit import View, followers


def open_deal(view: View) -> OpenDeal | None:
    """Return the position, None outside the play."""
    state: PlumpState = view.public
    if state.phase != "play":
        return None
    me = state.turn
    left, bid = len(state.hands[me]), state.bids[me] or 0
    return OpenDeal(
        NumberedDeal(state),
        followers(state),
        left,
        ours=[me],
        counted=[int(seat == me) for seat in range(len(state.hands))],
        worths=[float(brings(state, bid, taken + state.tricks_won[me])) for taken in range(left + 1)],
    )
