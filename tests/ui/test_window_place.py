"""The window opens where it was left, if that screen still exists."""

import json

import pytest
from PySide6.QtCore import QPoint, QRect

from tests.cases import cases
from tests.ui.conftest import Open, Window
from tolva_gui import paths
from tolva_gui.ui.app.window_place import fitted

FRAME = 2
"""Pixels by which the frame moves a window where there is no screen."""
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
    first.app.window.setGeometry(20, 30, 700, 500)
    first.wait(lambda: first.app.place.state.window == (20, 30, 700, 500))
    assert place(opened(open_window)) == QRect(20, 30, 700, 500)


def test_full_screen_keeps_the_place_from_before(open_window: Open) -> None:
    window = opened(open_window)
    window.app.window.setGeometry(20, 30, 700, 500)
    window.wait(lambda: window.app.place.state.window == (20, 30, 700, 500))
    window.app.window.showMaximized()
    window.wait(lambda: window.app.place.state.maximized)
    assert window.app.place.state.window == (20, 30, 700, 500)


@cases(
    "kept",
    [[5000, 5000, 1000, 700], [1, 2, 3], [1, 2, 3, "4"], "here", [10**9, 0, 900, 600]],
    usual=["[5000, 5000, 1000, 700]", "here"],
)
def test_a_place_that_is_not_there_is_left_out(open_window: Open, kept: object) -> None:
    folder = paths.state_dir()
    folder.mkdir(parents=True)
    (folder / "window.json").write_text(json.dumps({"window": kept}), encoding="utf-8")
    window = opened(open_window)
    assert place(window).topLeft().x() < 1000
    screen = window.app.window.screen().availableGeometry()
    assert screen.contains(QRect(QPoint(0, 0), window.app.window.size()))


def test_a_window_larger_than_the_screen_is_fitted_into_it(open_window: Open) -> None:
    paths.state_dir().mkdir(parents=True)
    (paths.state_dir() / "window.json").write_text('{"window": [60, 60, 1800, 1000]}', encoding="utf-8")
    window = opened(open_window)
    screen = window.app.window.screen().availableGeometry()
    assert screen.adjusted(0, 0, FRAME, FRAME).contains(place(window))


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
