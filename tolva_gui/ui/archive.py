"""Every game is kept: after each finished deal, and when another game takes its place."""

import logging

from PySide6.QtCore import QObject, Signal

from tolva_gui.records.library import Library, LibraryError
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson

log = logging.getLogger(__name__)


class Archive(QObject):
    """Keeps what is played at the table in the library; never stops the game."""

    trouble = Signal(str)
    """The path of the library, which cannot be used."""
    kept = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._last: Host | None = None

    def keep(self, host: Host) -> bool:
        """Keep the game as it is now; return whether it could be kept."""
        record = host.record()
        try:
            self._library.keep(record, dump(record))
        except LibraryError as error:
            log.warning("%s", error)
            self.trouble.emit(str(self._library.path))
            return False
        self.kept.emit()
        return True

    def follow(self, host: Host | None) -> None:
        """The game at the table has gone on."""
        if is_lesson(host):
            return
        last, self._last = self._last, host
        if last is not None and last is not host and last.winner is None and last.moves_made:
            self.keep(last)
        if host is not None and host.result() is not None:
            self.keep(host)
