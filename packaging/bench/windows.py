"""Open and close windows in one process, at every kind of table, at random moments of a deal.

Qt must print nothing, and no Qt object known to Python may be left.
"""

import gc
import os
import random
import sys
import tempfile
from types import TracebackType

from _command import repeats

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QElapsedTimer, QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from shiboken6 import Shiboken

from tolva_gui.app import App
from tolva_gui.launch import prepare
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host

ROUNDS = 200
LONGEST_MS = 60
PAGES = (
    "",
    "",
    "rules",
    "history",
    "statistics",
    "settings",
    "opponents",
    "about",
    "daily",
    "ladder",
    "practice",
)


def main(arguments: list[str]) -> int:
    """Open and close a number of windows; return 1 if Qt printed a warning or an object is left."""
    rounds = repeats("windows", __doc__, "windows", ROUNDS, arguments)
    heard: list[str] = []

    def hear(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        heard.append(message)
        print(message, file=sys.stderr)

    def raised(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        heard.append(str(error))
        sys.__excepthook__(kind, error, where)

    qInstallMessageHandler(hear)
    sys.excepthook = raised  # Qt for Python reports a slot's exception to it
    chance = random.Random(12)
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TOLVA_HOME"] = folder
        prepare()
        forms = tuple(BY_ID)
        for number in range(rounds):
            open_and_close(forms[number % len(forms)], chance)
            left = living()
    print(f"{rounds} windows at {len(forms)} kinds of tables: {len(heard)} warnings, {left} objects left")
    return 1 if heard or left else 0


def open_and_close(form: str, chance: random.Random) -> None:
    """Sit down at a table of that form, perhaps open a page, and close the window some milliseconds later."""
    app = App(begin=lambda app: app.navigation.sit_down(new_host(form, chance)))
    app.settings.set("speed", chance.choice((0, 1, 2)))
    app.window.show()
    turn(chance.randrange(LONGEST_MS))
    page = chance.choice(PAGES)
    if page:
        app.library.pages.open(page)
        turn(chance.randrange(LONGEST_MS))
    app.close()


def new_host(form: str, chance: random.Random) -> Host:
    """Return a game of that form in its first deal, with the user at the first seat."""
    seats = [
        SeatSetup("computer" if seat else "me", f"Guest {seat}", "rules" if seat else None)
        for seat in range(BY_ID[form].info.seats)
    ]
    host = Host.new(form, {}, seats, seed=chance.randrange(1000))
    host.start_deal()
    return host


def turn(ms: int) -> None:
    """Run the event loop for that many milliseconds."""
    clock = QElapsedTimer()
    clock.start()
    while True:
        QGuiApplication.processEvents()
        if clock.elapsed() >= ms:
            return


def living() -> int:
    """Return the number of Qt objects that Python knows, except the application."""
    return sum(
        Shiboken.isValid(thing)
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and not isinstance(thing, QGuiApplication)
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
