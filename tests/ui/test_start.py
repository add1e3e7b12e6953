"""Work that the start does not wait for: pages, players and Qt's constants are imported on first use."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Window, table
from tolva_gui import paths
from tolva_gui.app import App
from tolva_gui.records.index import Index
from tolva_gui.ui.app import qt_numbers
from tolva_gui.ui.autosave import Autosave

PAINT = """
import sys
from tolva_gui.launch import create
table = create()
from PySide6.QtGui import QGuiApplication

def painted():
    loaded.update(sys.modules)
    QGuiApplication.exit()

loaded = set()
table.window.frameSwapped.connect(painted)
table.window.show()
QGuiApplication.exec()
print(table.navigation.property("page"), *sorted(loaded))
table.close()
"""
LATER = {
    "PySide6": "QtMultimedia QtWidgets",
    "tolva_gui": "demo engine words.hints",
    "tolva_gui.ai": "arena hints.advice hints.hints hints.judge kernel search solver",
    "tolva_gui.records": "daily ladder misses scan spreadsheet statistics",
    "tolva_gui.table": "daily path review_positions tasks.misses",
    "tolva_gui.ui": "about already_open daily history learn lobby opponents phones review same_deal statistics today",
    "tolva_gui.ui.app": "demo_watch refusal single_instance",
    "tolva_gui.ui.table": "sound.system_speaker speed.frame_watch",
}
"""Modules and packages that the table's first picture must not import."""


def start(code: str) -> list[str]:
    """Run the code in a separate process and return the words that it prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.usefixtures("qapp")
def test_the_first_picture_of_the_table_needs_no_page() -> None:
    autosave = Autosave(Index(paths.data_dir(), paths.cache_dir()).home, paths.state_dir() / "at-table.txt")
    autosave.save(table(0, "play SA"))
    autosave.close()
    page, *loaded = start(PAINT)
    assert page == "table"
    later = [f"{package}.{name}" for package, names in LATER.items() for name in names.split()]
    assert [name for name in loaded for one in ("sqlite3", *later) if f"{name}.".startswith(f"{one}.")] == []


def made(app: App) -> set[str]:
    """Return the names of the objects that the window has created."""
    return {*vars(app.models)}


PAGES = {"F3": "history", "F4": "statistics", "F6": "daily"}


def test_a_page_is_made_when_it_is_opened(window: Window) -> None:
    window.sit(table(), drawn=True)
    app = window.app
    assert (
        made(app) & {*PAGES.values(), "review", "critic", "ladder", "opponents", "about", "exercises"}
        == set()
    )
    for key, name in PAGES.items():
        assert name not in made(app)
        window.key(getattr(Qt.Key, f"Key_{key}"))
        assert name in made(app)
        assert app.pages.property("page") == name


def test_each_number_is_qts_own() -> None:
    assert {name: value for name, value in vars(qt_numbers).items() if name.isupper()} == {
        "KEY_SPACE": Qt.Key.Key_Space.value,
        "KEY_RETURN": Qt.Key.Key_Return.value,
        "KEY_ENTER": Qt.Key.Key_Enter.value,
        "KEYPAD_MODIFIER": Qt.KeyboardModifier.KeypadModifier.value,
        "USER_ROLE": Qt.ItemDataRole.UserRole.value,
    }
