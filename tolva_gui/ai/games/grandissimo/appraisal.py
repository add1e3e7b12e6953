"""The value of a grandissimo hand in each game, alone and with a partner, over worlds that fit the auction."""

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import ge
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tolva_gui.ai.games.grandissimo.bidding import SHARPLY, helping, is_conceded, leaning, offers, trump_of
from tolva_gui.ai.games.grandissimo.hand_value import ALL_STRAINS, strain_value, suit_number
from tolva_gui.ai.games.grandissimo.stakes import doubted, terms, worth, worth_of_rundmisar
from tolva_gui.ai.games.grandissimo.worlds import position
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.ai.player import TWO
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.bids import (
    BEGAR,
    BIDS,
    GRAND,
    RANK,
    TRICKS,
    TRUMPS,
    Bid,
    Contract,
    Spel,
    Trump,
    grade,
    may_name,
)
from tolva_gui.rules.games.grandissimo.refusals import PASS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import SUITS, Call, Move, Seat, View


class Taken(NamedTuple):
    """Tricks of the declarer and of the partner; *sure*: those that the declarer takes however all play."""

    own: int
    partners: int = 0
    sure: int = 0


Counts = Mapping[Taken, int]
"""Number of playouts that ended so."""
Asked = Mapping[Seat | None, Counts]
"""Outcomes of asking for a partner, by the seat that helps."""
Said = Mapping[tuple[int, ...], int]
"""Number of the kernel's auctions with that end; see its `auctioned`."""
WORLDS: Final = 700
EXACT: Final = 6
"""Number of tricks at the end of a misère that are solved exactly."""
PLAYOUTS: Final = 2200
"""Total for all the calls considered."""
NOTHING: Final = -1e9
OWN_WORLDS: Final = 100
"""Number of worlds for the player's games of a hand, where what it takes at once is counted too."""
SWAPS: Final = 40
"""Swaps of hidden cards from one world to the next."""
IN_REACH: Final = 1.6
"""Tricks that a hand may lack for a bid that is still considered."""
UNSHOWN: Final = 30.0
"""Counters by which a game can be overrated beside a lower one (docs/measurements.md)."""


class Appraisal:
    """One hand in one auction; results are computed on demand and cached."""

    def __init__(
        self, view: View, state: GrandissimoState, me: Seat, rng: Random, worlds: int = WORLDS
    ) -> None:
        self._state = state
        self._me = me
        self._seed = rng.getrandbits(62)
        self._worlds = worlds
        self._world = BY_ID.of(view.info).determinize(view, rng)
        self._alone: dict[Trump, Counts] = {}
        self._asked: dict[tuple[Trump, int], Asked] = {}

    def said(self, moves: Sequence[Move]) -> dict[Move, float]:
        """Return the value of a pass, and of the calls the hand comes near enough to (G22-G36).

        The kernel continues the auction for the others, and the deal is played out.
        """
        state, me = self._state, self._me
        thought_of = {PASS: -1, **self._thinkable(moves)}
        speakers = [seat for seat, _ in state.bids]
        standing = (
            state.high,
            state.high_seat,
            state.passed,
            sum(1 << seat for seat in {*speakers}),
            state.forehand,
        )
        counts = self._position(None).auctioned(
            me,
            list(thought_of.values()),
            offers(state.first_suit),
            standing,
            min(self._worlds, PLAYOUTS // len(thought_of)),
            self._seed,
            lean=leaning(state.first_suit),
            noise=1 / SHARPLY,
        )
        return {move: self._mean_said(one) for move, one in zip(thought_of, counts, strict=True)}

    def _thinkable(self, moves: Sequence[Move]) -> dict[Move, int]:
        """Per game near enough, the lowest bid and the one that names the best strain; of two moves both."""
        state = self._state
        hand = NUMBERS.set_of(state.hands[self._me])
        known, found = offers(state.first_suit), dict[Move, int]()
        best = dict[tuple[str, bool], Move]()
        for move in moves:
            if not isinstance(move, Call) or move == PASS:
                continue
            rank = rank_of(state, move)
            lacking = known[rank].needs - worth_in(hand, known[rank].strains)
            if len(moves) <= TWO:
                found[move] = rank
                continue
            if lacking > IN_REACH:
                continue
            spel = BIDS[rank].spel.id
            if move.word == "hold" or (spel, False) not in best:
                best[spel, False] = move
                found[move] = rank
            elif worth_in(hand, known[rank].strains) == worth_in(hand, ALL_STRAINS):
                found.pop(best.get((spel, True), PASS), None)
                best[spel, True] = move
                found[move] = rank
        found |= self._solid(moves)
        bids = [move for move in moves if isinstance(move, Call) and move != PASS]
        # A pass is compared with the lowest bid, if with nothing else.
        return found or {move: rank_of(state, move) for move in bids[:1]}

    def _solid(self, moves: Sequence[Move]) -> dict[Move, int]:
        """The lowest bid of the game that brings most without trump, unless it brings nothing."""
        state, lowest, ranks = self._state, dict[str, Move](), dict[Move, int]()
        for move in moves:
            if isinstance(move, Call) and move != PASS:
                ranks[move] = rank_of(state, move)
                bid = BIDS[ranks[move]]
                if bid.spel.high and may_name(bid, GRAND, state.first_suit):
                    lowest.setdefault(bid.spel.id, move)
        worths = {move: self._without_trump(ranks[move]) for move in lowest.values()}
        best = max(worths, key=lambda move: worths[move], default=None)
        return {best: ranks[best]} if best is not None and worths[best] > 0 else {}

    def _mean_said(self, counts: Said) -> float:
        total, own = 0.0, Counter[int]()
        brought = dict[int, float]()
        for (declarer, offer, strain, partner, refused, *taken), times in counts.items():
            if declarer < 0:
                total += times * worth_of_rundmisar(self._state.sheet, tuple(taken))[self._me]
                continue
            helped = partner if partner >= 0 else None
            contract = Contract(declarer, Bid(BIDS[offer].spel), trump_of(strain), helped)
            if refused and is_conceded(contract):
                value = self.conceded(contract)
            else:
                partners = 0 if helped is None else taken[helped]
                value = self.value(contract, Taken(taken[declarer], partners))
            if declarer == self._me and contract.spel.high:
                own[offer] += times
                brought[offer] = brought.get(offer, 0.0) + times * value
            else:
                total += times * value
        # In the kernel's auctions a trump is named by the value of the suits, which overlooks solid ones without trump.
        total += sum(max(brought[offer], own[offer] * self._without_trump(offer)) for offer in own)
        return total / sum(counts.values())

    def _without_trump(self, offer: int) -> float:
        """The value of the hand's own game without trump after this bid, if it may be named."""
        bid = BIDS[offer]
        return self.game(bid, GRAND) if may_name(bid, GRAND, self._state.first_suit) else NOTHING

    def game(self, bid: Bid, trump: Trump) -> float:
        """Return the value of the game with this trump, alone or with a partner if one is worth asking for."""
        alone = self.alone(bid, trump)
        if not bid.spel.partner_tricks:
            return alone
        return max(alone, self.asked(bid, trump))

    def alone(self, bid: Bid, trump: Trump) -> float:
        """Return the value of the game without a partner."""
        contract = Contract(self._me, Bid(bid.spel), trump)
        if trump not in self._alone:
            # The play of the cards does not depend on the number bid.
            self._alone[trump] = self._counts(replace(contract, bid=Bid(BEGAR)))
        return self._mean(contract, self._alone[trump])

    def often(self, bid: Bid, need: int) -> tuple[Trump, int]:
        """Return the best trump the bid allows, and the number of worlds in which the hand takes *need* tricks."""
        first = self._state.first_suit
        made = {trump: self.made_alone(trump, need) for trump in TRUMPS if may_name(bid, trump, first)}
        best = max(made, key=lambda trump: (made[trump], grade(trump, first)))
        return best, made[best]

    def made_alone(self, trump: Trump, need: int) -> int:
        """Return the number of worlds in which the hand alone takes *need* tricks with this trump."""
        counts = self._counts(Contract(self._me, Bid(BEGAR), trump))
        return sum(times for taken, times in counts.items() if taken.own >= need)

    def made_by_both(self, contract: Contract) -> int:
        """Return the number of worlds in which the declarer and the partner both reach their targets."""
        needs = tuple(map(contract.own_target, contract.side))
        counts = self._counts(contract).items()
        return sum(
            times
            for (*taken, _), times in counts
            if all(map(ge, taken, needs)) and sum(taken) >= contract.target
        )

    def asked(self, bid: Bid, trump: Trump) -> float:
        """Return the value of the game when a partner is asked for."""
        contract = Contract(self._me, Bid(bid.spel), trump)
        key = trump, bid.spel.partner_tricks
        if key not in self._asked:
            self._asked[key] = self._ask(contract, [(self._me + step) % 4 for step in (1, 2, 3)])
        return self._mean_asked(contract, self._asked[key])

    def low_game(self, spel: Spel, hand: int) -> float:
        contract = Contract(self._me, Bid(spel))
        return self._mean(contract, self._counts(contract, hand))

    def as_partner(self, contract: Contract) -> tuple[float, float]:
        """Return the value to the seat of helping the declarer, and of refusing."""
        helping = replace(contract, partner=self._me)
        later = [(self._me + step) % 4 for step in (1, 2, 3)]
        others = later[: later.index(contract.declarer)]
        return self._mean(helping, self._counts(helping)), self._mean_asked(
            contract, self._ask(contract, others)
        )

    def played(self, contract: Contract) -> float:
        """Return the value to the seat of continuing the game as it stands."""
        return self._mean(contract, self._counts(contract))

    def value(self, contract: Contract, taken: Taken) -> float:
        """Return the value to the seat of these tricks; a game that is sure to be made is not doubted."""
        of, (own, partners, sure) = terms(self._state, contract), taken
        if sure >= contract.target:
            return worth(of, own, partners)[self._me]
        return doubted(of, own, partners, TRICKS - len(self._state.tricks), chosen=False)[self._me]

    def conceded(self, contract: Contract) -> float:
        """Return the value to the seat of conceding the game: made with one overtrick (G39)."""
        partners = 0 if contract.partner is None else contract.spel.partner_tricks + 1
        own = contract.target + 1 - partners
        return worth(terms(self._state, contract), own, partners)[self._me]

    def _mean_asked(self, contract: Contract, asked: Asked) -> float:
        return sum(
            sum(counts.values()) * self._mean_with(replace(contract, partner=partner), counts)
            for partner, counts in asked.items()
        ) / sum(sum(counts.values()) for counts in asked.values())

    def _mean_with(self, contract: Contract, counts: Counts) -> float:
        """The mean value once all have answered."""
        refused = contract.partner is None and is_conceded(contract)
        return self.conceded(contract) if refused else self._mean(contract, counts)  # G36

    def _mean(self, contract: Contract, counts: Counts) -> float:
        contract = replace(contract, bid=Bid(contract.spel))  # a suffix changes only what may be named
        total = sum(times * self.value(contract, taken) for taken, times in counts.items())
        return total / sum(counts.values())

    def _ask(self, contract: Contract, others: list[Seat]) -> Asked:
        """Play worlds in which the declarer asks these seats."""
        known = self._position(contract)
        found: dict[Seat | None, Counter[Taken]] = {}
        needs = helping(contract)
        played = known.asked(contract.declarer, others, needs, self._worlds, self._seed)
        for (partner, own, partners), times in played.items():
            found.setdefault(partner if partner >= 0 else None, Counter())[Taken(own, partners)] += times
        return found

    def _counts(self, contract: Contract, hand: int | None = None) -> Counts:
        if contract.declarer == self._me and contract.spel.high and contract.partner is None:
            return self._own_counts(contract)
        exact = 0 if contract.spel.high else EXACT
        counts: Counter[Taken] = Counter()
        played = self._position(contract, hand).outcomes(self._worlds, self._seed, exact=exact)
        for taken, times in played.items():
            partners = 0 if contract.partner is None else taken[contract.partner]
            counts[Taken(taken[contract.declarer], partners)] += times
        return counts

    def _own_counts(self, contract: Contract) -> Counts:
        """Number of worlds per tricks of the hand alone; on lead it takes at least what it can take at once."""
        known, me = self._position(contract), self._me
        turn, had, _ = known.told()
        leads, trump = turn == me and not self._state.trick, suit_number(contract.trump)
        counts: Counter[Taken] = Counter()
        known.stir(SWAPS * SWAPS, self._seed)
        for number in range(min(self._worlds, OWN_WORLDS)):
            known.stir(SWAPS, self._seed + number)
            taken, sure = known.play_out(self._seed + number)[me], 0
            if leads:
                *hands, _stock = known.hands()
                sure = had[me] + cashed(hands.pop(me), hands, trump)
            counts[Taken(max(taken, sure), sure=sure)] += 1
        return counts

    def _position(self, contract: Contract | None, hand: int | None = None) -> Any:
        return position(self._world, self._state, contract, self._me, hand=hand, scored=False)


def rank_of(state: GrandissimoState, move: Call) -> int:
    """Return the place of the bid that the call makes or holds."""
    return state.high if move.word == "hold" else RANK[str(move.value)]


def levelled(state: GrandissimoState, values: Mapping[Move, float]) -> dict[Move, float]:
    """Return the values of calls as shown: those of a game are raised by `UNSHOWN`, at most to the best one's.

    Only games for tricks below the best one are raised, and only if they are worth more than a pass.
    """
    bids = [move for move in values if isinstance(move, Call) and move != PASS]
    games = {move: BIDS[rank_of(state, move)].spel for move in bids}
    high = [move for move in bids if games[move].high]
    top = max(high, key=lambda move: values[move], default=PASS)
    told = dict(values)
    for game in {games[move] for move in high if games[move].tricks < games[top].tricks}:
        own = [move for move in high if games[move] == game]
        best = max(values[move] for move in own)
        if best > values[PASS]:
            level = min(values[top], best + UNSHOWN)
            told |= {move: level - (best - values[move]) for move in own}
    return told


def worth_in(hand: int, strains: int) -> float:
    return max(strain_value(hand, strain) for strain in members(strains))


def cashed(hand: int, others: Sequence[int], trump: int) -> int:
    """Return how many tricks the hand takes before it loses the lead, a floor of its value.

    *trump*: a suit's number, −1 without. Trumps are drawn first; if that cannot be done, nothing else is counted.
    """
    runs = {
        suit: _run_of(_in_suit(hand, suit), [_in_suit(other, suit) for other in others])
        for suit in range(len(SUITS))
    }
    if trump < 0:
        return sum(runs.values())
    drawn = all(len(_in_suit(other, trump)) <= runs[trump] for other in others)
    return sum(runs.values()) if drawn else runs[trump]


def _in_suit(cards: int, suit: int) -> list[int]:
    """The cards of the suit, the lowest first."""
    return [card for card in members(cards) if card // 13 == suit]


def _run_of(own: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The tricks of a suit led from the top, each other hand keeping its highest card for last."""
    for taken, card in enumerate(reversed(own)):
        if any(len(cards) > taken and cards[-1] > card for cards in others):
            return taken
    return len(own)
