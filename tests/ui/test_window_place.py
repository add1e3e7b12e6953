"""The window opens where it was left, if that screen still exists."""

import json

import pytest
from PySide6.QtCore import QRect, QSize

from tests.thinned import thinned
from tests.ui.conftest import Open, Window
from tolva_gui import paths
from tolva_gui.ui.app.window_place import on_a_screen

SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 200, 1280, 1024)]


def opened(open_window: Open) -> Window:
    """Return a window opened as the program opens it."""
    window = open_window()
    window.app.place.restore()
    window.app.place.follow()
    return window


def place(window: Window) -> QRect:
    return QRect(window.app.window.geometry())


def test_the_window_comes_back_where_it_was(open_window: Open) -> None:
    first = opened(open_window)
    first.app.window.setGeometry(20, 30, 1000, 700)
    first.wait(lambda: first.app.place.state.window == (20, 30, 1000, 700))
    assert place(opened(open_window)) == QRect(20, 30, 1000, 700)


def test_full_screen_keeps_the_place_from_before(open_window: Open) -> None:
    window = opened(open_window)
    window.app.window.setGeometry(20, 30, 1000, 700)
    window.wait(lambda: window.app.place.state.window == (20, 30, 1000, 700))
    window.app.window.showMaximized()
    window.wait(lambda: window.app.place.state.maximized)
    assert window.app.place.state.window == (20, 30, 1000, 700)


@thinned("kept", [[5000, 5000, 1000, 700], [1, 2, 3], [1, 2, 3, "4"], "here", [10**9, 0, 900, 600]], every=3)
def test_a_place_that_is_not_there_is_left_out(open_window: Open, kept: object) -> None:
    folder = paths.state_dir()
    folder.mkdir(parents=True)
    (folder / "window.json").write_text(json.dumps({"window": kept}), encoding="utf-8")
    window = opened(open_window)
    assert place(window).topLeft().x() < 1000
    assert window.app.window.size().expandedTo(QSize(900, 600)) == window.app.window.size()


@pytest.mark.parametrize(
    ("kept", "seen"),
    [
        (QRect(0, 0, 1280, 800), True),
        (QRect(1900, 300, 1280, 800), True),
        (QRect(-1250, 0, 1280, 800), False),
        (QRect(100, 1060, 1280, 800), False),
        (QRect(4000, 300, 1280, 800), False),
    ],
)
def test_only_a_screen_that_exists_will_do(kept: QRect, seen: bool) -> None:
    assert on_a_screen(kept, SCREENS) is seen
