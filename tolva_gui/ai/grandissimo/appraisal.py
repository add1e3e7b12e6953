"""What a hand of grandissimo is worth as each game, alone and with a partner, over worlds that fit the auction."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Final

from tolva_gui.ai.grandissimo.hand_value import as_set, worst
from tolva_gui.ai.grandissimo.stakes import worth
from tolva_gui.ai.grandissimo.worlds import TRUST, position, told_by
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.grandissimo.bids import BEGAR, BIDS, TRUMPS, Bid, Contract, Spel, Trump, may_name
from tolva_gui.rules.grandissimo.options import SLAM_DOUBLES_13_SPEL
from tolva_gui.rules.grandissimo.state import GrandissimoState

Counts = Mapping[tuple[int, int], int]
"""How often the declarer has taken so many tricks and the partner so many."""
WORLDS: Final = 240
ACCEPTED: Final = {3: 0.8, 4: 0.65}
"""How often somebody helps, by the partner's own number."""
SPARED: Final = {"hidden": 0.88, "shown": 0.65, "talked over": 0.58}
"""Misères fail more often than in thought, where nobody defends with care; most often those that lie open."""
OUT_OF_REACH: Final = 2.0
"""A game for which the hand lacks so many tricks by rule is not thought of; nor a misère with so great a risk."""
HOPELESS: Final = 0.8


class Appraisal:
    """One hand in one auction; what is asked for is played out once."""

    def __init__(
        self, view: View, state: GrandissimoState, me: Seat, rng: Random, worlds: int = WORLDS
    ) -> None:
        self._state = state
        self._me = me
        self._seed = rng.getrandbits(62)
        self._worlds = worlds
        self._world = BY_ID[view.info.id].determinize(view, rng)
        self._alone: dict[Trump, Counts] = {}
        self._helped: dict[tuple[Trump, Seat, int], Counts] = {}
        self._low: dict[bool, float] = {}

    def best(self, bid: Bid) -> tuple[float, Trump | None]:
        """Return what the bid is worth to the seat as declarer, and the trump that it is to name."""
        if not bid.spel.high:
            return self.misere(bid.spel), None
        named = [trump for trump in TRUMPS if may_name(bid, trump, self._state.first_suit)]
        return max(((self.game(bid, trump), trump) for trump in named), key=lambda one: one[0])

    def game(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth with this trump, alone or with a partner if one is worth asking for."""
        alone = self.alone(bid, trump)
        if not bid.spel.partner_tricks:
            return alone
        return max(alone, self.asked(bid, trump))

    def asked(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth when a partner is asked for."""
        likely = ACCEPTED[bid.spel.partner_tricks]
        return likely * self.helped(bid, trump) + (1 - likely) * self.alone(bid, trump)

    def alone(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth without a partner."""
        if trump not in self._alone:
            self._alone[trump] = self._counts(Contract(self._me, Bid(BEGAR), trump))
        contract = Contract(self._me, bid, trump)
        return self._mean(contract, self._alone[trump])

    def helped(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth with a partner whose hand is worth accepting."""
        others = [seat for seat in range(4) if seat != self._me]
        return sum(self._with(bid, trump, partner) for partner in others) / len(others)

    def _with(self, bid: Bid, trump: Trump, partner: Seat) -> float:
        contract = Contract(self._me, bid, trump, partner)
        key = trump, partner, bid.spel.partner_tricks
        if key not in self._helped:
            self._helped[key] = self._counts(contract, self._worlds // 2)
        return self._mean(contract, self._helped[key])

    def misere(self, spel: Spel) -> float:
        """Return what a game without tricks is worth."""
        if spel.aside not in self._low:
            hand = as_set(self._state.hands[self._me])
            if spel.aside:
                hand &= ~(1 << worst(hand))
            self._low[spel.aside] = self.spared(spel, hand)
        shown = "talked over" if spel.talks else "shown" if spel.opens else "hidden"
        made = self._low[spel.aside] * SPARED[shown]
        contract = Contract(self._me, Bid(spel))
        return made * self.value(contract, 0, 0) + (1 - made) * self.value(contract, 1, 0)

    def spared(self, spel: Spel, hand: int) -> float:
        """Return how often this hand takes no trick."""
        counts = self._counts(Contract(self._me, Bid(spel)), self._worlds, hand)
        return counts.get((0, 0), 0) / sum(counts.values())

    def as_partner(self, contract: Contract) -> tuple[float, float]:
        """Return what it is worth to the seat to help the declarer, and not to."""
        helping = Contract(contract.declarer, contract.bid, contract.trump, self._me)
        return (
            self._mean(helping, self._counts(helping)),
            self._mean(contract, self._counts(contract)),
        )

    def played(self, contract: Contract) -> float:
        """Return what it is worth to the seat that the game goes on as it stands."""
        return self._mean(contract, self._counts(contract))

    def value(self, contract: Contract, own: int, partners: int) -> float:
        """Return what it is worth to the seat that the declarer has so many tricks, the partner so many."""
        slam = bool(self._state.options[SLAM_DOUBLES_13_SPEL.name])
        return worth(contract, self._state.first_suit, self._state.sheet, slam, own, partners)[self._me]

    def _mean(self, contract: Contract, counts: Counts) -> float:
        # A suffix changes nothing but what may be named.
        plain = replace(contract, bid=Bid(contract.spel))
        total = sum(times * self.value(plain, own, partners) for (own, partners), times in counts.items())
        return total / sum(counts.values())

    def _counts(self, contract: Contract, worlds: int = 0, hand: int | None = None) -> Counts:
        told = told_by(self._state, contract, self._me)
        known = position(
            self._world, self._state, contract, told, self._me, trust=TRUST, hand=hand, scored=False
        )
        counts: Counter[tuple[int, int]] = Counter()
        for taken, times in known.outcomes(worlds or self._worlds, self._seed).items():
            partners = 0 if contract.partner is None else taken[contract.partner]
            counts[taken[contract.declarer], partners] += times
        return counts

    @cached_property
    def bids(self) -> dict[Bid, float]:
        """What each bid that is higher than the last one is worth."""
        return {bid: self.best(bid)[0] for bid in BIDS[max(0, self._state.high) :]}
