"""Sittings and windows end before the objects that they show, and leave nothing."""

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
from tests.ui.conftest import BlockedPlayer, Open, Window, table
from tests.ui.forms import FORMS, new_host
from tests.ui.page_list import PAGES
from tolva_gui.ui.table.cards.card_model import CardModel

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
    things = (thing for thing in gc.get_objects() if isinstance(thing, QObject) and Shiboken.isValid(thing))
    return [thing for thing in things if not isinstance(thing, QGuiApplication)]


@cases("form", FORMS, usual=["tolva-4"])
def test_closed_window_leaves_nothing_to_collect(open_window: Open, form: str) -> None:
    before = living()
    window = open_window(keep=True).sit(new_host(form), drawn=True)
    for page in ("statistics", "history", "rules"):
        window.app.pages.open(page)
        window.settle()
    window.app.close()
    assert [thing for thing in living() if not any(thing is one for one in before)] == []
    window.app.close()  # a second time does nothing


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


OWN_METAOBJECT = "__METAOBJECT__"
"""PySide's key for a per-instance metaobject: it makes one for a connected method that is not a declared slot."""


def test_no_part_of_a_sitting_has_a_metaobject_of_its_own(window: Window) -> None:
    """Qt Quick caches properties by metaobject; a per-instance one would stay cached after its instance is gone."""
    window.sit(table())
    # Go by attribute: a search for children would wrap Qt's own, and Python does not see those die.
    parts = [part for part in vars(window.app.sitting).values() if isinstance(part, QObject)]
    parts += [inner for part in parts for inner in vars(part).values() if isinstance(inner, QObject)]
    own = {type(part).__name__ for part in parts if OWN_METAOBJECT in vars(part)}
    assert len(parts) > 10
    assert own == set(), "connect only methods that are declared with @Slot"


def test_sitting_down_again_drops_the_sitting_before(length: int, window: Window) -> None:
    for _ in range(2 if length > 1 else 1):
        window.sit(table(1))
        before = window.app.sitting
        window.sit(table())
        window.wait(lambda: not Shiboken.isValid(before))  # noqa: B023
        gc.collect()
        window.wait(window.my_turn)
    window.app.navigation.take_up()
    assert window.app.navigation.sitting is None
    assert window.find("tablePage") is None


def test_a_sitting_may_end_before_its_page_was_first_idle(window: Window) -> None:
    """What the page puts off until the window is idle must not be done on a page that is gone: it warned."""
    navigation = window.app.navigation
    navigation.sit_down(table())
    navigation.end_sitting()
    window.wait(lambda: window.find("tablePage") is None)
    assert navigation.sitting is None


def test_each_game_takes_the_place_of_the_one_before(open_window: Open, length: int) -> None:
    window = open_window()
    for seed in range(3 * length):
        host = table(seed % 4)
        host.seed = seed
        window.sit(host, turn=True, drawn=True)
    window.wait(lambda: len(window.app.sitting.table.findChildren(CardModel)) == 1)
    assert len(window.app.workers._thinker._players) <= 3
