"""Notices outside the game: news disappears on its own, troubles stay."""

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from tests.thinned import thinned
from tests.ui.conftest import Asleep, Open, Window, table
from tolva_gui.ui.notices import Notices

TIDING, TROUBLE = "undone", "settings damaged"


def told(open_window: Open, *keys: str) -> Window:
    """Return a table with these notices, with almost no time to read them."""
    window = open_window(Asleep)
    window.sit(table(3, "play S6"))
    for key in keys:
        window.app.notices.add(key)
    window.item("notice").setProperty("time", 30)
    return window


def left(window: Window) -> int:
    return len(window.app.notices.property("texts"))


def test_tidings_go_by_themselves(open_window: Open) -> None:
    window = told(open_window, TIDING, "record copied")
    window.wait(lambda: left(window) == 0)
    assert window.find("notice") is None


def test_there_is_time_to_read_them(open_window: Open) -> None:
    window = open_window(Asleep)
    window.sit(table(3, "play S6"))
    window.app.notices.add(TIDING)
    assert int(str(window.item("notice").property("time"))) > 3000


@thinned("keys", [(TROUBLE,), (TIDING, TROUBLE)], first=1)
def test_trouble_stays_until_it_is_dismissed(open_window: Open, keys: tuple[str, ...]) -> None:
    window = told(open_window, *keys)
    window.wait(lambda: left(window) == 1)
    window.bot.wait(100)
    assert left(window) == 1
    window.click(window.item("dismiss"))
    assert left(window) == 0


def test_a_tiding_stays_under_the_pointer(open_window: Open) -> None:
    window = told(open_window, TIDING)
    notice = window.item("notice")
    where = notice.mapToScene(QPointF(notice.width() / 2, notice.height() / 2)).toPoint()
    QTest.mouseMove(window.app.window, where)
    window.bot.wait(100)
    assert left(window) == 1
    QTest.mouseMove(window.app.window, QPoint(where.x(), where.y() + 300))
    window.wait(lambda: left(window) == 0)


def test_a_file_name_cannot_turn_or_break_a_notice() -> None:
    notices = Notices()
    notices.add("record saved", "a\u202egnp\n.tolva")
    assert notices.current_texts() == ["Saved as a\ufffdgnp\ufffd.tolva."]
