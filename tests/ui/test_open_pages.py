"""Pages over the table."""

from PySide6.QtGui import QImage

from tests.ui.conftest import Window, table
from tests.ui.page_list import OVERLAID
from tolva_gui.table.host import Host
from tolva_gui.ui.page_files import STACKED


def margin(window: Window, host: Host) -> QImage:
    """Return the margin around a large page over that table."""
    window.sit(host)
    window.app.pages.open("history")
    window.bot.wait(60)
    picture = window.app.window.grabWindow()
    window.app.pages.clear()
    return picture.copy(0, 0, picture.width(), 12)


def test_beside_a_large_page_nothing_of_the_table_is_seen(window: Window) -> None:
    assert margin(window, table(0)) == margin(window, table(0, "play SA, play S9, play S7, play S6"))


def test_list_of_pages_is_complete() -> None:
    """Many tests go through the pages of this list."""
    assert set(STACKED) == set(OVERLAID)
