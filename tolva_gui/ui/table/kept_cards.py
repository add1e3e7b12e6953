"""The pictures of our cards from one start to the next: to draw a hand anew takes a tenth of the time to the table.

They lie in one file among what nobody misses. What is not in it, was made by another version, or no longer fits the
drawing is drawn anew; a damaged file counts as none and is replaced.
"""

import json
import logging
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from tolva_gui import __version__
from tolva_gui.records.files import read, write_bytes

log = logging.getLogger(__name__)
Key = tuple[Path, str, int, int]
"""The deck's folder, the card, and how wide and high it is."""
DRAWN: Final = 1
"""To be raised when the same drawing is drawn in another way."""
LARGEST: Final = 20_000_000
"""Bytes of the file."""
KEPT_PIXELS: Final = 2_000_000
"""A hand and a trick in a very large window, or all cards in a small one."""


class KeptCards:
    """What the file holds, unpacked when it is asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamps: dict[Path, str] = {}
        self._packed = _read(path)

    def get(self, key: Key) -> QImage | None:
        """Return the picture if it was kept and the deck is the same."""
        name = self._name(key)
        if name not in self._packed:
            return None
        _, _, width, height = key
        try:
            pixels = zlib.decompress(self._packed[name])
        except zlib.error as error:
            log.info("%s: %s", self._path, error)
            pixels = b""
        if len(pixels) != 4 * width * height:
            del self._packed[name]  # it will be kept anew
            return None
        # A copy, for the picture does not keep the bytes that it is made of.
        return QImage(pixels, width, height, QImage.Format.Format_ARGB32_Premultiplied).copy()

    def keep(self, pictures: Iterable[tuple[Key, QImage]]) -> None:
        """Write those pictures, the first ones if they are too many, unless all of them are kept."""
        fit: dict[str, QImage] = {}
        room = KEPT_PIXELS
        for key, image in pictures:
            room -= image.width() * image.height()
            if room < 0:
                break
            fit[self._name(key)] = image
        if fit.keys() <= self._packed.keys():
            return
        packed = {
            name: self._packed.get(name) or zlib.compress(image.constBits(), 1) for name, image in fit.items()
        }
        head = json.dumps({name: len(data) for name, data in packed.items()})
        try:
            write_bytes(self._path, b"\n".join((head.encode(), b"".join(packed.values()))))
        except OSError as error:
            log.info("%s", error)  # next time they are drawn anew

    def _name(self, key: Key) -> str:
        folder, card, width, height = key
        if folder not in self._stamps:
            drawing = (folder / f"{folder.name}.svg").read_bytes()
            self._stamps[folder] = f"{DRAWN} {__version__} {qVersion()} {folder.name} {zlib.crc32(drawing):x}"
        return f"{self._stamps[folder]} {card} {width} {height}"


def _read(path: Path) -> dict[str, bytes]:
    """Return the packed pictures by their names."""
    try:
        head, _, rest = read(path, LARGEST).partition(b"\n")
        sizes = json.loads(head)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s: %s", path, error)
        return {}
    if not isinstance(sizes, dict) or not all(type(size) is int and size > 0 for size in sizes.values()):
        return {}
    found, start = {}, 0
    for name, size in sizes.items():
        found[name] = rest[start : start + size]
        start += size
    return found
