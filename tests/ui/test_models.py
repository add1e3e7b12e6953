"""The models fit together by type, and each page opens alone, from its own."""

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from tests.ui.conftest import WON, Open, Window, table
from tests.ui.page_list import OVERLAID
from tolva_gui import app as program
from tolva_gui import paths
from tolva_gui.table.host import Host
from tolva_gui.ui.about.view_model import About
from tolva_gui.ui.app.engine import Engine
from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.models import MODELS, Late, own_name
from tolva_gui.ui.page_files import FILES, NAMED, STACKED, WINDOW
from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.settings.view_model import Settings

KINDS = {name: made.kind() for name, made in MODELS.items()}
QML = {path.stem: path.read_text(encoding="utf-8") for path in (paths.resources() / "qml").rglob("*.qml")}
"""The QML files by the names of their types."""
CALL = re.compile(r'late\("([\w.]+)"')
ASIDE = re.compile(r'//.*|^import .*|"(?:\\.|[^"\\])*"', re.M)


def needs(name: str) -> dict[str, Any]:
    """Return the types of what a model is made from, by name."""
    given = inspect.signature(KINDS[name], eval_str=True).parameters.values()
    return {each.name: each.annotation for each in given}


@pytest.mark.parametrize("name", MODELS)
def test_a_model_is_made_from_models_of_the_right_types(name: str) -> None:
    assert not MODELS[name].on_language or hasattr(KINDS[name], MODELS[name].on_language)
    for needed, hint in needs(name).items():
        assert needed not in MODELS or hint == KINDS[needed], needed


def test_what_is_not_a_model_is_a_service_of_that_type(open_window: Open) -> None:
    models = open_window().app.models
    for name in MODELS:
        for needed, hint in needs(name).items():
            if needed not in MODELS and hint is not Late:
                assert isinstance(models.find(needed), hint), (name, needed)


def test_what_is_called_late_exists() -> None:
    modules = [program, *map(inspect.getmodule, KINDS.values())]
    called = {what for each in modules if each for what in CALL.findall(inspect.getsource(each))}
    called |= {what for page in FILES.values() for what in page.opened}
    assert "review.look_at" in called
    for what in called:
        model, _, method = what.partition(".")
        assert not method or hasattr(KINDS[model], method), what


@pytest.mark.parametrize("name", MODELS)
def test_no_model_needs_itself_to_be_made(name: str) -> None:
    waiting, seen = [name], set[str]()
    while waiting:
        for needed in needs(waiting.pop()).keys() & MODELS.keys():
            assert needed != name
            if needed not in seen:
                seen.add(needed)
                waiting.append(needed)


def named_from(file: str) -> set[str]:
    """Return the types that a QML file names, and those that they name."""
    found, waiting = set[str](), [Path(file).stem]
    while waiting:
        named = set(re.findall(r"\b[A-Z]\w+", ASIDE.sub("", QML[waiting.pop()]))) - found
        found |= named
        waiting += named & QML.keys()
    return found


@pytest.mark.parametrize("page", FILES)
def test_old_qt_knows_the_types_of_every_model_a_page_names(page: str) -> None:
    """Before 6.11 Qt reads all these files with the page: the first page stayed empty."""
    types = {name: KINDS[name].__name__ for name in MODELS}
    early = [*FILES[page].models, *WINDOW, *(name for part in NAMED for name in FILES[part].models)]
    known = {types[name] for name in map(own_name, early) if name in types}
    assert named_from(FILES[page].file) & set(types.values()) <= known


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
    page = alone("Tolva.About.AboutPage", {"about": About(Mock(), Mock(games=["tolva-4", "plump"]), Mock())})
    sources = page.findChild(QObject, "aboutSources")
    assert sources is not None
    assert len(sources.property("model")) == 2


def margin(window: Window, host: Host) -> QImage:
    """Return the margin around a large page over that table."""
    window.sit(host)
    window.app.pages.open("history")
    window.bot.wait(60)
    picture = window.app.window.grabWindow()
    window.app.pages.clear()
    return picture.copy(0, 0, picture.width(), 12)


def test_beside_a_large_page_nothing_of_the_table_is_seen(window: Window) -> None:
    assert margin(window, table(0)) == margin(window, table(0, WON))


def test_list_of_pages_is_complete() -> None:
    """Many tests go through the pages of this list."""
    assert set(STACKED) == set(OVERLAID)
