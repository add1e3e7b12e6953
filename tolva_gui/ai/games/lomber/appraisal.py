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
from tolva_gui.rules.kit import Card, Seat

WORLDS: Final = 500
DRAWS: Final = 20
"""Number of sampled purchases of the declarer."""
PLAYED: Final = {KUPPA: (0.4, 0.95), NOLO: (-1.2, 1.5), YFIR: (-4.0, 1.5)}
"""Fit of the actual result of misères among masters: constant and slope over `thought`."""


class Appraisal:
    """One hand in one auction."""

    def __init__(self, state: LomberState, rng: Random, worlds: int = WORLDS) -> None:
        self._me: Seat = state.turn
        self._leader = state.leader
        self._hand = state.hands[state.turn]
        self._cap = int(state.options[KUPPA_CAP.name])
        self._seed = rng.getrandbits(62)
        self._worlds = worlds

    def bid(self, text: str) -> float:
        """Return the value of the misère to its declarer."""
        contract = contract_of(text, self._me)
        constant, slope = PLAYED[contract.game]
        return constant + slope * self.thought(contract)

    def thought(self, contract: Contract) -> float:
        """Return the same if the others defend by rule."""
        keep = self._hand
        if contract.game == KUPPA:
            high = {card for _, card in too_high(self._hand)}
            keep = [card for card in self._hand if card not in high]
        draws = min(DRAWS, self._worlds) if len(keep) < TRICKS else 1
        total = count = 0.0
        for number in range(draws):
            played = self._outcomes(keep, number, self._worlds // draws, shown=contract.game == YFIR)
            for taken, times in played.items():
                total += times * paid(contract, self._cap, self._me, taken)
                count += times
        return total / count

    def _outcomes(
        self, keep: Sequence[Card], number: int, worlds: int, *, shown: bool
    ) -> Mapping[tuple[int, ...], int]:
        """Number of playouts per result in tricks of the kernel's seats, with one random purchase.

        *shown*: the hand is laid open (L31).
        """
        me = kernel_seat(self._me)
        unseen = [card for card in PACK if card not in self._hand]
        Random(self._seed + number).shuffle(unseen)
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
            turn=kernel_seat(self._leader),
            trick=[],
            taken=[0] * SEATS,
            hidden=[
                (numbers(None).of[card], pile)
                for pile in range(SEATS + 1)
                if pile != me
                for card in piles[pile]
            ],
            denied=[0] * SEATS,
            sides=[int(seat == me) for seat in range(SEATS)],
            modes=modes,
            target=me,
            open_seat=me if shown else -1,
        )
        found: Mapping[tuple[int, ...], int] = known.outcomes(worlds, self._seed + number)
        return found
