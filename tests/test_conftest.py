"""The test setup: faults that it must notice and calls that it must refuse."""

import os
import random
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import pytest_collection_modifyitems

WARNS = """
import pytest
from PySide6.QtCore import qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine

pytestmark = pytest.mark.rule("Q1")

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

MARKS = """
import pytest

@pytest.mark.rule("T9")
def test_one():
    pass

@pytest.mark.rule("T1", "B1")
def test_two():
    pass

def test_three():
    pass
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> str:
    """Return pytest's output for both files and three rules: starting it takes longer than its tests."""
    folder = tmp_path_factory.mktemp("tests")
    (folder / "test_warns.py").write_text(WARNS, encoding="utf-8")
    (folder / "test_marks.py").write_text(MARKS, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("conftest.py"), folder)
    settings = ["-c", str(pytestconfig.inipath), "--rootdir", str(folder), "-p", "no:cacheprovider"]
    rules = ["--rule", "t9", "--rule", "B1", "--rule", "Q1"]
    command = [sys.executable, "-m", "pytest", "-v", *settings, str(folder), *rules]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_every_qt_or_qml_warning_fails_its_test(said: str) -> None:
    for name in ("test_qt_warning", "test_console_warning", "test_qml_error"):
        assert f"::{name} FAILED" in said, said
    assert "::test_parting_words ERROR" in said, said


def test_the_tests_of_a_rule_can_be_asked_for(said: str) -> None:
    """`--rule` selects by mark, in upper or lower case."""
    assert "::test_one PASSED" in said, said
    assert "::test_two PASSED" in said, said
    assert "::test_three" not in said, said
    assert "1 deselected" in said, said


def test_a_rule_without_a_test_is_an_error(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request.config.option, "rule", ["T99"])
    with pytest.raises(pytest.UsageError, match="no test shows the rule T99"):
        pytest_collection_modifyitems(request.config, [request.node])


def test_there_is_no_network() -> None:
    with socket.socket() as connection, pytest.raises(RuntimeError, match="network"):
        connection.connect(("192.0.2.1", 9))  # an address for documentation


def test_the_user_has_a_new_folder() -> None:
    assert "home-" in os.environ["TOLVA_HOME"]
    assert not Path(os.environ["TOLVA_HOME"]).exists()


@pytest.mark.parametrize("_time", [1, 2])
def test_chance_repeats_itself(_time: int) -> None:
    assert random.random() == random.Random(12).random()
