"""Measure start-up to the first painted table, and memory, relative to a bare Qt Quick window.

All are Python processes of the same environment, run in turn, each with a new folder for the user's files.
The first page with a game in progress may take no longer than the table.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lab.kit.runner import bar, repeats

ROUNDS = 15
TIME_AIM, MEMORY_AIM, PAGE_AIM = 2.0, 1.6, 1.0
SETTLE_MS = 500

# Common to both processes, so that only the window differs.
WATCH = f"""
import sys, time
from PySide6.QtCore import QTimer

def painted():
    global first
    if first is None:
        first = time.monotonic()
        QTimer.singleShot({SETTLE_MS}, report)

def report():
    with open("/proc/self/status") as status:
        resident = next(line.split()[1] for line in status if line.startswith("VmRSS"))
    print(first, resident, flush=True)
    app.exit()

first = None
window.frameSwapped.connect(painted)
window.show()
app.exec()
"""

BARE = (
    """
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
app = QGuiApplication([])
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick; Window { width: 1280; height: 800; color: 'darkgreen' }")
window = engine.rootObjects()[0]
"""
    + WATCH
)

# Sit down once, so that every measured start finds a game to continue and paints its table.
SIT_DOWN = """
from tolva_gui.launch import create
table = create()
table.settings.remember("lesson_seen", True)
table.new_game.start()
table.close()
"""

TABLE = (
    """
from tolva_gui.launch import create
table = create()
from PySide6.QtGui import QGuiApplication
app, window = QGuiApplication.instance(), table.window
"""
    + WATCH
    + "table.close()"
)


def main(arguments: list[str]) -> int:
    """Measure, print medians and ratios, and fail if an aim is missed."""
    rounds = repeats("startup", __doc__, "rounds", ROUNDS, arguments)
    if not Path("/proc/self/status").exists():
        print("This measurement reads /proc, which this system has not got.")
        return 2
    with tempfile.TemporaryDirectory() as home:
        start(SIT_DOWN, home)
        start(TABLE, home)  # leaves pictures of the cards for the next start
        lobby = shutil.copytree(home, Path(home) / "lobby")
        (lobby / "state" / "at-table.txt").unlink()
        start(TABLE, str(lobby))  # the same code opens the first page if no table was left
        rows = [
            [measure(BARE, home), measure(TABLE, home), measure(TABLE, str(lobby))]
            for _ in bar(range(rounds + 1), "startup", rounds + 1)
        ]
        runs = [(bare, table) for bare, table, _ in rows[1:]]  # the first row warms the caches
        first_pages = [(table[0], page[0]) for _, table, page in rows[1:]]
    seconds = show("first frame", "ms", TIME_AIM, [(bare[0], table[0]) for bare, table in runs])
    memory = show("memory", "MB", MEMORY_AIM, [(bare[1], table[1]) for bare, table in runs])
    page = show("first page", "ms", PAGE_AIM, first_pages, beside="table")
    return 0 if seconds and memory and page else 1


def measure(code: str, game: str) -> tuple[float, float]:
    """Run one process on a copy of the user's files; return milliseconds to its first frame and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        home = str(shutil.copytree(game, Path(folder) / "home"))
        began = time.monotonic()  # counts from the start of the system, alike in every process
        first, resident = start(code, home).split()[-2:]
    return (float(first) - began) * 1000, int(resident) / 1024


def start(code: str, home: str) -> bytes:
    """Run the code in a separate process and return its output."""
    variables = dict(os.environ, TOLVA_HOME=home)
    variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The first run compiles our modules and the next ones find them compiled, as for every player.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(
        [sys.executable, "-c", code], env=variables, stdout=subprocess.PIPE, check=True
    ).stdout


def show(what: str, unit: str, aim: float, pairs: list[tuple[float, float]], beside: str = "bare") -> bool:
    """Print the medians of both and of their ratios; return whether the aim is reached.

    The ratio is taken per pair: its two runs are consecutive, so that other load on the machine affects both
    alike.
    """
    bare = statistics.median(pair[0] for pair in pairs)
    table = statistics.median(pair[1] for pair in pairs)
    ratio = statistics.median(pair[1] / pair[0] for pair in pairs)
    verdict = "reached" if ratio <= aim else "MISSED"
    print(
        f"{what:<12} {beside} {bare:7.1f} {unit}   tolva {table:7.1f} {unit}   ratio {ratio:.2f}   aim {aim} {verdict}"
    )
    return ratio <= aim
