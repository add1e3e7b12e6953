"""The thread that saves games: the last state wins, every game has a separate file, and none overwrites another."""

import os
import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.records.games import loaded
from tests.rules.games.mariage.moves import parse_move
from tests.table.games import dated, move_on
from tests.ui.conftest import WON, table
from tolva_gui.records import marks
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import write
from tolva_gui.records.home import Home
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.ui.autosave import Autosave


@pytest.fixture
def home(tmp_path: Path, qapp: object) -> Home:
    return Home(tmp_path / "games")


def autosave(home: Home) -> Autosave:
    return Autosave(home, home.folder.parent / "at-table.txt")


def saved(home: Home) -> list[GameRecord]:
    """Return the games in the home, in the order of their files."""
    return [loaded(path.read_bytes()) for path in sorted(home.folder.rglob("*.tolva"))]


def other_table(moves: str = "") -> Host:
    return dated(table(1, moves))


def told(keeper: Autosave) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    keeper.trouble.connect(lambda *about: found.append(about))
    keeper.parted.connect(lambda *about: found.append(("parted", *about)))
    return found


def write_now(keeper: Autosave, host: Host) -> None:
    """Save the game, and wait until it is written."""
    keeper.save(host)
    settle(keeper)


def write_last(keeper: Autosave, host: Host) -> None:
    """Save the game as the last thing before the end."""
    keeper.save(host)
    keeper.close()


def settle(keeper: Autosave) -> None:
    keeper.settle()
    QCoreApplication.processEvents()


def test_the_window_does_not_wait_for_the_disk(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = os.fsync

    def fsync(handle: int) -> None:
        time.sleep(0.3)
        slow(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    keeper, host = autosave(home), table(0)
    began = time.monotonic()
    keeper.save(host)
    assert time.monotonic() - began < 0.2
    keeper.close()
    assert time.monotonic() - began >= 0.3


def test_a_game_keeps_its_file_from_its_first_deal_to_its_end(home: Home) -> None:
    keeper, host = autosave(home), table(0, scores=(10, 10))
    keeper.save(host)
    keeper.settle()
    (path,) = home.folder.rglob("*.tolva")
    while not host.over:
        if host.to_act() is None:
            host.start_deal()
        move_on(host, Random(host.moves_made))
        keeper.save(host)
    keeper.close()
    assert list(home.folder.rglob("*.tolva")) == [path]
    assert saved(home) == [host.record()]
    assert autosave(home).resume() is None, "it is over"


@pytest.mark.parametrize("from_file", [True, False])
def test_unplayed_game_that_makes_room_leaves_only_a_file_it_had(home: Home, from_file: bool) -> None:
    keeper, second, path = autosave(home), other_table(), home.folder / "Åkes bästa.tolva"
    if from_file:
        write(path, dump(table(0).record()))
    host = keeper.take_up(path) if from_file else table(0)
    assert host is not None
    write_now(keeper, host)
    write_last(keeper, second)
    assert second.record() in saved(home)
    assert [path.is_file(), len(saved(home))] == [from_file, 1 + from_file]


def test_resumed_game_goes_on_in_its_file_even_after_undo(home: Home) -> None:
    path = home.folder / "Åkes bästa.tolva"
    write(path, dump(table(0, "play SA, play S9, play S7").record()))
    keeper = autosave(home)
    host = keeper.take_up(path)
    assert host is not None
    host.undo_to(1)
    write_last(keeper, host)
    assert saved(home) == [host.record()]
    assert [found.name for found in home.folder.rglob("*.tolva")] == [path.name]


def test_game_opened_elsewhere_goes_on_in_its_renamed_file(home: Home) -> None:
    record = table(0, "play SA, play S9").record()
    path = home.folder / "renamed.tolva"
    write(path, dump(record))
    keeper = Autosave(home, home.folder.parent / "at-table.txt", {key_of(record): path}.get)
    host = Host.resume(record)
    host.play(2, parse_move("play S7"))
    write_last(keeper, host)
    assert saved(home) == [host.record()]


def test_older_copy_becomes_a_branch_once_it_differs(home: Home) -> None:
    whole = table(0, WON)
    path = home.path_of(whole.record())
    write(path, dump(whole.record()))
    keeper, older = autosave(home), Host.resume(table(0, "play SA").record())
    write_now(keeper, older)
    assert saved(home) == [whole.record()], "the file has all of it"
    older.play(1, parse_move("play ST"))
    write_now(keeper, older)
    assert (marks.BRANCH, "2") in older.extra
    older.play(2, parse_move("play S7"))
    write_last(keeper, older)
    assert loaded(path.read_bytes()) == whole.record()
    branches = [record for record in saved(home) if record != whole.record()]
    assert branches == [older.record()]


# Another program writes


def test_file_changed_by_others_is_left_and_play_goes_on(home: Home) -> None:
    keeper, host = autosave(home), table(0, "play SA")
    about = told(keeper)
    write_now(keeper, host)
    path = home.path_of(host.record())
    theirs = table(0, "play SA, play ST").record()
    write(path, dump(theirs))
    host.play(1, parse_move("play S9"))
    write_now(keeper, host)
    host.play(2, parse_move("play S7"))
    write_now(keeper, host)
    assert loaded(path.read_bytes()) == theirs
    assert host.record() in saved(home)
    assert about == [("parted", str(path), str(home.path_of(host.record())))]
    keeper.close()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="this system has no modes")
@pytest.mark.parametrize("opened", [True, False], ids=["from its list", "from elsewhere"])
def test_a_game_in_a_closed_file_goes_on_in_another(user_folder: Path, qapp: object, *, opened: bool) -> None:
    """Each of its moves was lost in the end, as after a copy from a disk that cannot be written."""
    home = Home(user_folder / "games")
    path = home.path_of(table(0, "play SA").record())
    write(path, dump(table(0, "play SA").record()))
    path.chmod(0o444)
    keeper = autosave(home)
    about = told(keeper)
    host = keeper.take_up(path) if opened else Host.resume(table(0, "play SA").record())
    assert host is not None
    host.play(1, parse_move("play S9"))
    write_now(keeper, host)
    assert about == [("parted", str(path), str(home.path_of(host.record())))]
    assert host.record() in saved(home)
    assert path.stat().st_mode & 0o777 == 0o444
    keeper.close()


def test_two_windows_with_the_same_game_keep_both_ways_it_went(home: Home) -> None:
    """This happens with one home on two machines, where no lock keeps the second out."""
    write_last(autosave(home), table(0, "play SA"))
    one, other = autosave(home), autosave(home)
    mine, theirs = one.resume(), other.resume()
    assert mine is not None
    assert theirs is not None
    begun_later = other_table("play ST")
    mine.play(1, parse_move("play S9"))
    write_now(one, mine)
    theirs.play(1, parse_move("play ST"))
    other.save(theirs)
    write_now(other, begun_later)
    mine.play(2, parse_move("play S7"))
    write_now(one, mine)
    assert {dump(host.record()) for host in (mine, theirs, begun_later)} == {
        dump(record) for record in saved(home)
    }
    one.close()
    other.close()


def test_a_file_that_only_has_another_time_is_no_other_game(home: Home) -> None:
    keeper, host = autosave(home), table(0, "play SA")
    about = told(keeper)
    write_now(keeper, host)
    os.utime(home.path_of(host.record()), (1, 1))
    host.play(1, parse_move("play S9"))
    write_now(keeper, host)
    assert (saved(home), about) == ([host.record()], [])
    keeper.close()


def test_a_file_that_has_been_deleted_is_written_again(home: Home) -> None:
    keeper, host = autosave(home), table(0, "play SA")
    write_now(keeper, host)
    home.path_of(host.record()).unlink()
    host.play(1, parse_move("play S9"))
    write_last(keeper, host)
    assert saved(home) == [host.record()]


def test_existing_files_are_not_overwritten_by_a_game(home: Home) -> None:
    host = table(0, "play SA")
    path = home.path_of(host.record())
    write(path, "somebody's diary")
    keeper = autosave(home)
    write_now(keeper, host)
    keeper.close()
    assert path.read_text(encoding="utf-8") == "somebody's diary"
    assert loaded(home.path_of(host.record()).read_bytes()) == host.record()


# Impossible operations


def test_unwritten_changes_are_written_with_the_next(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, left, now = autosave(home), table(0, "play SA"), other_table("play ST")
    about = told(keeper)
    answers: list[bool] = []

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        keeper.save(left)
        keeper.when_saved(left, answers.append)
        keeper.save(now)
        settle(keeper)
    assert {what for what, _ in about} == {"unwritable"}
    assert answers == [False]

    write_last(keeper, now)
    assert saved(home) == [left.record(), now.record()]


def test_a_game_that_cannot_be_taken_up_is_told_and_left(home: Home) -> None:
    keeper = autosave(home)
    about = told(keeper)
    damaged, gone, folder = (home.folder / f"{name}.tolva" for name in ("damaged", "gone", "folder"))
    write(damaged, "tolva record 1\nrubbish\n")
    folder.mkdir()
    assert [keeper.take_up(path) for path in (damaged, gone, folder)] == [None] * 3
    assert about == [("damaged", str(damaged)), ("gone", str(gone)), ("unreadable", str(folder))]
    assert damaged.read_text(encoding="utf-8") == "tolva record 1\nrubbish\n"


@pytest.mark.parametrize("text", ["", "../../elsewhere.tolva", "gone.tolva", "\0", "x" * 5000])
def test_a_bookmark_that_leads_nowhere_opens_nothing(home: Home, text: str) -> None:
    keeper = autosave(home)
    about = told(keeper)
    write(home.folder.parent.parent / "elsewhere.tolva", dump(table(0, "play SA").record()))
    home.folder.mkdir(parents=True, exist_ok=True)
    (home.folder.parent / "at-table.txt").write_text(text, encoding="utf-8")
    assert keeper.resume() is None
    assert about == []
