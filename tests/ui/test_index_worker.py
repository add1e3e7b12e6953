"""The index thread: it sweeps and reads changes, and the window does not wait for it."""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.records.games import index_in
from tests.table.games import begun, played
from tests.ui.conftest import BlockedPlayer, Open, keep_game
from tolva_gui import paths
from tolva_gui.records.files import unfinished, write
from tolva_gui.records.index import Index
from tolva_gui.records.scan import DAMAGED
from tolva_gui.records.text import dump
from tolva_gui.ui.index_worker import IndexWorker
from tolva_gui.ui.library import MOST_TRIES, Reader


@pytest.fixture
def index(tmp_path: Path) -> Index:
    return index_in(tmp_path)


@pytest.fixture
def worker(index: Index, qapp: object) -> IndexWorker:
    return IndexWorker(index, time.time() + 10)


def settle(worker: IndexWorker) -> None:
    worker.settle()
    QCoreApplication.processEvents()


def heard(worker: IndexWorker) -> list[object]:
    found: list[object] = []
    for signal in (worker.trouble, worker.problems):
        signal.connect(found.append)
    return found


def written(index: Index, seed: int = 1, deals: int = 1) -> Path:
    record = played("tolva-4", seed=seed, deals=deals).record()
    write(index.home.path_of(record), dump(record))
    return index.home.path_of(record)


def test_what_has_been_written_is_in_the_index(worker: IndexWorker, index: Index) -> None:
    for deals in (1, 2):
        worker.take(str(written(index, deals=deals)))
        settle(worker)
        assert [game.deals for game in index.find()] == [deals]


def test_start_reads_what_others_brought_and_says_faults(worker: IndexWorker, index: Index) -> None:
    written(index)
    write(index.home.folder / "x.tolva", "rubbish")
    about = heard(worker)
    worker.begin(sweeps=False)
    settle(worker)
    assert len(index.find()) == 1
    (problems,) = about
    assert isinstance(problems, list)
    assert [(problem.path, problem.what) for problem in problems] == [("x.tolva", DAMAGED)]


def test_start_deletes_half_written_files_only_when_alone(worker: IndexWorker, index: Index) -> None:
    litter = unfinished(written(index).parent)
    litter.write_text("half", encoding="utf-8")
    worker.begin(sweeps=False)
    settle(worker)
    assert litter.exists()
    worker.begin(sweeps=True)
    settle(worker)
    assert not litter.exists()


def test_a_damaged_index_is_made_again_without_a_word(worker: IndexWorker, index: Index) -> None:
    written(index)
    worker.begin(sweeps=False)
    settle(worker)
    about = heard(worker)
    index.path.write_bytes(b"x")
    worker.take(str(written(index, seed=2)))
    settle(worker)
    assert len(index.find()) == 2
    assert about == []


def test_unusable_index_is_reported_and_harms_no_game(worker: IndexWorker, index: Index) -> None:
    path = written(index)
    before = path.read_bytes()
    index.path.mkdir(parents=True)
    about = heard(worker)
    worker.begin(sweeps=True)
    settle(worker)
    assert about == [str(index.path)]
    assert path.read_bytes() == before


def test_the_window_says_that_the_index_cannot_be_used(open_window: Open) -> None:
    path = paths.cache_dir() / "games-index.sqlite"
    path.mkdir(parents=True)
    window = open_window(keep=True)
    window.app.pages.open("history")
    window.wait(lambda: any("cannot be stored" in text for text in window.notices()))
    assert path.is_dir()


def test_the_window_does_not_wait_for_an_index_in_use(worker: IndexWorker, index: Index) -> None:
    """The lock is held until take has returned: if take waited for it, the game could not be entered."""
    worker.take(str(written(index)))
    settle(worker)
    with closing(sqlite3.connect(index.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        worker.take(str(written(index, seed=2)))
        other.rollback()
    settle(worker)
    assert len(index.find()) == 2


def test_program_that_ends_does_not_wait_for_thousands_of_games(
    worker: IndexWorker, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tolva_gui.records.scan.AT_A_TIME", 1)
    for seed in range(4):
        record = begun("tolva-4", seed, 5).record()
        write(index.home.path_of(record), dump(record))
    worker._closing = True
    worker.begin(sweeps=True)
    worker.close()
    assert index.find() == []


def test_window_hardly_waits_for_an_index_that_is_locked(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What SQLite may wait for the window's thread is added up, for each page that shows games."""
    window = open_window(BlockedPlayer, keep=True)
    keep_game(window, played("tolva-4", deals=1))
    window.settle()
    waits, connect = list[float](), sqlite3.connect

    def counting(path: Path, *, timeout: float) -> sqlite3.Connection:
        if threading.current_thread() is threading.main_thread():
            waits.append(timeout)
        return connect(path, timeout=timeout)

    monkeypatch.setattr(sqlite3, "connect", counting)
    with closing(connect(window.app.library.index.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for page in ("history", "statistics", "daily", "learn"):
            waits.clear()
            window.app.pages.open(page)
            window.settle()
            assert 0 < sum(waits) <= 0.1, (page, waits)
            window.app.pages.clear()


class BusyPage(Reader):
    """A page whose first reads come while the index is being written."""

    left = 0

    def refresh(self) -> None:
        if self.left:
            self.left -= 1
            self._library.look_through()


@pytest.mark.parametrize(("times", "told"), [(MOST_TRIES, False), (MOST_TRIES + 1, True)])
def test_an_index_in_use_is_read_again_before_anything_is_said(
    open_window: Open, times: int, told: bool
) -> None:
    window = open_window(BlockedPlayer, keep=True)
    keep_game(window, played("tolva-4", deals=1))
    page = BusyPage(window.app.library)
    page.left = times
    page.refresh()
    window.wait(lambda: page.left == 0)
    window.app.index_worker.settle()
    window.settle()
    assert any("cannot be stored" in text for text in window.app.notices.current_texts()) == told
