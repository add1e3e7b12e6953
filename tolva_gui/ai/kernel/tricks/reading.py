"""The hands of others, read from the cards that they have played: which hidden cards each of them probably holds.

A card played speaks for or against a set of cards in the hand of its seat: a seat that loses with the nine rarely holds
the five. How strongly it does was learnt from the play of masters (`reading.json`), for all roles and tricks alike.
Layouts heed it; the searches of the players gained nothing by it (docs/measurements.md).
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.ai.kernel.tricks.sense import suit
from tolva_gui.ai.learnt import read
from tolva_gui.rules.kit import Seat

Goal = Literal["side", "number"]
"""Whether seats play for their side, or for a number of tricks."""
Played = Sequence[tuple[Seat, int]]
"""Cards with their seats, in the order of play."""
Fit = Callable[[Sequence[int], Sequence[int]], float]
"""How likely a world is, in nats, by its hands and bids."""
WEIGHTS: Final = read(Path(__file__).with_name("reading.json"), dict[Goal, dict[str, float]])
"""By goal and clue: how much likelier, in nats, a hand is by each card that the clue speaks of."""

SETTLE: Final = 600
"""Swaps of hidden cards before the first world, which may be an unlikely one."""
BETWEEN: Final = 60
"""Swaps from one world to the next."""
TRIES: Final = 8
"""Worlds proposed by the kernel for each one drawn, if *fit* weighs them too."""


def shown_by(played: Played, seats: int) -> list[int]:
    """Return per seat the set of the cards that it has played."""
    shown = [0] * seats
    for seat, card in played:
        shown[seat] |= 1 << card
    return shown


def fit_of(goal: Goal, played: Played, trump: int, sides: Sequence[int]) -> Fit:
    """Return how well a world fits the cards played. *sides*: by seat."""
    told = [(seat, cards, WEIGHTS[goal][clue]) for seat, clue, cards in clues(played, trump, sides)]
    return lambda hands, _bids: sum(
        weight * (hands[seat] & cards).bit_count() for seat, cards, weight in told
    )


def clues(played: Played, trump: int, sides: Sequence[int]) -> Iterator[tuple[Seat, str, int]]:
    """Yield the seat of each card played, with what it did and the cards which that speaks of."""
    led, best, ours = 0, 0, -1
    for number, (seat, card) in enumerate(played):
        place, own = number % len(sides), suit(card // WIDTH)
        below, above = own & (1 << card) - 1, own & -(2 << card)
        better = suit(best // WIDTH) & -(2 << best) | (suit(trump) if best // WIDTH != trump else 0)
        wins = not place or better >> card & 1
        if not place:
            led = own
            yield seat, "led", own
            yield seat, "led below", above
        elif own != led:
            if card // WIDTH != trump:
                yield seat, "threw", own
                yield seat, "threw below", above
        elif wins:
            yield seat, "won above", below & better
        else:
            yield seat, "lost above", below
            if ours != sides[seat]:
                yield seat, "lost below, last" if place == len(sides) - 1 else "lost below", better & led
        if wins:
            best, ours = card, sides[seat]


def stirred(known: Any, rng: Random, fit: Fit | None = None) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the hands of one world after the other, the stock last, as sets of the kernel's numbers, and the bids.

    *fit*: likelihood by what the kernel does not know; the less likely of two worlds is seldom taken.
    """
    known.stir(SETTLE, rng.getrandbits(60))
    hands, aims = known.hands(), known.aims()
    while True:
        yield hands, aims
        for _ in range(TRIES if fit else 1):
            known.stir(BETWEEN, rng.getrandbits(60))
            other = known.hands(), known.aims()
            if not fit or rng.random() < exp(min(0.0, fit(*other) - fit(hands, aims))):
                hands, aims = other
