"""Layouts of plump that fit the bids and the cards played."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from tolva_gui.ai.games.plump.players import position_of
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, NUMBERS
from tolva_gui.ai.kernel.tricks.reading import stirred
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules.games.plump.game import UNKNOWN, PlumpState
from tolva_gui.rules.view import View


def likely(view: View, even: Callable[[], PlumpState], rng: Random) -> Iterator[PlumpState] | None:
    """Yield such layouts; None without the compiled search, and before another has bid."""
    others = [bid for seat, bid in enumerate(view.public.bids) if seat != view.seat]
    if BRIDGE.kernel is None or not {*others} - {None, UNKNOWN}:
        return None
    world = even()
    return (_with_hands(world, view, hands) for hands, _ in stirred(position_of(view, rng), rng))


def _with_hands(world: PlumpState, view: View, hands: Sequence[int]) -> PlumpState:
    found = world.copy()
    *held, stock = hands
    for seat, cards in enumerate(held):
        if seat != view.seat:
            found.hands[seat][:] = [NUMBERS.card[card] for card in members(cards)]
    found.stock[:] = [NUMBERS.card[card] for card in members(stock)]
    return found
