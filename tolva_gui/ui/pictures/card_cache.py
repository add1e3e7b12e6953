"""A file cache of our cards' pictures between starts.

Entries of another version or drawing are drawn again.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from tolva_gui.ui.pictures.picture_cache import PictureCache, stamp

Key = tuple[Path, str, int, int]
"""The deck's folder, the card, and its width and height in pixels."""
DRAWN: Final = 1
"""Raise this when the same drawing is drawn in another way."""
KEPT_PIXELS: Final = 2_000_000
"""Enough pixels for a hand and a trick in a very large window, or all cards in a small one."""


class CardCache:
    """The pictures in the file that match the current drawings of the decks."""

    def __init__(self, path: Path) -> None:
        self._pictures = PictureCache(path, KEPT_PIXELS)
        self._stamps: dict[Path, str] = {}

    def get(self, key: Key) -> QImage | None:
        """Return the picture if it is cached and the deck is the same."""
        return self._pictures.get(self._name(key))

    def keep(self, pictures: Iterable[tuple[Key, QImage]]) -> None:
        """Write the pictures, the first ones if they are too many, unless all of them are cached."""
        self._pictures.keep((self._name(key), image) for key, image in pictures)

    def _name(self, key: Key) -> str:
        folder, card, width, height = key
        if folder not in self._stamps:
            self._stamps[folder] = f"{DRAWN} {stamp(folder / f'{folder.name}.svg')} {folder.name}"
        return f"{self._stamps[folder]} {card} {width} {height}"
