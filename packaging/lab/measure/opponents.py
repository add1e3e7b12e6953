"""Measure the opponents: each level against the reference per form, and a newcomer against the default.

Varied: form and level. Counted: games won and points a deal. The figures are written to
`tolva_gui/ai/arena/measured.json`, which the program shows, and to the README. With names, only those are measured; the
other figures stay.
"""

import argparse
from collections.abc import Collection
from functools import partial
from typing import Final

from game_list import README, between
from lab.kit.runner import CHECKOUT, FIGURES, LONG_S, Crew, one_of, parser
from msgspec import json
from tqdm import tqdm

from tolva_gui import __version__
from tolva_gui.ai.arena.figures import Figure, Figures, figures
from tolva_gui.ai.arena.match import MatchReport, Setup, Tally, play_unit, report
from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import DEFAULT_LEVEL, OFFERED, REFERENCE
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage import GAMES as FAMILY
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

MEASURED_FILE: Final = CHECKOUT / FIGURES
OTHERS: Final = tuple(form for form in BY_ID if form not in FAMILY and not game_data(form).luck)
"""Games outside the K+Q family whose results depend on skill."""
FORMS: Final = (*FAMILY, *OTHERS)
"""Each is measured with its usual number of players."""
ITERATIONS: Final = 6000
"""The maximum number of playouts per move, as at the table."""
NEWCOMER: Final = "stina"
"""A player who has just learnt the game: sees the current trick, takes what it can, remembers nothing."""
AT_A_TIME: Final = 16
"""Units after which the deals are counted."""
MEASURED: Final = [*(level for level in OFFERED if level != REFERENCE), "newcomer"]
BEGIN: Final = "<!-- opponents -->"
END: Final = "<!-- /opponents -->"


def main(arguments: list[str]) -> int:
    """Measure, and write the figures after each match."""
    options = parser("opponents", __doc__)
    options.add_argument("--deals", type=at_least_one, default=2000, help="of each match at least (2000)")
    options.add_argument(
        "names", nargs="*", type=one_of((*FORMS, *MEASURED)), help="forms and levels (all), or `newcomer`"
    )
    Crew.add_arguments(options)
    asked = options.parse_args(arguments)
    told = figures()
    levels, newcomer = {form: {**row} for form, row in told.levels.items()}, {**told.newcomer}
    for form, level in _wanted(asked.names):
        found = _measure(form, level, asked)
        if level == "newcomer":
            newcomer[form] = _figure(found)
        else:
            levels.setdefault(form, {})[level] = _figure(found)
        write(Figures(__version__, ITERATIONS, REFERENCE, DEFAULT_LEVEL, NEWCOMER, levels, newcomer))
        print(found.text(), flush=True)
    return 0


def _wanted(names: list[str]) -> list[tuple[str, str]]:
    """Return the requested matches as (form, level), without levels that play like another one."""
    forms = [form for form in FORMS if form in names] or list(FORMS)
    levels = [level for level in MEASURED if level in names] or MEASURED
    return [(form, level) for form in forms for level in levels if level not in game_data(form).alike]


def _measure(form: str, level: str, asked: argparse.Namespace) -> MatchReport:
    budget = Budget(iterations=ITERATIONS)
    setup = Setup(level, REFERENCE, form, budget)
    if level == "newcomer":
        setup = Setup(NEWCOMER, DEFAULT_LEVEL, form, budget, alone=True)
    crew, unit, tallies = Crew.of(asked), partial(play_unit, setup), list[Tally]()
    with tqdm(desc=f"{form} {level}", total=asked.deals, delay=LONG_S, disable=None) as progress:
        while (played := sum(tally.deals for tally in tallies)) < asked.deals:
            numbers = range(len(tallies) + AT_A_TIME)
            tallies = list(crew.logged(unit, numbers))
            progress.update(sum(tally.deals for tally in tallies) - played)
            crew.anew = False
    return report(setup, tallies)


def _figure(report: MatchReport) -> Figure:
    return Figure(
        games=report.games,
        won=report.won,
        share=round(report.share, 4),
        margin=round(report.share_margin, 4),
        points=round(report.points, 3),
        points_margin=round(report.margin, 3),
        ms=report.slow_ms,
        seconds=round(report.seconds, 4),
    )


def write(told: Figures) -> None:
    """Write the figures, and their tables in the README."""
    MEASURED_FILE.write_bytes(json.format(json.encode(told), indent=1) + b"\n")
    tables = "\n".join(table(told, forms) for forms in (FAMILY, OTHERS))
    README.write_text(between(README.read_text(encoding="utf-8"), BEGIN, END, tables), encoding="utf-8")


def table(told: Figures, among: Collection[str]) -> str:
    """Return a README table with the share of games won per level and form."""
    forms = [form for form in among if form in told.levels]
    lines = ["| | " + " | ".join(forms) + " |", "|---|" + "---:|" * len(forms)]
    for level in OFFERED:
        like = {form: game_data(form).alike.get(level, level) for form in forms}
        cells = [_cell(told.of(form, one), one == REFERENCE) for form, one in like.items()]
        lines.append(f"| {words.opponent_name(level, 'en')} (`{level}`) | " + " | ".join(cells) + " |")
    cells = [_cell(told.newcomer.get(form), False) for form in forms]
    lines.append("| a newcomer at the default table | " + " | ".join(cells) + " |")
    return "".join(f"{line}\n" for line in lines)


def _cell(figure: Figure | None, is_reference: bool) -> str:
    if figure is None:
        return "–" if is_reference else ""
    return f"{100 * figure.share:.0f} ± {100 * figure.margin:.0f}"
