"""Which games are kept in the library, and when; in a thread of its own, and never instead of another game."""

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.table.games import move_on, played, table
from tolva_gui.records.branches import key_of
from tolva_gui.records.library import Library
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.ui.archive import Archive


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games.sqlite")


@pytest.fixture
def archive(library: Library, qapp: object) -> Archive:
    return Archive(library)


def dealt(seed: int, moves: int = 0) -> Host:
    host = table("tolva-4", seed=seed)
    host.start_deal()
    play_on(host, moves)
    return host


def play_on(host: Host, moves: int, chance: int = 1) -> None:
    rng = Random(chance)
    for _ in range(moves):
        if host.to_act() is None:
            host.start_deal()
        move_on(host, rng)


def records(archive: Archive, library: Library) -> list[GameRecord]:
    """What has been kept, by key."""
    archive.settle()
    found = [load(library.text(key)) for key in sorted(game.key for game in library.find())]
    return [record for record in found if isinstance(record, GameRecord)]


def keys(archive: Archive, library: Library) -> set[str]:
    return {key_of(record) for record in records(archive, library)}


def test_a_game_is_kept_when_a_deal_is_over_and_when_another_takes_its_place(
    archive: Archive, library: Library
) -> None:
    left, ended = dealt(1, moves=3), played("tolva-4", seed=2, deals=1)
    archive.follow(left)
    assert keys(archive, library) == set()
    archive.follow(ended)
    assert keys(archive, library) == {key_of(left.record()), key_of(ended.record())}


def test_a_table_at_which_nothing_was_played_is_not_kept(archive: Archive, library: Library) -> None:
    archive.follow(dealt(1))
    archive.follow(None)
    assert keys(archive, library) == set()


def test_an_older_file_of_a_finished_game_does_not_replace_it(archive: Archive, library: Library) -> None:
    whole = played("tolva-4", seed=2)
    archive.follow(whole)
    older = Host.resume(played("tolva-4", seed=2, deals=1).record())
    archive.keep(older)
    assert records(archive, library) == [whole.record()]
    play_on(older, 40, chance=5)
    archive.keep(older)
    first, beside = records(archive, library)
    assert first == whole.record()
    assert beside.deals == older.record().deals
    # The branch goes on in its own line.
    play_on(older, 40, chance=6)
    archive.keep(older)
    first, beside = records(archive, library)
    assert (first, beside.deals) == (whole.record(), older.record().deals)


def test_moves_that_were_taken_back_are_not_kept_beside_the_game(archive: Archive, library: Library) -> None:
    host = dealt(1, moves=20)
    archive.keep(host)
    again = Host.resume(host.record())
    again.undo_to(15)
    play_on(again, 25, chance=9)
    archive.keep(again)
    assert records(archive, library) == [again.record()]


def test_the_window_does_not_wait_for_a_library_in_use(archive: Archive, library: Library) -> None:
    """The lock is held until keep has returned: if that waited for it, the game could not be kept."""
    archive.keep(played("tolva-4", seed=1, deals=1))
    archive.settle()
    with closing(sqlite3.connect(library.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        archive.keep(played("tolva-4", seed=2, deals=1))
        other.rollback()
    assert len(keys(archive, library)) == 2


def test_a_library_that_cannot_be_used_leaves_the_game_where_it_lies(
    archive: Archive, library: Library
) -> None:
    left = library.path.with_name("left-1.tolva")
    left.write_text(dump(dealt(1, moves=5).record()), encoding="utf-8")
    library.path.mkdir()
    told: list[str] = []
    archive.trouble.connect(told.append)
    archive.take_in()
    archive.settle()
    QCoreApplication.processEvents()
    assert told == [str(library.path)]
    assert left.exists()
    library.path.rmdir()
    archive.take_in()
    assert len(keys(archive, library)) == 1
    assert not left.exists()


def test_what_cannot_be_read_stays_is_told_each_time_and_gives_what_it_can(
    archive: Archive, library: Library
) -> None:
    host = dealt(1, moves=30)
    lines = dump(host.record()).splitlines(keepends=True)
    damaged = library.path.with_name("current.tolva.damaged-1")
    damaged.write_text("".join(lines[:-5]) + "0 plax", encoding="utf-8")
    pipe = library.path.with_name("left-3.tolva")
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with a name")
    os.mkfifo(pipe)
    for _ in range(2):
        told: list[str] = []
        archive.unreadable.connect(told.append)
        archive.begin()
        (kept,) = records(archive, library)
        QCoreApplication.processEvents()
        assert set(told) == {str(damaged), str(pipe)}
        assert kept.deals[0].moves == host.record().deals[0].moves[:-5]


def test_all_that_changes_the_library_is_done_in_one_thread(archive: Archive) -> None:
    threads: set[int] = set()
    for _ in range(3):
        archive.do(lambda _library: threads.add(threading.get_ident()))
    archive.settle()
    assert len(threads) == 1
    assert threading.get_ident() not in threads
