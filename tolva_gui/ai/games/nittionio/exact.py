"""Nittionio with all cards known: every seat has a bid of its own, so what is exact is what nobody can prevent.

A value is the points of the deal that the seat gets at least, whatever both others do together: one against both.
What they would do for their own bids may bring it more.
"""

from collections.abc import Sequence

from tolva_gui.ai.games.nittionio.rule_player import numbered
from tolva_gui.ai.solver.open_deal import OpenDeal, by_two
from tolva_gui.rules.games.nittionio.scoring import deal_lines
from tolva_gui.rules.games.nittionio.state import SEATS, NittionioState
from tolva_gui.rules.kit import Seat, View, followers


def open_deal(view: View) -> OpenDeal | None:
    """Return the position, None outside the play and while a bid is hidden. Seats 0 and 1 are counted one by one."""
    state: NittionioState = view.public
    if state.phase != "play" or any(state.bid(seat) is None for seat in range(SEATS)):
        return None
    me, won = state.turn, state.tricks_won
    left = len(state.hands[me])
    ends = [(won[0] + a, won[1] + b, won[2] + left - a - b) for a, b in by_two(left)]
    return OpenDeal(
        numbered(state),
        followers(state),
        left,
        ours=[me],
        counted=(1, 2, 0),
        worths=[points(state, me, taken) for taken in ends],
    )


def points(state: NittionioState, me: Seat, taken: Sequence[int]) -> float:
    """Return the seat's points of the deal for these tricks."""
    return float(sum(line.points for line in deal_lines(state, taken) if line.side == me))
