"""The expected value of a trump game to its declarer, before and after the purchase (`prospects.json`).

A seat was made to declare in many deals, and the weights fitted to the results.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from tolva_gui.ai.games.lomber.hand_value import is_trump, kept
from tolva_gui.ai.learnt import read
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.games.lomber.bids import MAY_GIVE_UP, TURNED_UP, Contract
from tolva_gui.rules.games.lomber.cards import PACK, worths
from tolva_gui.rules.games.lomber.payment import BIT, GIVEN_UP, KRUKK, MADE, SEATS, TABLE, TRICKS
from tolva_gui.rules.games.lomber.refusals import MOST_BOUGHT

TRUMPS: Final = ("spadda", "manilia", "basti", "fourth", "fifth", "sixth", "lower")
"""The features of trumps, by their place; all from the seventh on are "lower"."""
FEW: Final = 4


class Learnt(Struct, frozen=True):
    """*weights*: by feature. *not_krukk*, *good*: sums at which a game is at worst a bit, or made, half of the time."""

    weights: dict[str, float]
    not_krukk: float
    good: float


LEARNT: Final = read(Path(__file__).with_name("prospects.json"), Learnt)
WEIGHTS: Final = LEARNT.weights
LEAST_BOUGHT: Final = {True: 2, False: 1}
"""Indexed by 'card turned up' (LD2, LD3)."""


class Purchase(NamedTuple):
    """The cards kept, and the declarer's mean result then."""

    keep: tuple[Card, ...]
    worth: float


def trump_feature(place: int) -> str:
    return TRUMPS[min(place, len(TRUMPS) - 1)]


def features_of(hand: Sequence[Card], trump: Suit, *, buys: bool) -> dict[str, float]:
    """Return the features of nine cards. *buys*: the declarer buys, so that the others do not get the whole stock."""
    found = dict.fromkeys(WEIGHTS, 0.0)
    plain: dict[Suit, list[str]] = {suit: [] for suit in SUITS if suit != trump}
    places = worths(trump)
    for card in hand:
        suit, place = places[card]
        if suit == trump:
            found[trump_feature(place)] += 1
        else:
            plain[suit].append(card.rank)
    found["beyond_four"] = max(0.0, len(hand) - sum(map(len, plain.values())) - FEW)
    for ranks in plain.values():
        if "K" in ranks:
            found["king"] += 1
            found["queen_beside_king"] += "Q" in ranks
        elif "Q" in ranks:
            found["queen_guarded"] += len(ranks) > 1
        found["void"] += not ranks
    found["black"] = float(trump in "SC")
    found["unbought"] = float(not buys)
    return found


def strength(hand: Sequence[Card], trump: Suit, *, buys: bool = True) -> float:
    """Return the strength of nine cards for the declarer."""
    return sum(WEIGHTS[name] * number for name, number in features_of(hand, trump, buys=buys).items())


def expected(game: str, hand: Sequence[Card], trump: Suit) -> float:
    """Return the declarer's expected result of a game played with these nine cards."""
    points = strength(hand, trump, buys=game in MAY_GIVE_UP)
    made, not_krukk = 1 / (1 + exp(LEARNT.good - points)), 1 / (1 + exp(LEARNT.not_krukk - points))
    pays = TABLE[game]
    each = made * pays[MADE] - (not_krukk - made) * pays[BIT] - (1 - not_krukk) * pays[KRUKK]
    return each * (SEATS - 1)


def worth(game: str, hand: Sequence[Card], trump: Suit) -> float:
    """Return the same if the game may still be given up."""
    played = expected(game, hand, trump)
    return max(played, -TABLE[game][GIVEN_UP] * (SEATS - 1.0)) if game in MAY_GIVE_UP else played


class Prospects:
    """A hand before the purchase, with sampled purchases; *seen* are cards known not to be in the stock."""

    def __init__(self, hand: Sequence[Card], seen: Sequence[Card], rng: Random, draws: int) -> None:
        self._hand = hand
        unseen = [card for card in PACK if card not in {*hand, *seen}]
        self._draws = [rng.sample(unseen, TRICKS) for _ in range(draws)]

    def of(self, contract: Contract) -> float:
        """Return the value of a contract with trumps to its bidder; spil with the best trump."""
        if contract.game in TURNED_UP:
            return self._turned_up(contract.game)
        if contract.trump is None:
            return max(self.purchase(contract.game, trump).worth for trump in SUITS)
        if contract.game not in MAY_GIVE_UP:
            return expected(contract.game, self._hand, contract.trump)
        return self.purchase(contract.game, contract.trump).worth

    def purchase(self, game: str, trump: Suit, turned: Sequence[Card] = ()) -> Purchase:
        """Return the best purchase. *turned*: cards on top of the stock."""
        found = (
            Purchase(keep, self._mean(game, trump, keep, turned))
            for keep in _keeps(self._hand, trump, TRICKS - LEAST_BOUGHT[game in TURNED_UP])
        )
        return max(found, key=lambda one: one.worth)

    def purchases(
        self, game: str, trump: Suit, keeps: Sequence[Sequence[Card]], turned: Sequence[Card], draws: int
    ) -> list[float]:
        """Return the declarer's mean result per set of cards kept.

        *draws*: number of sampled purchases for a set that is not among the sensible ones.
        """
        best = self.purchase(game, trump, turned)
        roughly = self._mean(game, trump, best.keep, turned, draws)
        thought = {
            frozenset(keep) for keep in _keeps(self._hand, trump, TRICKS - LEAST_BOUGHT[game in TURNED_UP])
        }
        return [
            self._mean(game, trump, keep, turned)
            if frozenset(keep) in thought
            else best.worth + self._mean(game, trump, keep, turned, draws) - roughly
            for keep in keeps
        ]

    def _mean(
        self, game: str, trump: Suit, keep: Sequence[Card], turned: Sequence[Card], draws: int | None = None
    ) -> float:
        number, drawn = TRICKS - len(keep) - len(turned), self._draws[:draws]
        hands = ([*keep, *turned, *draw[:number]] for draw in drawn)
        return sum(worth(game, hand, trump) for hand in hands) / len(drawn)

    def _turned_up(self, game: str) -> float:
        """The first card drawn is the one turned up."""
        total = 0.0
        for draw in self._draws:
            trump = draw[0].suit
            keep = _by_rule(self._hand, trump, TRICKS - LEAST_BOUGHT[True])
            total += worth(game, [*keep, *draw[: TRICKS - len(keep)]], trump)
        return total / len(self._draws)


def _keeps(hand: Sequence[Card], trump: Suit, most: int) -> Iterator[tuple[Card, ...]]:
    """Sensible sets to keep: the trumps, with any choice of the kings and queens."""
    trumps = [card for card in hand if is_trump(card, trump)]
    high = [card for card in hand if card not in trumps and card.rank in "KQ"]
    least = TRICKS - MOST_BOUGHT
    found = False
    for number in range(len(high) + 1):
        for some in combinations(high, number):
            if least <= len(trumps) + number <= most:
                found = True
                yield (*trumps, *some)
    if not found:
        yield _by_rule(hand, trump, most)


def _by_rule(hand: Sequence[Card], trump: Suit, most: int) -> tuple[Card, ...]:
    """The cards a careful player keeps, or the highest card."""
    places = worths(trump)
    held = sorted(kept(hand, trump) or hand, key=lambda card: (not is_trump(card, trump), places[card].place))
    return tuple(held[:most]) if kept(hand, trump) else tuple(held[:1])
