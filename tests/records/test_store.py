"""The game being played, on the disk: replaced whole, put aside when damaged, never lost in silence."""

import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.games import played
from tolva_gui.records.reader import load
from tolva_gui.records.store import FILE_NAME, Kept, Store, StoreError

GAME = played("tolva-4", deals=2).record()
SHORTER = replace(GAME, deals=GAME.deals[:1])
as_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data" / "tolva")


def files(store: Store) -> list[str]:
    return sorted(path.name for path in store.path.parent.iterdir())


def test_nothing_was_kept_yet(store: Store) -> None:
    assert store.load() == Kept()
    assert not store.path.parent.exists()


def test_what_was_saved_last_is_loaded(store: Store) -> None:
    store.save(SHORTER)
    store.save(GAME)
    assert store.load() == Kept(GAME)
    assert files(store) == [FILE_NAME]


def test_a_game_makes_room_for_another_and_stays_whole_beside_it(store: Store) -> None:
    for game in (SHORTER, GAME):
        store.save(game)
        assert store.leave()
    assert not store.leave()
    assert store.load() == Kept()
    assert [load((store.path.parent / name).read_bytes()) for name in files(store)] == [SHORTER, GAME]


@pytest.mark.parametrize("damage", [b"", b"\xff\x00", b"tolva record 1\ngame tolva-4\n", b"tolva record 9\n"])
def test_a_damaged_file_is_put_aside_and_never_overwritten(store: Store, damage: bytes) -> None:
    for number in (1, 2):
        store.save(GAME)
        store.path.write_bytes(damage)
        kept = store.load()
        assert kept.record is None
        assert kept.put_aside == store.path.with_name(f"{FILE_NAME}.damaged-{number}")
        assert kept.put_aside.read_bytes() == damage
        assert kept.faults
    store.save(GAME)
    assert files(store) == [FILE_NAME, f"{FILE_NAME}.damaged-1", f"{FILE_NAME}.damaged-2"]


def test_a_write_that_fails_leaves_the_old_game_and_nothing_else(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(SHORTER)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="cannot be written: No space left on device"):
        store.save(GAME)
    assert store.load() == Kept(SHORTER)
    assert files(store) == [FILE_NAME]


def test_a_folder_that_cannot_be_made_is_told_with_its_path(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    store = Store(tmp_path / "data")
    with pytest.raises(StoreError, match=r"data.current\.tolva cannot be written") as refused:
        store.save(GAME)
    assert refused.value.path == store.path


def test_a_file_that_cannot_be_read_is_told(store: Store) -> None:
    store.path.mkdir(parents=True)
    if sys.platform == "win32":
        pytest.skip("a folder in the way is a refused permission there")
    with pytest.raises(StoreError, match="cannot be read: Is a directory"):
        store.load()


@as_root
def test_an_unwritable_folder_is_told(store: Store) -> None:
    store.path.parent.mkdir(parents=True)
    store.path.parent.chmod(0o500)
    with pytest.raises(StoreError, match="cannot be written: Permission denied"):
        store.save(GAME)
