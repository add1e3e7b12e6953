"""Plump with all cards known: every seat has a bid of its own, so what is exact is what nobody can prevent.

A value is the points that the seat gets at least, whatever all others do together: one against all. What they would
do for their own bids may bring it more.
"""

from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.solver.open_deal import OpenDeal
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.games.plump.game import MET, MET_ZERO, PLUMP_SCORES_ZERO, PlumpState, playable
from tolva_gui.rules.moves import play_card
from tolva_gui.rules.view import View


def open_deal(view: View) -> OpenDeal | None:
    """Return the position, None outside the play."""
    state: PlumpState = view.public
    if state.phase != "play":
        return None
    me, seats = state.turn, len(state.hands)
    left = len(state.hands[me])
    return OpenDeal(
        seats=seats,
        trump=-1 if state.trump is None else SUITS.index(state.trump),
        hands=[NUMBERS.set_of(hand) for hand in state.hands],
        turn=me,
        trick=[NUMBERS.of[card] for card in state.trick],
        ours=[me],
        counted=[int(seat == me) for seat in range(seats)],
        worths=[points(state, state.tricks_won[me] + taken) for taken in range(left + 1)],
        left=left,
        moves={NUMBERS.of[card]: play_card(card) for card in playable(state)},
    )


def points(state: PlumpState, taken: int) -> float:
    """Return the points of the seat to act for that many tricks (PL13, PL14)."""
    if taken == state.bids[state.turn]:
        return float(taken + (MET if taken else MET_ZERO))
    return 0.0 if state.options[PLUMP_SCORES_ZERO.name] else float(taken)
