"""Deals of any game by their numbers, and contests of a level with another player, over the same cards from every seat.

The unit of a contest is a deck. It is played once per side with the measured player on that side and the other player
on the rest; the lead of the measured player is averaged over the sides, so that seat and cards cancel out.
"""

import argparse
import time
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any, Final

from lab.kit.runner import Crew, one_of
from lab.kit.yardsticks import of_level, yardstick
from msgspec import DecodeError, Struct, json

from tolva_gui.ai.arena.match import further_orders, next_move
from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import LEVELS
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Result, Standing, lead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import NULL_LOG
from tolva_gui.rules.info import GameInfo, Options
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import complete_options
from tolva_gui.rules.protocol import Game

MOST_MOVES: Final = 3000
"""A deal with more moves is broken off and counts as zero for everybody."""
SHARED_OUT: Final = ("grandissimo",)
"""Games in which each deal is played as the last, so that unpaid amounts count too (G83)."""


class Table(Struct, frozen=True):
    """The game and its options, and the level that is measured, with its playouts per choice."""

    form: str
    seats: int
    options: dict[str, Any]
    level: str
    iterations: int

    @property
    def game(self) -> Game[Any]:
        """The game for that number of players."""
        return BY_ID[self.form].seated(self.seats)

    @property
    def info(self) -> GameInfo:
        """The game under these options."""
        return self.game.info.under(self.options)

    @property
    def budget(self) -> Budget:
        """The level's budget."""
        return Budget(iterations=self.iterations)


class Meeting(Table, frozen=True):
    """A contest between the level and *other* (`lab.kit.yardsticks`)."""

    other: str


class Deck(Struct, frozen=True):
    """What a deck brought the level. *lead*: on average over the sides. *dealing*: as dealer.

    *times*: processor milliseconds of its choices. *broken*: deals that were broken off.
    """

    lead: float
    dealing: float
    times: list[float]
    broken: int


def played(meeting: Meeting, number: int) -> Deck:
    """Return what the deck of that number brings when it is played from every side: the unit of a contest."""
    game, info, times = meeting.game, meeting.info, list[float]()
    results = [_from(meeting, side, number, times) for side in range(info.sides)]
    before = dealt(game, meeting.options, number).standing
    ahead = [
        0.0 if result is None else lead(result, side, before.scores, info)
        for side, result in enumerate(results)
    ]
    return Deck(sum(ahead) / info.sides, ahead[info.side(before.dealer)], times, results.count(None))


def _from(meeting: Meeting, side: int, number: int, times: list[float]) -> Result | None:
    """Play the deck with the level on that side; add the times of its choices."""
    game, info = meeting.game, meeting.info
    state = dealt(game, meeting.options, number)
    mine = of_level(meeting.level, number, meeting.budget, [meeting.other])
    other = yardstick(meeting.other, game, meeting.budget)
    choosers = [mine if info.side(seat) == side else other(number * 16 + seat) for seat in range(info.seats)]

    def choose(seat: int) -> Move:
        began = time.process_time()
        move = choosers[seat](game, state, seat)
        if choosers[seat] is mine and len(game.legal_moves(state)) > 1:
            times.append(1000 * (time.process_time() - began))
        return move

    return played_out(game, state, choose)


def played_out(
    game: Game[Any],
    state: Any,
    choose: Callable[[int], Move],
    goes_on: Callable[[Any], bool] = lambda _state: True,
) -> Result | None:
    """Play the deal as the seats choose; return its result, None if it is broken off."""
    for _ in range(MOST_MOVES):
        result = game.result(state)
        if result is not None or not goes_on(state):
            return result
        seat, move = next_move(game, state, choose)
        if (reason := game.why_not(state, move)) is not None:
            raise ValueError(f"{game.info.id}: seat {seat} makes an illegal move: {move} ({reason})")
        game.apply(state, move)
    return None


def dealt(game: Game[Any], options: Options, number: int) -> Any:
    """Return the initial state of the deal of that number; dealers and kinds of deals take turns."""
    info = game.info.under(options)
    seed = f"strength {info.id} {info.seats} {number}"
    deck = list(info.pack)
    Random(seed).shuffle(deck)
    count = getattr(game, "deals", None)
    deal = 1 + number % (1 if count is None else count(options))
    if info.id in SHARED_OUT:
        deal = int(options.get("deals", deal))
    standing = Standing(number % info.seats, (info.first_score,) * info.sides, {}, deal)
    further = further_orders(game.info, deck, seed)
    return game.start(options, tuple(deck), game.check_start(options, standing), NULL_LOG, further)


def add_arguments(
    asked: argparse.ArgumentParser,
    games: Collection[str],
    usual: Collection[str],
    units: tuple[str, int],
    iterations: int,
) -> None:
    """Add the options for tables, level and playouts, and for the number of *units* (their name and default)."""
    asked.add_argument(
        "forms", nargs="*", type=one_of(games), default=[*usual], metavar="GAME", help=f"({', '.join(usual)})"
    )
    name, count = units
    asked.add_argument(f"--{name}", dest="units", type=at_least_one, default=count, help=f"({count})")
    asked.add_argument("--first", type=int, default=0, help=f"number of the first of the {name} (0)")
    asked.add_argument("--iterations", type=at_least_one, default=iterations, help=f"({iterations})")
    asked.add_argument("--level", default="best", choices=LEVELS, help="(best)")
    asked.add_argument("--seats", type=int, nargs="+", default=(), help="numbers of players (the usual one)")
    asked.add_argument(
        "--option", type=option_of, action="append", default=[], metavar="NAME=VALUE", help="of the game"
    )
    Crew.add_arguments(asked)


def tables(chosen: argparse.Namespace) -> Iterator[Table]:
    """Return the tables that were chosen."""
    for form in chosen.forms:
        for seats in chosen.seats or (BY_ID[form].info.seats,):
            options = complete_options(BY_ID[form].seated(seats).info, dict(chosen.option))
            yield Table(form, seats, options, chosen.level, chosen.iterations)


def option_of(text: str) -> tuple[str, object]:
    """Return the name and the value of NAME=VALUE: a number, true, false or a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.decode(value)
    except DecodeError:
        return name, value
