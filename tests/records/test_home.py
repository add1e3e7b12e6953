"""The home of games: one text file per game, found anywhere inside it and under any name."""

import os
from collections.abc import Callable
from datetime import date
from itertools import product
from pathlib import Path
from stat import S_IMODE

import pytest
from msgspec.structs import replace

from tests.records.games import computer, deal, game, keep, seats
from tests.table.games import begun, played
from tolva_gui.records import marks, scan
from tolva_gui.records.branches import branch, key_of
from tolva_gui.records.daily import days_played
from tolva_gui.records.files import unfinished, write
from tolva_gui.records.game_rows import KeptGame
from tolva_gui.records.home import Home
from tolva_gui.records.index import Index, IndexTrouble, Worthless
from tolva_gui.records.judged import due
from tolva_gui.records.record import GameRecord
from tolva_gui.records.statistics import DealFilter, Share, statistics
from tolva_gui.records.text import dump
from tolva_gui.rules.account import ScoreLine

BEGAN = "2026-11-20T18:00:00+01:00"
POINT = ScoreLine("vinsten", 0, 1)


def whole(seed: int = 1, deals: int = 99) -> GameRecord:
    return replace(played("tolva-4", seed=seed, deals=deals).record(), began=BEGAN)


def keys(index: Index) -> set[str]:
    return {found.key for found in index.find()}


def test_a_game_has_a_name_that_says_what_it_is(tmp_path: Path) -> None:
    record = whole()
    path = Home(tmp_path).path_of(record)
    assert path.relative_to(tmp_path).as_posix().startswith("2026/2026-11-20-1800-tolva-4-")
    assert path.suffix == ".tolva"
    assert Home(tmp_path).path_of(branch(record, 2)) != path
    undated = Home(tmp_path).path_of(replace(record, began="../../etc"))
    assert undated.relative_to(tmp_path).parts[0] == "undated"


def test_a_game_is_found_with_what_it_says_of_itself(index: Index) -> None:
    record = game(BEGAN, deal(1, (11, 3), POINT, winner=0), form="plocketolva")
    keep(index, record)
    path = index.home.path_of(record)
    assert index.find() == [
        KeptGame(
            key=key_of(record),
            began=BEGAN,
            form="plocketolva",
            names=("Alva", "Elna"),
            levels=("", "best"),
            deals=1,
            scores=(12, 3),
            helped=False,
            ranking=((0,),),
            file=index.home.inside(path),
            changed=path.stat().st_mtime_ns,
        )
    ]
    assert index.text(key_of(record)) == path.read_bytes()


def test_games_are_listed_newest_first(index: Index) -> None:
    keep(
        index,
        game("2026-11-01T12:00:00", deal(1, (0, 0)), form="plocketolva"),
        game("2026-11-10T12:00:00", deal(1, (0, 0)), form="bordstolva"),
        game("2026-11-20T12:00:00", deal(1, (0, 0)), form="plocketolva"),
    )
    assert [found.began[8:10] for found in index.find()] == ["20", "10", "01"]


def test_renamed_moved_or_foreign_game_is_found(index: Index) -> None:
    record, other = whole(1), whole(2)
    keep(index, record)
    folder = index.home.folder / "With Åke"
    folder.mkdir()
    index.home.path_of(record).rename(folder / "the best one.tolva")
    (folder / "other.tolva").write_text(dump(other), encoding="utf-8")
    assert scan.refresh(index) == []
    assert keys(index) == {key_of(record), key_of(other)}
    assert index.file_of(key_of(record)) == folder / "the best one.tolva"


def test_files_changed_by_others_are_forgotten_or_reread(index: Index) -> None:
    first, second = whole(1), whole(2, deals=1)
    keep(index, first, second)
    index.home.path_of(first).unlink()
    longer = whole(2, deals=2)
    write(index.home.path_of(second), dump(longer))
    scan.refresh(index)
    (found,) = index.find()
    assert (found.key, found.deals) == (key_of(second), 2)
    assert index.select("SELECT COUNT(*) FROM deals") == [(2,)]


# In progress


def in_progress(index: Index) -> list[str]:
    return [found.key for found in index.in_progress()]


def test_whether_a_game_is_in_progress_is_what_its_file_says(index: Index) -> None:
    over, first, second = whole(1), whole(2, deals=1), whole(3, deals=1)
    keep(index, over, first, second)
    for number, record in enumerate((second, first)):
        os.utime(index.home.path_of(record), (1000 + number, 1000 + number))
    scan.refresh(index)
    assert in_progress(index) == [key_of(first), key_of(second)], "the one played last comes first"


def test_a_match_goes_on_until_its_next_game_has_been_begun(index: Index) -> None:
    first = replace(whole(1), extra=((marks.MATCH, "three"),))
    keep(index, first)
    assert in_progress(index) == [key_of(first)]
    second = replace(
        whole(1, deals=1),
        game_number=2,
        extra=((marks.MATCH, "three"), (marks.MATCH_GAME, "0 12 3")),
        began=f"{BEGAN[:-6]}+02",
    )
    keep(index, second)
    assert in_progress(index) == [key_of(second)]
    third = replace(
        whole(1), game_number=3, extra=((marks.MATCH, "three"), *[(marks.MATCH_GAME, "0 12 3")] * 2)
    )
    keep(index, replace(third, began="2026-11-21T18:00:00+01:00"), replace(whole(1), game_number=2))
    assert key_of(third) not in in_progress(index)


# The same game in several files


def test_a_copy_is_shown_once_whichever_is_longer(index: Index) -> None:
    short, long = whole(1, deals=1), whole(1, deals=2)
    keep(index, short)
    (index.home.folder / "copy.tolva").write_text(dump(long), encoding="utf-8")
    path = index.home.inside(index.home.path_of(short))
    assert scan.refresh(index) == [scan.Problem(path, scan.TWICE, "copy.tolva")]
    (found,) = index.find()
    assert (found.deals, found.file) == (2, "copy.tolva")
    (index.home.folder / "copy.tolva").unlink()
    scan.refresh(index)
    (found,) = index.find()
    assert (found.deals, found.file) == (1, path)


def test_alike_games_are_both_shown_after_every_rebuild(index: Index) -> None:
    one, other = begun("tolva-4", 1, 30).record(), begun("tolva-4", 1, 30)
    other.undo_to(20)
    other.play(other.to_act(), other.view(other.to_act()).legal[-1])
    keep(index, replace(one, began=BEGAN))
    (index.home.folder / "conflict.tolva").write_text(
        dump(replace(other.record(), began=BEGAN)), encoding="utf-8"
    )
    assert scan.refresh(index) == []
    found = index.find()
    assert len(found) == 2
    index.throw_away()
    scan.refresh(index)
    assert index.find() == found


# Faults of files


def test_unreadable_folder_is_reported_and_others_shown(
    index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = whole(1)
    keep(index, good)
    closed = index.home.folder / "closed"
    closed.mkdir()
    scandir = os.scandir

    def refuse(path: Path) -> object:
        if Path(path) == closed:
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert scan.refresh(index) == [scan.Problem("closed/", scan.UNREADABLE, "Permission denied")]
    assert keys(index) == {key_of(good)}


# The index itself


SIZES = (0, 1, 100, 4096, 20_000)
DAMAGE = (
    "UPDATE games SET form = CAST(x'746fff' AS TEXT)",
    "UPDATE games SET kept = '[1'",
    "UPDATE games SET kept = x'00'",
    "ALTER TABLE games RENAME COLUMN kept TO kelt",
    "PRAGMA user_version = 99",
    "PRAGMA user_version = 5",
    "DROP TABLE lines",
)


@pytest.mark.parametrize("damage", [*product(("cut off", "overwritten"), SIZES), *DAMAGE], ids=str)
def test_an_index_that_is_none_or_strange_is_made_again(index: Index, damage: str | tuple[str, int]) -> None:
    keep(index, *(whole(seed, deals=1) for seed in range(3)))
    there = index.find()
    if isinstance(damage, str):
        index.do(lambda connection: connection.execute(damage))
    else:
        how, size = damage
        index.path.write_bytes(index.path.read_bytes()[:size] if how == "cut off" else b"x" * size)
    scan.check(index)
    scan.refresh(index)
    assert index.find() == there
    assert index.select("SELECT COUNT(*) > 0 FROM lines") == [(1,)]


def test_an_index_can_be_thrown_away_at_any_time(index: Index) -> None:
    keep(index, *(whole(seed) for seed in range(3)))
    tables = ("files", "games", "deals", "lines", "marks")
    there = [index.select(f"SELECT * FROM {table}") for table in tables]
    index.path.unlink()
    scan.refresh(index)
    assert [index.select(f"SELECT * FROM {table}") for table in tables] == there


def counted(index: Index) -> object:
    found = statistics(index, DealFilter())
    return found.games, found.deals, found.points.reach, found.course


@pytest.mark.parametrize(
    ("read", "nothing"),
    [
        (Index.find, []),
        (counted, (Share(0, 0), 0, None, ())),
        (lambda index: due(index, date(2026, 11, 20)), []),
        (days_played, set()),
    ],
    ids=["games", "statistics", "misses", "days"],
)
def test_readers_make_no_index_and_say_when_none_serves(
    index: Index, read: Callable[[Index], object], nothing: object
) -> None:
    assert read(index) == nothing
    assert not index.path.exists()
    index.path.parent.mkdir()
    index.path.write_bytes(b"x")
    with pytest.raises(Worthless):
        read(index)


def test_a_folder_in_place_of_the_index_is_told(index: Index) -> None:
    index.path.mkdir(parents=True)
    with pytest.raises(IndexTrouble, match="folder"):
        scan.refresh(index)


def test_a_scan_that_is_stopped_goes_on_where_it_was(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "AT_A_TIME", 2)
    people = seats("tolva-4", computer("best"))
    for number in range(5):
        record = game(f"2026-11-2{number}T12:00:00", deal(1, (0, 0), POINT), people=people)
        write(index.home.path_of(record), dump(record))
    answers = iter((False, True))
    scan.refresh(index, lambda: next(answers))
    assert len(index.find()) == 2
    scan.refresh(index)
    assert len(index.find()) == 5


def test_an_unknown_key_and_a_file_that_has_gone_are_told(index: Index) -> None:
    keep(index, whole())
    with pytest.raises(IndexTrouble, match="no game 'x'"):
        index.text("x")
    index.home.path_of(whole()).unlink()
    with pytest.raises(IndexTrouble, match="cannot be read"):
        index.text(key_of(whole()))


@pytest.mark.skipif(os.name != "posix", reason="this system has no modes")
def test_only_the_owner_can_read_the_index(index: Index) -> None:
    keep(index, whole())
    assert [S_IMODE(path.stat().st_mode) for path in (index.path, index.path.parent)] == [0o600, 0o700]


def test_half_written_files_are_found_in_every_folder(index: Index) -> None:
    folders = (index.home.folder, index.home.folder / "2026", index.home.folder / "With Åke" / "old" / "best")
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    made = [unfinished(folder) for folder in folders]
    for path in made:
        path.touch()
    assert set(index.home.half_written()) == set(made)
