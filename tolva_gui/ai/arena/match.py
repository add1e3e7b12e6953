"""Matches between two players over many deals, arranged so that luck cancels out.

The unit is a game played once per side: player A on one side, player B on all the others, then the same decks
with A on the next side. Scores, dealer and carried points pass from deal to deal as at a table.
"""

import os
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, structs

from tolva_gui import __version__
from tolva_gui.ai.arena.run_log import RunLog
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Player, seated_among
from tolva_gui.intervals import ratio
from tolva_gui.intervals import share as share_of
from tolva_gui.rules.account import lead
from tolva_gui.rules.kit import NULL_LOG, Card, GameInfo, Result, Seat, Side, Standing
from tolva_gui.rules.moves import Call, Move, mover
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.protocol import Further, Game

_MOST_DEALS: Final = 200
"""A game not over after this many deals is undecided (only random players reach it)."""
_FEW_UNITS: Final = 14
"""Of fewer units all alike, the spread of the games won says nothing."""
_MOST: Final = 0.95
_AHEAD: Final = 3
"""Units queued per process."""
Progress = Callable[[int, int], None]
"""Called with the number of deals counted so far and the number wanted."""


def next_move(game: Game[Any], state: Any, choose: Callable[[Seat], Move]) -> tuple[Seat | None, Move]:
    """Return the seat and its move; seat None for a move of no seat, such as closing a race.

    The deal must not be over. In a race every seat that may react is asked for its move and time; the lowest
    seat wins a tie.
    """
    seat = game.to_act(state)
    if seat is not None:
        return seat, choose(seat)
    everybody = [seat for seat in range(game.info.seats) if game.view(state, seat).legal]
    due = [(_time(move), seat, move) for seat in everybody for move in (choose(seat),)]
    closing = [move for move in game.legal_moves(state) if mover(move, None) is None]
    time, first, move = min(due, key=lambda one: one[:2])
    if closing and _time(closing[0]) <= time:
        return None, closing[0]
    return first, move


def _time(move: Move) -> int:
    """Return the time carried by a move of a race."""
    if not isinstance(move, Call):
        raise TypeError(f"{move} has no time")
    return move.at[0] if move.at else int(move.value or 0)


class Setup(Struct, frozen=True):
    """The settings of a match: levels A and B, the form, the budget per move, the seed.

    *alone*: A has one seat only, and its partner plays as B: a newcomer at a table of others. *seats*: the number of
    players, by default the game's usual one.
    """

    first: str
    second: str
    form: str
    budget: Budget
    seed: int = 1
    alone: bool = False
    seats: int | None = None

    def game(self) -> Game[Any]:
        """Return the game for its number of players; raise SetupError for an unknown form or a wrong number."""
        game = find_game(self.form)
        return game if self.seats is None else game.seated(self.seats)


@dataclass(slots=True)
class Tally:
    """Counts of one unit: the lead of A's side (`lead`: in points, or in places), deals, games, games won by A.

    *thought*: the number of A's moves with a choice, keyed by an upper bound of their processor time in ms.
    *seconds*: processor time of all players and the rules. *fair*: the expected number of games won by an
    equal player; a game may have several winners.
    """

    points: float = 0.0
    deals: int = 0
    games: int = 0
    won: int = 0
    undecided: int = 0
    fair: float = 0.0
    seconds: float = 0.0
    thought: dict[int, int] = field(default_factory=dict)


class MatchReport(Struct, frozen=True):
    """The outcome for player A. `margin` is the half width of the 95 % interval of `points` per deal.

    *share*: the share of games won by A, ± *share_margin*. *fair_share*: the share that an equal player would
    win. *slow_ms*: 95th percentile of A's processor time per move. *seconds*: processor time per deal.
    """

    setup: Setup
    deals: int
    points: float
    margin: float
    games: int
    won: int
    share: float
    share_margin: float
    undecided: int
    fair_share: float
    slow_ms: int
    seconds: float

    def text(self) -> str:
        """Return the report in four lines."""
        setup = self.setup
        alone = " (alone among them)" if setup.alone else ""
        form = setup.form if setup.seats is None else f"{setup.form} for {setup.seats}"
        undecided = f", {self.undecided} undecided" if self.undecided else ""
        return (
            f"{setup.first} against {setup.second}{alone}, {form}, {self.deals} deals\n"
            f"points a deal: {self.points:+.3f} ± {self.margin:.3f} (95 %)\n"
            f"games won: {self.won} of {self.games}, {100 * self.share:.1f} ± {100 * self.share_margin:.1f} %"
            f" (equals win {self.fair_share:.0%}){undecided}\n"
            f"19 of 20 moves within {self.slow_ms} ms; {self.seconds:.3f} processor seconds a deal"
        )


def run_match(
    setup: Setup,
    deals: int,
    *,
    workers: int | None = None,
    progress: Progress | None = None,
    log: Path | None = None,
) -> MatchReport:
    """Play whole units until at least *deals* deals have been played.

    *workers*: processes, by default one per core; 1 plays in this process. With a budget in iterations the
    same setup gives the same games for any number of workers. *log*: a file to which each unit is written;
    units already in it are not played again. Raise SetupError or UnknownLevel for an unknown form, number of
    players or level, RunLogError for a file that is not the log of this setup.
    """
    setup.game()
    for level in (setup.first, setup.second):
        make_player(level, 0)
    kept = None if log is None else RunLog(log, named(setup), Tally)
    tallies = [] if kept is None else [*kept.units]
    done = sum(tally.deals for tally in tallies)
    units = _units(setup, len(tallies), workers or os.cpu_count() or 1)
    while done < deals:
        tally = next(units)
        tallies.append(tally)
        done += tally.deals
        if kept is not None:
            kept.add(tally)
        if progress is not None:
            progress(done, deals)
    units.close()
    return report(setup, tallies)


def named(setup: Setup) -> dict[str, object]:
    """Return the setup as a dict, with the program version, because players may differ between versions."""
    values = structs.asdict(setup)
    return {"program": __version__, **structs.asdict(values.pop("budget")), **values}


def _units(setup: Setup, first: int, workers: int) -> Generator[Tally]:
    """Yield the tallies of the units in order, without end."""
    if workers == 1:
        yield from (play_unit(setup, number) for number in count(first))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupt) as pool:
        numbers = count(first)
        given = deque(pool.submit(play_unit, setup, next(numbers)) for _ in range(workers * _AHEAD))
        try:
            while True:
                yield given.popleft().result()
                given.append(pool.submit(play_unit, setup, next(numbers)))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ignore Ctrl-C, which the parent process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_unit(setup: Setup, number: int) -> Tally:
    """Play one game per side that A can be on, with the same decks."""
    game = setup.game()
    tally, began = Tally(), time.process_time()
    for side in range(game.info.sides):
        _play_game(game, side, setup, number, tally)
    tally.seconds = time.process_time() - began
    return tally


def _play_game(game: Game[Any], side: Side, setup: Setup, number: int, tally: Tally) -> None:
    """Play one game with A on that side; the n-th deal's deck depends only on seed, unit and n."""
    info, options = game.info, game.info.defaults()
    seed = setup.seed * 1_000_003 + number
    firsts = [seat for seat in range(info.seats) if info.side(seat) == side]
    if setup.alone:
        del firsts[1:]
    levels = [setup.first if seat in firsts else setup.second for seat in range(info.seats)]
    players = [
        seated_among(make_player(level, seed + seat), {*levels[:seat], *levels[seat + 1 :]})
        for seat, level in enumerate(levels)
    ]
    dealer = Random(f"dealer {seed}").randrange(info.seats)
    standing = game.check_start(options, Standing(dealer, (info.first_score,) * info.sides))
    tally.games += 1
    for deal in range(_MOST_DEALS):
        deck = list(info.under(options).pack)
        Random(f"deck {seed} {deal}").shuffle(deck)
        orders = further_orders(info, deck, f"{seed} {deal}")
        state = game.start(options, tuple(deck), standing, NULL_LOG, orders)
        result = _play_deal(game, state, players, setup.budget, firsts, tally)
        if not result.void:
            tally.deals += 1
            tally.points += lead(result, side, standing.scores, info)
        if result.ranking:
            tally.won += side in result.winners
            tally.fair += len(result.winners) / info.sides
        following = game.next(options, standing, result)
        if following is None:
            return
        standing = following
    tally.undecided += 1


def further_orders(info: GameInfo, deck: Sequence[Card], seed: str) -> Further:
    """Return a deal's additional card orders: whole packs on demand, or a number of cards from one pack."""
    found: dict[str, Sequence[tuple[Card, ...]]] = {}
    for name, size in info.further:
        orders = orders_by_chance(deck, Random(f"{name} {seed}"))
        found[name] = orders if size == len(info.pack) else (orders[0][:size],)
    return found


def _play_deal(
    game: Game[Any], state: Any, players: list[Player], budget: Budget, firsts: Sequence[Seat], tally: Tally
) -> Result:
    def choose(seat: Seat) -> Move:
        view = game.view(state, seat)
        began = time.thread_time()
        move = players[seat].choose(view, budget).move
        if seat in firsts and len(view.legal) > 1:
            ms = int(1000 * (time.thread_time() - began)) + 1
            tally.thought[ms] = tally.thought.get(ms, 0) + 1
        return move

    while (result := game.result(state)) is None:
        seat, move = next_move(game, state, choose)
        if game.why_not(state, move) is not None:
            raise ValueError(f"{game.info.id}: the player in seat {seat} makes an illegal move: {move}")
        game.apply(state, move)
    return result


def report(setup: Setup, tallies: Sequence[Tally]) -> MatchReport:
    """Return the estimates: points per deal and games won as ratios over units; their spread gives the intervals."""
    deals = [float(tally.deals) for tally in tallies]
    games = [float(tally.games) for tally in tallies]
    points, margin = ratio([tally.points for tally in tallies], deals)
    share, share_margin = ratio([float(tally.won) for tally in tallies], games)
    if len(tallies) < _FEW_UNITS:
        low, high = share_of(share * sum(games), sum(games))
        share_margin = max(share_margin, (high - low) / 2)
    seconds, _ = ratio([tally.seconds for tally in tallies], deals)
    return MatchReport(
        setup,
        int(sum(deals)),
        points,
        margin,
        games=int(sum(games)),
        won=sum(tally.won for tally in tallies),
        share=share,
        share_margin=share_margin,
        undecided=sum(tally.undecided for tally in tallies),
        fair_share=sum(tally.fair for tally in tallies) / max(1, sum(tally.games for tally in tallies)),
        slow_ms=_slow(tallies),
        seconds=seconds,
    )


def _slow(tallies: Sequence[Tally]) -> int:
    """Return the 95th percentile of milliseconds per move."""
    thought: Counter[int] = Counter()
    for tally in tallies:
        thought.update(tally.thought)
    times = sorted(thought.elements())
    return times[ceil(_MOST * len(times)) - 1] if times else 0
