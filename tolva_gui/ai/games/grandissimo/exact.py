"""Grandissimo with all cards known: the side of the declarer against all others.

A value is the seat's payment without the sheet; of two who play together, half of what their side gets or pays. The
points for sank (G66) are left out as long as the defenders may still take a trick before the target. Verdicts count the
sheet, so none goes by this value: there is no `late`.
"""

from tolva_gui.ai.games.grandissimo.hand_value import suit_number
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.solver.open_deal import OpenDeal
from tolva_gui.rules.games.grandissimo.bids import Contract
from tolva_gui.rules.games.grandissimo.payment import SLAM_DOUBLES_13_SPEL, settle
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Seat, View, play_card


def open_deal(view: View) -> OpenDeal | None:
    """Return the position; None outside the play, and in rundmisär, where each plays alone against all."""
    state: GrandissimoState = view.public
    contract, me = state.contract, state.turn
    if contract is None or state.phase != "play":
        return None
    played = contract.declarer in _in_trick(state)
    left = len(state.hands[contract.declarer]) + played
    return OpenDeal(
        seats=4,
        trump=suit_number(contract.trump),
        hands=[NUMBERS.set_of(hand) for hand in state.hands],
        turn=me,
        trick=[NUMBERS.of[card] for card in state.trick],
        ours=contract.side if me in contract.side else contract.defenders,
        counted=[int(seat in contract.side) for seat in range(4)],
        worths=[paid(state, contract, me, taken, left) for taken in range(left + 1)],
        left=left,
        moves={NUMBERS.of[card]: play_card(card) for card in state.playable()},
    )


def _in_trick(state: GrandissimoState) -> list[Seat]:
    return [(state.leader + step) % 4 for step in range(len(state.trick))]


def paid(state: GrandissimoState, contract: Contract, me: Seat, taken: int, left: int) -> float:
    """Return what the seat gets if the declarer's side takes that many of the tricks left, the last of them."""
    winners = [*state.winners, *[contract.defenders[0]] * (left - taken), *[contract.declarer] * taken]
    slam = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    pay = settle(contract, state.first_suit, winners, slam).pay
    if me in contract.side:
        return sum(pay[seat] for seat in contract.side) / len(contract.side)
    return float(pay[me])
