"""Kills at every call that changes a file, and a disk that is full from every such call on: no game is lost.

What is done to files while games are saved, ended, switched, branched, changed by others, taken over from earlier
versions and put into the index is done by the program's own objects in a process that dies at the chosen call
(`disk.c`). A fresh process then starts as the program does and says which games it has. All that was there before must
be, and all that had been saved; and nothing half written may be left. Linux with a C compiler only.
"""

import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn

from PySide6.QtCore import QCoreApplication

from tests.storage.before import library, loose
from tests.table.games import move_on, played, table
from tolva_gui.records import earlier, scan  # noqa: F401 (known before the disk goes wrong)
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import is_unfinished, sweep, write
from tolva_gui.records.home import Home
from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.ui.app import data_lock
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.index_worker import IndexWorker

SOURCE: Final = Path(__file__).with_name("disk.c")
Found = dict[str, int]
"""How many moves there are of each game, by its key."""
Say = Callable[[Host], None]
Tell = Callable[[object], None]


class Desk:
    """Autosave and index worker, wired as the window wires them."""

    def __init__(self, folder: Path) -> None:
        began = time.time()
        self.application = QCoreApplication.instance() or QCoreApplication([])
        self.lock = data_lock.take(folder, began)
        sweep(folder / "state", began)
        self.index = Index(folder, folder / "cache", patience=0.5)
        reader = Index(folder, folder / "cache", patience=0.5)
        self.autosave = Autosave(self.index.home, folder / "state" / "at-table.txt", reader.file_of)
        self.worker = IndexWorker(self.index, began)
        self.autosave.saved.connect(self.worker.take)
        self.well = True
        """Nobody has been told that something could not be saved."""
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
    host.began = f"2026-11-{number:02d}T19:30:00+01:00"
    return host


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


# What is there before, and what is then done.


def nothing(_home: Path) -> None:
    """Nobody has played yet."""


def saving(desk: Desk, say: Say) -> None:
    """A new game, move by move."""
    host = new(1)
    for _ in range(4):
        play(host, 1)
        desk.moved(host)
        desk.settle()
        say(host)


def at_table(folder: Path, host: Host) -> None:
    """That game was at the table when the program ended."""
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
    """The last move, and the next game."""
    host = taken_up(desk)
    play(host, 1)
    assert host.winner is not None
    desk.moved(host)
    desk.settle()
    say(host)
    following = named(host.next_game(), 5)
    following.start_deal()
    desk.moved(following)
    play(following, 1)
    desk.moved(following)
    desk.settle()
    say(following)


def a_game_that_goes_on(home: Path) -> None:
    at_table(home, new(1, moves=50))


def switching(desk: Desk, say: Say) -> None:
    """A game taken up, another begun before the first move, and a third, without waiting."""
    taken_up(desk)
    second, third = new(2), new(6)
    desk.moved(second)
    play(second, 2)
    desk.moved(second)
    desk.settle()
    say(second)
    play(second, 1)
    desk.moved(second)
    desk.moved(third)
    play(third, 1)
    desk.moved(third)
    desk.settle()
    say(second)
    say(third)


def a_finished_game(home: Path) -> None:
    in_home(home, named(played("tolva-4", seed=3), 3))
    at_table(home, new(1, moves=50))


def branching(desk: Desk, say: Say) -> None:
    """An older file of a finished game is opened and played on."""
    older = Host.resume(named(played("tolva-4", seed=3, deals=1), 3).record())
    play(older, 38)
    desk.moved(older)
    desk.moved(new(2, moves=1))
    desk.settle()
    say(older)


def meeting(desk: Desk, say: Say) -> None:
    """Another program changes the file of the game that is played."""
    host = taken_up(desk)
    theirs = Host.resume(host.record())
    seat = theirs.to_act()
    theirs.play(seat, theirs.view(seat).legal[-1])
    desk.moved(host)
    desk.settle()
    with suppress(OSError):
        write(desk.index.home.path_of(host.record()), dump(theirs.record()))
    play(host, 1)
    desk.moved(host)
    desk.settle()
    say(host)


def a_damaged_index(home: Path) -> None:
    in_home(home, *(named(played("tolva-4", seed=seed, deals=3), seed) for seed in range(10, 18)))
    index = Index(home, home / "cache")
    scan.refresh(index)
    data = index.path.read_bytes()
    index.path.write_bytes(data[: len(data) // 2])


def making_again(desk: Desk, say: Say) -> None:
    """The damage is met when a game is put in."""
    host = named(played("tolva-4", seed=2, deals=1), 2)
    desk.moved(host)
    desk.settle()
    say(host)


def an_earlier_version(home: Path) -> None:
    records = [named(played("tolva-4", seed=seed, deals=3), seed).record() for seed in range(10, 18)]
    library(home / "games.sqlite", records, judged=[Judged(key_of(records[0]), 1, 10, 8, 1.0)])
    for number in (1, 2):
        loose(home / f"left-{number}.tolva", new(number, moves=20).record())
    loose(home / "current.tolva", new(5, moves=20).record())


def taking_over(desk: Desk, say: Say) -> None:
    """What an earlier version kept is taken over, and its game goes on."""
    desk.settle()
    if desk.taken_up is not None:
        play(desk.taken_up, 1)
        desk.moved(desk.taken_up)
        desk.settle()
        say(desk.taken_up)


@dataclass(frozen=True)
class Scenario:
    """*prepare* fills the folder, *run* is what is done when the disk goes wrong."""

    prepare: Callable[[Path], None]
    run: Callable[[Desk, Say], None]


SCENARIOS: Final = {
    "saving": Scenario(nothing, saving),
    "ending": Scenario(a_game_before_its_end, ending),
    "switching": Scenario(a_game_that_goes_on, switching),
    "branching": Scenario(a_finished_game, branching),
    "meeting": Scenario(a_game_that_goes_on, meeting),
    "making again": Scenario(a_damaged_index, making_again),
    "taking over": Scenario(an_earlier_version, taking_over),
}


def taken_up(desk: Desk) -> Host:
    assert desk.taken_up is not None
    return desk.taken_up


# The process that dies, and the one that looks afterwards


def perform(home: Path, scenario: Scenario, call: int, full: bool, tell: Tell) -> None:
    """Do it while the disk goes wrong at that call; tell each game that has been saved."""
    disk = ctypes.CDLL(None)
    disk.disk_arm(ctypes.c_long(0 if full else call), ctypes.c_long(call if full else 0))
    desk = Desk(home)

    def say(host: Host) -> None:
        if desk.well:
            tell([key_of(host.record()), host.moves_made])

    scenario.run(desk, say)
    desk.close()
    tell("done" if disk.disk_calls() < call else "failed")


def look(home: Path, tell: Tell) -> None:
    """Start as the program does and tell what games there are."""
    desk = Desk(home)
    desk.settle()
    records = [load(desk.index.text(game.key)) for game in desk.index.find()]
    if desk.taken_up is not None:
        records.append(desk.taken_up.record())
    desk.close()
    assert all(isinstance(record, GameRecord) for record in records), "a kept game cannot be read"
    for record in records:
        if isinstance(record, GameRecord):
            tell([key_of(record), sum(len(deal.moves) for deal in record.deals)])
    litter = [path.name for path in home.rglob("*") if is_unfinished(path.name)]
    assert not litter, f"half written and left: {litter}"


def in_a_process(work: Callable[[Tell], None]) -> list[object]:
    """Return what the work tells in a process of its own, until that ends or dies."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _work_and_leave(work, writer)
    os.close(writer)
    with os.fdopen(reader) as told:
        lines = [json.loads(line) for line in told]
    os.waitpid(child, 0)
    return lines


def _work_and_leave(work: Callable[[Tell], None], writer: int) -> NoReturn:
    try:
        work(lambda what: _write(writer, what))
    except BaseException as error:
        _write(writer, ["error", repr(error)])
    os._exit(0)


def _write(writer: int, what: object) -> None:
    os.write(writer, json.dumps(what).encode() + b"\n")


@dataclass(frozen=True)
class Count:
    """How many times it was tried; what was lost, game by game."""

    scenario: str
    tried: int
    lost: tuple[str, ...]

    def __str__(self) -> str:
        lost = len(self.lost)
        return f"{self.scenario:<22} {self.tried:5} tried {self.tried - lost:5} survived {lost:3} lost"


def attempt(name: str, folder: Path, *, full: bool, step: int, first: int) -> Count:
    """Let the disk go wrong at every call, or at every so many; until what is done is done before it does."""
    scenario, template = SCENARIOS[name], folder / name
    template.mkdir(exist_ok=True)
    in_a_process(lambda _tell: scenario.prepare(template))
    before = most(in_a_process(partial(look, _copy(template, folder))))
    tried, lost = 0, list[str]()
    for call in count(first, step):
        home = _copy(template, folder)
        told = in_a_process(partial(perform, home, scenario, call, full))
        done = "done" in told
        tried += 1
        wanted = most([*before.items(), *(line for line in told if isinstance(line, list))])
        found = in_a_process(partial(look, home))
        have = most(found)
        missing = {key: moves for key, moves in wanted.items() if have.get(key, -1) < moves}
        if missing or "error" in have:
            lost.append(f"{name} at call {call}: {missing or found}")
        if done:
            break
    return Count(f"{name}, {'full disk' if full else 'killed'}", tried, tuple(lost))


def most(told: Iterable[Any]) -> Found:
    """The most moves of each game."""
    found: Found = {}
    for line in told:
        key, moves = line
        found[key] = max(moves, found.get(key, -1)) if key != "error" else moves
    return found


def _copy(template: Path, folder: Path) -> Path:
    return shutil.copytree(template, Path(tempfile.mkdtemp(dir=folder)) / "home")


def compiled(folder: Path) -> Path | None:
    """The disk that goes wrong, made with the C compiler; None where there is none."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    made = folder / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, SOURCE, "-ldl"], check=True)
    return made


def run(folder: Path, disk: Path, *, step: int, first: int = 1) -> Iterator[str]:
    """Run everything in a process with that disk, at every so many calls; return its lines."""
    command = [sys.executable, "-m", "tests.storage.kills", str(folder), str(step), str(first)]
    variables = dict(os.environ, LD_PRELOAD=str(disk))
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[2], env=variables, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield from process.stdout


def main(folder: Path, step: int, first: int) -> None:
    """Print a line for each scenario, and one for each loss."""
    for full in (False, True):
        for name in SCENARIOS:
            counted = attempt(name, Path(tempfile.mkdtemp(dir=folder)), full=full, step=step, first=first)
            print(counted, *counted.lost, sep="\n", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
