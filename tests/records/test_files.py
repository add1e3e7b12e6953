"""The user's files are whole or absent, and no half-written file is left behind."""

import os
import stat
import time
from pathlib import Path
from stat import S_IMODE

import pytest

from tolva_gui.records.files import read, sweep, unfinished, write

NOBODY = 65534
only_posix = pytest.mark.skipif(
    os.name != "posix", reason="this system has no modes, links or folders to flush"
)


def test_file_held_for_a_moment_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    old, new = unfinished(tmp_path), unfinished(tmp_path)
    foreign = (
        "mine.new",
        "a.tolva",
        "My results.2026.new",
        "a.tolva.17.new",
        ".tolva-17.new",
        f"x{old.name}",
    )
    others = [tmp_path / name for name in foreign]
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


def modes(*paths: Path) -> list[int]:
    return [S_IMODE(path.stat().st_mode) for path in paths]


def test_a_name_of_any_length_can_be_written_again(tmp_path: Path) -> None:
    path = tmp_path / f"{'a' * 249}.tolva"
    for text in ("old", "new"):
        write(path, text)
    assert path.read_text(encoding="utf-8") == "new"


@only_posix
def test_only_the_owner_can_read_what_is_written(tmp_path: Path) -> None:
    path = tmp_path / "games" / "2026" / "a.tolva"
    write(path, "mine")
    assert modes(path, path.parent, path.parent.parent) == [0o600, 0o700, 0o700]


@only_posix
def test_what_is_given_away_follows_the_system(tmp_path: Path) -> None:
    given, usual = tmp_path / "given.tolva", tmp_path / "usual"
    usual.touch()
    write(given, "ours", for_all=True)
    assert modes(given) == modes(usual)


@only_posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_a_file_keeps_its_mode(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "a.tolva"
    path.touch()
    path.chmod(mode)
    write(path, "new")
    assert modes(path) == [mode]


@only_posix
def test_a_file_that_may_not_be_written_is_not_replaced(user_folder: Path) -> None:
    path = user_folder / "a.tolva"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    with pytest.raises(PermissionError, match="not writable"):
        write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"


@only_posix
def test_a_device_behind_a_link_is_not_replaced(tmp_path: Path) -> None:
    """As root, settings that led to /dev/zero took its place: it was an ordinary file afterwards."""
    device, link = tmp_path / "device", tmp_path / "settings.json"
    os.mkfifo(device)
    link.symlink_to("device")
    write(link, "new")
    assert stat.S_ISFIFO(device.stat().st_mode)
    assert link.read_text(encoding="utf-8") == "new"


@only_posix
def test_a_link_stays_and_leads_to_what_is_new(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    target, link, second = tmp_path / "dotfiles" / "settings", tmp_path / "settings.json", tmp_path / "second"
    link.symlink_to("dotfiles/settings")
    second.symlink_to(link)
    for text in ("first", "new"):
        write(second, text)
        assert target.read_text(encoding="utf-8") == text
    assert link.is_symlink()
    assert second.is_symlink()


@only_posix
def test_a_circle_of_links_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(OSError, match="links"):
        write(tmp_path / "a", "new")


@only_posix
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can plant such a link")
def test_a_link_of_another_user_is_not_followed(tmp_path: Path) -> None:
    link, target = tmp_path / "a.tolva", tmp_path / "precious"
    target.write_text("theirs", encoding="utf-8")
    link.symlink_to(target)
    os.lchown(link, NOBODY, NOBODY)
    write(link, "new")
    assert target.read_text(encoding="utf-8") == "theirs"
    assert not link.is_symlink()


@only_posix
def test_a_planted_temporary_name_is_not_written_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "urandom", bytes)
    target = tmp_path / "precious"
    target.write_text("theirs", encoding="utf-8")
    unfinished(tmp_path).symlink_to(target)
    with pytest.raises(FileExistsError):
        write(tmp_path / "a.tolva", "new")
    assert target.read_text(encoding="utf-8") == "theirs"


@only_posix
def test_file_and_folder_are_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    fsync = os.fsync

    def watch(handle: int) -> None:
        flushed.append(os.fstat(handle).st_ino)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    path = tmp_path / "2026" / "a.tolva"
    write(path, "new")
    made = [tmp_path.stat().st_ino, path.stat().st_ino, path.parent.stat().st_ino]
    assert flushed == made, "the new folder's name, the file, and the file's name"
