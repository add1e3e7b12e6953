"""Measure the memory left behind by each game after the first hundred, over many games in one window.

Two figures separate a leak from a fragmented heap: allocated memory and the resident size of the process.
Python and QML collect their garbage before both are taken; otherwise the figures would depend on the time of
their last collection.
"""

import gc
import os
import random
import tempfile
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
from lab.kit.runner import LONG_S, repeats
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from tqdm import tqdm

from tolva_gui.ai.player import AtOnce, Choice
from tolva_gui.app import App
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.games.mariage.state import TARGET
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

FIRST, GAMES, STEP = 100, 400, 50
FORM = "tolva-4"
AIM_KIB = 5.0


class Memory(NamedTuple):
    """Memory in KiB: `allocated` outside Python's small blocks, and the total `resident` size."""

    allocated: int
    resident: int


def anything(view: View) -> Choice:
    """Return a random move, but no gubbe."""
    return Choice(random.choice([move for move in view.legal if move not in GUBBAR]))


def short_game(seed: int) -> Host:
    """Return a game that a deal or two decide."""
    info = BY_ID[FORM].info
    seats = [SeatSetup("computer", f"Guest {seat}", "best") for seat in range(info.seats)]
    return Host.new(FORM, {}, seats, seed=seed, scores=(TARGET - 1,) * info.sides)


class Course:
    """One game after the other in the program's event loop: finished objects are released only there."""

    def __init__(self, app: App, games: int) -> None:
        self._app = app
        self._games = games
        self._played = 0
        self._bar = tqdm(desc="growth", total=games, delay=LONG_S, disable=None)
        self.memory: dict[int, Memory] = {}
        """By the number of games played, from the hundredth on."""
        app.navigation.sheet_changed.connect(self._look)
        QTimer.singleShot(0, self._next)

    def _look(self) -> None:
        if self._app.navigation.property("sheet") == "game":
            self._played += 1
            self._bar.update()
            QTimer.singleShot(0, self._next)

    def _next(self) -> None:
        if self._played >= FIRST and self._played % STEP == 0:
            self.memory[self._played] = _memory(self._app)
        if self._played == self._games:
            QGuiApplication.exit()
        else:
            self._app.navigation.sit_down(short_game(self._played))


def main(arguments: list[str]) -> int:
    """Play that number of games after the first hundred; return 1 if they leave more than allowed."""
    games = repeats("growth", __doc__, "games", GAMES, arguments)
    games = max(STEP, games // STEP * STEP)
    random.seed(12)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"TOLVA_HOME": folder, "QT_QPA_PLATFORM": "offscreen"}
        app = App(player_maker=lambda _level, _seed: AtOnce(anything), game=FORM)
        app.settings.set("speed", 0)
        app.navigation.goes_on_by_itself = True
        app.window.show()
        course = Course(app, FIRST + games)
        QGuiApplication.exec()
        app.close()
    memory = course.memory
    for number, now in memory.items():
        print(f"{number} games: {now.allocated} KiB allocated, {now.resident} KiB resident")
    first, last = memory[FIRST], memory[FIRST + games]
    allocated = (last.allocated - first.allocated) / games
    resident = (last.resident - first.resident) / games
    print(
        f"tried {games} games after the first {FIRST}: {allocated:.1f} KiB a game allocated, "
        f"{resident:.1f} KiB resident (each at most {AIM_KIB})"
    )
    return 0 if max(allocated, resident) < AIM_KIB else 1


def _memory(app: App) -> Memory:
    gc.collect()
    app.engine.collectGarbage()
    heap, process = psutil.heap_info(), psutil.Process()
    return Memory((heap.heap_used + heap.mmap_used) // 1024, process.memory_info().rss // 1024)
