"""Learn to read hidden bids of nittionio from the cards played (`ai/games/nittionio/reader.json`).

Masters play whole deals. After each trick, what a seat's bid lies above the worth of its hand is fitted to what all
have seen of it, by least squares; the spread around that is how firmly worlds must fit. Other deals measure the worlds:
the log-likelihood (nats) of the true bids over that of the plain share of bids, by the tricks taken alone and as read.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import Any, Final, NamedTuple

from lab.kit.contest import dealt
from lab.kit.learnt_file import GAMES, write

from tolva_gui.ai.games.nittionio.reading import FEATURES, BidReading, features_of
from tolva_gui.ai.games.nittionio.rule_player import hand_worth
from tolva_gui.ai.games.nittionio.search_player import position_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.nittionio.state import SEATS

GAME: Final = BY_ID["nittionio"]
TRICKS: Final = 9
WORLDS: Final = 60
SWAPS: Final = 60
RIDGE: Final = 1.0
LESS: Final = (0.0, 0.3, 0.6, 0.9, 1.2)
LOOSER: Final = (1.0, 1.4, 2.0)
BEFORE: Final = BidReading((0.0, 1.0, *[0.0] * (len(FEATURES) - 2)), 0.65)
"""The tricks taken alone. Bids and premiums were measured with it, and before the first trick nothing was seen."""
ASKED: Final = (2, 4, 6)
"""The numbers of tricks after which worlds are measured."""


class Row(NamedTuple):
    """After some tricks: what was seen of a seat, and its bid above the worth of its hand."""

    after: int
    seen: list[float]
    beyond: float


class Seen(NamedTuple):
    """Positions before each trick of whole deals, and how often each number was bid in them."""

    states: list[Any]
    shares: Counter[int]

    @classmethod
    def of(cls, numbers: range, budget: Budget) -> "Seen":
        """Return the positions of these deals; known bids are left out."""
        every = [state.copy() for number in numbers for state in positions(number, budget)]
        states = [state for state in every if state.open_hand is None and not state.up]
        bids = Counter(state.bid(seat) or 0 for state in every if not state.tricks for seat in range(SEATS))
        return cls(states, bids)

    def gains(self, after: int, readings: Sequence[BidReading]) -> list[float]:
        """Return the gain in log-likelihood of each hidden bid after that many tricks, as each other seat sees it."""
        states = (state for state in self.states if len(state.tricks) == after)
        return [gain for state in states for gain in self._gains_in(state, readings)]

    def _gains_in(self, state: Any, readings: Sequence[BidReading]) -> Iterator[float]:
        for me in range(SEATS):
            counts = bids_in_worlds(state, me, readings)
            for seat in range(SEATS):
                bid = state.bid(seat) or 0
                plain = (self.shares[bid] + 1) / (self.shares.total() + TRICKS + 1)
                if seat != me:
                    yield log((counts[seat][bid] + plain) / (WORLDS + 1)) - log(plain)


def bids_in_worlds(state: Any, me: int, readings: Sequence[BidReading]) -> list[Counter[int]]:
    """Return how often each seat has bid each number in worlds that the seat *me* thinks of."""
    position = position_of(GAME.view(state, me), Random(me), readings=readings)
    counts: list[Counter[int]] = [Counter() for _ in range(SEATS)]
    for number in range(WORLDS):
        position.stir(SWAPS, number + 1)
        for seat, aim in enumerate(position.aims()):
            counts[seat][aim] += 1
    return counts


def main(arguments: list[str]) -> int:
    """Fit, measure and write."""
    parser = argparse.ArgumentParser(prog="start.py lab nittionio_reader", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=400, help="to learn from (400)")
    parser.add_argument("tests", nargs="?", type=int, default=160, help="to tune and to measure in (160)")
    parser.add_argument("--playouts", type=int, default=300, help="per choice (300)")
    asked = parser.parse_args(arguments)
    budget = Budget(iterations=asked.playouts)
    rows = [row for number in range(asked.deals) for row in rows_of(number, budget)]
    readings = [fitted([row for row in rows if row.after == after]) for after in range(TRICKS)]
    tuning, fresh = asked.deals + asked.tests // 2, asked.deals + asked.tests
    readings = tuned(readings, Seen.of(range(asked.deals, tuning), budget))
    figures = [
        f"{asked.deals} deals, {len(rows)} hands",
        *measured(Seen.of(range(tuning, fresh), budget), readings),
    ]
    write(GAMES / "nittionio" / "reader.json", [BEFORE, *readings[1:]], "; ".join(figures))
    return 0


def positions(number: int, budget: Budget) -> Iterator[Any]:
    """Yield the state before each trick of a deal among masters."""
    state, player = dealt(GAME, GAME.info.defaults(), 700_000 + number), make_player("best", number)
    while (seat := GAME.to_act(state)) is not None:
        if state.phase == "play" and not state.trick:
            yield state
        GAME.apply(state, player.choose(GAME.view(state, seat), budget).move)


def rows_of(number: int, budget: Budget) -> list[Row]:
    """Return what a deal teaches."""
    return [
        Row(len(state.tricks), features_of(state, seat), (state.bid(seat) or 0) - hand_worth(state, seat))
        for state in positions(number, budget)
        for seat in range(SEATS)
    ]


def fitted(rows: Sequence[Row]) -> BidReading:
    """Return the least squares of these rows; a small ridge holds features that hardly occur."""
    size = len(FEATURES)
    both = [
        [sum(row.seen[i] * row.seen[j] for row in rows) + RIDGE * (i == j) for j in range(size)]
        for i in range(size)
    ]
    across = [sum(row.seen[i] * row.beyond for row in rows) for i in range(size)]
    weights = solved(both, across)
    misses = [row.beyond - sum(w * x for w, x in zip(weights, row.seen, strict=True)) for row in rows]
    return BidReading(
        tuple(weights), (sum(miss * miss for miss in misses) / max(1, len(misses) - size)) ** 0.5
    )


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        top = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[top] = rows[top], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(len(rows)):
            if other != place:
                factor = rows[other][place]
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[place], strict=True)]
    return [round(row[-1], 4) for row in rows]


def tuned(readings: Sequence[BidReading], seen: Seen) -> list[BidReading]:
    """Return the readings that make the true bids likeliest.

    Worlds are drawn with any three cards aside, which stand for 4.5 tricks on average where 3 are bid: all readings are
    lowered alike, and held more loosely.
    """
    ways = [
        [
            BidReading((round(one.weights[0] - less, 4), *one.weights[1:]), round(one.spread * looser, 4))
            for one in readings
        ]
        for less in LESS
        for looser in LOOSER
    ]
    return max(ways, key=lambda way: sum(mean(seen.gains(after, way))[0] for after in ASKED))


def measured(seen: Seen, readings: Sequence[BidReading]) -> Iterator[str]:
    """Yield, for each number of tricks, the nats over the plain share of bids: by the tricks taken alone, and read."""
    for after in ASKED:
        for name, how in (("by tricks taken", [BEFORE] * TRICKS), ("read", readings)):
            nats, reach = mean(seen.gains(after, how))
            yield f"after {after} tricks {name} {nats:+.2f} ± {reach:.2f} nats"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
