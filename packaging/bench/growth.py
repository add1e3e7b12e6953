"""Memory over many games in one window: what each game after the first fifty leaves behind."""

import gc
import os
import random
import sys
import tempfile
from pathlib import Path

from _command import repeats

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QGuiApplication

from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.app import App
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import Gubbe, View
from tolva_gui.table.host import Host
from tolva_gui.table.seats import SeatSetup

FIRST, GAMES = 50, 250
FORM = "tolva-4"
AIM_KIB = 5.0


class Quick:
    """Plays anything but a gubbe, at once."""

    def choose(self, view: View, _budget: Budget, _cancelled: Cancelled = never) -> Choice:
        """Return a move by lot."""
        return Choice(random.choice([move for move in view.legal if not isinstance(move, Gubbe)]))


def short_game(seed: int) -> Host:
    """A game that a deal or two decide."""
    info = BY_ID[FORM].info
    seats = [SeatSetup("computer", f"Guest {seat}", "best") for seat in range(info.seats)]
    return Host.new(FORM, {}, seats, seed=seed, scores=(info.target - 1,) * info.sides)


def main(arguments: list[str]) -> int:
    """Play so many games after the first fifty; the status is 1 if they leave more than they may."""
    games = repeats("growth", __doc__, "games", GAMES - FIRST, arguments)
    random.seed(12)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TOLVA_HOME"] = folder
        app = App(player_maker=lambda _level, _seed: Quick(), game=FORM)
        app.settings.set("speed", 0)
        app.session.goes_on_by_itself = True
        app.window.show()
        for number in range(FIRST + games):
            if number == FIRST:
                before = _resident_kib()
            app.session.sit_down(short_game(number))
            while app.session.property("sheet") != "game":
                QGuiApplication.processEvents()
        after = _resident_kib()
        app.close()
    growth = (after - before) / games
    print(
        f"{FIRST} games: {before} KiB; {games} more: {after} KiB; {growth:.1f} KiB a game (at most {AIM_KIB})"
    )
    return 0 if growth < AIM_KIB else 1


def _resident_kib() -> int:
    gc.collect()
    for _ in range(20):
        QGuiApplication.processEvents()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
