"""How often plump bids are met, and their points, in playouts like the best player's."""

from statistics import fmean
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.games.plump.players import LEARNT, bid_in_thought, position_of
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.plump.game import MET, MET_ZERO, PlumpState
from tolva_gui.rules.view import View

AUCTIONS: Final = 25
"""Number of simulated auctions of the remaining bids."""
DEALS: Final = 20
"""Deals played after each simulated auction."""
TRIED: Final = AUCTIONS * DEALS


class BidTrial(Struct, frozen=True):
    """The number of deals in which the bid was met, and the mean points of the seat and of the others."""

    met: int
    own: float
    others: float

    @property
    def percent(self) -> int:
        """Return the share of deals in which it was met, in percent."""
        return round(100 * self.met / TRIED)

    @property
    def ahead(self) -> float:
        """The lead in points over the others, which decides."""
        return self.own - self.others


def brings(state: PlumpState, bid: int, taken: int) -> int:
    """Return the points of the bid with *taken* tricks (PL13, PL14)."""
    if taken == bid:
        return bid + MET if bid else MET_ZERO
    return 0 if state.options["plump_scores_zero"] else taken


def tried(view: View, bid: int) -> BidTrial:
    """Try a bid of the seat to act; every one with the same random numbers."""
    seat, rng = view.seat or 0, rng_for(view, 0)
    game = BY_ID.of(view.info)
    met, own, others = 0, list[int](), list[float]()
    for _ in range(AUCTIONS):
        state: PlumpState = view.public.copy()
        state.bids[seat] = bid
        bid_in_thought(state, game.determinize(view, rng).hands, rng)
        position = position_of(replace(view, public=state), rng)
        for taken, times in position.outcomes(DEALS, rng.getrandbits(62), LEARNT).items():
            points = [brings(state, int(told or 0), won) for told, won in zip(state.bids, taken, strict=True)]
            mine = points.pop(seat)
            met += times * (taken[seat] == bid)
            own += [mine] * times
            others += [fmean(points)] * times
    return BidTrial(met, fmean(own), fmean(others))
