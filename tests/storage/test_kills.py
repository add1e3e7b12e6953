"""Kills, full disks and damaged files. The kills are long; all of them: `start.py lab trials`."""

import os
from pathlib import Path

import pytest

from tests.storage.damage import attempt
from tests.storage.kills import compiled, run
from tests.storage.scenarios import SCENARIOS

ROUNDS = 6


@pytest.mark.long
@pytest.mark.parametrize("step", [9])
def test_no_game_and_no_person_is_lost_by_a_kill_or_a_full_disk(tmp_path: Path, step: int) -> None:
    """At every n-th call that changes files."""
    disk = compiled(tmp_path)
    if disk is None:
        pytest.skip("this needs Linux and a C compiler")
    lines = list(run(tmp_path, disk, step=step, first=5))
    assert [line for line in lines if " 0 lost" not in line] == []
    assert len(lines) == 2 * len(SCENARIOS)


@pytest.mark.skipif(os.name != "posix", reason="what is damaged are pipes, devices and links too, by a fork")
def test_no_damaged_file_stops_the_start_or_costs_another_game(tmp_path: Path) -> None:
    counted = attempt(ROUNDS, tmp_path)
    assert (counted.tried, counted.lost) == (ROUNDS, ())
