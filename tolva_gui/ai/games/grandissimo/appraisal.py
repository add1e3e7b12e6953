"""What a hand of grandissimo is worth as each game, alone and with a partner, over worlds that fit the auction."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tolva_gui.ai.games.grandissimo.chances import Kind, chance
from tolva_gui.ai.games.grandissimo.hand_value import as_set, worst
from tolva_gui.ai.games.grandissimo.stakes import worth, worth_of_rundmisar
from tolva_gui.ai.games.grandissimo.worlds import TRUST, helping, position, told_by
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.grandissimo.bids import (
    BEGAR,
    BIDS,
    GRAND,
    TRUMPS,
    Bid,
    Contract,
    Spel,
    Trump,
    may_name,
)
from tolva_gui.rules.games.grandissimo.options import SLAM_DOUBLES_13_SPEL
from tolva_gui.rules.games.grandissimo.state import PACK, GrandissimoState

Tricks = tuple[int, int]
"""How many the declarer has taken, and the partner."""
Counts = Mapping[Tricks, int]
"""How often."""
Asked = Mapping[Seat | None, Counts]
"""What comes of asking for a partner, by who helps."""
WORLDS: Final = 240
NOBODY: Final = (1.0, 0.3, 0.12, 0.04)
"""How often nobody bids, by how many have yet to speak."""
OVERBID: Final = -45.0
"""What it is worth, as a rule, that another becomes declarer."""
EXACT: Final = 6
"""So many tricks at the end of a misère are played at their best."""


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
        self._asked: dict[tuple[Trump, int], Asked] = {}
        self._low: dict[bool, float] = {}

    @cached_property
    def bids(self) -> dict[Bid, float]:
        """What each bid that is as high as the last one or higher is worth."""
        return {bid: self.best(bid)[0] for bid in BIDS[max(0, self._state.high) :]}

    def passing(self) -> float:
        """Return what it is worth to pass: that who bids highest so far plays, or nobody, or who is yet to speak."""
        state, me = self._state, self._me
        if state.high >= 0:
            return self.left_to(state.high_seat, BIDS[state.high])
        to_speak = sum(seat != me and not state.passed >> seat & 1 for seat in range(4))
        nobody = NOBODY[to_speak]
        return nobody * self.rundmisar() + (1 - nobody) * OVERBID

    def left_to(self, declarer: Seat, bid: Bid) -> float:
        """Return what it is worth that another plays the game; in which trump one can guess from the own hand."""
        if not bid.spel.high:
            contract = Contract(declarer, bid)
            return self._mean(contract, self._counts(contract))
        own = Counter[str](PACK[number].suit for number in self._state.hands[self._me])
        suits: list[Trump] = [suit for suit in SUITS if may_name(bid, suit, self._state.first_suit)]
        total = weights = 0.0
        for trump in suits or [GRAND]:
            contract, weight = Contract(declarer, bid, trump), (13 - own[trump]) ** 3
            total += weight * self._mean(contract, self._counts(contract))
            weights += weight
        return total / weights

    def rundmisar(self) -> float:
        """Return what it is worth that nobody bids (G21)."""
        total = 0.0
        for taken, times in self._position(None).outcomes(self._worlds, self._seed).items():
            total += times * worth_of_rundmisar(self._state.sheet, taken)[self._me]
        return total / self._worlds

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

    def alone(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth without a partner."""
        contract = Contract(self._me, Bid(bid.spel), trump)
        if trump not in self._alone:
            # How the cards are played does not hang on the number that is bid.
            self._alone[trump] = self._counts(replace(contract, bid=Bid(BEGAR)))
        return self._mean(contract, self._alone[trump])

    def asked(self, bid: Bid, trump: Trump) -> float:
        """Return what the game is worth when a partner is asked for."""
        contract = Contract(self._me, Bid(bid.spel), trump)
        key = trump, bid.spel.partner_tricks
        if key not in self._asked:
            self._asked[key] = self._ask(contract, [(self._me + step) % 4 for step in (1, 2, 3)])
        return self._mean_asked(contract, self._asked[key])

    def misere(self, spel: Spel) -> float:
        """Return what a game without tricks is worth."""
        if spel.aside not in self._low:
            hand = as_set(self._state.hands[self._me])
            if spel.aside:
                hand &= ~(1 << worst(hand))
            self._low[spel.aside] = self.spared(spel, hand)
        contract = Contract(self._me, Bid(spel))
        made = chance(kind_of(contract), self._low[spel.aside])
        return made * self.value(contract, 0, 0) + (1 - made) * self.value(contract, 1, 0)

    def thought(self, contract: Contract) -> float:
        """Return how often the game is made as it stands, in thought."""
        counts = self._counts(contract)
        return sum(times for tricks, times in counts.items() if _made(contract, tricks)) / sum(
            counts.values()
        )

    def spared(self, spel: Spel, hand: int) -> float:
        """Return how often this hand takes no trick in thought."""
        counts = self._counts(Contract(self._me, Bid(spel)), hand)
        return counts.get((0, 0), 0) / sum(counts.values())

    def as_partner(self, contract: Contract) -> tuple[float, float]:
        """Return what it is worth to the seat to help the declarer, and not to."""
        helping = replace(contract, partner=self._me)
        later = [(self._me + step) % 4 for step in (1, 2, 3)]
        others = later[: later.index(contract.declarer)]
        return self._mean(helping, self._counts(helping)), self._mean_asked(
            contract, self._ask(contract, others)
        )

    def played(self, contract: Contract) -> float:
        """Return what it is worth to the seat that the game goes on as it stands."""
        return self._mean(contract, self._counts(contract))

    def value(self, contract: Contract, own: int, partners: int) -> float:
        """Return what it is worth to the seat that the declarer has so many tricks, the partner so many."""
        slam = bool(self._state.options[SLAM_DOUBLES_13_SPEL.name])
        return worth(contract, self._state.first_suit, self._state.sheet, slam, own, partners)[self._me]

    def conceded(self, contract: Contract) -> float:
        """Return what it is worth to the seat that the game is conceded: made with one overtrick (G39)."""
        partners = 0 if contract.partner is None else contract.spel.partner_tricks + 1
        return self.value(contract, contract.target + 1 - partners, partners)

    def _mean_asked(self, contract: Contract, asked: Asked) -> float:
        return sum(
            sum(counts.values()) * self._mean_with(replace(contract, partner=partner), counts)
            for partner, counts in asked.items()
        ) / sum(sum(counts.values()) for counts in asked.values())

    def _mean_with(self, contract: Contract, counts: Counts) -> float:
        """The mean worth once everybody has answered."""
        refused = contract.partner is None and contract.spel == BEGAR and contract.trump == GRAND
        return self.conceded(contract) if refused else self._mean(contract, counts)  # G36

    def _mean(self, contract: Contract, counts: Counts) -> float:
        """The mean worth, made as often as games are made of which one thinks so."""
        contract = replace(contract, bid=Bid(contract.spel))  # a suffix changes only what may be named
        made = {tricks: times for tricks, times in counts.items() if _made(contract, tricks)}
        lost = {tricks: times for tricks, times in counts.items() if tricks not in made}
        if contract.partner is None and lost:
            lost = {next(iter(lost)): sum(lost.values())}  # however badly (G81)
        if not made or not lost:
            return self._plain_mean(contract, made or lost)
        kind: Kind = kind_of(contract) if self._me in contract.side or self._state.contract else "another's"
        share = sum(made.values()) / (sum(made.values()) + sum(lost.values()))
        likely = chance(kind, share)
        return likely * self._plain_mean(contract, made) + (1 - likely) * self._plain_mean(contract, lost)

    def _plain_mean(self, contract: Contract, counts: Counts) -> float:
        total = sum(times * self.value(contract, *tricks) for tricks, times in counts.items())
        return total / sum(counts.values())

    def _ask(self, contract: Contract, others: list[Seat]) -> Asked:
        """Play worlds in which the declarer asks these seats."""
        known = self._position(contract)
        found: dict[Seat | None, Counter[Tricks]] = {}
        needs = helping(contract)
        played = known.asked(contract.declarer, others, needs, self._worlds, self._seed)
        for (partner, own, partners), times in played.items():
            found.setdefault(partner if partner >= 0 else None, Counter())[own, partners] += times
        return found

    def _counts(self, contract: Contract, hand: int | None = None) -> Counts:
        exact = 0 if contract.spel.high else EXACT
        counts: Counter[Tricks] = Counter()
        played = self._position(contract, hand).outcomes(self._worlds, self._seed, exact=exact)
        for taken, times in played.items():
            partners = 0 if contract.partner is None else taken[contract.partner]
            counts[taken[contract.declarer], partners] += times
        return counts

    def _position(self, contract: Contract | None, hand: int | None = None) -> Any:
        told = told_by(self._state, contract, self._me)
        return position(
            self._world, self._state, contract, told, self._me, trust=TRUST, hand=hand, scored=False
        )


def _made(contract: Contract, tricks: Tricks) -> bool:
    return sum(tricks) >= contract.target if contract.spel.high else tricks[0] == 0


def kind_of(contract: Contract) -> Kind:
    """Return of which kind the game is, of those that succeed more or less often than one thinks."""
    spel = contract.spel
    if spel.high:
        return "alone" if contract.partner is None else "helped"
    return "talked over" if spel.talks else "shown" if spel.opens else "hidden"
