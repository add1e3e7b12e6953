"""The game that is being played, kept so that a crash or a kill costs nothing."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tolva_gui.table.host import Host


class Keeper(QObject):
    """Saves after every move and brings the game back at the next start."""

    trouble = Signal(str, str)
    """What went wrong (`damaged`, `unwritable`), and the path it is about."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder

    def save(self, host: Host) -> None:
        """Keep the game as it is now."""

    def load(self) -> Host | None:
        """Return the game that was being played, None if there is none."""
        return None
