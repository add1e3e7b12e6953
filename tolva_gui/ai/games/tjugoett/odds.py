"""The odds of tjugoett, computed, not sampled: standing hands, the banker's stops, the worth of a hand.

A hand is its low total, each ace as 1, and whether it has an ace; at most one ace counts 14 (TJ2). Worths are
stakes won, from -1 to 1. `Odds` draws the next cards from the unseen ones with replacement; the draws of the
hand at the table are counted without replacement.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final

from tolva_gui.rules.games.tjugoett.state import ACE_MORE, GOAL

VALUES: Final = 13
FULL: Final = (4,) * VALUES
"""The number of cards of each value in a pack, from the ace."""
MOST_CARDS: Final = 10
"""Larger hands count as hands of this size."""
STANDS, STANDS_SOFT = 15, 18
"""The totals from which good players stand, the second with an ace as 14, whatever the number of their cards: the best
answer to a banker who knows that they do."""
Counts = tuple[int, ...]
Drawn = tuple[int, bool]
"""A hand: its low total, and whether it has an ace."""
Table = dict[int, float]


def total(low: int, ace: bool) -> int:
    """Return the best total of a hand (TJD2).

    >>> total(7, True), total(9, True), total(22, True)
    (20, 9, 22)
    """
    return low + ACE_MORE if ace and low + ACE_MORE <= GOAL else low


class Odds:
    """Probabilities for the next cards drawn from *counts*, and players who stand from `STANDS`."""

    def __init__(self, counts: Counts) -> None:
        number = max(1, sum(counts))
        self._chances = [count / number for count in counts]
        self._standers = self._all_standers()
        self._worths: dict[int, Table] = {}

    def standing(self, cards: int) -> Table:
        """Return the distribution of the total of a player who stands with that number of cards."""
        found = self._standers[min(max(cards, 2), MOST_CARDS)]
        whole = sum(found.values())
        return {count: chance / whole for count, chance in found.items()} if whole else {GOAL - 1: 1.0}

    def worth_of_standing(self, cards: int, count: int) -> float:
        """Return the worth of standing with that number of cards and that total against a banker who knows the odds."""
        cards = min(max(cards, 2), MOST_CARDS)
        if cards not in self._worths:
            self._worths[cards] = self._against_banker(self.standing(cards))
        return self._worths[cards][count]

    def _drawn(self, low: int, ace: bool) -> Iterator[tuple[Drawn, float]]:
        """Yield the hand after each next card, and how likely it is."""
        for value, chance in enumerate(self._chances, start=1):
            yield (low + value, ace or value == 1), chance

    def _worth_of_card(self, low: int, ace: bool, worths: Mapping[Drawn, float]) -> float:
        """The worth of another card. *worths*: those of the hands below 21 that it may make."""
        worth = 0.0
        for hand, chance in self._drawn(low, ace):
            count = total(*hand)
            if count >= GOAL:
                worth += chance if count == GOAL else -chance
            else:
                worth += chance * worths[hand]
        return worth

    def _all_standers(self) -> dict[int, Table]:
        """The chances of standing with each number of cards and each total, over all first cards."""
        hands = dict(self._drawn(0, False))
        found: dict[int, Table] = {}
        for cards in range(2, MOST_CARDS + 1):
            following: dict[Drawn, float] = {}
            here: Table = {}
            for held, likely in hands.items():
                for hand, chance in self._drawn(*held):
                    count = total(*hand)
                    if count >= GOAL:
                        continue
                    if hand[0] >= STANDS or count >= STANDS_SOFT or cards == MOST_CARDS:
                        here[count] = here.get(count, 0.0) + likely * chance
                    else:
                        following[hand] = following.get(hand, 0.0) + likely * chance
            found[cards], hands = here, following
        return found

    def _against_banker(self, standing: Table) -> Table:
        """The worth of each total against a banker who plays optimally against that distribution."""
        stops: dict[Drawn, bool] = {}
        worths: dict[Drawn, float] = {}
        for low, ace in product(range(GOAL - 1, 0, -1), (False, True)):
            stop = worth_of_stopping(total(low, ace), standing)
            on = self._worth_of_card(low, ace, worths)
            stops[low, ace] = stop >= on
            worths[low, ace] = max(stop, on)
        ends, sure = self._banker_ends(stops)
        return {
            mine: -sure - sum(chance if count >= mine else -chance for count, chance in ends.items())
            for mine in range(1, GOAL)
        }

    def _banker_ends(self, stops: dict[Drawn, bool]) -> tuple[Table, float]:
        """The distribution of the banker's total with these stops; and the chance of 21 minus the chance of a bust."""
        reached: dict[Drawn, float] = {(0, False): 1.0}
        ends: Table = {}
        sure = 0.0
        for hand in product(range(GOAL), (False, True)):
            likely = reached.get(hand, 0.0)
            if not likely:
                continue
            if stops.get(hand):
                ends[total(*hand)] = ends.get(total(*hand), 0.0) + likely
                continue
            for after, chance in self._drawn(*hand):
                count = total(*after)
                if count >= GOAL:
                    sure += likely * chance if count == GOAL else -likely * chance
                else:
                    reached[after] = reached.get(after, 0.0) + likely * chance
        return ends, sure


def worth_of_stopping(count: int, standing: Table) -> float:
    """Return the worth to a banker of stopping at that total: the banker wins equal totals (TJ15)."""
    return sum(chance if count >= other else -chance for other, chance in standing.items())


class Hand:
    """Draws to a hand, card by card without replacement."""

    def __init__(self, counts: Counts) -> None:
        self._known: dict[tuple[object, ...], float] = {}
        self._counts = list(counts)

    def player(self, odds: Odds, cards: int, low: int, ace: bool) -> tuple[float, float]:
        """Return the worth to a player of taking a card and playing on well, and of standing."""
        count = total(low, ace)
        stand = odds.worth_of_standing(cards, count) if cards > 1 else -2.0
        return self._draw(odds.worth_of_standing, cards, low, ace), stand

    def banker(self, standing: Table, low: int, ace: bool) -> tuple[float, float]:
        """Return the worth to a banker of taking a card and playing on well, and of stopping."""
        stop = worth_of_stopping(total(low, ace), standing) if low else -2.0
        return self._draw(lambda _cards, count: worth_of_stopping(count, standing), 0, low, ace), stop

    def _draw(self, ends: Callable[[int, int], float], cards: int, low: int, ace: bool) -> float:
        """Return the worth of a card. *ends*: of ending with that number of cards and that total."""
        key = (cards, low, ace, *self._counts)
        if key in self._known:
            return self._known[key]
        left, worth = sum(self._counts), 0.0
        if not left:
            return -1.0
        for value, number in enumerate(self._counts, start=1):
            if not number:
                continue
            after, soft = low + value, ace or value == 1
            count = total(after, soft)
            if count >= GOAL:
                gain = 1.0 if count == GOAL else -1.0
            else:
                self._counts[value - 1] -= 1
                on = self._draw(ends, cards + 1, after, soft)
                self._counts[value - 1] += 1
                gain = max(on, ends(cards + 1, count))
            worth += number / left * gain
        self._known[key] = worth
        return worth
