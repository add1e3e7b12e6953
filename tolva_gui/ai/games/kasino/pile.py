"""Kasino in bit sets of cards: captures, their worth, and the next player's expected gain from a sea.

A set is an integer; bit = the card's index in the pack. Captures come from the rules' own kit.
"""

from typing import Final

from tolva_gui.ai.kernel.bridge import CardNumbers
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.game import (
    LILLAN,
    PARTNERS,
    SPADES_POINTS,
    STORAN,
    TABBE_POINTS,
    KasinoState,
    alone,
    value_in_hand,
    value_on_table,
)
from tolva_gui.rules.kit.capture import captures

Set = int
NUMBERS: Final = CardNumbers({card: number for number, card in enumerate(kit.FULL_PACK)})
ON_TABLE: Final = tuple(value_on_table(card) for card in kit.FULL_PACK)
SPADES: Final = NUMBERS.set_of(card for card in kit.FULL_PACK if card.suit == "S")
ACES: Final = NUMBERS.set_of(card for card in kit.FULL_PACK if card.rank == "A")
MOST_CAPTURES: Final = 40
"""Limit of captures evaluated per value in a wide sea."""


class Scale:
    """The worth of cards under a deal's options, with a cache of captures."""

    def __init__(self, state: KasinoState, most_captures: int = MOST_CAPTURES) -> None:
        self._most_captures = most_captures
        sides = 2 if state.options[PARTNERS.name] else len(state.hands)
        self.sides = sides
        self.spades = int(state.options[SPADES_POINTS.name])
        self.tabbe = float(int(state.options[TABBE_POINTS.name]))
        self.in_hand = tuple(value_in_hand(state, card) for card in kit.FULL_PACK)
        # Most cards (of 52) score one point, most spades (of 13) two: each card gets its share.
        self.worth = tuple(
            1.6 / 52
            + (card.suit == "S") * 1.6 * self.spades / 13
            + (card.rank == "A")
            + 2 * (card == STORAN)
            + (card == LILLAN)
            for card in kit.FULL_PACK
        )
        self._takes: dict[tuple[Set, int], tuple[tuple[float, Set], ...]] = {}

    def worth_of(self, cards: Set) -> float:
        return sum(self.worth[card] for card in members(cards))

    def takes(self, sea: Set, target: int) -> tuple[tuple[float, Set], ...]:
        """Return the captures with a card of that value and their worth, the best first."""
        known = self._takes.get((sea, target))
        if known is None:
            places = list(members(sea))
            values = [ON_TABLE[card] for card in places]
            found = captures(values, target, alone(target), self._most_captures)
            sets = [sum(1 << places[no] for no in members(taken)) for taken in found]
            worth = [(self.worth_of(taken) + self.tabbe * (taken == sea), taken) for taken in sets]
            known = self._takes[sea, target] = tuple(sorted(worth, reverse=True))
        return known

    def best_take(self, sea: Set, card: int) -> tuple[float, Set]:
        """Return worth and cards of the card's best capture, (0, empty) without one."""
        found = self.takes(sea, self.in_hand[card])
        return (found[0][0] + self.worth[card], found[0][1]) if found else (0.0, 0)

    def points(self, won: list[Set], last: int | None) -> list[float]:
        """Return the sides' points at the end of the deal, tabbar excluded."""
        cards = [taken.bit_count() for taken in won]
        spades = [(taken & SPADES).bit_count() for taken in won]
        points = [
            (taken & ACES).bit_count()
            + 2.0 * (taken >> NUMBERS.of[STORAN] & 1)
            + (taken >> NUMBERS.of[LILLAN] & 1)
            + (side == last)
            for side, taken in enumerate(won)
        ]
        for numbers, prize in ((cards, 1), (spades, self.spades)):
            most = max(numbers)
            if numbers.count(most) == 1:
                points[numbers.index(most)] += prize
        return points

    def invites(self, sea: Set, unseen: Set, held: int) -> float:
        """Return the expected gain of the next player, holding *held* unseen cards, from this sea."""
        if not sea or not held or not unseen:
            return 0.0
        gains = sorted((self.best_take(sea, card)[0] for card in members(unseen)), reverse=True)
        total, nobody = 0.0, 1.0
        left = len(gains)
        for gain in gains:
            if gain <= 0 or nobody < 0.02:
                break
            here = min(1.0, held / left)
            total += nobody * here * gain
            nobody *= 1 - here
            left -= 1
        return total
