"""Fit the value of a pass in lomber (`PASSED`, `TO_COME` and `OWN` in `ai/games/lomber/search_player.py`).

In each deal masters play, but one seat passes with any hand when it is first asked. Per game bid before, a
line gives the result for a hand whose best bid is worth nothing; the first line gives the gain of a better
hand.
Usage: start.py lab lomber_pass_table [deals [first deal [playouts a card]]]
"""

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lab.learn.lomber_prospects import GAME, dealt

from tolva_gui.ai.games.lomber.search_player import WORTHLESS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.rules.games.lomber.bids import game_of
from tolva_gui.rules.games.lomber.refusals import PASS
from tolva_gui.rules.games.lomber.state import AUCTION

DEALS = 4700
FIRST = 20_000
PLAYOUTS = 300
NOTHING_YET = "nothing yet"


class Row(NamedTuple):
    """The value of the hand's best bid, and the result of the pass."""

    best: float
    brought: float


def main(arguments: list[str]) -> int:
    """Print the table."""
    deals, first, playouts = [int(text) for text in arguments] + [DEALS, FIRST, PLAYOUTS][len(arguments) :]
    seen: dict[str, list[Row]] = {}
    for number in range(first, first + deals):
        passed(number, Budget(iterations=playouts), seen)
    slope = common_slope(seen)
    print(f"for each bitur that the best bid is worth {slope:+.3f}")
    for bid, rows in seen.items():
        worth, reach = mean([row.brought - slope * row.best for row in rows])
        print(f"{bid:<12} {worth:+.2f} ± {reach:.2f}  # {len(rows)} passes")
    return 0


def passed(number: int, budget: Budget, seen: dict[str, list[Row]]) -> None:
    """Play a deal in which one seat passes, and record its result."""
    state, player, me = dealt(number), make_player("best", 1), number // 3 % 3
    asked: tuple[str, float] | None = None
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        choice = player.choose(view, budget)
        move = choice.move
        if state.phase == AUCTION and seat == me and asked is None and choice.values:
            high = state.auction.high
            bids = [worth for bid, worth in choice.values.items() if bid != PASS]
            asked = NOTHING_YET if high is None else game_of(high), max([WORTHLESS, *bids])
            # If the last seat asked passes, the deal is thrown in and brings nothing.
            if high is None and len(state.auction.live) == 1:
                return
            move = PASS
        GAME.apply(state, move)
    result = GAME.result(state)
    if result is None:
        raise ValueError(f"deal {number} does not end")
    if asked is not None:
        seen.setdefault(asked[0], []).append(Row(asked[1], float(result.scores[me])))


def common_slope(seen: Mapping[str, Sequence[Row]]) -> float:
    """Return the slope of parallel lines, one through each group."""
    both = across = 0.0
    for rows in seen.values():
        best = sum(row.best for row in rows) / len(rows)
        brought = sum(row.brought for row in rows) / len(rows)
        both += sum((row.best - best) * (row.brought - brought) for row in rows)
        across += sum((row.best - best) ** 2 for row in rows)
    return both / across


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
