"""The thread that keeps the game: the last state wins, nothing is lost at the end, the window does not wait."""

import os
import time
from pathlib import Path

import pytest

from tests.rules.mariage.moves import parse_move
from tests.ui.conftest import table
from tolva_gui.ui.autosave import Keeper

MOVES = ("SA", "S9", "S7", "S6")


def test_the_last_of_many_states_is_kept(tmp_path: Path, qapp: object) -> None:
    keeper, host = Keeper(tmp_path), table(0)
    for seat, face in enumerate(MOVES):
        host.play(seat, parse_move(f"play {face}"))
        keeper.save(host)
    kept = keeper.load()
    keeper.close()
    assert kept is not None
    assert kept.record() == host.record()


def test_what_is_left_is_written_at_the_end(tmp_path: Path, qapp: object) -> None:
    keeper, host = Keeper(tmp_path), table(0, "play SA")
    keeper.save(host)
    keeper.close()
    again = Keeper(tmp_path).load()
    assert again is not None
    assert again.moves_made == 1


def test_the_window_does_not_wait_for_the_disk(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = os.fsync

    def fsync(handle: int) -> None:
        time.sleep(0.3)
        slow(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    keeper, host = Keeper(tmp_path), table(0)
    began = time.monotonic()
    keeper.save(host)
    assert time.monotonic() - began < 0.2
    keeper.close()
    assert time.monotonic() - began >= 0.3
