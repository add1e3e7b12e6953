"""The window goes before what it shows, and leaves nothing behind. At length: `start.py bench windows`."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from shiboken6 import Shiboken

from tests.ui.conftest import Open
from tests.ui.forms import FORMS, new_host
from tolva_gui import paths

KEPT_ALIVE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from tolva_gui.app import create
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
    """Return all objects of Qt's that Python knows, but for the application."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and Shiboken.isValid(thing) and not isinstance(thing, QGuiApplication)
    ]


@pytest.mark.parametrize("form", FORMS)
def test_a_closed_window_leaves_no_object_for_the_garbage_collector(open_window: Open, form: str) -> None:
    before = living()
    window = open_window(keep=True)
    window.sit(new_host(form))
    window.settle()
    for page in ("statistics", "history", "rules"):
        window.app.library.pages.open(page)
        window.settle()
    app = window.app
    app.close()
    after = [thing for thing in living() if not any(thing is one for one in before)]
    assert after == []
    app.close()  # a second time does nothing


@pytest.mark.parametrize("kept", [True, False])
def test_a_window_that_somebody_keeps_ends_without_a_word(tmp_path: Path, kept: bool) -> None:
    code = KEPT_ALIVE if kept else KEPT_ALIVE.replace("sys.kept = table", "del table")
    variables = {**os.environ, "TOLVA_HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")


ALL_AT_ONCE = """
import sys
from PySide6.QtCore import QByteArray, QMetaObject, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from tolva_gui import paths
application = QGuiApplication([])
engine = QQmlApplicationEngine()
engine.addImportPath(str(paths.resources() / "qml"))
engine.loadData(QByteArray(f'''
import QtQuick
import "{QUrl.fromLocalFile(str(paths.resources() / "qml" / "Tolva" / "Controls")).toString()}"
Window {{
    visible: true
    Item {{ id: card }}
    NumberAnimation {{ id: last; target: card; property: "x"; to: 50; duration: 5000; running: true }}
    NumberAnimation {{ id: other; target: card; property: "y"; to: 50; duration: 5000 }}
    SequentialAnimation {{
        id: next
        {sys.argv[1]} {{ duration: 100 }}
        NumberAnimation {{ target: card; property: "z"; to: 20; duration: 20 }}
    }}
    function end() {{ last.stop(); }}
    function begin() {{ next.start(); }}
    function tryOther() {{ other.start(); other.stop(); }}
}}
'''.encode()))
(window,) = engine.rootObjects()
def at_once():
    QMetaObject.invokeMethod(window, "end", Qt.ConnectionType.DirectConnection)
    QMetaObject.invokeMethod(window, "begin", Qt.ConnectionType.QueuedConnection)
    QMetaObject.invokeMethod(window, "tryOther", Qt.ConnectionType.DirectConnection)
QTimer.singleShot(100, at_once)
QTimer.singleShot(500, application.quit)
application.exec()
"""
QT_SAYS = "QUnifiedTimer::stopAnimationDriver: driver is not running"


@pytest.mark.parametrize(("pause", "said"), [("PauseAnimation", [QT_SAYS]), ("Wait", [])])
def test_a_pause_of_ours_does_not_stop_the_clock_of_the_others(pause: str, said: list[str]) -> None:
    """Qt’s: QUnifiedTimer::stopTimer expects a clock that the pause of the next animation has stopped before."""
    run = subprocess.run(
        [sys.executable, "-c", ALL_AT_ONCE, pause], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr.splitlines()) == (0, said)


def test_no_animation_has_the_pause_of_qt() -> None:
    files = sorted((paths.resources() / "qml").rglob("*.qml"))
    assert files
    assert [path.name for path in files if "PauseAnimation {" in path.read_text(encoding="utf-8")] == []
