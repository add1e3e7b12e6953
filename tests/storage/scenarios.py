"""Work of the program's own objects on files while the disk fails."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from tests.storage import people
from tests.table.games import dated, move_on, played, table
from tolva_gui.records import scan
from tolva_gui.records.files import sweep, write
from tolva_gui.records.home import Home
from tolva_gui.records.index import Index
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.ui.app import data_lock
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.index_worker import IndexWorker

Say = Callable[[Host | people.Kept], None]


class Desk:
    """Autosave and index worker, connected as in the window."""

    def __init__(self, folder: Path) -> None:
        began = time.time()
        self.application = QCoreApplication.instance() or QCoreApplication([])
        self.lock = data_lock.take(folder, began)
        for part in ("state", people.FOLDER):
            sweep(folder / part, began)
        self.index = Index(folder, folder / "cache", patience=0.5)
        reader = Index(folder, folder / "cache", patience=0.5)
        self.autosave = Autosave(self.index.home, folder / "state" / "at-table.txt", reader.file_of)
        self.worker = IndexWorker(self.index, began)
        self.autosave.saved.connect(self.worker.take)
        self.well = True
        """Whether no save has been reported as failed."""
        for trouble in (self.autosave.trouble, self.worker.trouble):
            trouble.connect(self._fail)
        self.taken_up = self.autosave.resume()
        self.worker.begin(sweeps=self.lock is not None and self.lock.held)

    def moved(self, host: Host) -> None:
        self.autosave.save(host)

    def settle(self) -> None:
        for _ in range(2):
            self.autosave.settle()
            self.application.processEvents()
            self.worker.settle()
            self.application.processEvents()

    def close(self) -> None:
        self.autosave.close()
        self.worker.close()
        self.application.processEvents()

    def _fail(self, *_about: object) -> None:
        self.well = False


def named(host: Host, number: int) -> Host:
    return dated(host, f"2026-11-{number:02d}T19:30:00+01:00")


def new(number: int, moves: int = 0) -> Host:
    host = named(table("tolva-4", seed=number), number)
    host.start_deal()
    play(host, moves)
    return host


def play(host: Host, moves: int) -> None:
    rng = Random(host.moves_made)
    for _ in range(moves):
        if host.to_act() is None:
            host.start_deal()
        move_on(host, rng)


def almost_over() -> Host:
    whole = named(played("tolva-4", seed=3), 3)
    whole.undo_to(whole.moves_made - 1)
    return Host.resume(whole.record())


def play_and_save(desk: Desk, say: Say, host: Host, moves: int) -> None:
    """Make the moves, and say once the game is saved."""
    play(host, moves)
    desk.moved(host)
    desk.settle()
    say(host)


# Preparations and the work after them.


def nothing(_home: Path) -> None:
    """Prepare nothing: there are no games yet."""


def saving(desk: Desk, say: Say) -> None:
    """Play a new game, move by move."""
    host = new(1)
    for _ in range(4):
        play_and_save(desk, say, host, 1)


def at_table(folder: Path, host: Host) -> None:
    """Store the game as the one at the table when the program ended."""
    home = Home(folder / "games")
    path = home.path_of(host.record())
    write(path, dump(host.record()))
    write(folder / "state" / "at-table.txt", home.inside(path))


def in_home(folder: Path, *hosts: Host) -> None:
    for host in hosts:
        write(Home(folder / "games").path_of(host.record()), dump(host.record()))


def a_game_before_its_end(home: Path) -> None:
    in_home(home, named(played("tolva-4", seed=4, deals=2), 4))
    at_table(home, almost_over())


def ending(desk: Desk, say: Say) -> None:
    """Play the last move, and the next game."""
    host = taken_up(desk)
    play_and_save(desk, say, host, 1)
    assert host.winner is not None
    following = named(host.next_game(), 5)
    following.start_deal()
    desk.moved(following)
    play_and_save(desk, say, following, 1)


def a_game_that_goes_on(home: Path) -> None:
    at_table(home, new(1, moves=50))


def switching(desk: Desk, say: Say) -> None:
    """Take up a game, begin another before the first move, and a third, without waiting."""
    taken_up(desk)
    second, third = new(2), new(6)
    desk.moved(second)
    play_and_save(desk, say, second, 2)
    play(second, 1)
    desk.moved(second)
    desk.moved(third)
    play_and_save(desk, say, third, 1)
    say(second)


def several_games_that_go_on(home: Path) -> None:
    in_home(home, *(new(number, moves=20 + number) for number in (2, 3, 4)))
    at_table(home, new(1, moves=50))


def setting_aside(desk: Desk, say: Say) -> None:
    """Set games aside and resume them in turn, twice, the second time without waiting for the disk."""
    hosts = [taken_up(desk)]
    for number in (2, 3, 4):
        host = desk.autosave.take_up(desk.index.home.path_of(new(number).record()))
        assert host is not None
        hosts.append(host)
    for waits in (True, False):
        for host in hosts:
            play(host, 1)
            desk.moved(host)
            if waits:
                desk.settle()
                say(host)
    desk.settle()
    for host in hosts:
        say(host)


def living(desk: Desk, say: Say) -> None:
    """Let people arrive, change their settings, and be merged."""
    company = people.Company(desk.index.home.folder.parent, desk.index)
    for kept in company.live():
        say(kept)
    desk.well &= company.well


def a_finished_game(home: Path) -> None:
    in_home(home, named(played("tolva-4", seed=3), 3))
    at_table(home, new(1, moves=50))


def branching(desk: Desk, say: Say) -> None:
    """Open an older file of a finished game and play on."""
    older = Host.resume(named(played("tolva-4", seed=3, deals=1), 3).record())
    play(older, 38)
    desk.moved(older)
    desk.moved(new(2, moves=1))
    desk.settle()
    say(older)


def meeting(desk: Desk, say: Say) -> None:
    """Let another program change the file of the current game."""
    host = taken_up(desk)
    theirs = Host.resume(host.record())
    seat = theirs.to_act()
    theirs.play(seat, theirs.view(seat).legal[-1])
    desk.moved(host)
    desk.settle()
    with suppress(OSError):
        write(desk.index.home.path_of(host.record()), dump(theirs.record()))
    play_and_save(desk, say, host, 1)


def a_damaged_index(home: Path) -> None:
    in_home(home, *(named(played("tolva-4", seed=seed, deals=3), seed) for seed in range(10, 18)))
    index = Index(home, home / "cache")
    scan.refresh(index)
    data = index.path.read_bytes()
    index.path.write_bytes(data[: len(data) // 2])


def making_again(desk: Desk, say: Say) -> None:
    """Find the damage when a game is indexed."""
    play_and_save(desk, say, named(played("tolva-4", seed=2, deals=1), 2), 0)


@dataclass(frozen=True)
class Scenario:
    """*prepare* fills the folder; *run* is the work while the disk fails."""

    prepare: Callable[[Path], None]
    run: Callable[[Desk, Say], None]


SCENARIOS: Final = {
    "saving": Scenario(nothing, saving),
    "ending": Scenario(a_game_before_its_end, ending),
    "switching": Scenario(a_game_that_goes_on, switching),
    "setting aside": Scenario(several_games_that_go_on, setting_aside),
    "people": Scenario(people.three, living),
    "branching": Scenario(a_finished_game, branching),
    "meeting": Scenario(a_game_that_goes_on, meeting),
    "making again": Scenario(a_damaged_index, making_again),
}


def taken_up(desk: Desk) -> Host:
    assert desk.taken_up is not None
    return desk.taken_up
