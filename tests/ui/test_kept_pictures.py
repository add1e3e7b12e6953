"""The program's own pictures are cached until the next start, as long as their files are unchanged."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.pictures.picture_cache import PictureCache

pytestmark = pytest.mark.usefixtures("qapp")

NATURAL = QSize()


def square(side: int, colour: int = 0xFF102030) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image


def shown(folder: Path, *names: str, size: QSize = NATURAL) -> list[QImage]:
    """Load those pictures and close the cache."""
    cache = PictureCache(folder / "kept")
    pictures = Pictures(folder, cache)
    found = [pictures.requestImage(name, QSize(), size) for name in names]
    cache.keep(pictures.shown())
    return found


@pytest.fixture
def cloth(tmp_path: Path) -> Path:
    """Show a picture, then spoil its file without changing its size or times."""
    path = tmp_path / "cloth.png"
    assert square(40).save(str(path))
    shown(tmp_path, "cloth.png")
    known = path.stat()
    path.write_bytes(bytes(known.st_size))
    os.utime(path, ns=(known.st_atime_ns, known.st_mtime_ns))
    return path


def test_a_picture_that_was_shown_need_not_be_read_again(cloth: Path) -> None:
    (again,) = shown(cloth.parent, "cloth.png")
    assert again == square(40)
    assert again.format() == QImage.Format.Format_RGB32


def test_a_picture_that_has_changed_is_read_anew(cloth: Path) -> None:
    square(50).save(str(cloth))
    assert shown(cloth.parent, "cloth.png") == [square(50)]
    assert shown(cloth.parent, "cloth.png") == [square(50)]


def test_what_is_kept_stays_when_more_is_shown(cloth: Path) -> None:
    square(30).save(str(cloth.parent / "other.png"))
    shown(cloth.parent, "cloth.png", "other.png")
    (cloth.parent / "other.png").touch()
    assert shown(cloth.parent, "cloth.png") == [square(40)]


def test_a_file_that_is_not_there_gives_no_picture(tmp_path: Path) -> None:
    assert shown(tmp_path, "none.svg")[0].isNull()
