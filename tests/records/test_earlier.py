"""Data of earlier versions is taken over into the home of games, completely and once."""

import os
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.records.games import index_in
from tests.storage.before import library, loose
from tests.table.games import begun, played
from tests.thinned import thinned
from tolva_gui.records import earlier, scan
from tolva_gui.records.branches import key_of
from tolva_gui.records.earlier import Taken, take_current, take_over, waits
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged, Miss
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump

COUNT = 27


@pytest.fixture(scope="module")
def games() -> list[GameRecord]:
    return [
        replace(played("tolva-4", seed=seed, deals=3).record(), began=f"2026-01-{seed + 1:02d}T12:00:00")
        for seed in range(COUNT)
    ]


@pytest.fixture
def index(tmp_path: Path) -> Index:
    return index_in(tmp_path)


def taken(index: Index) -> list[Taken]:
    """Take over the earlier data as the program does."""
    found = take_over(index.home.folder.parent, index.home, index.judgements, scan.never)
    scan.refresh(index)
    return found


def records(index: Index) -> dict[str, GameRecord]:
    found = {game.key: index.record(game.key) for game in index.find()}
    return {key: record for key, record in found.items() if isinstance(record, GameRecord)}


def test_nothing_waits_where_nothing_was_kept(tmp_path: Path, index: Index) -> None:
    assert not waits(tmp_path)
    assert taken(index) == []
    assert list(tmp_path.iterdir()) == [tmp_path / "cache"]


def test_all_games_of_a_library_and_what_was_judged_become_files_and_the_library_goes(
    tmp_path: Path, index: Index, games: list[GameRecord]
) -> None:
    miss = Miss(key_of(games[0]), 1, 4, "play SA", "play S7", 1.0, "2026-01-02", 2)
    judged = Judged(key_of(games[1]), 1, 10, 8, 2.5)
    library(tmp_path / "games.sqlite", games, [miss], [judged])
    assert waits(tmp_path)
    assert taken(index) == [Taken(tmp_path / "games.sqlite", COUNT, whole=True)]
    assert records(index) == {key_of(record): record for record in games}
    assert {one.game for one in index.judgements.all()} == {miss.game, judged.game}
    assert miss in index.judgements.all()
    assert not (tmp_path / "games.sqlite").exists()
    assert not waits(tmp_path)
    assert taken(index) == []


def test_the_game_that_was_in_progress_goes_on_in_the_home(tmp_path: Path, index: Index) -> None:
    record = begun("tolva-4", 5, 20).record()
    loose(tmp_path / "current.tolva", record)
    path = take_current(tmp_path, index.home)
    assert path is not None
    assert load(path.read_bytes()) == record
    assert not (tmp_path / "current.tolva").exists()


def test_of_several_states_of_a_game_the_latest_is_kept_and_branches_beside_it(
    tmp_path: Path, index: Index
) -> None:
    whole = replace(played("tolva-4", seed=1).record(), began="2026-01-01T12:00:00")
    short = replace(played("tolva-4", seed=1, deals=1).record(), began=whole.began)
    other = begun("tolva-4", 1, 30)
    other.undo_to(20)
    other.play(other.to_act(), other.view(other.to_act()).legal[-1])
    other.began = whole.began
    library(tmp_path / "games.sqlite", [short])
    loose(tmp_path / "left-1.tolva", whole)
    loose(tmp_path / "left-2.tolva", other.record())
    taken(index)
    found = records(index)
    assert found[key_of(whole)] == whole
    assert other.record().deals in [record.deals for record in found.values()]
    assert len(found) == 2


def test_it_can_be_broken_off_and_goes_on(tmp_path: Path, index: Index, games: list[GameRecord]) -> None:
    library(tmp_path / "games.sqlite", games)
    for path in (index.home.path_of(games[3]), index.home.path_of(games[7])):
        path.parent.mkdir(parents=True, exist_ok=True)
    index.home.path_of(games[3]).write_text(dump(games[3]), encoding="utf-8")
    take_over(tmp_path, index.home, index.judgements, lambda: True)
    assert (tmp_path / "games.sqlite").exists()
    taken(index)
    assert records(index) == {key_of(record): record for record in games}


def test_a_game_played_on_meanwhile_is_not_replaced_by_what_it_was(tmp_path: Path, index: Index) -> None:
    before, now = begun("tolva-4", 5, 20).record(), begun("tolva-4", 5, 30).record()
    path = index.home.path_of(now)
    loose(path, now)
    library(tmp_path / "games.sqlite", [before])
    taken(index)
    assert load(path.read_bytes()) == now


@thinned("seed, kind", product(range(6), ["cut", "overwritten"]), every=9)
def test_of_a_damaged_library_all_that_sqlite_reads_is_read_and_the_file_is_left_and_told_once(
    tmp_path: Path, index: Index, games: list[GameRecord], kind: str, seed: int
) -> None:
    path, rng = tmp_path / "games.sqlite", Random(seed)
    library(path, games)
    data = bytearray(path.read_bytes())
    if kind == "cut":
        data = data[: rng.randrange(len(data) // 2, len(data) - 4096)]
    else:
        page = rng.randrange(len(data) // 2, len(data)) // 4096 * 4096
        data[page : page + 2 * 4096] = rng.randbytes(2 * 4096)
    path.write_bytes(data)
    found = taken(index)
    assert [(one.path, one.whole) for one in found] in ([(path, False)], [(path, True)])
    whole = records(index)
    originals = {key_of(record): record for record in games}
    if found[0].whole:  # the overwritten part held no game: an index, or deals
        assert whole == originals
        return
    assert path.read_bytes() == bytes(data)
    assert all(originals[key] == record for key, record in whole.items() if key in originals)
    assert len(whole) >= COUNT // 3
    assert taken(index) == []


def test_rubbish_and_folders_in_place_of_a_library_are_left(tmp_path: Path, index: Index) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"not a database at all" * 400)
    (tmp_path / "games.sqlite.damaged-1").mkdir()
    (tmp_path / "left-1.tolva").write_bytes(b"rubbish")
    found = taken(index)
    assert [(one.games, one.whole) for one in found] == [(0, False)] * 3
    assert (tmp_path / "games.sqlite").read_bytes() == b"not a database at all" * 400
    assert not waits(tmp_path)


@pytest.mark.parametrize("data", [b"", b"x"])
def test_a_library_of_one_byte_or_none_is_told_and_left(tmp_path: Path, index: Index, data: bytes) -> None:
    (tmp_path / "games.sqlite").write_bytes(data)
    assert [one.whole for one in taken(index)] == [False]
    assert (tmp_path / "games.sqlite").read_bytes() == data


def test_a_record_that_this_version_cannot_read_is_taken_over_as_it_is(
    tmp_path: Path, index: Index, games: list[GameRecord]
) -> None:
    library(tmp_path / "games.sqlite", games[:2])
    newer = dump(games[0]).replace("tolva record 1", "tolva record 1\nfuture thing")
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection, connection:
        connection.execute("UPDATE games SET record = ? WHERE key = ?", (newer, key_of(games[0])))
    data = (tmp_path / "games.sqlite").read_bytes()
    assert [one.whole for one in taken(index)] == [False]
    assert index.home.path_of(games[0]).read_text(encoding="utf-8") == newer
    assert (tmp_path / "games.sqlite").read_bytes() == data


def test_a_library_from_which_rows_have_gone_without_a_trace_stays(
    tmp_path: Path, index: Index, games: list[GameRecord]
) -> None:
    """An overwritten page yields fewer rows and no error; the index shows that rows are missing."""
    path = tmp_path / "games.sqlite"
    library(path, games)
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'games'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    count = (page - 1) * size + 3  # two bytes in the page header: the number of its cells
    cells = int.from_bytes(data[count : count + 2])
    data[count : count + 2] = (cells - 1).to_bytes(2)
    path.write_bytes(data)
    (one,) = taken(index)
    assert one.games < len(games)
    assert not one.whole
    assert path.read_bytes() == data


def test_a_library_in_use_is_taken_over_another_time(
    tmp_path: Path, index: Index, games: list[GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    library(path, games)
    monkeypatch.setattr(earlier, "PATIENCE_S", 0.01)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert taken(index) == []
        assert path.exists()
        other.rollback()
    assert [one.whole for one in taken(index)] == [True]


def test_the_journal_of_a_program_that_was_killed_is_rolled_back(
    tmp_path: Path, index: Index, games: list[GameRecord]
) -> None:
    """A write that the kill interrupted is not part of the library."""
    path = tmp_path / "games.sqlite"
    library(path, games)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA cache_size = 1")
        other.execute("UPDATE games SET record = 'tolva record 1 rubbish'")
        torn, journal = path.read_bytes(), path.with_name("games.sqlite-journal").read_bytes()
        other.rollback()
    path.write_bytes(torn)
    path.with_name("games.sqlite-journal").write_bytes(journal)
    taken(index)
    assert records(index) == {key_of(record): record for record in games}
    assert not path.with_name("games.sqlite-journal").exists()


def test_no_room_loses_nothing(
    tmp_path: Path, index: Index, games: list[GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    library(tmp_path / "games.sqlite", games)
    opened, room = Path.open, iter(range(10))

    def full(self: Path, mode: str = "r", *rest: object, **more: object) -> object:
        if "w" in mode and next(room, None) is None:
            raise OSError(28, "No space left on device", str(self))
        return opened(self, mode, *rest, **more)  # type: ignore[call-overload]

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        with pytest.raises(OSError, match="No space"):
            take_over(tmp_path, index.home, index.judgements, scan.never)
    assert (tmp_path / "games.sqlite").exists()
    assert not [path for path in tmp_path.rglob("*.new") if path.is_file()]
    assert [one.whole for one in taken(index)] == [True]
    assert len(records(index)) == COUNT


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_pipes_are_left_and_stop_nothing(tmp_path: Path, index: Index) -> None:
    for name in ("current.tolva", "games.sqlite", "left-1.tolva"):
        os.mkfifo(tmp_path / name)
    assert [one.whole for one in taken(index)] == [False] * 3
