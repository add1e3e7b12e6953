"""The game that is being played, kept so that a crash or a kill costs nothing."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordError
from tolva_gui.records.store import Store, StoreError
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.table.match import match_of

log = logging.getLogger(__name__)


if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor


class Keeper(QObject):
    """Saves after every move and brings the game back at the next start; never stops the game.

    A thread of its own writes: a disk may take longer to be sure of a game than a frame takes. What Python leaves
    undone at its end it does then.
    """

    trouble = Signal(str, str)
    """What went wrong (`damaged`, `unwritable`), and the path it is about."""
    _failed = Signal(str, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Store(folder)
        self._writer: ThreadPoolExecutor | None = None
        self._newest = 0
        self._failed.connect(self._report)

    def save(self, host: Host) -> None:
        """Keep the game as it is now; one that has been won is not taken up again, unless a match goes on."""
        if is_lesson(host):
            return
        match = match_of(host)
        goes_on = host.winner is None or (match is not None and not match.over)
        if self._writer is None:
            from concurrent.futures import ThreadPoolExecutor

            self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="keeper")
        self._newest += 1
        self._writer.submit(self._write, self._newest, host.record() if goes_on else None)

    def settle(self) -> None:
        """Wait until everything that was to be kept is."""
        if self._writer is not None:
            self._writer.submit(int).result()

    def close(self) -> None:
        """Write what is left and end the thread."""
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None

    def _write(self, number: int, record: GameRecord | None) -> None:
        """In the thread: write the game, unless a newer one waits to be written."""
        if number < self._newest:
            return
        try:
            if record is None:
                self._store.forget()
            else:
                self._store.save(record)
        except StoreError as error:
            log.warning("%s", error)
            self._failed.emit("unwritable", str(error.path))

    @Slot(str, str)
    def _report(self, what: str, path: str) -> None:
        """In the window's thread again."""
        self.trouble.emit(what, path)

    def load(self) -> Host | None:
        """Return the game that was being played, None if there is none."""
        self.settle()
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
