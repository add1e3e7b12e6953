"""Grandissimo with all cards known: the side of the declarer against all others.

Alone against the others a value is what the deal brings the seat, the changed debts included; of two who play together,
half of what their side gets or pays, without the sheet: a lost game is the debt of whoever missed their own number, so
that each of the two may play against the other. The points for sank (G66) are left out as long as the defenders may
still take a trick before the target.
"""

from typing import Final

from tolva_gui.ai.games.grandissimo.stakes import with_debts
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.solver.open_deal import OpenDeal
from tolva_gui.rules.games.grandissimo.bids import Contract
from tolva_gui.rules.games.grandissimo.payment import SLAM_DOUBLES_13_SPEL, settle
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Seat, View

LATE: Final = 9


def late(view: View) -> bool:
    """Return whether a hundred layouts are soon solved, and bring what play at the table brings.

    That is so for the defenders of a high game played alone. With open cards a declarer loses a game that
    would be made at the table, and no choice seems to matter; the same is true of misères (docs/measurements.md).
    """
    state: GrandissimoState = view.public
    contract = state.contract
    if contract is None or state.phase != "play" or not contract.spel.high or contract.partner is not None:
        return False
    return state.turn != contract.declarer and len(state.hands[state.turn]) <= LATE


def open_deal(view: View) -> OpenDeal | None:
    """Return the position; None outside the play, and in rundmisär, where each plays alone against all."""
    state: GrandissimoState = view.public
    contract, me = state.contract, state.turn
    if contract is None or state.phase != "play":
        return None
    played = contract.declarer in [(state.leader + step) % 4 for step in range(len(state.trick))]
    left = len(state.hands[contract.declarer]) + played
    return OpenDeal(
        NumberedDeal(state),
        state.playable(),
        left,
        ours=contract.side if me in contract.side else contract.defenders,
        counted=[int(seat in contract.side) for seat in range(4)],
        worths=[brought(state, contract, me, taken, left) for taken in range(left + 1)],
    )


def brought(state: GrandissimoState, contract: Contract, me: Seat, taken: int, left: int) -> float:
    """Return what the deal brings if the declarer's side takes that many of the tricks left, the last of them."""
    winners = [*state.winners, *[contract.defenders[0]] * (left - taken), *[contract.declarer] * taken]
    slam = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    outcome = settle(contract, state.first_suit, winners, slam)
    if contract.partner is None:
        return with_debts(outcome, state.sheet, contract)[me]
    if me in contract.side:
        return sum(outcome.pay[seat] for seat in contract.side) / len(contract.side)
    return float(outcome.pay[me])
