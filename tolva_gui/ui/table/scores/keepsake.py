"""The end of a game as a picture: on the clipboard, or as a file to send."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QStandardPaths, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from tolva_gui import paths

MARGIN: Final = 24
PAPER: Final = QColor("#f7f1e3")
INK: Final = QColor("#241a14")


class Keepsake(QObject):
    """Puts the window's drawing on paper, with a caption: the game and its date."""

    told = Signal(str, str)
    """The outcome (`copied`, `saved`, `unwritable`), and the path."""

    def __init__(self, caption: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._caption = caption

    @Slot("QVariant", QColor, QColor)
    def copy(self, drawn: QImage, paper: QColor, ink: QColor) -> None:
        """Copy the picture to the clipboard."""
        QGuiApplication.clipboard().setImage(self.picture(drawn, paper, ink))
        self.told.emit("copied", "")

    @Slot("QVariant", QColor, QColor)
    def save(self, drawn: QImage, paper: QColor, ink: QColor) -> None:
        """Save the picture among the user's pictures, under an unused name."""
        folder = pictures_dir()
        stem = f"tolva-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
        path = _unused(folder, stem)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.told.emit("unwritable", str(path))
            return
        saved = self.picture(drawn, paper, ink).save(str(path))
        self.told.emit("saved" if saved else "unwritable", str(path))

    def picture(self, drawn: QImage, paper: QColor = PAPER, ink: QColor = INK) -> QImage:
        """Return the drawing on paper, with the caption below."""
        from PySide6.QtCore import Qt  # costs a tenth of the start

        line = max(18, drawn.height() // 7)
        size = drawn.size() + QRect(0, 0, 2 * MARGIN, 2 * MARGIN + line).size()
        picture = QImage(size, QImage.Format.Format_RGB32)
        picture.fill(paper)
        painter = QPainter(picture)
        painter.drawImage(MARGIN, MARGIN, drawn)
        painter.setPen(ink)
        font = QGuiApplication.font()
        font.setPixelSize(round(0.7 * line))
        painter.setFont(font)
        below = QRectF(MARGIN, size.height() - MARGIN - 0.6 * line, size.width() - 2 * MARGIN, line)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._caption())
        painter.end()
        return picture


def pictures_dir() -> Path:
    """Return the user's folder of pictures."""
    if os.environ.get("TOLVA_HOME"):
        return paths.data_dir() / "pictures"
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))


def _unused(folder: Path, stem: str) -> Path:
    path, number = folder / f"{stem}.png", 2
    while os.path.lexists(path):
        path, number = folder / f"{stem}-{number}.png", number + 1
    return path
