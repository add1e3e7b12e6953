"""Careful plain-trick play for four aims: a number of tricks, the side's most, none, or forcing one on the target.

Cards are the kernel's numbers (suit · 13 + strength), sets of them integers; a game with another order maps
its cards onto these. The kernel's playouts follow the same rules (`kernel/policy.pxi`).
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from operator import attrgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.hints.sight import sure_on_lead
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS, WIDTH
from tolva_gui.rules.cards import SUITS

ONE_SUIT: Final = (1 << WIDTH) - 1
TRUMP: Final = 100
"""Bonus of a trump over any other card in `TrickPosition.surely`."""
DRAWING: Final = 4
"""The least number of trumps with which drawing trumps pays."""


class Aim(IntEnum):
    """A player's aim; the numbers are the kernel's."""

    NUMBER = 0
    TAKE = 1
    DUCK = 2
    FORCE = 3


class TrickPosition(Struct, frozen=True):
    """The table as seen by seat `me`, who is to act; play goes to the next seat number.

    *others*: cards that others may hold. *sides*: by seat. *attacks*: the player is declarer or their
    partner. *target*: the seat to be forced to take a trick. *privileged*: trumps that need not follow all others.
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
    privileged: int = 0

    def choose(self, aim: Aim, missing: int = 0) -> int:
        """Return the card. *missing*: tricks still wanted, for the aims NUMBER and TAKE; 0 if unknown."""
        if self.legal & (self.legal - 1) == 0:
            return self.legal.bit_length() - 1
        if aim == Aim.NUMBER:
            return replace(self, legal=self.sound(missing))._to_a_number(missing)
        if aim == Aim.TAKE:
            kept = replace(self, legal=self.keeping(missing))
            return kept._follow_to_take() if self.trick else kept._lead_to_take()
        if not self.trick:
            return self._least(self.legal)
        return self._duck() if aim == Aim.DUCK else self._force()

    def alike(self) -> list[list[int]]:
        """Return the legal cards, grouped so that the cards of a group do the same whatever the others hold.

        Nothing lies between two cards of a group, neither in another hand nor as the best card of the trick, and
        their duties are the same.
        """
        found: list[list[int]] = []
        for card in members(self.legal):
            if found and self._same(found[-1][-1], card):
                found[-1].append(card)
            else:
                found.append([card])
        return found

    def sound(self, missing: int) -> int:
        """Return the legal cards for a seat that wants exactly that many more tricks, but those that can only be worse.

        Void in the suit led, with as many sure trumps as tricks wanted and one other card, that card goes. On lead,
        when every trick is wanted, the highest of a suit goes before the lower ones.
        """
        left = self.hand.bit_count()
        if not self.trick:
            return self._highest_of_each_suit() if missing == left else self.legal
        others = self.legal & ~suit(self.trump)
        return others if others and missing == left - 1 == self._sure_trumps() else self.legal

    def slips(self, aim: Aim, missing: int = 0) -> list[int]:
        """Return the cards that a careless player may choose: no sure trick is thrown away, no needless one taken."""
        cards = self.sound(missing) if aim == Aim.NUMBER else self.legal
        if not self.trick or aim == Aim.FORCE:
            return list(members(cards))
        winners = self._winners()
        if aim == Aim.DUCK or (aim == Aim.NUMBER and not missing):
            bad = winners if self._last() else 0
        else:
            bad = mask(card for card in members(cards & ~winners) if not self.above(card))
        return list(members(cards & ~bad or cards))

    def _sure_trumps(self) -> int:
        """The number of own trumps that nothing can beat."""
        return sum(not self.above(card) for card in members(self.hand & suit(self.trump)))

    def _highest_of_each_suit(self) -> int:
        suits = (self.legal & ONE_SUIT << WIDTH * number for number in range(len(SUITS)))
        return mask(cards.bit_length() - 1 for cards in suits if cards)

    def _same(self, low: int, high: int) -> bool:
        """Whether two own cards, neighbours in the hand, do the same."""
        matter = self.others | (1 << self._best() if self.trick else 0)
        between = ((1 << high) - 1) & ~((2 << low) - 1)
        duties = (self.privileged >> low ^ self.privileged >> high) & 1
        return low // WIDTH == high // WIDTH and not matter & between and not duties

    def above(self, card: int) -> int:
        """The number of higher cards of its suit that others may hold."""
        return (self.others >> card + 1 & ONE_SUIT >> card % WIDTH + 1).bit_count()

    def sure_leads(self, needed: int) -> list[int]:
        """Return the leads after which that many tricks, this one among them, are certain whatever the others hold."""
        if needed <= 0 or self.trick:
            return []
        winners = [card for card in members(self.legal) if self._wins_the_lead(card)]
        return [card for card in winners if self._sure_after(card) >= needed - 1]

    def keeping(self, needed: int) -> int:
        """Return the legal cards for a side that needs at least that many tricks, but those that can only be worse."""
        return mask(self.sure_leads(needed)) or self.sound(needed)

    def _wins_the_lead(self, card: int) -> bool:
        ruffed = card // WIDTH != self.trump and self.others & suit(self.trump)
        return not self.above(card) and not ruffed

    def _sure_after(self, card: int) -> int:
        """The tricks certain after a lead that wins: of the others at least one follows if any can, at worst lowest."""
        follows = self.others & suit(card // WIDTH)
        hand = [NUMBERS.card[own] for own in members(self.hand & ~(1 << card))]
        out = [NUMBERS.card[other] for other in members(self.others & ~(follows & -follows))]
        trump = None if self.trump < 0 else SUITS[self.trump]
        return sure_on_lead(hand, out, trump, attrgetter("suit"), NUMBERS.of.__getitem__)

    def surely(self, card: int) -> int:
        """A score of how surely a card takes a trick, for comparison."""
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
            missing = left  # the bid is lost: each trick still counts
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
        """An attacker draws trumps; then come unbeatable cards; then the longest suit."""
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
        """Win as cheaply as is safe; play low if the partner has the trick."""
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
        """Play the highest card that stays under the trick."""
        winners = self._winners()
        losers = self.legal & ~winners
        if losers:
            return self._most(losers)
        return self._most(winners) if self._last() else self._least(winners)

    def _force(self) -> int:
        """Leave the trick to the target; if impossible, discard the cards that would be in the way later."""
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
        """The seats still to play to the trick after this one."""
        left = len(self.sides) - len(self.trick) - 1
        return [(self.me + step) % len(self.sides) for step in range(1, left + 1)]

    def _last(self) -> bool:
        return len(self.trick) == len(self.sides) - 1

    def _enemies_after(self) -> bool:
        return any(self.sides[seat] != self.sides[self.me] for seat in self._after())


def members(cards: int) -> Iterator[int]:
    """Yield the cards of a set, lowest number first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def too_high(cards: int, lowest: int = 0) -> int:
    """Return how many steps the cards of a suit, a set of strengths, are above the ranks safe in a misère.

    *lowest*: the lowest strength of all; from there every other rank is safe.
    """
    return sum(max(0, card - lowest - 2 * place - 1) for place, card in enumerate(members(cards)))


def mask(cards: Iterable[int]) -> int:
    """Return the cards as a bit set."""
    return sum(1 << card for card in cards)


def suit(number: int) -> int:
    return 0 if number < 0 else ONE_SUIT << number * WIDTH
