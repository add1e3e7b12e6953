"""A second start brings the first window forward and hands over what it was to open."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QWindow
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tests.table.games import played
from tests.ui.conftest import Open
from tolva_gui import paths
from tolva_gui.records.text import dump
from tolva_gui.ui import data_lock, single_instance
from tolva_gui.ui.single_instance import Doorkeeper, address


@pytest.fixture
def door(qapp: object) -> Iterator[Doorkeeper]:
    paths.runtime_dir().mkdir(parents=True)
    door = Doorkeeper(address(paths.runtime_dir()))
    yield door
    door.close()


def test_a_second_start_opens_its_file_in_the_first_window(
    open_window: Open, door: Doorkeeper, tmp_path: Path
) -> None:
    window = open_window()
    lock = data_lock.take(paths.runtime_dir())
    calls: list[None] = []
    door.called.connect(lambda: calls.append(None))
    door.brought.connect(window.app.shelf.records.open)
    saved = tmp_path / "kväll.tolva"
    saved.write_text(dump(played("tolva-4", deals=2).record()), encoding="utf-8")
    command = [sys.executable, "-m", "tolva_gui", "play", "--offscreen", str(saved)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as second:
        window.wait(lambda: second.poll() is not None, 60_000)
        assert second.stderr is not None
        assert (second.returncode, second.stderr.read()) == (0, b"")
    assert lock is not None
    lock.release()
    assert calls == [None]
    assert window.app.shelf.pages.property("page") == "review"


@pytest.mark.qt_log_ignore("does not support raise")  # no screen, no front
def test_a_window_that_comes_forward_is_small_no_longer(open_window: Open) -> None:
    window = open_window().app.window
    window.showMinimized()
    single_instance.come_forward(window)
    assert window.visibility() == QWindow.Visibility.Windowed
    window.showMaximized()
    single_instance.come_forward(window)
    assert window.visibility() == QWindow.Visibility.Maximized


@pytest.mark.parametrize("said", [b"\n", b"[1]\n", b'{"file":1,"token":""}\n', b"\xff\n", b"[" * 70_000])
def test_what_is_no_request_is_not_answered(door: Doorkeeper, said: bytes, qtbot: QtBot) -> None:
    heard: list[object] = []
    door.called.connect(lambda: heard.append(None))
    socket = QLocalSocket()
    socket.connectToServer(address(paths.runtime_dir()))
    assert socket.waitForConnected(1000)
    socket.write(said)
    socket.flush()
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert socket.readAll().data() == b""
    assert heard == []


def test_a_request_in_two_pieces_is_one(door: Doorkeeper, qtbot: QtBot) -> None:
    files: list[QUrl] = []
    door.brought.connect(files.append)
    socket = QLocalSocket()
    socket.connectToServer(address(paths.runtime_dir()))
    assert socket.waitForConnected(1000)
    wish = json.dumps({"file": "/tmp/x.tolva", "token": ""}).encode() + b"\n"
    for part in (wish[:9], wish[9:]):
        assert files == []
        socket.write(part)
        socket.flush()
        qtbot.wait(1)
    qtbot.waitUntil(lambda: files == [QUrl.fromLocalFile("/tmp/x.tolva")])


def test_nobody_answers_where_no_window_is(qapp: object) -> None:
    assert not single_instance.call(address(paths.runtime_dir()), None)


def test_a_long_folder_gets_a_short_address(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 200)
    assert len(address(long)) < single_instance.LONGEST_PATH
    assert address(long) != address(long / "y")
