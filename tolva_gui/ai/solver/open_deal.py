"""A deal of plain tricks with all cards known, as the compiled solver takes it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tolva_gui.ai.kernel.bridge import suit_number
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.player import Cancelled, never
from tolva_gui.rules.cards import Card
from tolva_gui.rules.moves import Move, play_card

SMALL, LARGE = 17, 20
"""Sizes of the solver's memory, as powers of two: 8 MB, and 64 MB for more than `SMALL_UP_TO` tricks."""
SMALL_UP_TO = 9
MOST_LEFT = 13
"""The solver takes no more tricks; plump for three can have seventeen."""


class OpenDeal(Struct, frozen=True):
    """The position of the seat on turn, who may play the *legal* cards; seats are the kernel's numbers.

    *left*: this trick and those after it. *ours*: the seats that play for the seat's result, all others together
    against it. *counted*, by seat: 1 for those whose tricks settle the result, or 1 and 2 for two seats counted one
    by one, the others being of one side. *worths*: the seat's result by the tricks counted from this trick on, in the
    order of the kernel's `values`.
    """

    deal: NumberedDeal
    legal: Sequence[Card]
    left: int
    ours: Sequence[int]
    counted: Sequence[int]
    worths: Sequence[float]
    matadors: int = 0

    def solved(self, ms: float = 0, cancelled: Cancelled = never) -> dict[Move, float] | None:
        """Return the seat's result after each move with best play of all.

        Nothing if that takes more than *ms* (0: any time), or there are more tricks than the solver takes. None without
        the compiled solver. Raise SearchCancelled when *cancelled* says so.
        """
        if BRIDGE.kernel is None:
            return None
        if self.left > MOST_LEFT:
            return {}
        deal, state = self.deal, self.deal.state
        found = BRIDGE.ask(
            "solve",
            deal.sets(state.hands),
            deal.seat(state.turn),
            deal.trick,
            self.worths,
            self.left,
            seats=len(state.hands),
            trump=suit_number(state.trump),
            attackers=sum(1 << seat for seat in self.ours),
            counted=self.counted,
            matadors=self.matadors,
            bits=SMALL if self.left <= SMALL_UP_TO else LARGE,
            ms=ms,
            cancelled=cancelled,
        )
        number = deal.numbers.of
        return {} if found is None else {play_card(card): _of(found, number[card]) for card in self.legal}


def _of(found: Mapping[int, float], card: int) -> float:
    """The value of a card: that of the lowest solved card of its suit that is not below it."""
    return found[min(other for other in found if other >= card and other // WIDTH == card // WIDTH)]


def by_two(left: int) -> list[tuple[int, int]]:
    """Return the ends of two counts in the order of `OpenDeal.worths`."""
    return [(both - second, second) for both in range(left + 1) for second in range(both + 1)]
