"""The thread that keeps the game: the last state wins, nothing is lost at the end, the window does not wait."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.rules.games.mariage.moves import parse_move
from tests.table.games import played
from tests.ui.conftest import table
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.store import FILE_NAME, Store
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


def left(folder: Path) -> list[GameRecord]:
    """The games that wait for the library."""
    found = [load(path.read_bytes()) for path in sorted(folder.glob("left-*.tolva"))]
    assert all(isinstance(record, GameRecord) for record in found), found
    return [record for record in found if isinstance(record, GameRecord)]


def test_a_game_taken_up_makes_room_for_another_before_its_first_move(tmp_path: Path, qapp: object) -> None:
    before, old = Keeper(tmp_path), table(0, "play SA, play S9")
    before.save(old)
    before.close()
    keeper = Keeper(tmp_path)
    assert keeper.load() is not None
    keeper.save(table(1))
    keeper.close()
    assert left(tmp_path) == [old.record()]


def test_a_saved_game_that_nobody_took_up_is_not_overwritten(tmp_path: Path, qapp: object) -> None:
    """As after `play --game X`, or with a file: also an older one of the same game."""
    before, old = Keeper(tmp_path), table(0, "play SA, play S9")
    before.save(old)
    before.close()
    keeper, older = Keeper(tmp_path), table(0, "play SA")
    keeper.save(older)
    keeper.save(older)
    keeper.close()
    assert left(tmp_path) == [old.record()]


def test_the_end_of_a_game_waits_for_the_library_and_no_state_of_the_next_skips_it(
    tmp_path: Path, qapp: object
) -> None:
    keeper, over, following = Keeper(tmp_path), played("tolva-4", seed=3), table(0, "play SA")
    keeper.save(over)
    keeper.save(following)
    keeper.close()
    assert left(tmp_path) == [over.record()]
    again = Keeper(tmp_path).load()
    assert again is not None
    assert again.record() == following.record()


def test_a_game_that_was_over_when_we_were_killed_is_left_at_the_start(tmp_path: Path, qapp: object) -> None:
    over = played("tolva-4", seed=3).record()
    Store(tmp_path).save(over)
    assert Keeper(tmp_path).load() is None
    assert left(tmp_path) == [over]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read anything")
def test_a_game_that_may_not_be_read_is_left_not_overwritten(tmp_path: Path, qapp: object) -> None:
    unreadable(tmp_path, lambda path: path.chmod(0), lambda path: path.chmod(0o600))


def unreadable(tmp_path: Path, hide: Callable[[Path], object], show: Callable[[Path], object]) -> None:
    old, told = table(0, "play SA"), list[str]()
    Store(tmp_path).save(old.record())
    hide(tmp_path / FILE_NAME)
    keeper = Keeper(tmp_path)
    keeper.trouble.connect(lambda what, _path: told.append(what))
    assert keeper.load() is None
    assert told == ["unreadable"]
    keeper.save(table(1))
    keeper.close()
    show(tmp_path / "left-1.tolva")
    assert left(tmp_path) == [old.record()]


def test_a_disk_that_does_not_give_the_game_back_leaves_it_untouched(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Path.open

    def broken(self: Path, mode: str = "r", *rest: Any) -> Any:
        if self.name == FILE_NAME and mode == "rb":
            raise PermissionError(13, "Permission denied", str(self))
        return slow(self, mode, *rest)

    monkeypatch.setattr(Path, "open", broken)
    unreadable(tmp_path, lambda _path: None, lambda _path: None)
