"""What all have seen of a seat, read as the tricks that its bid lies above the worth of its hand.

The weights (`reader.json`) were fitted to the play of masters, by a program of the history (docs/measurements.md).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from tolva_gui.ai.games.nittionio.rule_player import worth
from tolva_gui.ai.learnt import read
from tolva_gui.rules.games.nittionio.state import SEATS, NittionioState
from tolva_gui.rules.kit import Card, Seat

FEATURES: Final = ("always", "taken", "won", "lost", "thrown", "ruffs", "leads", "led")
"""Of a seat: 1; its tricks; the worth of its cards that won, that lost in the suit led, that were thrown off; its
trumps on other suits; how often it led, and the worth of those cards."""


class BidReading(Struct, frozen=True):
    """*weights*: by feature. *spread*: the standard deviation of bids around hands that are read so, in tricks."""

    weights: tuple[float, ...]
    spread: float

    def beyond(self, seen: list[float]) -> float:
        """Return the tricks to add to the worth of a hand."""
        return sum(weight * one for weight, one in zip(self.weights, seen, strict=True))


READINGS: Final = read(Path(__file__).with_name("reader.json"), tuple[BidReading, ...])
"""By the number of tricks played."""


def features_of(state: NittionioState, seat: Seat) -> list[float]:
    found = dict.fromkeys(FEATURES, 0.0)
    found["always"], found["taken"] = 1.0, float(state.tricks_won[seat])
    for card, led, leads, won in _played(state, seat):
        known, suit = state.card_of(card), state.card_of(led).suit
        value = worth(known, state.trump)
        found["leads"] += leads
        found["led"] += value * leads
        found["ruffs"] += known.suit == state.trump != suit
        found["won" if won else "lost" if known.suit == suit else "thrown"] += value
    return list(found.values())


def _played(state: NittionioState, seat: Seat) -> Iterator[tuple[Card, Card, bool, bool]]:
    """Yield the seat's cards in finished tricks: the card, the card led, whether it led, whether it won."""
    for trick in state.tricks:
        place = (seat - trick.leader) % SEATS
        yield trick.cards[place], trick.cards[0], place == 0, trick.winner == seat
