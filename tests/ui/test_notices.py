"""Notices outside the game: news disappears on its own, troubles stay."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window, table, where
from tolva_gui.ui import notices
from tolva_gui.ui.notices import READING_MS, Notices

TIDING, TROUBLE = "undone", "settings damaged"


def told(open_window: Open, *keys: str, time: int = 30) -> Window:
    """Return a table with these notices, with almost no time to read them."""
    window = open_window(BlockedPlayer).sit(table(3, "play S6"))
    for key in keys:
        window.app.notices.add(key)
    window.item("notice").setProperty("time", time)
    return window


def left(window: Window) -> int:
    return len(window.notices())


def test_tidings_go_by_themselves(open_window: Open) -> None:
    window = told(open_window, TIDING, "record copied")
    window.wait(lambda: left(window) == 0)
    assert window.find("notice") is None


def test_there_is_time_to_read_them(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.app.notices.add(TIDING)
    assert READING_MS == 5000
    assert window.item("notice").property("time") == notices.READING_MS
    assert window.find("dismiss") is None, "nothing has to be decided"


@cases("size", [(900, 600), (1280, 800)], usual=["900x600"])
def test_a_notice_covers_nothing_outside_the_table(size: tuple[int, int], window: Window) -> None:
    window.app.window.resize(*size)
    window.item("lobby")
    window.app.notices.add("put aside")
    window.app.notices.add("settings damaged", "settings.json.damaged-1")
    for _ in range(2):
        notice = where(window.item("notice"))
        assert not where(window.item("lobby")).intersects(notice)
        assert where(window.item("gameSearch")).bottom() < notice.top()
        window.app.notices.dismiss()
    assert left(window) == 0


def test_a_notice_makes_way_for_the_open_menu(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.app.notices.add("put aside")
    window.item("notice")
    window.press("menu", "newGame")
    window.item("lobby")
    window.item("notice")


@cases("keys", [(TROUBLE,), (TIDING, TROUBLE)], usual=["('undone', 'settings damaged')"])
def test_trouble_stays_until_it_is_dismissed(open_window: Open, keys: tuple[str, ...]) -> None:
    window = told(open_window, *keys)
    window.wait(lambda: left(window) == 1)
    window.bot.wait(100)
    assert left(window) == 1
    window.press("dismiss")
    assert left(window) == 0


def test_a_tiding_stays_under_the_pointer(open_window: Open) -> None:
    window = told(open_window, TIDING, time=400)
    notice = window.item("notice")
    where = notice.mapToScene(QPointF(notice.width() / 2, notice.height() / 2)).toPoint()
    QTest.mouseMove(window.app.window, where)
    window.bot.wait(600)
    assert left(window) == 1
    QTest.mouseMove(window.app.window, QPoint(where.x(), where.y() + 300))
    window.wait(lambda: left(window) == 0)


@pytest.mark.parametrize("kind", [str, Path])
def test_a_file_name_cannot_turn_or_break_a_notice(kind: type[str] | type[Path]) -> None:
    told = Notices()
    told.add("record saved", kind("a\u202egnp\n.tolva"))
    assert told.current_texts() == ["Saved as a\ufffdgnp\ufffd.tolva."]
