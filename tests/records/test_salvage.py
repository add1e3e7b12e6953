"""What is left of a library after damage, page by page, whatever SQLite says of the file."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.table.games import played
from tolva_gui.records.branches import continues, key_of
from tolva_gui.records.library import Library, Repair
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump

PAGE = 4096
COUNT = 27


@pytest.fixture(scope="module")
def games() -> list[GameRecord]:
    return [
        replace(played("tolva-4", seed=seed, deals=4).record(), began=f"2026-01-{seed + 1:02d}")
        for seed in range(COUNT)
    ]


@pytest.fixture(scope="module")
def whole(games: list[GameRecord], tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a library with all of them, kept one by one as they are played."""
    library = Library(tmp_path_factory.mktemp("whole") / "games.sqlite")
    for game in games:
        library.keep(game, dump(game))
    return library.path.read_bytes()


def mended(path: Path, data: bytes) -> tuple[dict[str, GameRecord], list[Repair]]:
    """The games that can be read in the library after its file was made these bytes, and what was told."""
    path.write_bytes(data)
    library, told = Library(path), list[Repair]()
    library.repaired = told.append
    library.look_through()
    found = [load(text) for (text,) in library.select("SELECT record FROM games")]
    return {key_of(record): record for record in found if isinstance(record, GameRecord)}, told


def count_whole(found: dict[str, GameRecord], games: list[GameRecord]) -> int:
    """How many of the games are all there; of the others there may be only what they were."""
    by_key = {key_of(game): game for game in games}
    assert all(continues(by_key[key], record) for key, record in found.items())
    return sum(by_key[key] == record for key, record in found.items())


def test_a_cut_at_nine_tenths_costs_what_lay_behind_it(
    tmp_path: Path, games: list[GameRecord], whole: bytes
) -> None:
    found, (told,) = mended(tmp_path / "games.sqlite", whole[: len(whole) * 9 // 10])
    assert count_whole(found, games) >= COUNT * 8 // 10
    assert told.games == len(found)
    assert told.put_aside.read_bytes() == whole[: len(whole) * 9 // 10]


@pytest.mark.parametrize("page", [0, 1, 2, 5, 11, 20, 27])
@pytest.mark.parametrize("rubbish", [b"\0", b"\xa5"], ids=["noughts", "rubbish"])
def test_a_lost_page_costs_one_game_at_most(
    tmp_path: Path, games: list[GameRecord], whole: bytes, page: int, rubbish: bytes
) -> None:
    data = whole[: page * PAGE] + rubbish * PAGE + whole[(page + 1) * PAGE :]
    path = tmp_path / "games.sqlite"
    path.write_bytes(data)
    library = Library(path)
    library.keep(games[0], dump(games[0]))  # whether or not SQLite meets the damage
    found, _ = mended(path, data)
    assert count_whole(found, games) >= COUNT - 1


def test_rows_that_no_page_leads_to_are_found_by_their_text(
    tmp_path: Path, games: list[GameRecord], whole: bytes
) -> None:
    """The beginning of every page is lost, and with it where the rows are; what goes on elsewhere is still told."""
    data = bytearray(whole)
    for start in range(0, len(data), PAGE):
        if data[start] == 0x0D:
            data[start : start + 8] = bytes(8)
    data[:100] = bytes(100)
    found, _ = mended(tmp_path / "games.sqlite", bytes(data))
    assert count_whole(found, games) >= COUNT - 1


def test_whatever_is_done_to_the_file_the_library_goes_on(
    tmp_path: Path, games: list[GameRecord], whole: bytes
) -> None:
    rng = Random(12)
    for number in range(8):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 20, 400))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        found, _ = mended(tmp_path / f"games-{number}.sqlite", bytes(data))
        assert len(found) >= COUNT // 3, number


def test_an_empty_library_is_told_not_taken_for_new(tmp_path: Path) -> None:
    found, (told,) = mended(tmp_path / "games.sqlite", b"")
    assert (found, told.games) == ({}, 0)
    assert told.put_aside.read_bytes() == b""


def test_what_was_put_aside_is_looked_at_again(tmp_path: Path, games: list[GameRecord], whole: bytes) -> None:
    """As after a kill in the middle of a repair, in a version that put the file aside before it had the new one."""
    (tmp_path / "games.sqlite.damaged-1").write_bytes(whole)
    library = Library(tmp_path / "games.sqlite")
    assert [repair.games for repair in library.look_again()] == [COUNT]
    assert len(library.find()) == COUNT
    assert [repair.games for repair in library.look_again()] == [0]


def test_a_repair_that_fails_leaves_everything_and_no_copies(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(whole[: 10 * PAGE])
    monkeypatch.setattr(Path, "rename", _refuse)
    for _ in range(2):
        with pytest.raises(Exception, match="cannot be put aside"):
            Library(path).look_through()
    assert path.read_bytes() == whole[: 10 * PAGE]
    assert list(tmp_path.glob("*damaged*")) == []


def _refuse(self: Path, target: object) -> None:
    raise OSError(28, "No space left on device")
