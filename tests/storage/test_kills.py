"""Kills, full disks and damaged files, a short run; the long ones: `start.py bench kills` and `bench damage`."""

from pathlib import Path

import pytest

from tests.storage.damage import attempt
from tests.storage.kills import SCENARIOS, compiled, run

STEP = 127
"""Every so many calls that change files."""
ROUNDS = 12


def test_no_game_is_lost_by_a_kill_or_a_full_disk(tmp_path: Path) -> None:
    disk = compiled(tmp_path)
    if disk is None:
        pytest.skip("this needs Linux and a C compiler")
    lines = list(run(tmp_path, disk, step=STEP, first=5))
    assert [line for line in lines if " 0 lost" not in line] == []
    assert len(lines) == 2 * len(SCENARIOS)


def test_no_damaged_file_stops_the_start_or_costs_another_game(tmp_path: Path) -> None:
    counted = attempt(ROUNDS, tmp_path)
    assert (counted.tried, counted.lost) == (ROUNDS, ())
