"""Fit the value of a pass in lomber (`ai/games/lomber/passes.json`).

In each deal masters play, but one seat passes with any hand when it is first asked. Per game bid before, a
line gives the result for a hand whose best bid is worth nothing.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning
from lab.learn.lomber_prospects import GAME, dealt

from tolva_gui.ai.games.lomber.search_player import PASSES, WORTHLESS, Passes
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
    """*over*: the bid before. *best*: the value of the hand's best bid. *brought*: the result of the pass."""

    over: str
    best: float
    brought: float


def main(arguments: list[str]) -> int:
    """Write the values, and print them with their intervals."""
    asked = learning("lomber_passes", __doc__, arguments, deals=DEALS, first=FIRST, playouts=PLAYOUTS)
    numbers, setup = range(asked.first, asked.first + asked.deals), {"playouts": asked.playouts}
    unit = partial(passed, asked.playouts)
    seen = defaultdict[str, list[Row]](list)
    for rows in Crew.of(asked).units("lomber_passes", setup, unit, list[Row], numbers):
        for row in rows:
            seen[row.over].append(row)
    slope, values = common_slope(seen), dict[str, float]()
    for bid, rows in seen.items():
        worth, reach = mean([row.brought - slope * row.best for row in rows])
        values[bid] = round(worth, 2)
        print(f"{bid:<12} {worth:+.2f} ± {reach:.2f}  # {len(rows)} passes")
    lacking = {NOTHING_YET, *PASSES.over} - values.keys()
    if lacking:
        print(f"Nothing is written: nobody passed over {', '.join(sorted(lacking))}.")
        return 1
    to_come = values.pop(NOTHING_YET)
    figures = f"{asked.deals} deals from {asked.first}, {asked.playouts} playouts"
    write(GAMES / "lomber" / "passes.json", Passes(values, to_come, round(slope, 3)), figures)
    return 0


def passed(playouts: int, number: int) -> list[Row]:
    """Play a deal in which one seat passes; return its result, if it was asked."""
    budget = Budget(iterations=playouts)
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
                return []
            move = PASS
        GAME.apply(state, move)
    result = GAME.result(state)
    if result is None:
        raise ValueError(f"deal {number} does not end")
    return [] if asked is None else [Row(*asked, float(result.scores[me]))]


def common_slope(seen: Mapping[str, Sequence[Row]]) -> float:
    """Return the slope of parallel lines, one through each group."""
    both = across = 0.0
    for rows in seen.values():
        best = sum(row.best for row in rows) / len(rows)
        brought = sum(row.brought for row in rows) / len(rows)
        both += sum((row.best - best) * (row.brought - brought) for row in rows)
        across += sum((row.best - best) ** 2 for row in rows)
    return both / across
