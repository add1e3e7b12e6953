"""The file cache of pictures and cards between starts: drawing them again takes a tenth of the time to the table.

The file is expendable, and its pictures are uncompressed: unpacking would take as long as drawing some. Missing
pictures are drawn again; a damaged file counts as empty and is replaced.
"""

import logging
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import json
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from tolva_gui import __version__
from tolva_gui.records.files import write_bytes

log = logging.getLogger(__name__)
MOST_PIXELS: Final = 3_000_000
"""Enough for the first pages, and for a hand and a trick in a very large window or all cards in a small one."""
LONGEST: Final = 100_000
"""Bytes of the first line, the index of the file."""


class Spot(NamedTuple):
    """The position of a picture in the file, and its checksum. *clear*: it has transparency."""

    start: int
    width: int
    height: int
    clear: bool
    check: int

    @property
    def size(self) -> int:
        """Its size in bytes."""
        return 4 * self.width * self.height


class PictureCache:
    """The pictures in the file, by keys that contain everything a picture depends on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._spots, self._start = _read(path)

    def get(self, name: str) -> QImage | None:
        """Return the picture if it is cached and intact."""
        spot = self._spots.get(name)
        if spot is None:
            return None
        image = QImage(spot.width, spot.height, _format(spot.clear))
        self._read_into(memoryview(image.bits()), spot)
        if zlib.crc32(image.constBits()) != spot.check:
            del self._spots[name]  # it will be written again
            return None
        return image

    def keep(self, pictures: Iterable[tuple[str, QImage]]) -> None:
        """Write the pictures, the first ones if they are too many, unless all of them are cached."""
        fit: dict[str, QImage] = {}
        room = MOST_PIXELS
        for name, image in pictures:
            room -= image.width() * image.height()
            if room < 0:
                break
            fit[name] = image
        if fit.keys() <= self._spots.keys():
            return
        spots, pixels, start = {}, [], 0
        for name, image in fit.items():
            alike = image.convertToFormat(_format(image.hasAlphaChannel()))
            pixels.append(bytes(alike.constBits()))
            spots[name] = Spot(
                start, image.width(), image.height(), image.hasAlphaChannel(), zlib.crc32(pixels[-1])
            )
            start += spots[name].size
        try:
            write_bytes(self._path, b"".join((json.encode(spots), b"\n", *pixels)))
        except OSError as error:
            log.info("%s", error)  # the next start draws them again

    def _read_into(self, pixels: memoryview, spot: Spot) -> None:
        """Read the picture; leave the pixels as they are where the file has become unreadable or shorter."""
        try:
            with self._path.open("rb", buffering=0) as file:
                file.seek(self._start + spot.start)
                file.readinto(pixels)
        except OSError as error:
            log.info("%s", error)


def stamp(path: Path) -> str:
    """Return a cache key that changes with the file or the renderer."""
    file = path.stat()
    return f"{__version__} {qVersion()} {file.st_mtime_ns} {file.st_size}"


def _format(clear: bool) -> QImage.Format:
    return QImage.Format.Format_ARGB32_Premultiplied if clear else QImage.Format.Format_RGB32


def _read(path: Path) -> tuple[dict[str, Spot], int]:
    """Return the position of each picture by its key, and where the pictures start in the file."""
    if not path.is_file():
        return {}, 0
    try:
        with path.open("rb") as file:
            spots = json.decode(file.readline(LONGEST), type=dict[str, Spot])
            start = file.tell()
            length = path.stat().st_size - start
        if not all(_lies(spot, length) for spot in spots.values()):
            raise ValueError("not all pictures lie in the file")
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s: %s", path, error)
        return {}, 0
    return spots, start


def _lies(spot: Spot, length: int) -> bool:
    """Whether the position is within *length* bytes."""
    return spot.width > 0 < spot.height and 0 <= spot.start <= length - spot.size
