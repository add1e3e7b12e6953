"""The program's picture in the title bar, the task bar and the switcher."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, QTimer, Slot

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtQuick import QQuickWindow

SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


class WindowIcon(QObject):
    """Gives the window its icon when its first frame has been shown, which does not wait for it."""

    def __init__(self, window: "QQuickWindow", folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        window.frameSwapped.connect(self._seen)

    @Slot()
    def _seen(self) -> None:
        self._window.frameSwapped.disconnect(self._seen)
        QTimer.singleShot(0, self, self._give)  # let others hear of the frame first

    @Slot()
    def _give(self) -> None:
        self._window.setIcon(app_icon(self._folder))


def app_icon(folder: Path) -> "QIcon":
    """Return the icon in all sizes; each is read when the system asks for it."""
    from PySide6.QtGui import QIcon  # with the names of all that desktops have icons for

    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(folder / f"tolva-{size}.png"), QSize(size, size))
    return icon
