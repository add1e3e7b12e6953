"""The lab: its programs, runner, yardsticks and seeded bugs."""

import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lab import __main__ as lab
from lab.kit.contest import Meeting, played
from lab.kit.runner import CHECKOUT, Crew
from lab.kit.yardsticks import yardstick
from lab.measure import figures, speed, strength
from lab.measure.seeded import Bug, NoPlace, bugs, finder, place_of

from tests.family import MARIAGE
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.protocol import Game


@pytest.mark.parametrize("name", lab.programs())
def test_each_program_describes_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        lab.main([name, "--help"])
    assert ended.value.code == 0
    assert f"start.py lab {name}" in capsys.readouterr().out


def test_an_unknown_program_or_opponent_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab.main(["nothing"]) == 2
    assert "startup" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        strength.parsed(["--against", "nobody"])
    assert "'nobody'" in capsys.readouterr().err


def test_the_rules_are_measured_form_by_form(capsys: pytest.CaptureFixture[str]) -> None:
    speed.beside_shuffles(2)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [game.info.id for game in MARIAGE]


def test_repeated_lines_and_inner_imports_are_counted() -> None:
    run = "\n".join(f"value_{number} = {number}" for number in range(figures.RUN))
    inner = "def late():\n    import os\n    return os\n"
    files = {
        "tolva_gui/one.py": f"{run}\n",
        "tests/two.py": f"import os\n\n{run}\n",
        "tolva_gui/three.py": inner,
    }
    counted = dict(figures.figures(files))
    assert counted["pairs of files with six equal lines"] == 1
    assert counted["imports inside functions"] == 1
    assert counted["program, lines"] == figures.RUN + 3


MEETING = Meeting("svarte-petter", 3, {}, "rules", 1, "random")
DECKS = range(5, 11)
done = list[int]()
"""The units that were played here, one after the other."""


def times(factor: int, number: int) -> int:
    done.append(number)
    return factor * number


def leads(crew: Crew) -> list[float]:
    return [deck.lead for deck in crew.units(partial(played, MEETING), DECKS)]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[float]:
    return leads(Crew(logs=tmp_path_factory.mktemp("logs")))


def test_two_workers_find_what_one_finds(tmp_path: Path, alone: list[float]) -> None:
    assert len(set(alone)) > 1
    assert leads(Crew(2, logs=tmp_path)) == alone


@pytest.mark.long
def test_a_cluster_finds_what_one_worker_finds(tmp_path: Path, alone: list[float]) -> None:
    distributed = pytest.importorskip("dask.distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert leads(Crew(cluster=cluster.scheduler_address, logs=tmp_path)) == alone


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    def units(count: int, *, anew: bool = False) -> Iterator[int]:
        return Crew(logs=tmp_path, anew=anew).units(partial(times, 10), range(count))

    done.clear()
    for found in units(100):
        if found == 20:
            break
    assert done == [0, 1, 2]
    assert list(units(5)) == [0, 10, 20, 30, 40]
    assert done == [0, 1, 2, 3, 4]
    assert list(units(2)) == [0, 10]
    assert done == [0, 1, 2, 3, 4]
    assert list(units(2, anew=True)) == [0, 10]
    assert done == [0, 1, 2, 3, 4, 0, 1]


def test_another_setup_has_another_log(tmp_path: Path) -> None:
    for factor in (2, 3):
        found = Crew(logs=tmp_path).units(partial(times, factor), range(3))
        assert list(found) == [0, factor, 2 * factor]


BUG = Bug("one and one make three", "return one + other", "return one + other + 1", ("tests",))
ADDS = "from tolva_gui.sums import add\n\ndef test_adds() -> None:\n    assert add(1, 1) == 2\n"
FAILS = "def test_fails() -> None:\n    assert False\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    for name, text in {
        "tolva_gui/__init__.py": "",
        "tolva_gui/sums.py": "def add(one: int, other: int) -> int:\n    return one + other\n",
        "tests/test_a.py": FAILS,
        "tests/test_b.py": ADDS,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("name", bugs())
def test_each_bug_has_one_place_in_the_program(name: str) -> None:
    bug = bugs()[name]
    place = CHECKOUT / place_of(bug, CHECKOUT)
    broken = place.read_text(encoding="utf-8").replace(bug.old, bug.new)
    if place.suffix == ".py":
        compile(broken, place.name, "exec")
    assert all((CHECKOUT / test).exists() for test in bug.tests), bug.tests


def test_a_bug_is_found_by_a_test_that_passes_without_it(checkout: Path) -> None:
    """A bug that no test minds is not found, and one without a place is an error."""
    assert finder(BUG, checkout) == "tests/test_b.py::test_adds"
    (checkout / "tests" / "test_b.py").unlink()
    assert finder(BUG, checkout) == ""
    with pytest.raises(NoPlace, match="0 places"):
        place_of(Bug("nothing", "no such text", "", ()), checkout)


def shuffled(game: Game[Any], seed: int) -> Any:
    deck = list(game.info.pack)
    Random(seed).shuffle(deck)
    standing = Standing(0, (0,) * game.info.sides)
    return game.start(game.info.defaults(), tuple(deck), standing)


@pytest.mark.parametrize(
    ("form", "name"), [("bordstolva", "flat"), ("kasino", "flat-rules"), ("femtio", "answer")]
)
def test_yardsticks_keep_the_rules_to_the_end(form: str, name: str) -> None:
    game = BY_ID[form]
    meeting = Meeting(form, game.info.seats, dict(game.info.defaults()), "random", 1, name)
    assert played(meeting, 1).broken == 0  # an illegal move raises


def test_a_level_that_is_met_thinks_as_long_as_it_is_told() -> None:
    """It plays as the level does with that budget, not as with the least: one sampled layout is as good as none."""
    game, long, short = BY_ID["plump"], Budget(iterations=600), Budget(iterations=1)
    deals = [shuffled(game, seed) for seed in range(12)]

    def chosen(budget: Budget) -> list[Any]:
        met = yardstick("best", game, budget)(7)
        return [met(game, deal, deal.turn) for deal in deals]

    itself = make_player("best", 7)
    assert chosen(long) == [itself.choose(game.view(deal, deal.turn), long).move for deal in deals]
    assert chosen(long) != chosen(short)
