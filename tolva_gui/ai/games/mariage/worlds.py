"""Layouts of the K+Q family that explain the cards played and the pairs that were not melded."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, FormBridge, bridge_for
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.rules.kit import Place, Play, View


def likely(view: View, even: Callable[[], MariageState], rng: Random) -> Iterator[MariageState] | None:
    """Yield such layouts; None without the compiled search, before a card is played, and if not all cards are dealt."""
    state: MariageState = view.public
    if BRIDGE.kernel is None or view.seat is None or not (state.tricks or state.trick):
        return None
    bridge = bridge_for(view.info, view.options)
    if not bridge.all_dealt:
        return None
    known = bridge.position(state)
    bridge.tell_past(known, state, view.seat)
    try:
        known.world(rng.getrandbits(60))
    except ValueError:  # what was played fits no deal as it is read
        return None
    return _worlds(view, bridge, known, even(), rng)


def _worlds(
    view: View, bridge: FormBridge, known: Any, world: MariageState, rng: Random
) -> Iterator[MariageState]:
    while True:
        hands = known.world(rng.getrandbits(60)).state["hands"]
        found = world.copy()
        for seat, held in zip(range(view.info.seats), hands, strict=False):
            if seat != view.seat:
                moves = [bridge.move(number) for number in members(held)]
                found.piles[Place("hand", seat)][:] = [move.card for move in moves if isinstance(move, Play)]
        yield found
