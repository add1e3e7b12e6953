"""Pages: each opens alone, from its own models, and hides the table beneath."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Window, table
from tests.ui.page_list import OVERLAID
from tolva_gui import paths
from tolva_gui.table.host import Host
from tolva_gui.ui.about.view_model import About
from tolva_gui.ui.app.engine import Engine
from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.page_files import STACKED
from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.settings.view_model import Settings

Alone = Callable[[str, dict[str, QObject]], QQuickItem]


@pytest.fixture
def alone(qtbot: QtBot) -> Iterator[Alone]:
    """Return a function that opens a page in a window of its own."""
    use_fonts(paths.resources() / "fonts")
    engine = Engine(paths.resources() / "qml")
    pictures = Pictures(paths.resources())
    engine.addImageProvider("pictures", pictures)
    settings = Settings(paths.config_dir() / "settings.json")
    theme = engine.singletonInstance("Tolva", "Theme")
    assert isinstance(theme, QObject)
    theme.setProperty("settings", settings)
    window = QQuickWindow()
    held: list[QObject] = [settings]

    def opened(name: str, models: dict[str, QObject]) -> QQuickItem:
        held.extend(models.values())
        module, _, kind = name.rpartition(".")
        page = engine.make(module, kind, {"parent": window.contentItem(), **models})
        assert isinstance(page, QQuickItem)
        return page

    yield opened
    engine.take_down()
    window.deleteLater()
    engine.close()


def test_about_opens_alone(alone: Alone) -> None:
    page = alone("Tolva.About.AboutPage", {"about": About(True, ["tolva-4", "plump"], {}, Path())})
    sources = page.findChild(QObject, "aboutSources")
    assert sources is not None
    assert len(sources.property("model")) == 2


def test_a_notice_opens_alone(alone: Alone) -> None:
    notices = Notices()
    notices.add("noted")
    notice = alone("Tolva.App.Notice", {"notices": notices})
    shown = [text.property("text") for text in notice.findChildren(QQuickItem)]
    assert notices.current_texts()[0] in shown


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
