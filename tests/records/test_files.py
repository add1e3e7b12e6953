"""The user's files are whole or absent, and no half-written file is left behind."""

import os
import time
from pathlib import Path

import pytest

from tolva_gui.records.files import read, sweep, unfinished, write


def test_a_file_that_somebody_holds_for_a_moment_is_replaced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = iter((True, True))
    replace = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        if next(refusals, False):
            raise PermissionError(13, "The process cannot access the file", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    write(tmp_path / "game.tolva", "new")
    assert (tmp_path / "game.tolva").read_text(encoding="utf-8") == "new"
    assert list(refusals) == []


def test_what_cannot_be_written_leaves_nothing_and_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.tolva"
    write(path, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["game.tolva"]


def test_only_what_is_ours_and_older_is_swept(tmp_path: Path) -> None:
    old, new = tmp_path / "a.tolva.17.new", tmp_path / "b.tolva.18.new"
    others = [tmp_path / name for name in ("mine.new", "a.tolva", "c.17.new.tolva")]
    for path in (old, new, *others):
        path.write_text("half", encoding="utf-8")
    os.utime(old, (1, 1))
    sweep(tmp_path, time.time() - 3600)
    assert sorted(tmp_path.iterdir()) == sorted((new, *others))


def test_a_pipe_is_not_read(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with a name")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a regular file"):
        read(tmp_path / "pipe")


def test_a_file_is_written_beside_its_place(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "a.tolva").parent == tmp_path
