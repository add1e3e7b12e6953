"""Drawn cards of ours are cached until the next start, and no wrong picture comes from the file."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tolva_gui import paths
from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.pictures.card_cache import KEPT_PIXELS, CardCache
from tolva_gui.ui.pictures.card_images import CardImages
from tolva_gui.ui.pictures.decks import Decks

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = QSize(100, 140)
KEY = (paths.resources() / "decks" / "tolva", "HT", 100, 140)


def images(file: Path, tmp_path: Path) -> CardImages:
    decks = Decks(paths.resources() / "decks", Settings(tmp_path / "settings.json"))
    return CardImages(decks, kept=CardCache(file))


def shown(file: Path, tmp_path: Path, *faces: str) -> list[QImage]:
    """Load those cards and close the cache."""
    cards = images(file, tmp_path)
    found = [cards.requestImage(f"tolva/{face}", QSize(), SIZE) for face in faces]
    cards.forget()
    return found


def test_a_card_that_was_shown_need_not_be_drawn_again(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "cards"
    (drawn,) = shown(file, tmp_path, "HT")
    assert CardCache(file).get(KEY) == drawn
    assert shown(file, tmp_path, "HT") == [drawn]
    assert CardCache(file).get((KEY[0], "HJ", 100, 140)) is None
    assert CardCache(file).get((KEY[0], "HT", 101, 141)) is None


def test_only_what_was_shown_last_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    shown(file, tmp_path, "HT")
    before = file.read_bytes()
    shown(file, tmp_path, "HT")
    assert file.read_bytes() == before
    shown(file, tmp_path, "HJ")
    assert CardCache(file).get(KEY) is None
    assert CardCache(file).get((KEY[0], "HJ", 100, 140)) is not None


def test_a_deck_that_is_drawn_anew_has_no_kept_cards(tmp_path: Path) -> None:
    file, folder = tmp_path / "cards", tmp_path / "tolva"
    folder.mkdir()
    drawing = folder / "tolva.svg"
    drawing.write_text("<svg/>")
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(7)
    key = (folder, "HT", 100, 140)
    CardCache(file).keep([(key, image)])
    assert CardCache(file).get(key) == image
    drawing.write_text("<svg></svg>")
    assert CardCache(file).get(key) is None


@pytest.mark.parametrize("damage", [b"", b"[]\n", b"{", b'{"a": -1}\n', b'{"a": "b"}\n', b"\xff\n"])
def test_a_damaged_file_counts_as_none_and_is_replaced(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "cards"
    file.write_bytes(damage)
    (drawn,) = shown(file, tmp_path, "HT")
    assert CardCache(file).get(KEY) == drawn


def test_a_card_whose_pixels_are_damaged_is_drawn_anew(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    (drawn,) = shown(file, tmp_path, "HT")
    whole = file.read_bytes()
    for damaged in (whole[:-50], whole[:-28_050] + bytes(50) + whole[-28_000:]):
        file.write_bytes(damaged)
        assert CardCache(file).get(KEY) is None
        assert shown(file, tmp_path, "HT") == [drawn]
        assert CardCache(file).get(KEY) == drawn


def test_a_card_is_drawn_anew_if_the_file_has_shrunk_or_gone_since_it_was_opened(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    (drawn,) = shown(file, tmp_path, "HT")
    whole = file.read_bytes()
    for spoil in (lambda: file.write_bytes(whole[:-50]), lambda: file.write_bytes(b""), file.unlink):
        file.write_bytes(whole)
        cards, cache = images(file, tmp_path), CardCache(file)
        spoil()
        assert cards.requestImage("tolva/HT", QSize(), SIZE) == drawn
        assert cache.get(KEY) is None


def test_the_file_stays_small(tmp_path: Path) -> None:
    side = round((KEPT_PIXELS / 2) ** 0.5)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(7)
    keys = [(KEY[0], face, side, side) for face in ("HT", "HJ", "HQ")]
    CardCache(tmp_path / "cards").keep((key, image) for key in keys)
    kept = CardCache(tmp_path / "cards")
    assert [kept.get(key) is not None for key in keys] == [True, True, False]


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    (drawn,) = shown(tmp_path / "cache" / "cards", tmp_path, "HT")
    assert not drawn.isNull()
