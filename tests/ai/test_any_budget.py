"""Every level answers in every game whatever the budget, with and without the compiled searches."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.cases import cases
from tests.contract.random_deals import AnyGame, dealt_at_random, table_name, tables, walk
from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, SearchCancelled
from tolva_gui.rules.kit import View

SEARCHING = ("sigrid", "hilding", "best")
NO_TIME = Budget(ms=0)
ONCE = Budget(iterations=1)
TABLES = [game for game in tables() if game.info.seats in game.info.seat_counts[:2]]
MOST_VIEWS = 3


def views(game: AnyGame, seed: int, every: int = 7) -> Iterator[tuple[View, View]]:
    """Return some views with a choice in a deal among rule players, each with the referee's."""
    state, ruler = dealt_at_random(game, Random(f"{table_name(game)} {seed}")), make_player("rules", seed)
    moves = islice(walk(game, state, lambda view: ruler.choose(view, ONCE).move), 0, 150, every)
    for view in islice((view for view in moves if len(view.legal) > 1), MOST_VIEWS):
        yield view, game.view(state, None)


@pytest.mark.parametrize("budget", [NO_TIME, ONCE], ids=["no time", "one playout"])
@cases(
    "game",
    TABLES,
    usual=[
        "tolva-4 4",
        "bordstolva 2",
        "bondtolva-2 2",
        "svarte-petter 3",
        "kasino 3",
        "vandtia 3",
        "hej-knekt 3",
        "femtio 3",
        "svalta-rav-2 2",
    ],
    ids=table_name,
)
def test_there_is_always_an_answer(game: AnyGame, budget: Budget) -> None:
    for view, _ in views(game, 1):
        for level in SEARCHING:
            choice = make_player(level, 3).choose(view, budget)
            assert choice.move in view.legal or view.question is not None
            assert choice.values is None or choice.move in choice.values


@pytest.mark.parametrize("game", TABLES, ids=table_name)
def test_who_is_cancelled_gives_no_answer_however_short_the_time(game: AnyGame) -> None:
    """A searching player gives up; others may have answered before the request to stop."""
    given_up = 0
    for view, _ in views(game, 3, every=13):
        try:
            answer = make_player("best", 3).choose(view, Budget(iterations=10**9), lambda: True)
        except SearchCancelled:
            given_up += 1
            continue
        assert answer == make_player("best", 3).choose(view, Budget(iterations=10**9), lambda: True)
    assert given_up or "best" not in levels_by_rules(game.info)


WITHOUT_KERNELS = """
import sys
from itertools import islice
for room in ("kernel.tricks", "games.kasino", "games.mariage", "games.vandtia"):
    sys.modules[f"tolva_gui.ai.{room}._kernel"] = None  # importing it fails, as where it was not built

from tests.ai.test_any_budget import SEARCHING, NO_TIME, ONCE, TABLES, views
from tolva_gui.ai import by_game
from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.hints.judge import Judge
from tolva_gui.ai.levels import LEVELS, make_player

assert not by_game.searches_are_compiled()
compiled = set()
for game in {game.info.id: game for game in TABLES}.values():
    stand_ins = levels_by_rules(game.info)
    compiled |= {game.info.id} if stand_ins else set()
    for view, everything in islice(views(game, 1), int(sys.argv[1])):
        rules = make_player("rules", 3).choose(view, ONCE)
        for level in LEVELS:
            choice = make_player(level, 3).choose(view, ONCE)
            assert choice == rules or level not in stand_ins, (game.info.id, level)
        if is_judged(game.info):
            Judge(budget=NO_TIME).judge(view, everything, view.legal[-1])
print(*sorted(compiled))
"""


def test_levels_without_searches_play_as_the_rule_player(length: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNELS, str(length)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert set(done.stdout.split()) == {
        *("tolva-4", "tolva-3", "plocketolva", "bordstolva", "bondtolva-4", "bondtolva-6", "bondtolva-2"),
        *("plump", "kasino", "vandtia", "grandissimo", "nittionio", "lomber"),
    }
