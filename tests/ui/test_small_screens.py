"""On a small screen, or a large one at 200 %, everything that is needed to play lies inside the window."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, QThread

from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.forms import new_host
from tolva_gui import paths
from tolva_gui.ui.app.single_instance import Answer, address, call

NEEDED = ("SeatBadge", "CallBar", "NumberPanel", "BidPanel", "TableButtons", "UndoButtons")
SLACK = 3
"""Pixels that a turned card of a fan may reach over the edge."""
SCREENS = {
    "800×480": (800, 480),
    "1920×1080 at 200 %": (960, 540),
    "1024×600 with panels": (1024, 552),
    "1366×768 at 125 %": (1092, 614),
}


def outside(window: Window) -> list[str]:
    """Return what reaches out of the window: hand, plates, prompts and buttons."""
    room = QRectF(window.app.window.contentItem().boundingRect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    needed = [card for card in window.cards() if card.isVisible()]
    assert needed, "there is a hand"
    for kind in NEEDED:
        needed += [item for item in window.of_kind(kind) if item.width() > 0]
    rects = [(item, item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))) for item in needed]
    return [f"{item.metaObject().className()} {rect}" for item, rect in rects if not room.contains(rect)]


@pytest.mark.parametrize("form", ["tolva-4", "plump", "bondtolva-6"])
@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_whole_table_is_inside(open_window: Open, size: tuple[int, int], form: str) -> None:
    window = open_window(BlockedPlayer)
    window.sit(new_host(form), size=size)
    window.settle()
    assert window.app.window.size() == QSize(*size), "no least size keeps the window larger"
    assert outside(window) == []


def test_the_window_may_be_as_small_as_any_screen(open_window: Open) -> None:
    least = open_window().app.window.minimumSize()
    assert least.boundedTo(QSize(640, 400)) == least


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb, as on all but Linux")
def test_without_opengl_the_window_is_drawn_in_software(qapp: object) -> None:
    screen, number = os.pipe()
    command = ["Xvfb", "-displayfd", str(number), "-screen", "0", "1280x800x24"]
    with subprocess.Popen(command, pass_fds=[number], stderr=subprocess.DEVNULL) as server:
        display = os.read(screen, 20).decode().strip()
        without = {
            name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND"))
        }
        environment = {**without, "DISPLAY": f":{display}", "QT_XCB_GL_INTEGRATION": "none"}
        start = [sys.executable, "-m", "tolva_gui", "play"]
        with subprocess.Popen(start, env=environment, stderr=subprocess.DEVNULL) as window:
            settings = Path(f"/proc/{window.pid}/environ")
            while window.poll() is None and b"QT_QUICK_BACKEND=software" not in settings.read_bytes():
                QThread.msleep(20)
            answered = Answer.NONE
            while window.poll() is None and answered is Answer.NONE:
                answered = call(address(paths.runtime_dir()), None)
            window.kill()
        server.terminate()
    assert answered is Answer.HEARD
    os.close(screen)
    os.close(number)
