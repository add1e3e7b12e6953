"""Open the window, with settings, on decks made to stop the program."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from _command import nothing

from tests.ui.hostile_decks import HARMLESS, KINDS, deck

PATIENCE_S = 40
"""Seconds after which the program counts as lost."""
MANY = "1,500 decks"


def main(arguments: list[str]) -> int:
    """Open a window on each deck; return 1 if one was lost."""
    if arguments[:1] == ["--window"]:
        return _window()
    nothing("hostile_decks", __doc__, arguments)
    kinds = [*KINDS, *HARMLESS, MANY]
    lost = [kind for kind in kinds if not _survives(kind)]
    print(f"tried {len(kinds)}, survived {len(kinds) - len(lost)}, lost {len(lost)}")
    return 1 if lost else 0


def _survives(kind: str) -> bool:
    """Open the window in a separate process; return whether it survived."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "carddecks"
        if kind == MANY:
            for number in range(1499):
                deck(root, f"svg-{number:04}")
            deck(root)
        else:
            (KINDS | HARMLESS)[kind](deck(root))
        places = {"XDG_DATA_HOME": folder, "XDG_DATA_DIRS": folder, "TOLVA_HOME": str(Path(folder) / "home")}
        environment = {**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, __file__, "--window"]
        began = time.monotonic()
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
            )
            told = done.stdout.strip() if done.returncode == 0 else f"LOST: status {done.returncode}"
        except subprocess.TimeoutExpired:
            told = "LOST: it hangs"
        print(f"{time.monotonic() - began:5.1f} s  {kind}: {told}", flush=True)
        return not told.startswith("LOST")


def _window() -> int:
    """Choose the deck, open the window with it a second time, open the settings, and print the outcome."""
    from PySide6.QtCore import QDeadlineTimer
    from PySide6.QtGui import QGuiApplication

    from tolva_gui.app import App

    first = App()
    first.settings.set("deck", "svg-guest")
    first.close()
    app = App()
    app.window.show()
    app.library.pages.open("settings")
    late = QDeadlineTimer(15_000)
    while not late.hasExpired() and not app.decks.property("key") and not app.notices.property("texts"):
        QGuiApplication.processEvents()
    print("played with" if app.decks.property("key") else " ".join(app.notices.property("texts"))[:150])
    app.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
