"""Measure how long *Games played* holds the window's thread when it opens.

Varied: the number of games in the index, and whether another program has locked it. Counted: milliseconds of the
window's thread until the newest games are listed; more than a tenth of a second with a full index fails.
"""

import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final
from unittest.mock import Mock

from lab.kit.runner import repeats
from PySide6.QtGui import QGuiApplication

from tests.ui.review.test_review import fill
from tolva_gui.app import GLANCE_S
from tolva_gui.records.index import Index
from tolva_gui.ui.history.view_model import History

GAMES: Final = (1_000, 50_000)
AIM_MS: Final = 100.0
OPENED: Final = 5


def main(arguments: list[str]) -> int:
    """Open the list that number of times; return 1 if it takes longer than it may."""
    times = repeats("history", __doc__, "times", OPENED, arguments)
    application = QGuiApplication(["history", "-platform", "offscreen"])
    slowest = 0.0
    for games in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            index = Index(Path(folder), Path(folder), patience=GLANCE_S)
            fill(index, games)
            opened = median(_opened(index, time.thread_time) for _ in range(times))
            with closing(sqlite3.connect(index.path)) as other:
                other.execute("BEGIN EXCLUSIVE")
                locked = median(_opened(index, time.perf_counter) for _ in range(times))
        print(
            f"{games} games: {opened:.0f} ms of the thread; locked by another program: {locked:.0f} ms in all"
        )
        slowest = max(slowest, opened)
    application.quit()
    return int(slowest > AIM_MS)


def _opened(index: Index, clock: Callable[[], float]) -> float:
    history = History(Mock(index=index), Mock(), Mock(), Mock())
    began = clock()
    history.begin()
    history.property("games")
    history.property("forms")
    took = 1000 * (clock() - began)
    history.close()
    return took
