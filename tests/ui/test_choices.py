"""Rows of choices, read as a screen reader does: with accessibility active, on pages that are new."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.ui.conftest import Window
from tests.ui.page_list import PAGES
from tests.ui.test_accessible import name, tree

PLAYERS = "How many play?"


@pytest.fixture
def reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def rows(window: Window) -> dict[str, list[tuple[str, bool]]]:
    """Return the options of each row of choices, and whether each is checked."""
    window.settle()
    return {
        name(group): options
        for group in tree(window)
        if (
            options := [
                (name(one), bool(one.state().checked))
                for one in (group.child(no) for no in range(group.childCount()))
                if one.role() == QAccessible.Role.RadioButton
            ]
        )
    }


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("page", ["welcome", "lobby", "game-change", "settings", "statistics"])
def test_exactly_one_of_each_row_is_checked(page: str, window: Window) -> None:
    PAGES[page](window)
    found = rows(window)
    assert found
    assert {
        title: sum(checked for _, checked in options) for title, options in found.items()
    } == dict.fromkeys(found, 1)


@pytest.mark.usefixtures("reader")
def test_the_checked_one_is_the_one_in_force(window: Window) -> None:
    window.app.settings.set("text_size", 115)
    PAGES["settings"](window)
    sizes = dict(rows(window)["Text size"])
    assert [text for text, checked in sizes.items() if checked] == ["115 %"]
    window.click(window.item("choice-115"))
    assert dict(rows(window)["Text size"]) == sizes
    window.click(window.item("choice-130"))
    assert [text for text, checked in rows(window)["Text size"] if checked] == ["130 %"]


def test_a_row_is_one_tab_stop_with_arrow_keys_inside(window: Window) -> None:
    PAGES["settings"](window)
    chosen = window.item("choice-100")
    chosen.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    window.key(Qt.Key.Key_Right)
    assert focus(window) == "choice-115"
    assert window.app.settings.get("text_size") == 100
    window.key(Qt.Key.Key_Tab)
    assert not focus(window).startswith(("choice-1", "choice-9"))
    window.key(Qt.Key.Key_Backtab)
    assert focus(window) == "choice-100"
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Space)
    assert window.app.settings.get("text_size") == 115


def focus(window: Window) -> str:
    item = window.app.window.activeFocusItem()
    return item.objectName() if item is not None else ""
