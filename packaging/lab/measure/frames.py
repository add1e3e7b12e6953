"""Measure how evenly the window is drawn, idle and during Monte Carlo search, in the same run.

An animation keeps the window busy; the time between two frames is measured when the window shows a frame.
Bouts of both kinds alternate, so that other load on the machine affects both. Then eight seats of vändtia,
with 104 cards, are measured against four of tolva.
"""

import os
import tempfile
import time
from itertools import pairwise

from lab.kit.runner import bar, percentile, repeats
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tolva_gui.ai.player import Budget
from tolva_gui.app import App
from tolva_gui.launch import prepare
from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host
from tolva_gui.ui.workers import MoveRequest

BOUTS = 4
SECONDS = 3.0
LATE_MS = 33.0
AIM_P99_MS = 8.0
AIM_LATE = 0.01
AIM_RATIO = 1.3
"""The ratio of frame times, the largest table to a usual one."""
LEVEL = "best"


class Bench:
    """The game window with its cards in motion, and a player that thinks on request."""

    def __init__(self, game: str = "tolva-4", others: str = "ABC") -> None:
        self.app = App(keep=False)
        seats = [SeatSetup("me", "Me"), *(SeatSetup("computer", name, LEVEL) for name in others)]
        self.host = Host.new(game, {}, seats, seed=3, first_dealer=len(others))
        self.app.settings.set("speed", 3)
        self.app.window.show()
        self.app.navigation.sit_down(self.host)
        self.app.workers.answered.connect(self.think, Qt.ConnectionType.QueuedConnection)
        self.thinking = False
        self.stamps: list[float] = []
        self.app.window.frameSwapped.connect(self.stamp, Qt.ConnectionType.DirectConnection)
        self.pause(0.5)
        while self.app.sitting.choreography.busy:  # dealing
            self.pause(0.5)

    def stamp(self) -> None:
        self.stamps.append(time.perf_counter())

    def think(self) -> None:
        """Request moves in a loop, for seat 0, whose answers are not used."""
        if self.thinking:
            question = MoveRequest(0, self.host.view(0), LEVEL, -1, Budget(ms=400))
            self.app.workers.ask(question)

    def bout(self, thinking: bool) -> list[float]:
        """Return the frame intervals of one bout in milliseconds."""
        self.thinking = thinking
        self.think()
        self.pause(0.3)
        self.stamps.clear()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            self.wander()
            self.pause(0.5)
        self.thinking = False
        self.app.workers.cancel()
        stamps = list(self.stamps)
        self.pause(0.2)
        return [(after - before) * 1000 for before, after in pairwise(stamps)]

    def wander(self) -> None:
        """Resize slightly, so that every card moves to its new place with QML's animations."""
        window = self.app.window
        window.resize(window.width() + (2 if window.width() % 4 == 0 else -2), window.height())

    def pause(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QGuiApplication.processEvents()
            time.sleep(0.0005)


def main(arguments: list[str]) -> int:
    """Measure, print, and fail if an aim is missed."""
    bouts = repeats("frames", __doc__, "bouts", BOUTS, arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["TOLVA_HOME"] = tempfile.mkdtemp()
    prepare()
    bench = Bench()
    idle: list[float] = []
    busy: list[float] = []
    for _ in bar(range(bouts), "frames", bouts):
        idle += bench.bout(False)
        busy += bench.bout(True)
    bench.app.close()
    for name, intervals in (("idle", idle), ("thinking", busy)):
        print(f"{name:<9}" + "".join(f"  p{part} {percentile(intervals, part):6.1f} ms" for part in (50, 95, 99))
              + f"  over {LATE_MS:.0f} ms {late(intervals):.1%}  frames {len(intervals)}")  # fmt: skip
    slower = percentile(busy, 99) - percentile(idle, 99)
    good = slower <= AIM_P99_MS and late(busy) <= max(AIM_LATE, late(idle))
    print(
        f"p99 thinking − idle {slower:+.1f} ms   aim {AIM_P99_MS:.0f} ms   {'reached' if good else 'MISSED'}"
    )
    smooth = compare(bouts)
    return 0 if good and smooth else 1


def compare(bouts: int) -> bool:
    """Measure a crowded table against a usual one; print and check how much longer its frames take."""
    found = {}
    for game, others in (("tolva-4", "ABC"), ("vandtia", "ABCDEFG")):
        bench = Bench(game, others)
        found[game] = [interval for _ in range(bouts) for interval in bench.bout(False)]
        bench.app.close()
    large, usual = percentile(found["vandtia"], 95), percentile(found["tolva-4"], 95)
    ratio = large / usual
    good = ratio <= AIM_RATIO
    print(
        f"p95 of eight seats of vändtia {large:.1f} ms, of four of tolva {usual:.1f} ms,"
        f" ratio {ratio:.2f}   aim {AIM_RATIO}   {'reached' if good else 'MISSED'}"
    )
    return good


def late(intervals: list[float]) -> float:
    """Return the share of late frames."""
    return sum(interval > LATE_MS for interval in intervals) / len(intervals)
