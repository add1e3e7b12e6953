"""Drawings and textures of the program for QML: `image://pictures/<path among the resources>`.

Before Qt reads the first picture from a file, it loads the readers of all formats, which takes longer than the
drawing. Pictures of the first pages are cached between starts, which avoids all of this.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

from tolva_gui.ui.pictures.picture_cache import PictureCache, stamp

KEPT_PIXELS: Final = 800_000
"""Pixels to cache in total: about what the first pages show in a large window."""


class Pictures(QQuickImageProvider):
    """Answers with the picture in the requested size; *kept* is the file cache."""

    def __init__(self, folder: Path, kept: PictureCache | None = None) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folder = folder
        self._kept = kept
        self._shown: dict[str, QImage] = {}
        """The pictures to cache, in order of request."""
        self._room = KEPT_PIXELS

    def requestImage(self, name: str, _size: QSize, wanted: QSize) -> QImage:
        """Return the picture; an empty one if there is no such file."""
        path = self._folder / name
        if self._kept is None or not path.is_file():
            return drawn(path, wanted)
        key = f"{stamp(path)} {name} {wanted.width()} {wanted.height()}"
        image = self._kept.get(key) or drawn(path, wanted)
        if key not in self._shown and self._room > 0:
            self._shown[key] = image
            self._room -= image.width() * image.height()
        return image

    def shown(self) -> Iterable[tuple[str, QImage]]:
        """Return the pictures that were requested first, with their keys."""
        return self._shown.items()

    def forget(self) -> None:
        self._shown.clear()


def drawn(path: Path, wanted: QSize) -> QImage:
    """Return the picture of the file, in the requested size if any."""
    from PySide6.QtGui import QImageReader  # most starts do without it

    reader = QImageReader(str(path))
    if not wanted.isEmpty():
        reader.setScaledSize(wanted)
    return reader.read()
