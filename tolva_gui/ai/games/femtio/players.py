"""The players of femtio: the only choice is the order of the pile (FD6).

An order that can be foreseen loses: whoever lays their lowest cards on top of high ones beats high cards first.
So the masters answer many layouts at once, most of them without a plan; another seed gives another order. The
others lay the high cards first, more or less, or have no plan. The game's data state which levels are alike (`alike`
in game.toml).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from tolva_gui.ai.games.femtio.layouts import Layouts
from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, moves_of, never
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules import kit
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, Seat, cards_at
from tolva_gui.rules.games.femtio.game import FemtioState, arrange
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View

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


class FemtioPlayer:
    """Lays high cards first, more or less; *disorder*: see `DISORDER`, None for a random order."""

    def __init__(self, seed: int, disorder: float | None) -> None:
        self._seed = seed
        self._disorder = disorder

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return an order of the hand, or the only move; see `Player.choose`."""
        moves = moves_of(view)
        if not isinstance(moves[0], Play):
            return Choice(moves[0])
        hand, dice = hand_of(view, view.to_act), rng_for(view, self._seed)
        if self._disorder is None:
            dice.shuffle(hand)
            return Choice(arrange(hand))
        return Choice(arrange(scattered(hand, self._disorder, dice)))


class AnsweringPlayer:
    """Lays the order that takes most tricks in a few sampled layouts: nobody can foresee which."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return an order of the hand, or the only move; see `Player.choose`."""
        moves = moves_of(view)
        if not isinstance(moves[0], Play):
            return Choice(moves[0])
        if cancelled():
            raise SearchCancelled
        dice, seats = rng_for(view, self._seed), view.info.seats
        start = scattered(hand_of(view, view.to_act), SCATTERED, dice)
        layouts = sampled(view, LAYOUTS, dice)
        return Choice(arrange(layouts.improved(start, TRIES.get(seats, USUAL_TRIES), dice)))


def sampled(view: View, count: int, dice: Random) -> Layouts:
    """Return layouts that the seat to act may meet. With two players the other hand is the rest of the pack."""
    state: FemtioState = view.public
    seats, hand = view.info.seats, hand_of(view, state.turn)
    rest = [card for card in kit.FULL_PACK if card not in hand]
    found = Layouts(seats, (state.leader - state.turn) % seats, len(hand))
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


def player(level: str, seed: int) -> FemtioPlayer | AnsweringPlayer:
    if level in WITHOUT_A_PLAN:
        return random_player(seed)
    return FemtioPlayer(seed, DISORDER) if level in ROUGHLY else AnsweringPlayer(seed)


def random_player(seed: int) -> FemtioPlayer:
    """Return a player with a random order of the hand, because the legal moves list only one order."""
    return FemtioPlayer(seed, None)
