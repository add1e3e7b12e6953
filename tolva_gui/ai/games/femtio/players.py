"""The players of femtio: the only choice is the order of the pile (FD6).

An order that can be foreseen loses: whoever lays their lowest cards on top of high ones beats high cards first.
So the masters answer many layouts at once, most of them without a plan; another seed gives another order. The
others lay the high cards first, more or less, or have no plan. The game's data state which levels are alike (`alike`
in game.toml).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tolva_gui.ai.games.femtio.layouts import Layouts
from tolva_gui.ai.player import AtOnce, Choice, Player
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules import kit
from tolva_gui.rules.games.femtio.game import FemtioState, arrange
from tolva_gui.rules.kit import Card, Place, Play, Seat, View, cards_at

WITHOUT_A_PLAN: Final = ("stina", "algot")
ROUGHLY: Final = ("rules", "sigrid")
"""The levels that lay the high cards first, more or less."""
DISORDER: Final = 0.12
"""Standard deviation of their cards' places, as a share of the pile: from 0.3 the plan is no longer visible."""
SCATTERED: Final = 1.0
"""The same for a pile that follows no plan."""
FORESEEN: Final = 0.25
"""The share of layouts in which another seat lays high cards first."""
LAYOUTS: Final = 32
TRIES: Final = {2: 200}
USUAL_TRIES: Final = 80
"""Changes tried: more would answer these few layouts, not the deal."""


def arranging(seed: int, order: Callable[[View, Random], Sequence[Card]]) -> Player:
    """Return a player who lays the hand in that order, and otherwise makes the only move."""

    def choose(view: View) -> Choice:
        asked = isinstance(view.legal[0], Play)
        return Choice(arrange(order(view, rng_for(view, seed))) if asked else view.legal[0])

    return AtOnce(choose)


def high_first(view: View, dice: Random) -> list[Card]:
    """Return the hand with high cards first, more or less."""
    return scattered(hand_of(view, view.to_act), DISORDER, dice)


def answering(view: View, dice: Random) -> list[Card]:
    """Return the order that takes most tricks in a few sampled layouts: nobody can foresee which."""
    start = scattered(hand_of(view, view.to_act), SCATTERED, dice)
    return sampled(view, LAYOUTS, dice).improved(start, TRIES.get(view.info.seats, USUAL_TRIES), dice)


def by_lot(view: View, dice: Random) -> list[Card]:
    hand = hand_of(view, view.to_act)
    dice.shuffle(hand)
    return hand


def sampled(view: View, count: int, dice: Random) -> Layouts:
    """Return layouts that the seat to act may meet. With two players the other hand is the rest of the pack."""
    state: FemtioState = view.public
    seats, hand = view.info.seats, hand_of(view, state.turn)
    rest = [card for card in kit.FULL_PACK if card not in hand]
    found = Layouts((state.leader - state.turn) % seats, len(hand))
    for _ in range(count):
        dice.shuffle(rest)
        dealt = (rest[other * len(hand) : (other + 1) * len(hand)] for other in range(seats - 1))
        found.add([_laid(other, dice) for other in dealt])
    return found


def _laid(hand: Sequence[Card], dice: Random) -> list[Card]:
    return scattered(hand, DISORDER if dice.random() < FORESEEN else SCATTERED, dice)


def scattered(hand: Sequence[Card], disorder: float, dice: Random) -> list[Card]:
    """Return the cards with the high ones first, each moved by that share of the pile (a standard deviation)."""
    order = list(hand)
    dice.shuffle(order)
    place = {card: no + dice.gauss(0, disorder * len(order)) for no, card in enumerate(planned(order))}
    return sorted(order, key=place.__getitem__)


def planned(hand: Sequence[Card]) -> list[Card]:
    """Return the cards with the high ones on top."""
    return sorted(hand, key=lambda card: kit.ACE_HIGH.index(card.rank))


def hand_of(view: View, seat: Seat | None) -> list[Card]:
    """Return the visible cards of the seat's hand."""
    return [card for card in cards_at(view.zones, Place("hand", seat)) if card is not None]


def player(level: str, seed: int) -> Player:
    if level in WITHOUT_A_PLAN:
        return random_player(seed)
    return arranging(seed, high_first if level in ROUGHLY else answering)


def random_player(seed: int) -> Player:
    """Return a player with a random order of the hand, because the legal moves list only one order."""
    return arranging(seed, by_lot)
