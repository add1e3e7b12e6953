"""What all have seen of a seat, read as the tricks that its bid lies above the worth of its hand.

The weights (`reader.json`) were fitted to the play of masters, by a program of the history (docs/measurements.md).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import log
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.games.nittionio.rule_player import worth
from tolva_gui.ai.learnt import read
from tolva_gui.rules.games.nittionio.game import BID_CARDS
from tolva_gui.rules.games.nittionio.state import SEATS, NittionioState
from tolva_gui.rules.kit import SUITS, Card, Seat

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
"""By the number of tricks played, for the worlds of players, in which any three cards may lie aside. These stand for
4.5 tricks on average, but 3 are bid, so they are lowered by `LOWERED`. Premiums were measured with the first one."""
LOWERED: Final = 0.9
UNLOWERED: Final = (
    BidReading((-0.4, *[0.0] * (len(FEATURES) - 1)), 1.3),
    *(replace(one, weights=(one.weights[0] + LOWERED, *one.weights[1:])) for one in READINGS[1:]),
)
"""The same for layouts, which are weighed by `WAYS` instead."""
_THREES: Final = Counter(map(sum, product(range(len(SUITS)), repeat=BID_CARDS)))
WAYS: Final = [log(_THREES[bid]) for bid in sorted(_THREES)]
"""By bid: the logarithm of the number of ways in which three cards stand for it."""


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
