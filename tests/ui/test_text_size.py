"""Text of any size and face: everything can still be reached in the smallest window, and cards keep their size."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontInfo, QGuiApplication, QRawFont
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.cases import cases
from tests.gallery.scene_check import above
from tests.ui.conftest import Window, table, where
from tests.ui.page_list import PAGES
from tests.ui.test_accessible import Ear
from tests.ui.test_contrast import written
from tolva_gui import paths
from tolva_gui.ui.app.fonts import DISPLAY, TEXT, FontMissing, use_fonts

SMALLEST = (900, 600)
SIZES = (85, 160)
PIXEL = 1.5
"""Tolerance for rounding, in pixels."""


def opened(window: Window, page: str, size: int) -> None:
    window.dress(SMALLEST, text_size=size)
    PAGES[page](window)
    window.settle()


def lost(item: QQuickItem) -> bool:
    """Return whether part of the item can be neither seen nor scrolled to."""
    for around in above(item):
        if around.inherits("QQuickFlickable"):
            content = around.property("contentItem")
            sides = ("originX", "originY", "contentWidth", "contentHeight")
            inside = QRectF(*(float(around.property(name)) for name in sides))
            if inside.width() <= 0:
                inside.setWidth(around.width())
            return not grown(inside).contains(item.mapRectToItem(content, item.boundingRect()))
    return not grown(QRectF(0, 0, *SMALLEST)).contains(where(item))


def grown(area: QRectF) -> QRectF:
    return area.adjusted(-PIXEL, -PIXEL, PIXEL, PIXEL)


def scrolled(window: Window) -> list[QQuickItem]:
    """Return everything that scrolls."""
    return [item for item in window.visible() if item.inherits("QQuickFlickable")]


@cases("page, size", product(PAGES, [160, 85]), usual=["about-160"])
def test_everything_written_is_reached_without_side_scrolling(window: Window, page: str, size: int) -> None:
    opened(window, page, size)
    texts = [item for item, _ in written(window)]
    assert texts
    assert [str(item.property("text")) for item in texts if lost(item)] == []
    for flickable in scrolled(window):
        assert flickable.property("contentWidth") <= flickable.width() + PIXEL


def test_large_text_page_opens_at_its_top(window: Window) -> None:
    opened(window, "game", max(SIZES))
    assert window.item("play").hasActiveFocus()
    window.press("change")
    window.item("aids")
    (page,) = scrolled(window)
    assert page.property("contentY") == 0
    window.item("play").forceActiveFocus()
    for _ in ("close", "rules", "the last thing of the page"):
        window.key("Backtab")
    assert page.property("contentY") > 0


def test_a_sheet_that_goes_on_below_fades_out_there(window: Window) -> None:
    opened(window, "game-over", max(SIZES))
    fade, paper = window.item("goesOn"), window.item("panelPaper")
    assert fade.isVisible()
    paper.setProperty("contentY", paper.property("contentHeight") - paper.height())
    window.settle()
    assert not fade.isVisible()


def test_keys_resize_the_text_and_say_so(window: Window) -> None:
    window.sit(table(0))
    ear, sizes = Ear(window), list[int]()
    for key in "+=++-0--":
        window.key(f"Ctrl+{key}")
        sizes.append(window.app.settings.get("text_size"))
    assert sizes == [115, 130, 160, 160, 130, 100, 85, 85]
    ear.hears("85")


def test_text_grows_and_cards_do_not(window: Window) -> None:
    widths, texts = [], []
    window.sit(table(0))
    theme = window.app.engine.singletonInstance("Tolva", "Theme")
    assert theme is not None
    for size in (100, *SIZES):
        window.dress(text_size=size)
        widths.append(window.cards()[0].width())
        texts.append(float(str(theme.property("body"))))
    assert len(set(widths)) == 1
    assert [text / texts[0] for text in texts] == pytest.approx([1, *(size / 100 for size in SIZES)])


FOLDER = paths.resources() / "fonts"
FACES = sorted(FOLDER.glob("*.ttf"))
LETTERS = "åäöÅÄÖéüþðýáíóúæÞÐÝÁ–—”’«»…·×−½?!0123456789"


@pytest.mark.parametrize("path", FACES, ids=lambda path: path.stem)
def test_a_face_has_the_letters_of_swedish_and_icelandic(path: Path, qapp: QGuiApplication) -> None:
    """The figures of the text face are equally wide."""
    face = QRawFont(str(path), 100)
    assert [letter for letter in LETTERS if not face.supportsCharacter(ord(letter))] == []
    figures = face.advancesForGlyphIndexes(face.glyphIndexesForString("0123456789"))
    assert len(figures) == 10
    assert "Text" not in path.stem or len({point.x() for point in figures}) == 1


def test_the_window_is_set_in_the_faces(window: Window) -> None:
    assert window.app.window.isActive()
    font = QGuiApplication.font()
    assert QFontInfo(font).family() == TEXT
    font.setFamily(DISPLAY)
    assert QFontInfo(font).family() == DISPLAY


def test_a_face_that_cannot_be_read_is_named(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "x.ttf").write_text("not a font", encoding="utf-8")
    with pytest.raises(FontMissing, match=r"x\.ttf is not a font"):
        use_fonts(tmp_path)
