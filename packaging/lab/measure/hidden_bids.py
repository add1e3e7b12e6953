"""Measure how well layouts of nittionio tell hidden bids.

Varied: the tricks played. Masters play whole deals; after 0, 2, 4 and 6 tricks each seat draws layouts. Counted: the
log-likelihood (nats) of the true hidden bids by their share in the layouts, over that of the plain share of bids, which
other deals show. The interval is per deal.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from math import log
from random import Random
from typing import Any, Final

from lab.kit.contest import dealt
from lab.kit.runner import Crew
from msgspec import Struct

from tolva_gui.ai.hints.layouts import likely_layouts
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules.catalog import BY_ID

GAME: Final = BY_ID["nittionio"]
FIRST: Final = 850_300
AFTER: Final = (0, 2, 4, 6)
LAYOUTS: Final = 400
PLAIN: Final = (0.048, 0.125, 0.273, 0.287, 0.143, 0.078, 0.021, 0.021, 0.003, 0.001)
"""The share of each bid in 150 deals from 850000."""


class Deal(Struct, frozen=True):
    """The mean gain of the deal's hidden bids after each number of tricks."""

    gains: dict[int, float] = {}


def played(number: int) -> Deal:
    """Return the gains in the deal of that number."""
    state, player = dealt(GAME, GAME.info.defaults(), FIRST + number), make_player("best", FIRST + number)
    gains: dict[int, list[float]] = defaultdict(list)
    while (seat := GAME.to_act(state)) is not None:
        if state.phase == "play" and not state.trick and len(state.tricks) in AFTER:
            gains[len(state.tricks)] += [gain for me in range(3) for gain in _gains(state, me)]
        playouts = 300 if state.phase == "play" else 600
        GAME.apply(state, player.choose(GAME.view(state, seat), Budget(iterations=playouts)).move)
    return Deal({after: sum(found) / len(found) for after, found in gains.items() if found})


def _gains(state: Any, me: int) -> Iterator[float]:
    layouts: Iterator[Any] = islice(likely_layouts(GAME, GAME.view(state, me), Random(me)), LAYOUTS)
    secret = [seat for seat in range(3) if seat != me and seat not in state.up]
    counts: dict[int, Counter[int]] = {seat: Counter() for seat in secret}
    for world in layouts:
        for seat in secret:
            counts[seat][world.bid(seat)] += 1
    for seat in secret:
        bid = state.bid(seat) or 0
        yield log((counts[seat][bid] + PLAIN[bid]) / (LAYOUTS + 1) / PLAIN[bid])


def main(arguments: list[str]) -> int:
    """Print a line per number of tricks."""
    crew, numbers = Crew.asked("hidden_bids", __doc__, "deals", 200, arguments)
    deals = list(crew.units("hidden_bids", {}, played, Deal, numbers))
    for after in AFTER:
        gain, reach = mean([deal.gains[after] for deal in deals if after in deal.gains])
        print(f"after {after} tricks {gain:+.2f} ± {reach:.2f} nats")
    return 0
