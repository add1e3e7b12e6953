"""The window opens where it was left, and on a small screen everything needed to play lies inside it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import AF_UNIX, socket

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QThread

from tests.cases import cases
from tests.ui.conftest import Open, Window
from tests.ui.forms import new_host
from tests.ui.layout import everything_has_its_place
from tolva_gui import paths
from tolva_gui.ui.app.single_instance import Answer, address, call
from tolva_gui.ui.app.window_place import fitted

FRAME = 2
"""Pixels by which the frame moves a window where there is no screen."""
SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 200, 1280, 1024)]


def opened(open_window: Open, kept: object = None) -> Window:
    """Return a window opened as the program opens it, with that place in its file."""
    if kept is not None:
        paths.state_dir().mkdir(parents=True)
        (paths.state_dir() / "window.json").write_text(json.dumps({"window": kept}), encoding="utf-8")
    window = open_window()
    window.app.place.restore()
    window.app.place.follow()
    return window


def place(window: Window) -> QRect:
    return QRect(window.app.window.geometry())


def test_the_window_comes_back_where_it_was(open_window: Open) -> None:
    """Full screen keeps the place from before."""
    window = opened(open_window)
    window.app.window.setGeometry(20, 30, 700, 500)
    window.wait(lambda: window.app.place.shape.window == (20, 30, 700, 500))
    assert place(opened(open_window)) == QRect(20, 30, 700, 500)
    window.app.window.showMaximized()
    window.wait(lambda: window.app.place.shape.maximized)
    assert window.app.place.shape.window == (20, 30, 700, 500)


@cases(
    "kept",
    [[5000, 5000, 1000, 700], [1, 2, 3], [1, 2, 3, "4"], "here", [10**9, 0, 900, 600]],
    usual=["[5000, 5000, 1000, 700]", "here"],
)
def test_a_place_that_is_not_there_is_left_out(open_window: Open, kept: object) -> None:
    window = opened(open_window, kept)
    assert place(window).topLeft().x() < 1000
    screen = window.app.window.screen().availableGeometry()
    assert screen.contains(QRect(QPoint(0, 0), window.app.window.size()))


def test_a_window_larger_than_the_screen_is_fitted_into_it(open_window: Open) -> None:
    window = opened(open_window, [60, 60, 1800, 1000])
    screen = window.app.window.screen().availableGeometry()
    assert screen.adjusted(0, 0, FRAME, FRAME).contains(place(window))
    least = window.app.window.minimumSize()
    assert least.boundedTo(QSize(640, 400)) == least, "it may be as small as any screen"


@pytest.mark.parametrize(
    ("kept", "there"),
    [
        (QRect(0, 0, 1280, 800), QRect(0, 0, 1280, 800)),
        (QRect(60, 60, 2000, 1200), QRect(0, 54, 1920, 1026)),
        (QRect(-900, -20, 1000, 700), QRect(0, 54, 1000, 700)),
        (QRect(100, 1060, 1280, 800), QRect(100, 280, 1280, 800)),
        (QRect(1800, 300, 600, 700), QRect(1800, 300, 600, 700)),
        (QRect(2900, 300, 1280, 800), QRect(1920, 300, 1280, 800)),
        (QRect(4000, 300, 1280, 800), None),
        (QRect(-1280, 0, 1280, 800), None),
    ],
)
def test_a_place_is_fitted_into_the_screen_that_has_most_of_it(kept: QRect, there: QRect | None) -> None:
    assert fitted(kept, SCREENS) == there


SMALL_SCREENS = {
    "800×480": (800, 480),
    "1920×1080 at 200 %": (960, 540),
    "1024×600 with panels": (1024, 552),
    "1366×768 at 125 %": (1092, 614),
}


@pytest.mark.parametrize("form", ["tolva-4", "plump", "bondtolva-6"])
@pytest.mark.parametrize("size", SMALL_SCREENS.values(), ids=SMALL_SCREENS)
def test_the_whole_table_is_inside(window: Window, size: tuple[int, int], form: str) -> None:
    window.sit(new_host(form), size=size, drawn=True)
    assert window.app.window.size() == QSize(*size), "no least size keeps the window larger"
    everything_has_its_place(window)


@pytest.fixture
def without_opengl() -> Iterator[dict[str, str]]:
    """Yield the environment of programs on a screen without OpenGL."""
    if shutil.which("Xvfb") is None:
        pytest.skip("there is no Xvfb, as on all but Linux")
    screen, number = os.pipe()
    command = ["Xvfb", "-displayfd", str(number), "-screen", "0", "1280x800x24"]
    with subprocess.Popen(command, pass_fds=[number], stderr=subprocess.DEVNULL) as server:
        display = os.read(screen, 20).decode().strip()
        names = [name for name in os.environ if not name.startswith(("QT_", "WAYLAND"))]
        without = {name: os.environ[name] for name in names}
        yield {**without, "DISPLAY": f":{display}", "QT_XCB_GL_INTEGRATION": "none"}
        server.terminate()
    os.close(screen)
    os.close(number)


@contextmanager
def started(environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program, and wait until it has started again, drawing in software, or has ended."""
    command = [sys.executable, "-m", "tolva_gui", "play"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as window:
        settings = Path(f"/proc/{window.pid}/environ")
        try:
            while window.poll() is None and b"QT_QUICK_BACKEND=software" not in settings.read_bytes():
                QThread.msleep(20)
            yield window
        finally:
            window.kill()


def answers(window: subprocess.Popen[bytes]) -> bool:
    """Return whether a later start reaches the window, which listens once it is shown; each try waits for it."""
    where = address(paths.runtime_dir())
    return any(call(where, None) is Answer.HEARD for _ in range(20) if window.poll() is None)


def test_without_opengl_every_window_is_drawn_in_software(
    qapp: object, without_opengl: dict[str, str]
) -> None:
    """The table, and the window of a second start that cannot reach it."""
    with started(without_opengl) as window:
        assert answers(window)
        Path(str(address(paths.runtime_dir()))).unlink()
        with started(without_opengl) as second:
            assert second.returncode is None


def test_silent_session_bus_holds_up_no_window(
    qapp: object, without_opengl: dict[str, str], tmp_path: Path
) -> None:
    """Qt asks the bus for screen readers as soon as a window is made, and would wait for ever."""
    with socket(AF_UNIX) as bus:
        bus.bind(str(tmp_path / "bus"))
        bus.listen()
        silent = {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path / 'bus'}", "QT_QUICK_BACKEND": "software"}
        with started({**without_opengl, **silent}) as window:
            assert answers(window)
