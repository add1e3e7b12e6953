"""Pictures and drawn cards are cached until the next start, and no wrong one comes from the file."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tolva_gui import paths
from tolva_gui.ui.pictures.card_images import CardImages
from tolva_gui.ui.pictures.decks import Decks
from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.pictures.picture_cache import MOST_PIXELS, PictureCache
from tolva_gui.ui.settings.view_model import Settings

pytestmark = pytest.mark.usefixtures("qapp")

NATURAL = QSize()


def square(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0xFF102030)
    return image


def shown_pictures(folder: Path, *names: str, size: QSize = NATURAL) -> list[QImage]:
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
    shown_pictures(tmp_path, "cloth.png")
    known = path.stat()
    path.write_bytes(bytes(known.st_size))
    os.utime(path, ns=(known.st_atime_ns, known.st_mtime_ns))
    return path


def test_a_picture_that_was_shown_need_not_be_read_again(cloth: Path) -> None:
    (again,) = shown_pictures(cloth.parent, "cloth.png")
    assert again == square(40)
    assert again.format() == QImage.Format.Format_RGB32


def test_a_picture_that_has_changed_is_read_anew(cloth: Path) -> None:
    square(50).save(str(cloth))
    assert shown_pictures(cloth.parent, "cloth.png") == [square(50)]
    assert shown_pictures(cloth.parent, "cloth.png") == [square(50)]


def test_another_size_is_another_picture(tmp_path: Path) -> None:
    assert square(40).save(str(tmp_path / "cloth.png"))
    for side in (40, 20):
        assert shown_pictures(tmp_path, "cloth.png", size=QSize(side, side)) == [square(side)]


def test_what_is_kept_stays_when_more_is_shown(cloth: Path) -> None:
    square(30).save(str(cloth.parent / "other.png"))
    shown_pictures(cloth.parent, "cloth.png", "other.png")
    (cloth.parent / "other.png").touch()
    assert shown_pictures(cloth.parent, "cloth.png") == [square(40)]


def test_a_file_that_is_not_there_gives_no_picture(tmp_path: Path) -> None:
    assert shown_pictures(tmp_path, "none.svg")[0].isNull()


SIZE = QSize(100, 140)


OWN = paths.resources() / "decks"


def decks(tmp_path: Path, own: Path = OWN) -> Decks:
    return Decks(own, Settings(tmp_path / "settings.json"))


def shown(file: Path, tmp_path: Path, *faces: str) -> list[QImage]:
    """Load those cards, and keep them as a window does that closes."""
    cache = PictureCache(file)
    cards = CardImages(decks(tmp_path), kept=cache)
    found = [cards.requestImage(f"tolva/{face}", QSize(), SIZE) for face in faces]
    cache.keep(cards.shown())
    return found


def kept(file: Path, tmp_path: Path, face: str = "HT", size: QSize = SIZE) -> QImage | None:
    return PictureCache(file).get(CardImages(decks(tmp_path))._key(f"tolva/{face}", size))


def test_a_card_that_was_shown_need_not_be_drawn_again(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "cards"
    (drawn,) = shown(file, tmp_path, "HT")
    assert kept(file, tmp_path) == drawn
    assert shown(file, tmp_path, "HT") == [drawn]
    assert kept(file, tmp_path, "HJ") is None
    assert kept(file, tmp_path, size=QSize(101, 141)) is None


def test_only_what_was_shown_last_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    shown(file, tmp_path, "HT")
    before = file.read_bytes()
    shown(file, tmp_path, "HT")
    assert file.read_bytes() == before
    shown(file, tmp_path, "HJ")
    assert kept(file, tmp_path) is None
    assert kept(file, tmp_path, "HJ") is not None


def test_a_deck_that_is_drawn_anew_has_no_kept_cards(tmp_path: Path) -> None:
    drawing = tmp_path / "tolva" / "tolva.svg"
    drawing.parent.mkdir()
    drawing.write_text("<svg/>")
    before = CardImages(decks(tmp_path, tmp_path))._key("tolva/HT", SIZE)
    assert CardImages(decks(tmp_path, tmp_path))._key("tolva/HT", SIZE) == before
    drawing.write_text("<svg></svg>")
    assert CardImages(decks(tmp_path, tmp_path))._key("tolva/HT", SIZE) != before


def test_a_damaged_file_counts_as_none_and_is_replaced(tmp_path: Path) -> None:
    """Also if it is damaged while it is in use."""
    file = tmp_path / "cards"
    (drawn,) = shown(file, tmp_path, "HT")
    whole = file.read_bytes()
    other_pixels = whole[:-28_050] + bytes(50) + whole[-28_000:]
    no_list = (b"", b"[]\n", b"{", b'{"a": -1}\n', b'{"a": "b"}\n', b"\xff\n")
    for damaged in (*no_list, whole[:-50], other_pixels):
        file.write_bytes(damaged)
        assert kept(file, tmp_path) is None
        assert shown(file, tmp_path, "HT") == [drawn]
        assert kept(file, tmp_path) == drawn
    for spoil in (lambda: file.write_bytes(whole[:-50]), lambda: file.write_bytes(b""), file.unlink):
        file.write_bytes(whole)
        cards = CardImages(decks(tmp_path), kept=PictureCache(file))
        spoil()
        assert cards.requestImage("tolva/HT", QSize(), SIZE) == drawn


def test_the_file_stays_small(tmp_path: Path) -> None:
    side = round((MOST_PIXELS / 2) ** 0.5) - 1
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(7)
    PictureCache(tmp_path / "cards").keep((name, image) for name in "abc")
    cache = PictureCache(tmp_path / "cards")
    assert [cache.get(name) is not None for name in "abc"] == [True, True, False]


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    (drawn,) = shown(tmp_path / "cache" / "cards", tmp_path, "HT")
    assert not drawn.isNull()
