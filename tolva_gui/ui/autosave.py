"""The game that is being played, kept so that a crash or a kill costs nothing.

Only the game that this window has saved or taken up is written over. Any other, also one that cannot be read, is left
beside it for the library: nothing that anybody played is overwritten by another game.
"""

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


class _Game:
    """A game as it is saved: how many of its states have been handed in."""

    def __init__(self) -> None:
        self.states = 0


class Keeper(QObject):
    """Saves after every move and brings the game back at the next start; never stops the game.

    A thread of its own writes: a disk may take longer to be sure of a game than a frame takes. What Python leaves
    undone at its end it does then.
    """

    trouble = Signal(str, str)
    """What went wrong (`damaged`, `unwritable`, `unreadable`), and the path it is about."""
    left = Signal()
    """A game lies in a file of its own and waits for the library."""
    _failed = Signal(str, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Store(folder)
        self._writer: ThreadPoolExecutor | None = None
        self._host: Host | None = None
        self._game = _Game()
        self._in_file: _Game | None = None
        """What the file holds, as far as we know: for the thread."""
        self._failed.connect(self._report)

    def waits(self) -> bool:
        """Whether there is a game to go on with."""
        return self._store.path.is_file()

    def save(self, host: Host) -> None:
        """Keep the game as it is now; one that is over is left to the library, unless a match goes on."""
        if is_lesson(host):
            return
        if host is not self._host:
            self._host, self._game = host, _Game()
        if self._writer is None:
            from concurrent.futures import ThreadPoolExecutor

            self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="keeper")
        self._game.states += 1
        self._writer.submit(self._write, self._game, self._game.states, host.record(), _is_over(host))

    def settle(self) -> None:
        """Wait until everything that was to be kept is."""
        if self._writer is not None:
            self._writer.submit(int).result()

    def close(self) -> None:
        """Write what is left and end the thread."""
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None

    def _write(self, game: _Game, number: int, record: GameRecord, over: bool) -> None:
        """In the thread: write the game, unless a newer state of it waits to be written."""
        if number < game.states:
            return
        try:
            if self._in_file is not game:
                self._leave()
                self._in_file = game
            self._store.save(record)
            if over:
                self._leave()
        except StoreError as error:
            log.warning("%s", error)
            self._failed.emit("unwritable", str(error.path))
        except Exception:
            log.exception("the game could not be saved")
            self._failed.emit("unwritable", str(self._store.path))

    def _leave(self) -> None:
        if self._store.leave():
            self.left.emit()

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
            if kept.record is None:
                return None
            host = Host.resume(kept.record)
            if _is_over(host):  # we were killed before it was left
                self._leave()
                return None
        except StoreError as error:
            log.warning("%s", error)
            self.trouble.emit("unreadable", str(error.path))
            return None
        except RecordError as error:
            log.warning("the saved game cannot be taken up: %s", error)
            self.trouble.emit("unreadable", str(self._store.path))
            return None
        self._host, self._game = host, _Game()
        self._in_file = self._game
        return host


def _is_over(host: Host) -> bool:
    match = match_of(host)
    return host.winner is not None and (match is None or match.over)
