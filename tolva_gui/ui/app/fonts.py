"""The bundled typefaces: one for text, one for titles."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

TEXT: Final = "Tolva Text"
DISPLAY: Final = "Tolva Display"


class FontMissing(RuntimeError):
    """A typeface file is missing or unreadable."""


@cache
def use_fonts(folder: Path) -> None:
    """Load the faces of a folder, once per process, and make the text face the default."""
    missing = {TEXT, DISPLAY}
    for path in sorted(folder.glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise FontMissing(f"{path} is not a font that Qt can read")
        missing -= set(QFontDatabase.applicationFontFamilies(number))
    if missing:
        raise FontMissing(f"{folder} does not have {' and '.join(sorted(missing))}")
    QGuiApplication.setFont(QFont(TEXT))
