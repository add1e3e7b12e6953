"""Check the keys of the learning paths: by the judge, and by a second program that shares no search with it.

Varied: the game. The second program plays a right move and the best wrong ones out in the same layouts: with at most
`FEW` cards left to each (`FEW_OF_TWO` of two players) by trying everything, each seat for its own result, where only
one layout fits by the exact solver, if the game has one, else with the rule player in every seat; nittionio's premiums
and a gubbe with masters, as rule players neither thwart a bid that they know nor play a gubbe home.
Counted per deal: whether the judge calls every right move right and the best wrong one a miss, and whether the second
program finds the right move better than every wrong one, not surely better, or surely worse (`ERRORS` standard errors).
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import inf, isfinite, nan, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from lab.kit.runner import Crew, one_of, parser
from lab.kit.yardsticks import by_player
from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.ai.hints.judge import Judge
from tolva_gui.ai.hints.layouts import likely_layouts
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Player
from tolva_gui.ai.search.flat import play_on
from tolva_gui.ai.search.worth import points_ahead
from tolva_gui.ai.solver.solve import solve
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.protocol import Game, State
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER
from tolva_gui.table.path import MadeDeal, PathFault, open_deal, path_file, steps_of
from tolva_gui.words.game_data import games_folder

FOLDER: Final = games_folder()
GAMES: Final = tuple(game for game in BY_ID if path_file(FOLDER, game).is_file())
FEW: Final = 3
FEW_OF_TWO: Final = 4
PLAYED: Final = ("hand", "closed", "up", "down")
"""The places whose cards come into a trick: the hand, and the rows of bordstolva."""
ENDINGS: Final = 60
"""Layouts in which everything is tried."""
DEALS: Final = 160
"""Layouts that the rule players play out."""
WRONG: Final = 3
"""Number of wrong moves that are compared, the most valuable first."""
ERRORS: Final = 2.0
QUICK: Final = 60
"""Playouts a choice of masters; rule players need none."""
SKILLED: Final = ("premium", "half", "whole")
"""Phases and right calls for which rule players are no measure."""


class Checked(Struct):
    """A key: what the judge says of it, and the second program: the right move's lead over the best wrong one."""

    step: str
    seed: int
    judged: str
    lead: float
    error: float
    over: str

    @property
    def tried(self) -> str:
        """What the second program says."""
        if abs(self.lead) <= ERRORS * self.error:
            return "open"
        return "holds" if self.lead > 0 else "fails"


def main(arguments: list[str]) -> int:
    """Print a line per key that one of the two denies, and one per game; fail if one is denied."""
    asked = parser("path_keys", __doc__)
    asked.add_argument("games", nargs="*", type=one_of(GAMES), default=[*GAMES])
    Crew.add_arguments(asked)
    chosen, failed = asked.parse_args(arguments), 0
    for game in chosen.games:
        count = len(_deals(game))
        rows = list(Crew.of(chosen).units(partial(checked, game), range(count)))
        for row in rows:
            if row.judged != "right" or row.tried != "holds":
                lead = f"{row.lead:+.2f} ± {ERRORS * row.error:.2f} over {row.over}"
                print(f"  {game} {row.step} {row.seed}: judge {row.judged}; played out {lead}", flush=True)
        judged, tried = Counter(row.judged for row in rows), Counter(row.tried for row in rows)
        print(f"{game:<13} {count} keys: {dict(judged)}; played out {dict(tried)}", flush=True)
        failed += count - judged["right"] + tried["fails"]
    return int(failed > 0)


def _deals(game: str) -> list[tuple[str, MadeDeal]]:
    return [(step.id, deal) for step in steps_of(FOLDER, game) for deal in step.deals]


def checked(game: str, number: int) -> Checked:
    """Return what is found of the key of that number."""
    return checked_key(game, *_deals(game)[number])


def checked_key(game: str, step: str, deal: MadeDeal, layouts: int = DEALS) -> Checked:
    """Return what is found of the key of a deal."""
    setups = [SeatSetup("computer", "", "rules")] * deal.seats
    try:
        host = open_deal(game, deal, setups)
    except PathFault as fault:
        return Checked(step, deal.seed, f"fault: {fault}", 0.0, 0.0, "")
    right = [host.parse(text) for text in deal.right]
    listed = sorted(deal.values, key=lambda text: -deal.values[text])
    wrong = [host.parse(text) for text in listed if text not in deal.right][:WRONG]
    leads, over = _leads(host.view(LEARNER), right[0], wrong, layouts)
    error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf
    return Checked(step, deal.seed, _judged(host, right, wrong[0]), fmean(leads), error, str(over))


def _judged(host: Host, right: Sequence[Move], wrong: Move) -> str:
    judge, view, everything = Judge(), host.view(LEARNER), host.view(None)
    weights = [judge.judge(view, everything, move).weight for move in right]
    bad = [weight for weight in weights if weight not in ("best", "fine")]
    if bad:
        return bad[0]
    missed = judge.judge(view, everything, wrong).missed
    return "right" if missed else "no miss"


def _leads(view: View, right: Move, wrong: Sequence[Move], layouts: int) -> tuple[list[float], Move]:
    """The right move's lead over the wrong one that does best, by layout."""
    game, rng = BY_ID.of(view.info), Random(1)
    own = [zone for zone in view.zones if zone.place.owner == view.seat and zone.place.kind in PLAYED]
    most = FEW_OF_TWO if view.info.seats == 2 else FEW
    few = isinstance(view.facts, TrickFacts) and sum(len(zone.cards) for zone in own) <= most
    skilled = view.phase in SKILLED or (isinstance(right, Call) and right.word in SKILLED)
    player = make_player("best" if skilled else "rules", 1)
    rows = _solved(view, (right, *wrong))
    for world in () if rows else islice(likely_layouts(game, view, rng), ENDINGS if few else layouts):
        row = [_worth(game, world, move, view, None if few else player) for move in (right, *wrong)]
        if all(map(isfinite, row)):
            rows.append(row)
    by_move = list(zip(*rows, strict=True))
    best = max(range(1, len(by_move)), key=lambda place: fmean(by_move[place]))
    return [one - other for one, other in zip(by_move[0], by_move[best], strict=True)], wrong[best - 1]


def _solved(view: View, moves: Sequence[Move]) -> list[list[float]]:
    """The exact worth of the moves where only one layout fits, twice, for there is no error; none without a solver."""
    game = BY_ID.of(view.info)
    one, other, third = (game.view(game.determinize(view, Random(seed)), None) for seed in (1, 2, 3))
    if not one.zones == other.zones == third.zones:
        return []
    exact = solve(replace(one, seat=view.seat, legal=view.legal)) or {}
    return [[exact[move] for move in moves]] * 2 if {*moves} <= exact.keys() else []


def _worth(game: Game[Any], layout: State, move: Move, view: View, player: Player | None) -> float:
    """What the seat has in the end after the move: played out by the player, or with every continuation tried.

    Not a number if rule players go on for ever, as at the end of vändtia.
    """
    seat = view.seat or 0
    if player is None:
        state = layout.copy()
        game.apply(state, move)
        return _tried(game, state, view)[seat]
    return _ahead(play_on(game, layout.copy(), move, by_player(player, QUICK), Random()), view, seat)


def _tried(game: Game[Any], state: State, view: View) -> list[float]:
    """What each seat has in the end if each does its best."""
    seat = game.to_act(state)
    if seat is None:
        return [_ahead(game.result(state), view, each) for each in range(view.info.seats)]
    found: list[float] = []
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        worths = _tried(game, after, view)
        if not found or worths[seat] > found[seat]:
            found = worths
    return found


def _ahead(result: Result | None, view: View, seat: Seat) -> float:
    return nan if result is None else points_ahead(result, seat, view)
