"""Layouts of vändtia, in which good players still hold their valuable cards."""

from collections.abc import Callable, Iterator
from math import prod
from random import Random

from tolva_gui.ai.games.vandtia.weights import HELD, STRENGTH
from tolva_gui.ai.hints.layouts import resampled
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.kit import UNSEEN, View


def likely(view: View, even: Callable[[], VandtiaState], rng: Random) -> Iterator[VandtiaState] | None:
    """Yield such layouts; None if no card of the others' hands is hidden."""
    state: VandtiaState = view.public
    others = [seat for seat, hand in enumerate(state.hands) if seat != view.seat and UNSEEN in hand]
    if view.phase != "play" or not others:
        return None
    held = HELD[int(not state.stock)]

    def weight(world: VandtiaState) -> float:
        return prod(held[STRENGTH[card.rank]] for seat in others for card in world.hands[seat])

    return resampled(even, weight, rng)
