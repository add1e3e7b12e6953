"""Ask for the verdict on a position in every way that the window does, and try misses and reasons again.

Varied: the game. Positions come from deals of players who slip now and then; forced moves are left out. Each is asked
as hint, review, another try at a new table, practice, a miss on another day (another program with the same store), and
as the master's comparison. Counted: positions in which all six agree; those in which a program without the store agrees
as well; misses, and how often the advice is better, level (within two standard errors) and worse: both moves solved in
layouts that fit the calls where verdicts do so too, else in a third, fresh sample; reasons said, and how many of them
fresh layouts say again.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final

from lab.kit.runner import one_of, parser
from msgspec.structs import replace

from tolva_gui.ai.hints.advice import LEVEL, LOOK, LOOKS, with_error
from tolva_gui.ai.hints.judge import Judge, Verdict
from tolva_gui.ai.hints.layouts import solved_leads
from tolva_gui.ai.hints.trials import found_again, gist
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.solver.solve import is_late
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import Decision, decisions, play_again

GAMES: Final = ("tolva-4", "grandissimo", "lomber", "plump", "kasino")
POSITIONS: Final = 20
SLIPS: Final = "stina"
FRESH: Final = 500
"""The first seed of the third sample."""
OPEN_MS: Final = 20
"""For solving a position with open cards."""
SOLVED_MS: Final = 200
"""For solving both moves of a miss in a layout."""
STEP: Final = 9
"""Every ninth choice of a deal is asked, so that each deal gives a few."""
ENDS: Final = ("better", "level", "worse")

Seen = Counter[str | tuple[str, str]]


def main(arguments: list[str]) -> int:
    """Print a line per game."""
    reading = parser("verdicts", __doc__)
    reading.add_argument("games", nargs="*", type=one_of(BY_ID), default=list(GAMES))
    reading.add_argument("--positions", type=int, default=POSITIONS)
    asked = reading.parse_args(arguments)
    for game in asked.games:
        seen = Seen()
        for choice, table in islice(_choices(game), asked.positions):
            _ask(choice, table, seen)
        print(f"{game:<12} {_line(seen)}", flush=True)
    return 0


def _line(seen: Seen) -> str:
    same = f"{seen['same']} of {seen['asked']} the same in six ways, {seen['alone']} without the store"
    ways = (f"{way} " + ", ".join(f"{seen[way, end]} {end}" for end in ENDS) for way in ("solved", "sampled"))
    fresh = f"{seen['missed']} misses: " + "; ".join(ways)
    return f"{same} · {fresh} · {seen['unjudged']} unjudged · {seen['again']} of {seen['told']} reasons again"


def _choices(game: str) -> Iterator[tuple[Decision, Host]]:
    """Positions as the review has them, each with a table of its own at it."""
    seed = 0
    while True:
        seed += 1
        record = _played(game, seed).record()
        deal = record.deals[0]
        chosen = [each for each in decisions(record, deal) if len(each.view.legal) > 1]
        for choice in chosen[seed % STEP :: STEP]:
            yield choice, play_again(record, deal, choice.step - 1, seed=seed)


def _played(game: str, seed: int) -> Host:
    seats = [SeatSetup("computer", "", SLIPS)] * BY_ID[game].info.seats
    host, player = Host.new(game, {}, seats, seed=seed), make_player(SLIPS, seed)
    host.start_deal()
    while (seat := host.to_act()) is not None:
        host.play(seat, player.choose(host.view(seat), Budget(iterations=20)).move)
    return host


def _ask(choice: Decision, table: Host, seen: Seen) -> None:
    shelf, played = dict[str, bytes](), choice.move
    judge = partial(Judge, open_ms=OPEN_MS)
    today = judge(store=shelf)
    there, everything = table.view(choice.seat), table.view(None)
    hint = today.weigh(there)
    verdict = today.judge(choice.view, choice.everything, played)
    again = [one.judge(there, everything, played) for one in (today, today, judge(store=shelf))]
    master = verdict.best if verdict.missed else played
    alone = judge().judge(there, everything, played)
    seen["asked"] += 1
    seen["same"] += hint.move == verdict.best and all(other == verdict for other in again)
    seen["alone"] += (alone.best, alone.weight) == (verdict.best, verdict.weight)
    seen["unjudged"] += verdict.weight == "unjudged"
    if verdict.missed and master == verdict.best:
        seen["missed"] += 1
        two = choice.view, verdict.best, verdict.played
        leads = solved_leads(*two, FRESH, ms=SOLVED_MS) if is_late(choice.view) else []
        way = "solved" if leads else "sampled"
        seen[way, _found(leads or _fresh(choice.view, verdict))] += 1
        _try_reasons(choice.view, today.explained(choice.view, verdict), seen)


def _fresh(view: View, verdict: Verdict) -> list[float]:
    """The better move's lead in a third sample."""
    both = replace(view, legal=(verdict.best, verdict.played))
    rows = [make_player(LEVEL, FRESH + look).choose(both, LOOK).values or {} for look in range(LOOKS)]
    return [row[verdict.best] - row[verdict.played] for row in rows]


def _found(leads: list[float]) -> str:
    lead, error = with_error(leads)
    return "level" if abs(lead) <= 2 * error else "better" if lead > 0 else "worse"


def _try_reasons(view: View, verdict: Verdict, seen: Seen) -> None:
    told = [reason for reason in verdict.reasons if reason.line]
    if not told:
        return
    again = found_again(view, verdict.best, verdict.played, FRESH)
    seen["told"] += len(told)
    seen["again"] += sum(gist(reason) in again for reason in told)
