"""Hints of femtio: reasons for an order of the hand; while cards are turned there is nothing to decide."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.femtio.players import hand_of, planned, sampled
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.kit import Move, Play, View

POINT: Final = 0.0
"""Nothing is counted: no order is best against everybody (FD6)."""
TRIED: Final = 100
"""Fresh layouts in which an order is compared with high cards first."""
SEED: Final = 50
WORTH_SAYING: Final = 10
"""The least difference that is named: a tenth of a trick a deal."""


def question(_view: View, _move: Move) -> Fact:
    return Fact("foreseen")


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return what is known of the other hand, and what decides the tricks."""
    if view.phase != "arrange":
        return
    if view.info.seats == 2:
        yield Fact("rest_is_known")
    yield Fact("foreseen_loses")
    yield Fact("suit_led_wins")


def reasons(view: View, move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return the tricks gained over high cards first, counted in layouts that did not choose the order."""
    if not isinstance(move, Play):
        return
    layouts = sampled(view, TRIED, rng_for(view, SEED))
    plain = planned(hand_of(view, view.seat))
    more = round(TRIED * (layouts.tricks(move.cards) - layouts.tricks(plain)))
    if more >= WORTH_SAYING:
        yield Fact("more_than_high", {"more": more})
