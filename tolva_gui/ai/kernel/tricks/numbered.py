"""A deal of tricks in the numbers of the compiled search, for its players, its layouts and the solver."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from tolva_gui.ai.hints.sight import with_others
from tolva_gui.ai.kernel.bridge import CardNumbers, suit_number
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.reading import Played
from tolva_gui.ai.kernel.tricks.sense import TrickPosition
from tolva_gui.rules.kit import FULL_PACK, Card, Mask, Seat, TrickDeal, all_tricks


class NumberedDeal(Struct, frozen=True):
    """*state*: the deal as a seat knows it. *numbers*: of all cards that a hand may hold.

    *pack*: the cards of the game, in the order of the bits of a mask. *seat*: the kernel's number of a seat, and vice
    versa.
    """

    state: TrickDeal
    numbers: CardNumbers = NUMBERS
    pack: Sequence[Card] = FULL_PACK
    seat: Callable[[Seat], Seat] = int

    @property
    def trick(self) -> list[int]:
        """The cards of the trick on the table."""
        return [self.numbers.of[card] for card in self.state.trick]

    @property
    def played(self) -> Played:
        """The cards played in the deal."""
        seats = len(self.state.hands)
        return [
            ((self.seat(leader) + place) % seats, self.numbers.of[card])
            for leader, cards in all_tricks(self.state)
            for place, card in enumerate(cards)
        ]

    def sets(self, held: Sequence[Iterable[Card]]) -> list[int]:
        """Return these cards of each seat as sets, by the kernel's seats."""
        return [self.numbers.set_of(held[self.seat(seat)]) for seat in range(len(held))]

    def denied(self, masks: Sequence[Mask]) -> list[int]:
        """Return the cards that each seat is proved not to hold as sets, by the kernel's seats."""
        places = [(place, card) for place, card in enumerate(self.pack) if card in self.numbers.of]
        return self.sets([[card for place, card in places if mask >> place & 1] for mask in masks])

    def seen(self, legal: Iterable[Card], sides: Sequence[int], **roles: Any) -> TrickPosition:
        """Return the table as the seat to act sees it. *sides*: by the kernel's seats; *roles*: see `TrickPosition`."""
        state, set_of = self.state, self.numbers.set_of
        return TrickPosition(
            me=self.seat(state.turn),
            trump=suit_number(state.trump),
            hand=set_of(state.hands[state.turn]),
            legal=set_of(legal),
            others=set_of(with_others(state, state.turn, self.pack)),
            trick=self.trick,
            leader=self.seat(state.leader),
            sides=sides,
            **roles,
        )
