"""How a careful player plays plain tricks: to a number, to take what the side can, to take none, to make one take.

Cards are the kernel's numbers (suit · 13 + strength), sets of them integers; a game with an order of its own maps its
cards onto these. The kernel's playouts follow the same rules (`kernel/policy.pxi`).
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Final

from msgspec import Struct

from tolva_gui.ai.kernel.tricks.bridge import WIDTH

ONE_SUIT: Final = (1 << WIDTH) - 1
TRUMP: Final = 100
"""A trump is worth so much more than any other card, in steps of `TrickPosition.surely`."""
DRAWING: Final = 4
"""The number of trumps from which drawing trumps pays."""


class Aim(IntEnum):
    """What a player plays for; the numbers are the kernel's."""

    NUMBER = 0
    TAKE = 1
    DUCK = 2
    FORCE = 3


class TrickPosition(Struct, frozen=True):
    """The table as the player to act sees it, who is seat `me`; play goes to the next seat number.

    *others*: cards that others may hold. *sides*: of each seat. *attacks*: the player is declarer or their partner.
    *target*: the seat that must be made to take a trick.
    """

    me: int
    trump: int
    hand: int
    legal: int
    others: int
    trick: Sequence[int]
    leader: int
    sides: Sequence[int]
    attacks: bool = False
    target: int = -1

    def choose(self, aim: Aim, missing: int = 0) -> int:
        """Return the card. *missing*: how many tricks are wanted still, where one plays to a number."""
        if self.legal & (self.legal - 1) == 0:
            return self.legal.bit_length() - 1
        if aim == Aim.NUMBER:
            return self._to_a_number(missing)
        if aim == Aim.TAKE:
            return self._follow_to_take() if self.trick else self._lead_to_take()
        if not self.trick:
            return self._least(self.legal)
        return self._duck() if aim == Aim.DUCK else self._force()

    def above(self, card: int) -> int:
        """How many cards of its suit that others may hold beat it."""
        return (self.others >> card + 1 & ONE_SUIT >> card % WIDTH + 1).bit_count()

    def surely(self, card: int) -> int:
        """How surely a card takes a trick, compared with others."""
        above = self.above(card)
        below = (self.others >> card // WIDTH * WIDTH & ONE_SUIT).bit_count() - above
        return (below - 2 * above) * 16 + card % WIDTH + (TRUMP if card // WIDTH == self.trump else 0)

    def _most(self, cards: int) -> int:
        return max(members(cards), key=self.surely)

    def _least(self, cards: int) -> int:
        return min(members(cards), key=self.surely)

    def _to_a_number(self, missing: int) -> int:
        left = self.hand.bit_count()
        if not 0 <= missing <= left:
            missing = left  # lost: each trick counts all the same
        if not self.trick:
            return self._most(self.legal) if missing else self._least(self.legal)
        if not missing:
            return self._duck()
        winners = self._winners()
        losers = self.legal & ~winners
        if not winners or self._last():
            return self._least(winners or losers)
        high = self._most(winners)
        if losers and missing < left and self.above(high) > 1:
            return self._least(losers)
        return high

    def _lead_to_take(self) -> int:
        """Who attacks draws trumps; then what nobody can beat; then the longest suit."""
        trumps = self.legal & suit(self.trump)
        if self.attacks and trumps and self.others & suit(self.trump):
            top = trumps.bit_length() - 1
            if not self.above(top) or trumps.bit_count() >= DRAWING:
                return top
        plain = self.legal & ~suit(self.trump)
        masters = [card for card in members(plain) if not self.above(card)]
        if masters:
            return max(masters, key=self.surely)
        if not plain:
            return trumps.bit_length() - 1
        length = {card: (self.hand & suit(card // WIDTH)).bit_count() for card in members(plain)}
        return min(length, key=lambda card: (-length[card], card % WIDTH))

    def _follow_to_take(self) -> int:
        """As cheaply as is safe; nothing on a partner who has the trick."""
        winners = self._winners()
        losers = self.legal & ~winners
        best = self._best()
        ours = self.sides[self._seat_of(best)] == self.sides[self.me]
        if not winners:
            return self._least(losers)
        if ours and losers and (not self._enemies_after() or not self.above(best)):
            return self._least(losers)
        if not self._enemies_after():
            return self._least(winners)
        sure = mask(card for card in members(winners) if not self.above(card))
        if sure:
            return self._least(sure)
        if ours and losers:
            return self._least(losers)
        high = self._most(winners)
        ruffs = high // WIDTH == self.trump != self.trick[0] // WIDTH
        if ruffs:
            return self._least(winners)
        return high if self.above(high) <= 1 or not losers else self._least(losers)

    def _duck(self) -> int:
        """Under the trick with the highest card that stays there."""
        winners = self._winners()
        losers = self.legal & ~winners
        if losers:
            return self._most(losers)
        return self._most(winners) if self._last() else self._least(winners)

    def _force(self) -> int:
        """Leave the trick to the target; where that cannot be, get rid of what stands in the way later."""
        winners = self._winners()
        losers = self.legal & ~winners
        targets = self._seat_of(self._best()) == self.target
        to_come = self.target in self._after()
        if not (targets or to_come):
            return self._most(self.legal)
        if losers:
            return self._most(losers)
        return self._most(winners) if targets else self._least(winners)

    def _best(self) -> int:
        best = self.trick[0]
        for card in self.trick[1:]:
            if self._beats(card, best):
                best = card
        return best

    def _winners(self) -> int:
        best = self._best()
        return mask(card for card in members(self.legal) if self._beats(card, best))

    def _beats(self, card: int, best: int) -> bool:
        same = card // WIDTH == best // WIDTH
        return card > best if same else card // WIDTH == self.trump

    def _seat_of(self, card: int) -> int:
        return (self.leader + self.trick.index(card)) % len(self.sides)

    def _after(self) -> list[int]:
        """The seats that play to the trick after this one."""
        left = len(self.sides) - len(self.trick) - 1
        return [(self.me + step) % len(self.sides) for step in range(1, left + 1)]

    def _last(self) -> bool:
        return len(self.trick) == len(self.sides) - 1

    def _enemies_after(self) -> bool:
        return any(self.sides[seat] != self.sides[self.me] for seat in self._after())


def members(cards: int) -> Iterator[int]:
    """The cards of a set, the lowest number first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def mask(cards: Iterable[int]) -> int:
    """Return the cards as a set."""
    return sum(1 << card for card in cards)


def suit(number: int) -> int:
    """Return the cards of a suit, none for −1."""
    return 0 if number < 0 else ONE_SUIT << number * WIDTH
