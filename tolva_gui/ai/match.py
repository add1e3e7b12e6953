"""Matches between two players over many deals, arranged so that luck cancels out.

The unit is a game that is played again for each side: player A on one side, player B on all the others, then the
same decks with A on the next side. Scores, dealer and carried points go from deal to deal as at a table.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Player
from tolva_gui.rules.events import Side
from tolva_gui.rules.game import Game, Result, Standing
from tolva_gui.rules.parti import find_game, next_standing

_MOST_DEALS: Final = 200
"""A game that is not over then counts as undecided (only players that draw lots get there)."""
_NORMAL_95: Final = 1.96
_AHEAD: Final = 3
"""Units given out for each process beyond the one whose turn it is to be counted."""

Makers = tuple[Callable[[int], Player], Callable[[int], Player]]
Progress = Callable[[int, int], None]
"""Told the deals counted so far, and those wanted."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is to be played: levels A and B, the game, the budget of each move, the seed."""

    first: str
    second: str
    game_id: str
    budget: Budget
    seed: int = 1


@dataclass(slots=True)
class Tally:
    """Counts of one unit: points of A's side less the mean of the others', deals, games, games that A won.

    *thought*: seconds that A took for each move where it had a choice.
    """

    points: float = 0.0
    deals: int = 0
    games: int = 0
    won: int = 0
    undecided: int = 0
    thought: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The outcome for player A. `margin` is the half width of the 95 % interval of `points` a deal.

    *fair_share*: the share of games that a player no better than the other wins. *slow_ms*: 19 of 20 moves of A
    took no longer.
    """

    setup: Setup
    deals: int
    points: float
    margin: float
    games: int
    won: int
    undecided: int
    fair_share: float
    slow_ms: float

    def text(self) -> str:
        """Return the report in three lines."""
        setup, share = self.setup, self.won / max(self.games, 1)
        undecided = f", {self.undecided} undecided" if self.undecided else ""
        return (
            f"{setup.first} against {setup.second}, {setup.game_id}, {self.deals} deals\n"
            f"points a deal: {self.points:+.3f} ± {self.margin:.3f} (95 %)\n"
            f"games won: {self.won} of {self.games}, {share:.0%} (equals win {self.fair_share:.0%}){undecided}; "
            f"19 of 20 moves within {self.slow_ms:.0f} ms"
        )


def run_match(
    setup: Setup, deals: int, *, workers: int | None = None, progress: Progress | None = None
) -> MatchReport:
    """Play whole units until at least so many deals have been played.

    *workers*: processes, by default one a core; 1 plays in this process. The same setup gives the same games
    whatever their number, if the budget is in iterations. Raise SetupError or ValueError for an unknown game or level.
    """
    find_game(setup.game_id)
    for level in (setup.first, setup.second):
        make_player(level, 0)
    tallies: list[Tally] = []
    done = 0
    for tally in _units(setup, workers or os.cpu_count() or 1):
        tallies.append(tally)
        done += tally.deals
        if progress is not None:
            progress(done, deals)
        if done >= deals:
            break
    return report(setup, tallies)


def _units(setup: Setup, workers: int) -> Iterator[Tally]:
    """Tallies of the units in the order of their numbers, without end."""
    if workers == 1:
        yield from (play_unit(setup, number) for number in count())
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        numbers = count()
        given = deque(pool.submit(play_unit, setup, next(numbers)) for _ in range(workers * _AHEAD))
        try:
            while True:
                yield given.popleft().result()
                given.append(pool.submit(play_unit, setup, next(numbers)))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_unit(setup: Setup, number: int) -> Tally:
    """Play one game for each side that A can be on, with the same decks."""
    makers: Makers = (partial(make_player, setup.first), partial(make_player, setup.second))
    game = find_game(setup.game_id)
    tally = Tally()
    for side in range(game.info.sides):
        _play_game(game, makers, side, setup, number, tally)
    return tally


def _play_game(game: Game[Any], makers: Makers, side: Side, setup: Setup, number: int, tally: Tally) -> None:
    """One game with A on that side; the n-th deal's deck depends on seed, unit and n alone."""
    info, options = game.info, game.info.defaults()
    seed = setup.seed * 1_000_003 + number
    players = [makers[info.side(seat) != side](seed) for seat in range(info.seats)]
    standing = Standing(Random(f"dealer {seed}").randrange(info.seats), (0,) * info.sides)
    tally.games += 1
    for deal in range(_MOST_DEALS):
        deck = list(info.pack)
        Random(f"deck {seed} {deal}").shuffle(deck)
        state = game.start(options, tuple(deck), standing)
        result = _play_deal(game, state, players, setup.budget, side, tally)
        if not result.void:
            tally.deals += 1
            tally.points += _gain(standing, result, side)
        if result.winner is not None:
            tally.won += result.winner == side
            return
        standing = next_standing(info, standing, result)
    tally.undecided += 1


def _play_deal(
    game: Game[Any], state: Any, players: list[Player], budget: Budget, side: Side, tally: Tally
) -> Result:
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        began = time.perf_counter()
        move = players[seat].choose(view, budget).move
        if game.info.side(seat) == side and len(view.legal) > 1:
            tally.thought.append(time.perf_counter() - began)
        if move not in view.legal:
            raise ValueError(f"{game.info.id}: the player in seat {seat} makes an illegal move: {move}")
        game.apply(state, move)
    result = game.result(state)
    if result is None:
        raise ValueError(f"{game.info.id}: nobody is to act, and there is no result")
    return result


def _gain(before: Standing, result: Result, side: Side) -> float:
    """The side's change of score less the mean change of the other sides."""
    changes = [now - then for now, then in zip(result.scores, before.scores, strict=True)]
    own = changes.pop(side)
    return own - sum(changes) / len(changes)


def report(setup: Setup, tallies: list[Tally]) -> MatchReport:
    """Return the estimate: points a deal as a ratio over units, whose spread gives the interval."""
    deals = sum(tally.deals for tally in tallies)
    points = sum(tally.points for tally in tallies) / max(deals, 1)
    spread = sum((tally.points - points * tally.deals) ** 2 for tally in tallies)
    units = len(tallies)
    margin = _NORMAL_95 * sqrt(spread * units / (units - 1)) / deals if units > 1 and deals else float("inf")
    thought = sorted(seconds for tally in tallies for seconds in tally.thought)
    return MatchReport(
        setup,
        deals,
        points,
        margin,
        games=sum(tally.games for tally in tallies),
        won=sum(tally.won for tally in tallies),
        undecided=sum(tally.undecided for tally in tallies),
        fair_share=1 / find_game(setup.game_id).info.sides,
        slow_ms=1000 * thought[int(0.95 * len(thought))] if thought else 0.0,
    )
