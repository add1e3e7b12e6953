"""Damaged, hostile or unreadable files at the start: the program starts, and nothing else is lost.

One of the user's files is damaged at random, and the program's own objects start on it twice. It survives if
it starts, reports a loss, has all games of the other files, and keeps the damaged bytes unless all their
content was read. The index holds no data of its own: whatever happens to it, no game is missing.
"""

import os
import shutil
import signal
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.storage.kills import Tell, in_a_process
from tests.storage.scenarios import Desk, at_table, in_home, named, new
from tests.table.games import played
from tolva_gui.records import scan
from tolva_gui.records.branches import key_of
from tolva_gui.records.home import Home
from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord

LONGEST_S: Final = 60
INDEX: Final = "cache/games-index.sqlite"
BEGUN: Final = (3, 4)
"""The games begun at the two starts."""


def fill(home: Path) -> dict[str, set[str]]:
    """Fill the folder with games; return their keys by file."""
    now, over, left = new(1, moves=50), named(played("tolva-4", seed=6), 6), new(2, moves=30)
    at_table(home, now)
    in_home(home, over)
    in_home(home, left)
    scan.refresh(Index(home, home / "cache"))
    (home / "tolva.lock").write_text("1\n", encoding="utf-8")
    return {
        **{_inside(home, host.record()): {key_of(host.record())} for host in (now, over, left)},
        "state/at-table.txt": set(),
        "tolva.lock": set(),
        INDEX: set(),
    }


def _inside(folder: Path, record: GameRecord) -> str:
    return Home(folder / "games").path_of(record).relative_to(folder).as_posix()


def cut(path: Path, rng: Random) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: rng.randrange(len(data))])


def overwrite(path: Path, rng: Random) -> None:
    data = bytearray(path.read_bytes())
    start = rng.randrange(len(data))
    length = rng.choice((1, 40, 512, 4096))
    data[start : start + length] = rng.choice((bytes(length), rng.randbytes(length)))[: len(data) - start]
    path.write_bytes(data)


def lose_page(path: Path, rng: Random) -> None:
    data = path.read_bytes()
    start = rng.randrange(len(data) // 4096 + 1) * 4096
    path.write_bytes(data[:start] + data[start + 4096 :])


def empty(path: Path, _rng: Random) -> None:
    path.write_bytes(b"")


def replace_by_rubbish(path: Path, rng: Random) -> None:
    path.write_bytes(rng.randbytes(rng.choice((10, 5000, 200_000))))


def replace_by_lines(path: Path, _rng: Random) -> None:
    path.write_bytes(b"tolva record 1\n" + b"rubbish\n" * 500_000)


def replace_by_folder(path: Path, _rng: Random) -> None:
    path.unlink()
    path.mkdir()


def replace_by_pipe(path: Path, _rng: Random) -> None:
    path.unlink()
    os.mkfifo(path)


def replace_by_device(path: Path, _rng: Random) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def replace_by_loop(path: Path, _rng: Random) -> None:
    path.unlink()
    path.symlink_to(path.name)


def forbid(path: Path, _rng: Random) -> None:
    path.chmod(0)


DAMAGES: Final[tuple[Callable[[Path, Random], None], ...]] = (
    cut,
    cut,
    overwrite,
    overwrite,
    overwrite,
    lose_page,
    empty,
    replace_by_rubbish,
    replace_by_lines,
    replace_by_folder,
    replace_by_pipe,
    replace_by_device,
    replace_by_loop,
    forbid,
)


@dataclass
class Count:
    """*saved* of *damaged*: games in damaged files that could still be read."""

    tried: int = 0
    damaged: int = 0
    saved: int = 0
    lost: tuple[str, ...] = ()

    def __str__(self) -> str:
        return (
            f"{self.tried} damaged files tried, {self.tried - len(self.lost)} survived, {len(self.lost)} lost; "
            f"{self.saved} of the {self.damaged} games in them could still be read"
        )


def attempt(rounds: int, folder: Path, seed: int = 12) -> Count:
    """Damage a file that number of times, each time in a new folder."""
    rng, counted = Random(seed), Count()
    template = folder / "template"
    template.mkdir()
    keys = fill(template)
    for _ in range(rounds):
        home = shutil.copytree(template, Path(tempfile.mkdtemp(dir=folder)) / "home")
        name, damage = rng.choice(tuple(keys)), rng.choice(DAMAGES)
        damage(home / name, rng)
        content = _content(home / name)
        told = in_a_process(partial(start_twice, home))
        found = {line for line in told if isinstance(line, str)}
        there, others = (
            keys.get(name, set()),
            set[str]().union(*(keys[file] for file in keys if file != name)),
        )
        counted.tried += 1
        counted.damaged += len(there)
        counted.saved += len(there & found)
        wrong = _wrong(told, there, others, found, content, home / name)
        if wrong:
            counted.lost += (f"{name}, {damage.__name__}, {home}: {wrong}",)
        else:
            shutil.rmtree(home.parent)
    return counted


def start_twice(home: Path, tell: Tell) -> None:
    """Start, play a move of another game, start again; report the games and the number of notices."""
    signal.alarm(LONGEST_S)
    notices = 0
    for number in BEGUN:
        desk = Desk(home)
        said: list[object] = []
        for signal_of in (desk.autosave.trouble, desk.worker.trouble, desk.worker.problems):
            signal_of.connect(lambda *about, said=said: said.append(about))
        desk.settle()
        desk.moved(new(number, moves=1))
        desk.settle()
        desk.close()
        notices += len(said) + (not desk.well)
        if desk.lock is not None:
            desk.lock.release()
    elsewhere = Index(home, home / "elsewhere")
    scan.refresh(elsewhere)
    for index in (desk.index, elsewhere):
        for game in _found(index):
            record = index.record(game)
            # A file that lost only a letter of a move is reported as damaged when it is opened.
            tell(key_of(record) if isinstance(record, GameRecord) else ["file", game])
    tell(notices)


def _found(index: Index) -> list[str]:
    try:
        return [game.key for game in index.find()]
    except IndexTrouble:
        return []  # for example, a folder is in its place


def _wrong(
    told: list[object], there: set[str], others: set[str], found: set[str], content: bytes | None, path: Path
) -> str:
    """Return a description of the loss, empty if there is none."""
    notices = next((line for line in told if isinstance(line, int)), None)
    if notices is None:
        return f"it did not start: {told}"
    rows = {line[1] for line in told if isinstance(line, list)}
    strangers = found - others - there - {key_of(new(number).record()) for number in BEGUN}
    if others - found:
        return f"other games are gone: {sorted(others - found)}"
    if len(there - found - rows) <= len(strangers):  # a damaged head can change a game's key
        return ""
    if content is not None and isinstance(
        load(content), GameRecord
    ):  # cut between two lines, which is undetectable
        return ""
    if not notices:
        return "nobody was told"
    if content is not None and _content(path) != content:
        return "the damaged file is gone"
    return ""


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None
