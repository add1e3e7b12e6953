"""The window is destroyed before the objects that it shows, and leaves nothing."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtGui import QGuiApplication
from shiboken6 import Shiboken

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open
from tests.ui.forms import FORMS, new_host
from tests.ui.page_list import PAGES

KEPT_ALIVE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from tolva_gui.launch import create
table = create()
table.new_game.choose("tjugoett")
table.new_game.start()
table.window.show()
QTimer.singleShot(400, QGuiApplication.exit)
QGuiApplication.exec()
table.close()
sys.kept = table
"""


def living() -> list[QObject]:
    """Return all Qt objects that Python knows, except the application."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and Shiboken.isValid(thing) and not isinstance(thing, QGuiApplication)
    ]


@cases("form", FORMS, usual=["tolva-4"])
def test_closed_window_leaves_nothing_to_collect(open_window: Open, form: str) -> None:
    before = living()
    window = open_window(keep=True).sit(new_host(form), drawn=True)
    for page in ("statistics", "history", "rules"):
        window.app.pages.open(page)
        window.settle()
    app = window.app
    app.close()
    after = [thing for thing in living() if not any(thing is one for one in before)]
    assert after == []
    app.close()  # a second time does nothing


@cases("kept", [True, False], usual=["True"])
def test_a_window_that_somebody_keeps_ends_without_a_word(tmp_path: Path, kept: bool) -> None:
    code = KEPT_ALIVE if kept else KEPT_ALIVE.replace("sys.kept = table", "del table")
    variables = {**os.environ, "TOLVA_HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")


@pytest.mark.parametrize("page", ["review", "history", "record"])
def test_a_list_view_shows_a_model_not_a_list(open_window: Open, page: str) -> None:
    """One whose list was replaced, as by another language, crashed when it was closed (Qt 6.11)."""
    window = open_window(BlockedPlayer, keep=True)
    PAGES[page](window)
    window.settle()
    views = [item for item in window.visible() if item.inherits("QQuickListView")]
    assert views
    assert all(isinstance(view.property("model"), QAbstractItemModel) for view in views)
