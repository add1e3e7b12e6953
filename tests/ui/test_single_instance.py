"""A second start brings the first window forward and hands over what it should open."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tests.table.games import played
from tests.ui.conftest import Open
from tolva_gui import paths
from tolva_gui.engine import replay
from tolva_gui.records.text import dump
from tolva_gui.ui.app import data_lock, single_instance
from tolva_gui.ui.app.single_instance import Answer, InstanceServer, address


@pytest.fixture
def door(qapp: object) -> Iterator[InstanceServer]:
    paths.runtime_dir().mkdir(parents=True)
    door = InstanceServer(address(paths.runtime_dir()))
    yield door
    door.close()


def test_a_second_start_opens_its_file_in_the_first_window(
    open_window: Open, door: InstanceServer, tmp_path: Path
) -> None:
    window = open_window()
    lock = data_lock.take(paths.data_dir(), 0)
    calls: list[None] = []
    door.called.connect(lambda: calls.append(None))
    door.brought.connect(window.app.models.records.open)
    saved = tmp_path / "kväll.tolva"
    saved.write_text(dump(played("tolva-4", deals=2).record()), encoding="utf-8")
    command = [sys.executable, "-m", "tolva_gui", "play", "--offscreen", str(saved)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as second:
        window.wait(lambda: second.poll() is not None)
        assert second.stderr is not None
        assert (second.returncode, second.stderr.read()) == (0, b"")
    assert lock is not None
    lock.release()
    assert calls == [None]
    assert window.app.pages.property("page") == "review"


def test_a_second_start_waits_until_the_first_listens(qapp: object, tmp_path: Path) -> None:
    paths.runtime_dir().mkdir(parents=True)
    where = address(paths.runtime_dir())
    brought: list[QUrl] = []
    code = "import sys; from pathlib import Path; from tolva_gui.ui.app.single_instance import call; "
    code += "print('started', flush=True); print(call(sys.argv[1], Path('/tmp/x.tolva')).name)"
    command = [sys.executable, "-c", code, str(where)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout is not None
        assert second.stdout.readline() == "started\n"
        door = InstanceServer(where)  # the second has begun to call by now, or does soon
        door.brought.connect(brought.append)
        while second.poll() is None:
            QCoreApplication.processEvents()
        assert second.stdout.read() == "HEARD\n"
        door.close()
    assert brought == [QUrl.fromLocalFile("/tmp/x.tolva")]


@pytest.mark.parametrize(
    ("there", "answer"),
    [
        ({"DISPLAY": ":1"}, Answer.ELSEWHERE),
        ({"WAYLAND_DISPLAY": "wayland-1"}, Answer.ELSEWHERE),
        ({"DISPLAY": ":0.0"}, Answer.HEARD),
        ({"DISPLAY": ":1", "WAYLAND_DISPLAY": "wayland-0"}, Answer.HEARD),
        ({}, Answer.HEARD),
    ],
)
def test_a_start_on_another_screen_is_not_swallowed(
    door: InstanceServer, monkeypatch: pytest.MonkeyPatch, there: dict[str, str], answer: Answer
) -> None:
    called: list[None] = []
    door.called.connect(lambda: called.append(None))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    code = (
        "import sys; from tolva_gui.ui.app.single_instance import call; print(call(sys.argv[1], None).name)"
    )
    command = [sys.executable, "-c", code, str(address(paths.runtime_dir()))]
    without = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**without, **there}) as second:
        while second.poll() is None:
            QCoreApplication.processEvents()
        assert second.stdout is not None
        assert second.stdout.read() == f"{answer.name}\n"
    assert bool(called) == (answer is Answer.HEARD)


@pytest.mark.qt_log_ignore("does not support raise")  # no screen, no front
def test_a_window_that_comes_forward_is_small_no_longer(open_window: Open) -> None:
    window = open_window().app.window
    window.showMinimized()
    single_instance.come_forward(window)
    assert window.visibility() == QWindow.Visibility.Windowed
    window.showMaximized()
    single_instance.come_forward(window)
    assert window.visibility() == QWindow.Visibility.Maximized


NO_REQUESTS = (
    b"\n",
    b"[1]\n",
    b'{"file":1,"token":"","screens":[]}\n',
    b'{"file":"","token":""}\n',
    b'{"file":"","token":"","screens":[1]}\n',
    b'{"file":"","token":"a\\u0000b","screens":[]}\n',
    b'{"file":"","token":"\\ud800","screens":[]}\n',
    b'{"file":"a\\u0000b","token":"","screens":[]}\n',
    b"\xff\n",
    b"[" * 70_000,
)


@pytest.mark.parametrize("said", NO_REQUESTS)
def test_what_is_no_request_is_not_answered(door: InstanceServer, said: bytes, qtbot: QtBot) -> None:
    heard: list[object] = []
    door.called.connect(lambda: heard.append(None))
    socket = QLocalSocket()
    socket.connectToServer(address(paths.runtime_dir()) or "")
    assert socket.waitForConnected(1000)
    socket.write(said)
    socket.flush()
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert socket.readAll().data() == b""
    assert heard == []


def test_a_request_in_two_pieces_is_one(door: InstanceServer, qtbot: QtBot) -> None:
    files: list[QUrl] = []
    door.brought.connect(files.append)
    socket = QLocalSocket()
    socket.connectToServer(address(paths.runtime_dir()) or "")
    assert socket.waitForConnected(1000)
    wish = json.dumps({"file": "/tmp/x.tolva", "token": "", "screens": []}).encode() + b"\n"
    for part in (wish[:9], wish[9:]):
        assert files == []
        socket.write(part)
        socket.flush()
        qtbot.wait(1)
    qtbot.waitUntil(lambda: files == [QUrl.fromLocalFile("/tmp/x.tolva")])


def test_nobody_answers_where_no_window_is(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 100)
    assert single_instance.call(address(paths.runtime_dir()), None) is Answer.NONE


NEEDS_SOCKET_FILES = pytest.mark.skipif(os.name != "posix", reason="elsewhere a socket has no path")


@pytest.fixture
def long_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder whose path is too long for a socket, with a short folder for temporary files."""
    with tempfile.TemporaryDirectory(prefix="t") as short:
        monkeypatch.setattr(tempfile, "tempdir", short)
        yield tmp_path / ("x" * 200)


@NEEDS_SOCKET_FILES
def test_long_folder_gets_a_short_address(qapp: object, long_folder: Path) -> None:
    where = address(long_folder)
    assert where is not None
    assert len(where) <= single_instance.LONGEST_PATH
    assert where != address(long_folder / "y")
    assert Path(where).parent.stat().st_mode & 0o777 == 0o700
    door = InstanceServer(where)
    assert Path(where).exists()
    door.close()


@NEEDS_SOCKET_FILES
@pytest.mark.parametrize("mode", [0o777, 0o750, 0o1777])
def test_no_socket_in_a_folder_that_others_may_enter(qapp: object, long_folder: Path, mode: int) -> None:
    own = Path(tempfile.gettempdir(), f"tolva-{os.getuid()}")
    own.mkdir()
    own.chmod(mode)
    assert address(long_folder) is None
    InstanceServer(None).close()
    assert single_instance.call(None, None) is Answer.NONE
    assert list(own.iterdir()) == []


@NEEDS_SOCKET_FILES
def test_no_socket_in_a_folder_of_somebody_else(long_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    user = os.getuid()
    own = Path(tempfile.gettempdir(), f"tolva-{user}")
    own.symlink_to(tempfile.mkdtemp(), target_is_directory=True)
    assert address(long_folder) is None  # a link that may lead anywhere
    own.unlink()
    own.mkdir(mode=0o700)
    monkeypatch.setattr(os, "getuid", lambda: user)
    assert address(long_folder) is not None
    Path(tempfile.gettempdir(), f"tolva-{user + 1}").mkdir(mode=0o700)
    monkeypatch.setattr(os, "getuid", lambda: user + 1)
    assert address(long_folder) is None


@NEEDS_SOCKET_FILES
def test_a_window_that_cannot_listen_says_so(
    qapp: object, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    InstanceServer(str(tmp_path / "nowhere" / "tolva.socket")).close()
    assert "no later start" in caplog.text


@NEEDS_SOCKET_FILES
@pytest.mark.parametrize("come", ["handed over", "dropped", "replayed"])
def test_a_pipe_is_refused_and_nobody_waits_for_it(
    open_window: Open, door: InstanceServer, tmp_path: Path, come: str
) -> None:
    pipe = tmp_path / "pipe.tolva"
    os.mkfifo(pipe)
    if come == "replayed":
        with pytest.raises(OSError, match="not a regular file"):
            replay.read(pipe)
        return
    app = open_window().app
    records = app.models.records
    if come == "dropped":
        records.open(QUrl.fromLocalFile(str(pipe)))
    else:
        door.brought.connect(records.open)
        door.brought.emit(QUrl.fromLocalFile(str(pipe)))
    assert app.notices.current_texts() == [f"The file {pipe} cannot be read."]
