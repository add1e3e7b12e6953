"""The test bench itself: what it must notice and refuse."""

import os
import random
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

WARNS = """
import pytest
from PySide6.QtCore import qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine

def test_qt_warning():
    qWarning("from C++")

def test_console_warning(qtbot):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(b"import QtQml; QtObject { Component.onCompleted: console.warn('said') }", "")
    assert component.create() is not None

def test_qml_error(qtbot):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(b"import QtQml; QtObject { property int x: missing.y }", "")
    assert component.create() is not None

@pytest.fixture
def window():
    yield
    qWarning("while leaving")

def test_parting_words(window):
    pass
"""


def test_every_qt_or_qml_warning_fails_its_test(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    (tmp_path / "test_warns.py").write_text(WARNS, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    settings = ["-c", str(pytestconfig.inipath), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *settings, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    closing = done.stdout.splitlines()[-1]
    assert "3 failed" in closing, done.stdout
    assert "1 error" in closing, done.stdout


def test_there_is_no_network() -> None:
    with socket.socket() as connection, pytest.raises(RuntimeError, match="network"):
        connection.connect(("127.0.0.1", 9))


def test_the_user_has_a_new_folder() -> None:
    assert "home-" in os.environ["TOLVA_HOME"]
    assert not Path(os.environ["TOLVA_HOME"]).exists()


@pytest.mark.parametrize("_time", [1, 2])
def test_chance_repeats_itself(_time: int) -> None:
    assert random.random() == random.Random(12).random()
