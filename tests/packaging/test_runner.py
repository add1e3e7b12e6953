"""The lab's runner: the same figures however many work, and what was interrupted goes on."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from lab.kit.contest import Deck, Meeting, played
from lab.kit.runner import Crew

MEETING = Meeting("svarte-petter", 3, {}, "rules", 1, "random")
DECKS = range(5, 11)


def leads(crew: Crew) -> list[float]:
    return [deck.lead for deck in crew.units("test", {}, partial(played, MEETING), Deck, DECKS)]


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
    done = list[int]()

    def unit(number: int) -> int:
        done.append(number)
        return 10 * number

    def units(count: int, *, anew: bool = False) -> Iterator[int]:
        return Crew(logs=tmp_path, anew=anew).units("test", {"what": "ten times"}, unit, int, range(count))

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
        found = Crew(logs=tmp_path).units("test", {"factor": factor}, factor.__mul__, int, range(3))
        assert list(found) == [0, factor, 2 * factor]
