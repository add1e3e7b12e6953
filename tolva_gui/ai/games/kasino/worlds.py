"""Layouts of kasino that explain what the others have laid out and taken since the packet was dealt."""

from collections.abc import Callable, Iterator
from random import Random

from tolva_gui.ai.games.kasino.bridge import BRIDGE, NUMBERS, position_of, stock_of
from tolva_gui.ai.games.kasino.players import FITTED, MASTER
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.rules.games.kasino.game import STOCK, KasinoState
from tolva_gui.rules.kit import Place, View


def likely(view: View, even: Callable[[], KasinoState], rng: Random) -> Iterator[KasinoState] | None:
    """Yield such layouts; None without the compiled search, and before another has played in this packet."""
    state: KasinoState = view.public
    if BRIDGE.kernel is None or view.seat is None or not state.played:
        return None
    return _explaining(view, even(), rng)


def _explaining(view: View, world: KasinoState, rng: Random) -> Iterator[KasinoState]:
    state: KasinoState = view.public
    weights = FITTED.flat(state)
    while True:
        known = position_of(state)
        known.deal(rng.getrandbits(60), weights, tries=MASTER.tries)
        found = world.copy()
        for seat, cards in zip(range(view.info.seats), known.state["hand"], strict=False):
            if seat != view.seat:
                found.piles[Place("hand", seat)][:] = [NUMBERS.card[card] for card in members(cards)]
        found.piles[STOCK][:] = [NUMBERS.card[card] for card in stock_of(known)]
        yield found
