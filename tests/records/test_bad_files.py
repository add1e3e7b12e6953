"""One bad file of every kind among good games: it is named and left, and everything else is listed."""

import os
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.records.games import deal, game, keep, random_game
from tests.table.games import played
from tolva_gui.records import scan
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import write
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged, Miss
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.account import ScoreLine

POINT = ScoreLine("vinsten", 0, 1)
HUGE = 1_000_000_000_000_000_000_000_000_000_007
BEFORE_ALL = "0001-01-01T00:00:00+00:00"


def keys(index: Index) -> set[str]:
    return {found.key for found in index.find()}


def one(began: str = "2026-11-20T18:00:00+01:00", seed: int = 7) -> GameRecord:
    return replace(game(began, deal(1, (0, 0), POINT)), seed=seed)


def lay(path: Path, record: GameRecord) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dump(record), encoding="utf-8")


def bad_files(folder: Path) -> dict[str, str]:
    """Lay one file of every kind that cannot be shown; return the problem of each."""
    text = dump(played("tolva-4", seed=1).record())
    contents = {
        "cut.tolva": (text[: len(text) // 2] + "\x00", scan.DAMAGED),
        "empty.tolva": ("", scan.DAMAGED),
        "score.tolva": (text.replace("seed 1\n", f"seed {'9' * 61}\n"), scan.DAMAGED),
        "newer.tolva": (text.replace("tolva record 1", "tolva record 2"), scan.OTHER_VERSION),
        "rules.tolva": (text.replace("\nrules 1\n", "\nrules 9\n"), scan.OTHER_VERSION),
        "unknown.tolva": (text.replace("game tolva-4", "game whist"), scan.OTHER_VERSION),
    }
    for name, (content, _) in contents.items():
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "notes.txt").write_text("not ours", encoding="utf-8")
    (folder / "latin.tolva").write_bytes(text.replace("seat 0 me", "seat 0 me å").encode("latin-1"))
    (folder / "folder.tolva").mkdir()
    problems = {name: what for name, (_, what) in contents.items()}
    problems |= {"latin.tolva": scan.DAMAGED, "folder.tolva": scan.UNREADABLE}
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.tolva")
        (folder / "device.tolva").symlink_to("/dev/zero")
        (folder / "loop.tolva").symlink_to("loop.tolva")
        (folder / "circle").symlink_to(folder)
        problems |= dict.fromkeys(("pipe.tolva", "device.tolva", "loop.tolva"), scan.UNREADABLE)
    return problems


def test_bad_files_hide_none_of_a_thousand_games(index: Index) -> None:
    rng, folder = Random(3), index.home.folder
    good = [replace(random_game(rng, number), seed=number) for number in range(1000)]
    odd = [one(BEFORE_ALL, HUGE), one(seed=-HUGE)]
    for number, record in enumerate([*good, *odd]):
        lay(folder / f"{number % 7}" / f"{number}.tolva", record)
    problems = bad_files(folder)
    before = {path: path.read_bytes() for path in folder.glob("*.tolva") if path.is_file()}
    assert {problem.path: problem.what for problem in scan.refresh(index)} == problems
    assert keys(index) == {key_of(record) for record in (*good, *odd)}
    assert scan.refresh(index) == [], "each is named once"
    assert {path: path.read_bytes() for path in before} == before, "none is changed"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are Unicode here")
def test_names_that_are_not_utf8_are_listed(index: Index) -> None:
    record, copy = one(), one(seed=8)
    name = os.fsdecode(b"Fr\xe5n mormor.tolva")
    folder = os.fsdecode(b"sl\xe4kten")
    lay(index.home.folder / name, record)
    lay(index.home.folder / folder / "a.tolva", copy)
    assert scan.refresh(index) == []
    assert keys(index) == {key_of(record), key_of(copy)}
    assert index.file_of(key_of(record)) == index.home.folder / name
    lay(index.home.folder / folder / name, one())
    assert [problem.what for problem in scan.refresh(index)] == [scan.TWICE]
    (index.home.folder / name).unlink()
    scan.refresh(index)
    assert index.file_of(key_of(record)) == index.home.folder / folder / name


def refuse(index: Index, form: str) -> None:
    """Have SQLite refuse the rows of that form."""
    index.make()
    index.do(
        lambda connection: connection.execute(
            f"CREATE TRIGGER refuse BEFORE INSERT ON games WHEN NEW.form = '{form}' "
            "BEGIN SELECT RAISE(ABORT, 'not this one'); END"
        )
    )


def test_a_game_that_sqlite_refuses_is_named(index: Index) -> None:
    refuse(index, "plocketolva")
    refused = game(BEFORE_ALL, deal(1, (0, 0), POINT, form="plocketolva"), form="plocketolva")
    lay(index.home.folder / "a.tolva", refused)
    lay(index.home.folder / "b.tolva", one())
    assert scan.refresh(index) == [scan.Problem("a.tolva", scan.UNREADABLE, "not this one")]
    assert keys(index) == {key_of(one())}
    assert scan.refresh(index) == []


def test_a_refused_copy_is_named_and_the_game_stays(index: Index) -> None:
    keep(index, one())
    refuse(index, "plocketolva")
    other = game(one().began, deal(1, (0, 0), POINT, form="plocketolva"), form="plocketolva")
    lay(index.home.folder / "z.tolva", other)
    assert [problem.what for problem in scan.refresh(index)] == [scan.UNREADABLE]
    assert keys(index) == {key_of(one())}


def test_a_full_disk_is_not_a_fault_of_a_file(index: Index) -> None:
    keep(index, one())
    lay(index.home.folder / "b.tolva", one(seed=8))
    index.do(lambda connection: connection.execute("DROP TABLE lines"))
    assert scan.refresh(index) == [], "the index is made again"
    assert len(keys(index)) == 2


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="this system has no links")
def test_linked_and_deep_folders_are_searched(index: Index, tmp_path: Path) -> None:
    deep = index.home.folder.joinpath(*"abcdefghijklmnop")
    lay(deep / "deep.tolva", one(seed=1))
    lay(tmp_path / "elsewhere" / "linked.tolva", one(seed=2))
    (index.home.folder / "link").symlink_to(tmp_path / "elsewhere")
    (deep / "circle").symlink_to(index.home.folder)
    (tmp_path / "elsewhere" / "back").symlink_to(tmp_path / "elsewhere")
    assert scan.refresh(index) == []
    assert keys(index) == {key_of(one(seed=1)), key_of(one(seed=2))}


@pytest.mark.parametrize(
    "line",
    [
        f'judged ["k", {2**63}, 3, 2, 1.5]',
        f'miss ["k", 1, {10**40}, "play SA", "play S7", 1.5, "2026-05-02", 0]',
        'judged ["k", 1, 3, 2, 1e400]',
        'judged ["\\ud800", 1, 3, 2, 1.5]',
        'miss ["k", 1, 2, "\\udfff", "play S7", 1.5, "2026-05-02", 0]',
        'judged ["k", 1',
        'master ["k", 1, NaN, 2]',
        'future ["x"]',
    ],
)
def test_a_bad_judgement_hides_no_other(line: str, index: Index, caplog: pytest.LogCaptureFixture) -> None:
    good = Judged("game", 1, 10, 9, 0.5), Miss("game", 1, 4, "play SA", "play S7", 1.5, "2026-05-02")
    index.judgements.put(*good)
    path = index.judgements.path
    write(path, f"{line}\n{path.read_text(encoding='utf-8')}")
    scan.refresh(index)
    assert ("1 damaged lines are skipped" in caplog.text) == (not line.startswith("future"))
    assert index.select("SELECT * FROM judged") == [tuple(good[0])]
    assert index.select("SELECT * FROM misses") == [tuple(good[1])]
    index.judgements.put(Judged("other", 1, 10, 9, 0.5))
    assert line in path.read_text(encoding="utf-8"), "it is left as it is"


def test_unreadable_judgements_are_named_beside_a_bad_game(index: Index) -> None:
    """The index used to be blamed, and no bad game was named."""
    keep(index, one())
    (index.home.folder / "empty.tolva").write_text("", encoding="utf-8")
    index.judgements.path.mkdir()
    problems = {problem.path: problem.what for problem in scan.refresh(index)}
    assert problems == {"empty.tolva": scan.DAMAGED, str(index.judgements.path): scan.UNREADABLE}


def test_the_same_name_is_one_name_however_composed(index: Index) -> None:
    for number, name in enumerate(("Åsa", "A\N{COMBINING RING ABOVE}sa")):
        record = one(seed=number)
        lay(
            index.home.folder / f"{number}.tolva",
            replace(record, seats=(record.seats[0], replace(record.seats[1], name=name), *record.seats[2:])),
        )
    scan.refresh(index)
    assert [game.names[1] for game in index.find()] == ["Åsa", "Åsa"]
