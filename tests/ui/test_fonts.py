"""The window's fonts: they come with the program and have every letter that it needs."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QGuiApplication, QRawFont
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Window
from tolva_gui import paths
from tolva_gui.ui.app.fonts import DISPLAY, TEXT, FontMissing, use_fonts

FOLDER = paths.resources() / "fonts"
FACES = sorted(FOLDER.glob("*.ttf"))
LETTERS = "åäöÅÄÖéüþðýáíóúæÞÐÝÁ–—”’«»…·×−½?!0123456789"


@pytest.mark.parametrize("path", FACES, ids=lambda path: path.stem)
def test_a_face_has_the_letters_of_swedish_and_icelandic(path: Path, qapp: QGuiApplication) -> None:
    face = QRawFont(str(path), 20)
    assert [letter for letter in LETTERS if not face.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("path", [path for path in FACES if "Text" in path.stem], ids=lambda path: path.stem)
def test_figures_of_the_text_face_are_equally_wide(path: Path, qapp: QGuiApplication) -> None:
    face = QRawFont(str(path), 100)
    widths = [point.x() for point in face.advancesForGlyphIndexes(face.glyphIndexesForString("0123456789"))]
    assert len(widths) == 10
    assert len(set(widths)) == 1


def test_the_window_is_set_in_the_faces(window: Window) -> None:
    assert window.app.window.isActive()
    font = QGuiApplication.font()
    assert QFontInfo(font).family() == TEXT
    font.setFamily(DISPLAY)
    assert QFontInfo(font).family() == DISPLAY


def test_each_face_has_its_licence() -> None:
    families = {path.stem.partition("-")[0] for path in FACES}
    assert len(families) == 2
    for family in families:
        licence = (paths.licences() / f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert licence.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_a_face_that_cannot_be_read_is_named(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "x.ttf").write_text("not a font", encoding="utf-8")
    with pytest.raises(FontMissing, match=r"x\.ttf is not a font"):
        use_fonts(tmp_path)
