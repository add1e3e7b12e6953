"""Numeric limits for bidding, helping and passing: for auctions in worlds, and for inferences from calls.

They are fitted to masters' calls (`limits.json`), and so that hands in worlds are
worth as much as those that masters hold after the same calls.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from tolva_gui.ai.games.grandissimo.hand_value import NO_TRICK
from tolva_gui.ai.learnt import read
from tolva_gui.rules.games.grandissimo.bids import (
    BEGAR,
    BIDS,
    GRAND,
    RANK,
    TRUMPS,
    Bid,
    Contract,
    Trump,
    grade,
    may_name,
)
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Seat, Suit


class Limits(Struct, frozen=True):
    """Values of hands, in tricks.

    *needs*: at which a high game is bid half of the time. *needs_low*: the same for a low game; each card that is too
    high lowers the value. *alone*: surplus over the number of tricks from which the declarer plays alone. *helps*:
    least value of a hand that helps, by the partner's own number. *in_need*: the same if the game is conceded when all
    refuse (G36).
    """

    needs: dict[str, float]
    needs_low: dict[str, float]
    alone: float
    helps: dict[int, float]
    in_need: float


LIMITS: Final = read(Path(__file__).with_name("limits.json"), Limits)
SHARPLY: Final = 3.0
"""How firmly these limits are kept: the slope of the log odds."""
LEAN: Final = (0.0, 0.1, 0.3, 0.4)
"""Bonus for a strain's pay, by its grade."""


class Offer(NamedTuple):
    """A bid as the kernel knows it; see its `auctioned`."""

    strains: int
    needs: float
    alone: float
    help: float
    aside: int


class HandReading(NamedTuple):
    """A seat's hand has at least, or at most, this value in the best of these strains."""

    seat: Seat
    strains: int
    at_least: bool
    limit: float


def strain_of(trump: Trump | None) -> int:
    """Return the kernel's number of a strain; None means a misère."""
    return NO_TRICK if trump is None else TRUMPS.index(trump)


def trump_of(strain: int) -> Trump | None:
    return None if strain == NO_TRICK else TRUMPS[strain]


@cache
def offers(first_suit: Suit) -> tuple[Offer, ...]:
    """Return the possible bids, lowest first."""
    return tuple(_offer(bid, first_suit) for bid in BIDS)


def _offer(bid: Bid, first_suit: Suit) -> Offer:
    spel = bid.spel
    if not spel.high:
        return Offer(1 << NO_TRICK, LIMITS.needs_low[spel.id], 0.0, 0.0, int(spel.aside))
    strains = sum(1 << strain_of(trump) for trump in TRUMPS if may_name(bid, trump, first_suit))
    partner = (
        0.0 if not spel.partner_tricks else helping(Contract(0, bid, GRAND if bid.suffix == GRAND else "S"))
    )
    return Offer(strains, LIMITS.needs[spel.id], spel.tricks + LIMITS.alone, partner, 0)


@cache
def leaning(first_suit: Suit) -> tuple[float, ...]:
    """Return each strain's bonus for its pay."""
    return (*(LEAN[grade(trump, first_suit)] for trump in TRUMPS), 0.0)


def helping(contract: Contract) -> float:
    """Return the least value of a hand that helps the declarer."""
    return LIMITS.in_need if is_conceded(contract) else LIMITS.helps[contract.spel.partner_tricks]


def readings(state: GrandissimoState, contract: Contract | None, me: Seat) -> list[HandReading]:
    """Return the inferences about the others' hands from the auction and the answers."""
    found = [reading for reading in _auction(state) if reading.seat != me]
    if contract is not None and contract.trump is not None:
        # The trump named says more of the declarer's hand than the bid.
        found = [reading for reading in found if reading.seat != contract.declarer or not reading.at_least]
        strain = 1 << strain_of(contract.trump)
        if contract.declarer != me:
            found += _declared(state, contract, strain)
        if contract.spel.partner_tricks:
            limit = helping(contract)
            found += [
                HandReading(seat, strain, False, limit) for seat in _refused(state, contract) if seat != me
            ]
            if contract.partner is not None and contract.partner != me:
                found.append(HandReading(contract.partner, strain, True, limit))
    return found


def _declared(state: GrandissimoState, contract: Contract, strain: int) -> list[HandReading]:
    """The declarer's hand is worth the bid; a declarer who asks for a partner has too little to play alone."""
    seat, needs, alone = (
        contract.declarer,
        LIMITS.needs[contract.spel.id],
        contract.spel.tricks + LIMITS.alone,
    )
    said = [HandReading(seat, strain, True, needs)]
    if state.asked:
        said.append(HandReading(seat, strain, False, alone))
    elif state.phase in ("play", "concede"):
        said.append(HandReading(seat, strain, True, alone))
    return said


def _auction(state: GrandissimoState) -> list[HandReading]:
    """Inferences from the last bid of each seat, and from its passes."""
    last: dict[Seat, HandReading] = {}
    passed: list[HandReading] = []
    known, high = offers(state.first_suit), -1
    for seat, text in state.bids:
        word, value = text.partition(" ")[::2]
        if word == "pass":
            passed += _not_good_for(seat, known[high + 1 :])
            continue
        high = RANK[value] if word == "bid" else high
        last[seat] = HandReading(seat, known[high].strains, True, known[high].needs)
    return [*last.values(), *passed]


def _not_good_for(seat: Seat, higher: Sequence[Offer]) -> list[HandReading]:
    """A seat that passes is below the limits of all higher bids; return the lowest per choice of strains."""
    least: dict[int, float] = {}
    for offer in higher:
        if all(offer.strains & ~strains or offer.needs < needs for strains, needs in least.items()):
            least[offer.strains] = offer.needs
    return [HandReading(seat, strains, False, needs) for strains, needs in least.items()]


def _refused(state: GrandissimoState, contract: Contract) -> list[Seat]:
    """The seats that were asked and refused (G34)."""
    if not state.asked:
        return []
    after = [(contract.declarer + step) % 4 for step in (1, 2, 3)]
    if state.phase == "answer":
        return after[: after.index(state.turn)]
    return after if contract.partner is None else after[: after.index(contract.partner)]


def is_conceded(contract: Contract) -> bool:
    """Return whether the game is conceded if all who are asked refuse (G36)."""
    return contract.spel == BEGAR and contract.trump == GRAND
