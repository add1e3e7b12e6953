"""Shuffling a spent stock again, by orders of the pack that come with the deal."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from tolva_gui.rules.cards import Card, check_deck
from tolva_gui.rules.events import Called, Log, Place
from tolva_gui.rules.kit.piles import Piles
from tolva_gui.rules.protocol import Further, OrderMissing

RESHUFFLES: Final = "reshuffles"
"""The name of these orders in `GameInfo.further`, where each has the size of the pack."""


class Reshuffling(Protocol):
    """A state with a stock. *orders*: the orders for the reshuffles; the first *reshuffled* are used up."""

    piles: Piles
    orders: Sequence[tuple[Card, ...]]
    reshuffled: int


def check_orders(further: Further, pack: tuple[Card, ...]) -> Sequence[tuple[Card, ...]]:
    """Return the orders given for reshuffles. Raise CardError if one is not the pack."""
    orders = further.get(RESHUFFLES, ())
    for number in range(len(orders)):
        check_deck(orders[number], pack)
    return orders


def reshuffle(state: Reshuffling, used: Place, stock: Place, events: Log) -> None:
    """Put the used cards into the stock, all in the sequence of the next order, and log it.

    Raise OrderMissing, with nothing changed, if no order is left.
    """
    try:
        order = state.orders[state.reshuffled]
    except IndexError:
        number = state.reshuffled + 1
        raise OrderMissing(
            "the deal needs reshuffle {number}; {given} are given", number=number, given=number - 1
        ) from None
    events.append(Called(None, "reshuffle"))
    piles = state.piles
    piles.move(piles[used][:], used, stock, events)
    collected = Counter(piles[stock])
    # Each card as often as it was collected: a pack may hold it twice.
    sequence = []
    for card in order:
        if collected[card]:
            collected[card] -= 1
            sequence.append(card)
    state.reshuffled += 1
    piles.mix(stock, sequence, events)
