"""Measure the master against other kinds of players: point lead per deal and games won.

Each deal, or game, is played once with the master on each side, with the same cards. The opponents: `flat`,
Monte Carlo of 200 worlds per move, sampled honestly and played out at random; `seeing`, which sees all cards
and whose lead is the master's ceiling; `simple`, rules of thumb; `openspiel`, that package's ISMCTS bot over
our rules in Python, if installed. All of them count points of the deal alone. Milliseconds are processor
time, without forced moves.

In games outside the K+Q family a level (`--level`, the master) meets `flat`, `flat-rules` (the same worlds
played on by the rule player), `seeing`, or a level by its id, for the requested numbers of players; in kasino
also `five`, the master with five times the playouts. With `--bids` the level's own bids meet those of the
rule player, and the level plays all cards.
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, Final

from lab.kit import openspiel as _openspiel
from lab.kit.bids_contest import BidsContest
from lab.kit.contest import Contest, options_of
from lab.kit.family_players import Chooser, all_seeing, flat, simple
from lab.kit.yardsticks import OWN, yardstick

from tolva_gui.ai.arena.match import Setup, Tally, report
from tolva_gui.ai.games.mariage.kernel_bridge import KERNEL
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.catalog import BY_ID, MARIAGE
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game

DEALS: Final = 200
ITERATIONS: Final = 10_000
EQUAL_MS: Final = 60.0
"""The master's time per move."""
USUAL: Final = ("flat", "seeing")
USUAL_ELSEWHERE: Final = ("rules", "flat", "flat-rules", "seeing")
FIVE: Final = "five"

OPPONENTS: Final[dict[str, Callable[[float], Chooser]]] = {
    "flat": lambda _ms: flat,
    "seeing": lambda _ms: all_seeing,
    "simple": lambda _ms: simple,
    "openspiel": _openspiel.OpenSpielPlayer,
}
"""Made from milliseconds per move; only `openspiel` uses them."""


def main(arguments: list[str]) -> int:
    """Print a line per form and opponent."""
    asked = parsed(arguments)
    if KERNEL is None:
        print("The kernel is not built here.")
        return 2
    if "openspiel" in asked.against and not _openspiel.installed():
        print("OpenSpiel is not installed, so that its bot is not met: pip install open_spiel")
        asked.against.remove("openspiel")
    for form in asked.forms or MARIAGE:
        if form not in MARIAGE:
            meet_all(form, asked)
            continue
        for name in asked.against or USUAL:
            if name not in OPPONENTS:
                print(f"{form}: nobody of the name {name!r} plays in the K+Q family")
                continue
            match = Match(
                BY_ID[form], OPPONENTS[name](asked.ms), Budget(iterations=asked.iterations), asked.games
            )
            match.play(range(asked.first, asked.first + asked.deals), 60 * asked.minutes)
            print(match.line(name), flush=True)
    return 0


def meet_all(form: str, asked: argparse.Namespace) -> None:
    """Print a line per number of players and opponent, in a game outside the K+Q family."""
    numbers = range(asked.first, asked.first + asked.deals)
    if FIVE in asked.against and (form, FIVE) not in OWN:
        print(f"{form}: nobody plays with five times the playouts")
        return
    for seats in asked.seats or (BY_ID[form].info.seats,):
        game = BY_ID[form].seated(seats)
        options = options_of(game, dict(text.split("=", 1) for text in asked.option))
        if asked.bids:
            budget = Budget(iterations=asked.iterations)
            bids = BidsContest(game, options, asked.level, yardstick("rules", game, budget), budget)
            bids.play(numbers, 60 * asked.minutes)
            print(bids.line("bids by rule"), flush=True)
            continue
        for name in asked.against or USUAL_ELSEWHERE:
            budget = Budget(iterations=asked.iterations)
            contest = Contest(game, options, asked.level, yardstick(name, game, budget), budget)
            contest.play(numbers, 60 * asked.minutes)
            print(contest.line(name), flush=True)


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="start.py lab strength", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=DEALS, help=f"or games ({DEALS})")
    parser.add_argument("iterations", nargs="?", type=int, default=ITERATIONS, help=f"({ITERATIONS})")
    parser.add_argument("forms", nargs="*", metavar="form", help="(all)")
    parser.add_argument("--against", type=named, default=(), metavar="A,B", help=f"({','.join(USUAL)})")
    parser.add_argument("--level", default="best", choices=[level.id for level in LEVELS], help="(best)")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=(), help="numbers of players, outside the family"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="outside the family"
    )
    parser.add_argument(
        "--bids",
        action="store_true",
        help="outside the family: against the same cards with the bids of rules",
    )
    parser.add_argument("--games", action="store_true", help="whole games to twelve, not single deals")
    parser.add_argument(
        "--ms", type=float, default=EQUAL_MS, help=f"of each move of `openspiel` ({EQUAL_MS})"
    )
    parser.add_argument("--first", type=int, default=0, help="number of the first deal, for other cards (0)")
    parser.add_argument("--minutes", type=float, default=inf, help="of each match at most")
    asked = parser.parse_args(arguments)
    unknown = [form for form in asked.forms if form not in BY_ID]
    if unknown:
        parser.error(f"there is no form {unknown[0]!r}; there are {', '.join(BY_ID)}")
    return asked


def named(text: str) -> list[str]:
    """Return the opponents' names. Raise ArgumentTypeError for an unknown one."""
    names = text.split(",")
    known = dict.fromkeys((*OPPONENTS, *USUAL_ELSEWHERE, FIVE, *(level.id for level in LEVELS)))
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"no opponent {name!r}; there are {', '.join(known)}")
    return names


@dataclass(slots=True)
class Clock:
    """The time taken by one player's choices."""

    seconds: float = 0.0
    choices: int = 0

    @property
    def ms(self) -> float:
        """The mean time of a choice."""
        return 1000 * self.seconds / max(self.choices, 1)


@dataclass(slots=True)
class Match:
    """The master against one opponent in one form."""

    game: Game[Any]
    other: Chooser
    budget: Budget
    whole_games: bool = False
    tallies: list[Tally] = field(default_factory=list)
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)

    def play(self, numbers: range, seconds: float = inf) -> None:
        """Play the deals or games of these numbers from every side; stop after the one in which time runs out."""
        end = time.monotonic() + seconds
        for number in numbers:
            tally = Tally()
            for side in range(self.game.info.sides):
                self.play_from(side, number, tally)
            self.tallies.append(tally)
            if time.monotonic() > end:
                return

    def play_from(self, side: int, number: int, tally: Tally) -> None:
        """Play with the master on that side, until a deal counts (B6) or the game is over."""
        info = self.game.info
        rng, master = Random(f"strength {info.id} {number}"), make_player("best", number)
        standing = Standing(number % info.seats, (0,) * info.sides)

        def ours(game: Game[Any], state: Any, seat: int) -> Move:
            return master.choose(game.view(state, seat), self.budget).move

        while True:
            deck = list(info.pack)
            rng.shuffle(deck)
            result = self.play_deal(self.game.start(info.defaults(), tuple(deck), standing), ours, side)
            if not result.void:
                tally.deals += 1
                tally.points += gain(standing, result, side)
            if result.winner is not None and self.whole_games:
                tally.games += 1
                tally.won += result.winner == side
                return
            if not (result.void or self.whole_games):
                return
            following = self.game.next(info.defaults(), standing, result)
            if following is None:
                return
            standing = following

    def play_deal(self, state: Any, ours: Chooser, side: int) -> Result:
        """Play the deal to its end. Raise ValueError for an illegal move."""
        game = self.game
        while (seat := game.to_act(state)) is not None:
            own = game.info.side(seat) == side
            legal, began = game.legal_moves(state), time.process_time()
            move = (ours if own else self.other)(game, state, seat)
            if len(legal) > 1:
                clock = self.ours if own else self.theirs
                clock.seconds += time.process_time() - began
                clock.choices += 1
            if move not in legal:
                raise ValueError(f"{game.info.id}: seat {seat} makes an illegal move: {move}")
            game.apply(state, move)
        result = game.result(state)
        if result is None:
            raise ValueError(f"{game.info.id}: nobody is to act, and there is no result")
        return result

    def line(self, name: str) -> str:
        """Return a line with the result."""
        info = self.game.info
        told = report(Setup("best", name, info.id, self.budget), self.tallies)
        games = f" {100 * told.share:.1f} ± {100 * told.share_margin:.1f} % of {told.games} games,"
        how = f"ms a choice {self.ours.ms:.1f} and {self.theirs.ms:.1f}"
        if isinstance(self.other, _openspiel.OpenSpielPlayer):
            how += f", {self.other.simulations / max(self.other.decisions, 1):.0f} simulations"
        return (
            f"{info.id:<12} master against {name:<9}{games if self.whole_games else ''}"
            f" {told.points:+.3f} ± {told.margin:.3f} points a deal"
            f" ({told.deals} deals, the same cards for all {info.sides} sides; {how})"
        )


def gain(before: Standing, result: Result, side: int) -> float:
    """Return the side's change of score less the mean change of the others."""
    changes = [now - then for now, then in zip(result.scores, before.scores, strict=True)]
    own = changes.pop(side)
    return own - sum(changes) / len(changes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
