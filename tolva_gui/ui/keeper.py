"""The game that is being played, kept so that a crash or a kill costs nothing."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tolva_gui.records.record import RecordError
from tolva_gui.records.store import Store, StoreError
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.table.match import match_of

log = logging.getLogger(__name__)


class Keeper(QObject):
    """Saves after every move and brings the game back at the next start; never stops the game."""

    trouble = Signal(str, str)
    """What went wrong (`damaged`, `unwritable`), and the path it is about."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Store(folder)

    def save(self, host: Host) -> None:
        """Keep the game as it is now; one that has been won is not taken up again, unless a match goes on."""
        if is_lesson(host):
            return
        match = match_of(host)
        try:
            if host.winner is None or (match is not None and not match.over):
                self._store.save(host.record())
            else:
                self._store.forget()
        except StoreError as error:
            self._tell("unwritable", error)

    def load(self) -> Host | None:
        """Return the game that was being played, None if there is none."""
        try:
            kept = self._store.load()
            if kept.put_aside is not None:
                log.warning("%s: %s", kept.put_aside, "; ".join(map(str, kept.faults[:3])))
                self.trouble.emit("damaged", str(kept.put_aside))
            return Host.resume(kept.record) if kept.record else None
        except StoreError as error:
            self._tell("unreadable", error)
        except RecordError as error:
            log.warning("the saved game cannot be taken up: %s", error)
            self.trouble.emit("unreadable", str(self._store.path))
        return None

    def _tell(self, what: str, error: StoreError) -> None:
        log.warning("%s", error)
        self.trouble.emit(what, str(error.path))
