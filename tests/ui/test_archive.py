"""Which games are kept in the library, and when."""

from pathlib import Path

import pytest

from tests.table.games import played, table
from tolva_gui.records.branches import key_of
from tolva_gui.records.library import Library
from tolva_gui.table.host import Host
from tolva_gui.ui.archive import Archive


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games.sqlite")


def dealt(seed: int, moves: int = 0) -> Host:
    host = table("tolva-4", seed=seed)
    host.start_deal()
    for _ in range(moves):
        seat = host.to_act()
        assert seat is not None
        host.play(seat, host.view(seat).legal[0])
    return host


def keys(library: Library) -> list[str]:
    return [game.key for game in library.find()]


def test_a_game_is_kept_when_a_deal_is_over_and_when_another_takes_its_place(library: Library) -> None:
    archive, left, ended = Archive(library), dealt(1, moves=3), played("tolva-4", seed=2, deals=1)
    archive.follow(left)
    assert keys(library) == []
    archive.follow(ended)
    assert set(keys(library)) == {key_of(left.record()), key_of(ended.record())}


def test_a_table_at_which_nothing_was_played_is_not_kept(library: Library) -> None:
    archive = Archive(library)
    archive.follow(dealt(1))
    archive.follow(None)
    assert keys(library) == []
