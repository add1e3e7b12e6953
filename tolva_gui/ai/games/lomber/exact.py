"""Lomber with all cards known: the declarer against both others. A value is the seat's bitar."""

from tolva_gui.ai.games.lomber.cards import kernel_seat, numbered, privileged
from tolva_gui.ai.games.lomber.worlds import paid
from tolva_gui.ai.solver.open_deal import OpenDeal, by_two
from tolva_gui.rules.games.lomber.payment import KUPPA_CAP, SEATS
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import View


def late(view: View) -> bool:
    """Return whether a hundred layouts are soon solved: with nine cards in a hand they always are."""
    return view.phase == "play"


def open_deal(view: View) -> OpenDeal | None:
    """Return the position, None outside the play. The kernel's seats 0 and 1 are counted one by one."""
    state: LomberState = view.public
    contract = state.contract
    if contract is None or state.phase != "play":
        return None
    me, trump = state.turn, contract.trump
    left = len(state.hands[me])
    before = [state.tricks_won[kernel_seat(seat)] for seat in range(SEATS)]
    cap = int(state.options[KUPPA_CAP.name])
    ends = [(before[0] + a, before[1] + b, before[2] + left - a - b) for a, b in by_two(left)]
    with_declarer = {contract.declarer}
    ours = with_declarer if me == contract.declarer else {*range(SEATS)} - with_declarer
    return OpenDeal(
        numbered(state, trump),
        state.playable(),
        left,
        ours=[kernel_seat(seat) for seat in ours],
        counted=(1, 2, 0),
        worths=[paid(contract, cap, me, taken) for taken in ends],
        matadors=privileged(trump),
    )
