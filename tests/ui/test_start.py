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
LATER = (
    "tolva_gui.ai.arena",
    "tolva_gui.ai.hints.hints",
    "tolva_gui.ai.hints.advice",
    "tolva_gui.ai.hints.judge",
    "tolva_gui.demo",
    "tolva_gui.engine",
    "tolva_gui.records.daily",
    "tolva_gui.records.scan",
    "tolva_gui.records.ladder",
    "tolva_gui.records.misses",
    "tolva_gui.records.spreadsheet",
    "tolva_gui.records.statistics",
    "tolva_gui.table.daily",
    "tolva_gui.table.path",
    "tolva_gui.table.review_positions",
    "tolva_gui.ui.daily.view_model",
    "tolva_gui.ui.learn.exercises",
    "tolva_gui.ui.learn.path_steps",
    "tolva_gui.ui.review.tries",
    "tolva_gui.table.tasks.misses",
    "tolva_gui.ui.app.demo_watch",
    "tolva_gui.ui.app.refusal",
    "tolva_gui.ui.table.speed.frame_watch",
    "tolva_gui.ui.table.sound.system_speaker",
    "tolva_gui.ui.already_open",
    "tolva_gui.ui.about.view_model",
    "tolva_gui.ui.review.critic",
    "tolva_gui.ui.review.curve",
    "tolva_gui.ui.history.view_model",
    "tolva_gui.ui.opponents.ladder",
    "tolva_gui.ui.learn.learning_path",
    "tolva_gui.ui.lobby.view_model",
    "tolva_gui.ui.opponents.view_model",
    "tolva_gui.ui.review.view_model",
    "tolva_gui.ui.statistics.view_model",
    "tolva_gui.ui.statistics.statistics_words",
    "tolva_gui.ui.review.stepping",
    "tolva_gui.ui.today.view_model",
    "tolva_gui.ui.app.single_instance",
    "tolva_gui.words.hints",
    "sqlite3",
    "PySide6.QtMultimedia",
    "PySide6.QtWidgets",
)
"""Modules that the table's first picture must not import."""


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
    assert [
        name for name in loaded if name in LATER or name.startswith(tuple(f"{each}." for each in LATER))
    ] == []


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
