"""Kills at every call that changes a file, and a disk that is full from each such call on: no game is lost.

The program's own objects run in a process that dies at the chosen call (`disk.c`). They save, end, switch,
set aside and branch games, meet changes by other programs, index games, and
add, change and merge people. A fresh process then starts as the program does and reports its games and
people. Everything from before and everything saved must be there, and nothing half written may be left. Linux
with a C compiler only.
"""

import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, NoReturn

from tests.storage import people
from tests.storage.scenarios import SCENARIOS, Desk, Scenario
from tolva_gui.records import scan  # noqa: F401 (known before the disk goes wrong)
from tolva_gui.records.branches import key_of
from tolva_gui.records.files import is_unfinished
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.table.host import Host

SOURCE: Final = Path(__file__).with_name("disk.c")
Found = dict[str, int]
"""The number of moves per game key, and the amount kept per person."""
Tell = Callable[[object], None]


def perform(home: Path, scenario: Scenario, call: int, full: bool, tell: Tell) -> None:
    """Run the scenario with a disk that fails at that call; report each saved game."""
    disk = ctypes.CDLL(None)
    disk.disk_arm(ctypes.c_long(0 if full else call), ctypes.c_long(call if full else 0))
    desk = Desk(home)

    def say(what: Host | people.Kept) -> None:
        if desk.well:
            tell([key_of(what.record()), what.moves_made] if isinstance(what, Host) else what)

    scenario.run(desk, say)
    desk.close()
    tell("done" if disk.disk_calls() < call else "failed")


def look(home: Path, tell: Tell) -> None:
    """Start as the program does and report the games found."""
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
    for kept in people.kept(home):
        tell(kept)
    litter = [path.name for path in home.rglob("*") if is_unfinished(path.name)]
    assert not litter, f"half written and left: {litter}"


def in_a_process(work: Callable[[Tell], None]) -> list[object]:
    """Return the reports of the work, run in a separate process until it ends or dies."""
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
    """The number of trials and the losses, game by game."""

    scenario: str
    tried: int
    lost: tuple[str, ...]

    def __str__(self) -> str:
        lost = len(self.lost)
        return f"{self.scenario:<22} {self.tried:5} tried {self.tried - lost:5} survived {lost:3} lost"


def attempt(name: str, folder: Path, *, full: bool, step: int, first: int) -> Count:
    """Let the disk fail at every call, or every n-th, until the work is done before the failure."""
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
    """Return the most moves reported per game."""
    found: Found = {}
    for line in told:
        key, moves = line
        found[key] = max(moves, found.get(key, -1)) if key != "error" else moves
    return found


def _copy(template: Path, folder: Path) -> Path:
    return shutil.copytree(template, Path(tempfile.mkdtemp(dir=folder)) / "home")


def compiled(folder: Path) -> Path | None:
    """Compile the failing disk library; return None without a C compiler."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    made = folder / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, SOURCE, "-ldl"], check=True)
    return made


def run(folder: Path, disk: Path, *, step: int, first: int = 1) -> Iterator[str]:
    """Run everything in a process with that disk, failing at every n-th call; yield its lines."""
    command = [sys.executable, "-m", "tests.storage.kills", str(folder), str(step), str(first)]
    variables = dict(os.environ, LD_PRELOAD=str(disk))
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[2], env=variables, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield from process.stdout


def main(folder: Path, step: int, first: int) -> None:
    """Print a line per scenario and per loss."""
    for full in (False, True):
        for name in SCENARIOS:
            counted = attempt(name, Path(tempfile.mkdtemp(dir=folder)), full=full, step=step, first=first)
            print(counted, *counted.lost, sep="\n", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
