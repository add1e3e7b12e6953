"""Measure the delay from a card to its frame, and the error of a key's measured time.

A card is turned in hej knekt; after the frame that shows it, a key follows at a known time, sometimes while
the window is busy. The delays are printed with their spread: from turning to frame, and from key to handler;
and the error of the reaction time that the rules receive. Without a screen there is no real key: then its
send time stands for it.
"""

import os
import statistics
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TOLVA_HOME"] = tempfile.mkdtemp()

from _command import repeats
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from tolva_gui.ai.player import Budget, Cancelled, Choice, SearchCancelled, never
from tolva_gui.app import App
from tolva_gui.launch import prepare
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui.table.speed.clock import now

CARDS = 60
AFTER_MS = 120
BUSY_MS = 30
AIM_MS = 5.0
KEY = Qt.Key.Key_A


class Sleeper:
    """A player that neither turns nor reacts: one card is enough."""

    def choose(self, _view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        while not cancelled():
            time.sleep(0.002)
        raise SearchCancelled


class Bench(QObject):
    """The window with a game of speed; one person, whose key is pressed by the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.app = App(keep=False, player_maker=lambda _level, _seed: Sleeper())
        self.app.settings.set("speed", 0)
        self.app.settings.set("race_speed", "quick")
        self.app.window.show()
        self.app.window.requestActivate()
        self.seen = 0.0
        self.app.sitting.race.watch.seen.connect(self._see)
        self.began = now()

    def _see(self, at: float) -> None:
        self.seen = at

    def sit(self, seed: int) -> None:
        """Begin another game: each gives one card, as an error locks the player."""
        seats = [SeatSetup("me", "Me"), *(SeatSetup("computer", name, "best") for name in "AB")]
        self.host = Host.new("hej-knekt", {}, seats, seed=seed, first_dealer=2)
        self.app.navigation.sit_down(self.host)
        while not self.app.sitting.race.property("turner"):
            self.turn()

    def card(self, seed: int, busy: bool) -> tuple[float, float, float]:
        """Return the milliseconds from turning to frame and from key to handler, and the reaction error."""
        self.sit(seed)
        self.seen, turned = 0.0, now()
        self.app.sitting.race.turn()
        while not self.seen:
            self.turn()
        pressed = self.seen + AFTER_MS
        while now() < pressed:
            self.turn()
        if busy:
            time.sleep(BUSY_MS / 1000)
        event = QKeyEvent(QEvent.Type.KeyPress, KEY, Qt.KeyboardModifier.NoModifier, "a")
        event.setTimestamp(round(pressed - self.began))
        heard = now()
        before = self.host.version
        QGuiApplication.sendEvent(self.app.window, event)
        while self.host.version == before:
            self.turn()
        move = next(move for _, move in self.host.moves if isinstance(move, Call) and move.word == "react")
        shown = next(move for _, move in self.host.moves if isinstance(move, Call) and move.word == "turn")
        return self.seen - turned, heard - pressed, move.at[0] - int(shown.value or 0) - AFTER_MS

    def turn(self) -> None:
        QGuiApplication.processEvents()
        time.sleep(0.0002)


def main(arguments: list[str]) -> int:
    """Measure, print, and fail if the aim is missed."""
    cards = repeats("reaction", __doc__, "cards", CARDS, arguments)
    prepare()
    bench = Bench()
    found = [bench.card(seed, busy=seed % 3 == 2) for seed in range(cards)]
    bench.app.close()
    errors = [error for _, _, error in found]
    tell("card to frame", [frame for frame, _, _ in found])
    tell("key to hearing", [key for _, key, _ in found])
    tell("error of the reaction", errors)
    worst = max(map(abs, errors))
    good = worst <= AIM_MS
    print(f"largest error {worst:.1f} ms   aim {AIM_MS:.0f} ms   {'reached' if good else 'MISSED'}")
    return 0 if good else 1


def tell(name: str, values: list[float]) -> None:
    spread = statistics.pstdev(values)
    print(
        f"{name:<22} mean {statistics.fmean(values):6.2f} ms   spread {spread:5.2f} ms   most {max(values):6.2f} ms"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
