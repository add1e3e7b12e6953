"""The value of a lomber hand as a misère, over worlds in which the declarer has bought.

Games with trumps are valued in `prospects`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tolva_gui.ai.games.lomber.cards import kernel_seat, numbers
from tolva_gui.ai.games.lomber.hand_value import too_high
from tolva_gui.ai.games.lomber.worlds import paid
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.sense import Aim
from tolva_gui.rules.games.lomber.bids import KUPPA, NOLO, YFIR, Contract, contract_of
from tolva_gui.rules.games.lomber.cards import PACK
from tolva_gui.rules.games.lomber.payment import KUPPA_CAP, SEATS, TRICKS
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import Card

WORLDS: Final = 500
DRAWS: Final = 20
"""Number of sampled purchases of the declarer."""
PLAYED: Final = {KUPPA: (0.4, 0.95), NOLO: (-1.2, 1.5), YFIR: (-4.0, 1.5)}
"""Fit of the actual result of misères among masters: constant and slope over that against defence by rule."""


def misere_value(state: LomberState, seed: int, worlds: int, bid: str) -> float:
    """Return the value of the misère to its declarer, the seat on turn, in that many worlds."""
    contract, hand = contract_of(bid, state.turn), state.hands[state.turn]
    high = {card for _, card in too_high(hand)} if contract.game == KUPPA else set()
    keep = [card for card in hand if card not in high]
    draws = min(DRAWS, worlds) if len(keep) < TRICKS else 1
    total, count, cap = 0.0, 0, int(state.options[KUPPA_CAP.name])
    for number in range(draws):
        for taken, times in _outcomes(state, contract, keep, seed + number, worlds // draws).items():
            total += times * paid(contract, cap, state.turn, taken)
            count += times
    constant, slope = PLAYED[contract.game]
    return constant + slope * (total / count)


def _outcomes(
    state: LomberState, contract: Contract, keep: Sequence[Card], seed: int, worlds: int
) -> Mapping[tuple[int, ...], int]:
    """Number of playouts per result in tricks of the kernel's seats, with one random purchase, defended by rule."""
    me = kernel_seat(state.turn)
    unseen = [card for card in PACK if card not in state.hands[state.turn]]
    Random(seed).shuffle(unseen)
    more = TRICKS - len(keep)
    dealt = [unseen[more : more + TRICKS], unseen[more + TRICKS : more + 2 * TRICKS]]
    others = [seat for seat in range(SEATS) if seat != me]
    piles = {me: [*keep, *unseen[:more]], **dict(zip(others, dealt, strict=True))}
    piles[SEATS] = unseen[more + 2 * TRICKS :]
    modes = [Aim.FORCE] * SEATS
    modes[me] = Aim.DUCK
    known = BRIDGE.need().Position(
        seats=SEATS,
        trump=-1,
        hands=[numbers(None).set_of(piles[seat]) for seat in range(SEATS + 1)],
        turn=kernel_seat(state.leader),
        trick=[],
        taken=[0] * SEATS,
        hidden=[
            (numbers(None).of[card], pile) for pile in range(SEATS + 1) if pile != me for card in piles[pile]
        ],
        denied=[0] * SEATS,
        sides=[int(seat == me) for seat in range(SEATS)],
        modes=modes,
        target=me,
        open_seat=me if contract.game == YFIR else -1,  # L31
    )
    found: Mapping[tuple[int, ...], int] = known.outcomes(worlds, seed)
    return found
