"""The demo: computers play a whole game in the window, which tests the installation."""

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from tolva_gui.ai.by_game import missing_searches
from tolva_gui.ai.player import Budget
from tolva_gui.app import App
from tolva_gui.rules.parti import find_game
from tolva_gui.ui.app.demo_watch import DemoWatch

LEVEL: Final = "rules"
BUDGET: Final = Budget(ms=20)
MOST_FAULTS: Final = 20
"""The most faults reported of an installation."""


def demo(language: str, game: str, seats: int | None = None) -> int:
    """Let computer players play a whole game in the window, as fast as possible, and print the sheet.

    *seats*: the number of players, the game's default if absent. As a test of the installation, return 1 and report
    anything missing, not drawn, or warned about.
    """
    gone = missing_files()
    if gone:
        return _blame([f"{path} is missing" for path in gone])
    info = find_game(game, seats).info
    with DemoWatch(len(info.pack)) as watch:
        status = _play_demo(language, game, info.seats, watch)
    return _blame([*watch.faults(), *missing_searches()]) or status


def missing_files(name: str = "tolva-gui") -> list[str]:
    """Return the files noted by the installer that do not exist; empty for a bare checkout."""
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        return []
    # Without a RECORD this is left by a build in a checkout: a list of sources, some since deleted.
    noted = (installed.files or ()) if installed.read_text("RECORD") is not None else ()
    return [str(path) for path in noted if path.suffix != ".pyc" and not path.locate().is_file()]  # type: ignore[attr-defined]


def _blame(faults: Sequence[str]) -> int:
    """Report the faults of the installation, and return the exit status."""
    for fault in faults[:MOST_FAULTS]:
        sys.stderr.write(f"tolva-gui: {fault}\n")
    if len(faults) > MOST_FAULTS:
        sys.stderr.write(f"tolva-gui: and {len(faults) - MOST_FAULTS} more\n")
    return 1 if faults else 0


def _play_demo(language: str, game: str, count: int, watch: DemoWatch) -> int:
    app = App(keep=False, language=language, game=game)
    app.services.pace.factor = 0
    app.services.budget = BUDGET
    app.navigation.goes_on_by_itself = True
    unheard: list[OSError] = []
    app.navigation.sheet_changed.connect(lambda: _announce(app, unheard))
    app.window.show()
    app.new_game.setKind(0, "computer")
    app.new_game.setSeats(count)
    for seat in range(count):
        app.new_game.setLevel(seat, LEVEL)
    QTimer.singleShot(0, app.new_game.start)
    watch.look_at(app.window)
    status = QGuiApplication.exec()
    app.close()
    if unheard:
        raise unheard[0]
    return status


def _announce(app: App, unheard: list[OSError]) -> None:
    """Print the sheet that is shown; quit after the last, or if it cannot be printed, adding the error to *unheard*."""
    try:
        if app.navigation.sheet:
            print(app.sitting.sheet.as_text(), flush=True)
    except OSError as error:
        unheard.append(error)
    if unheard or app.navigation.sheet == "game":
        QTimer.singleShot(0, QGuiApplication.exit)
