"""The program's picture in the title bar, the task bar and the switcher."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


def app_icon(folder: Path) -> "QIcon":
    """Return the icon in all sizes; Qt reads each file when the system asks for it."""
    from PySide6.QtGui import QIcon  # imported late: defining its many icon names slows the start

    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(folder / f"tolva-{size}.png"), QSize(size, size))
    return icon
