"""Every game is kept: after each finished deal, and when another takes its place."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.records.library import Library, LibraryError
from tolva_gui.records.record import GameRecord
from tolva_gui.records.store import waiting
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

log = logging.getLogger(__name__)
HURRY_S = 0.5
"""How long to wait for a library that another uses when the program ends: what waits is taken in the next time."""


class Archive(QObject):
    """Keeps what is played at the table in the library; never stops the game, nor does the window wait for it.

    A thread of its own does all that changes the library, one thing after the other.
    """

    trouble = Signal(str)
    """The path of the library, which cannot be used."""
    unreadable = Signal(str)
    """The path of a game that waits for the library and cannot be read."""
    repaired = Signal(object)
    """A `Repair`: the library was damaged."""
    looked_again = Signal(object)
    """A `Repair`: the games of a file that was put aside earlier which the library has now got."""
    kept = Signal()
    """The library has changed, or been looked through."""
    _happened = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._thread: ThreadPoolExecutor | None = None
        self._last: Host | None = None
        self._before: GameRecord | None = None
        """What the last game was when it was kept last or taken up."""
        self._looked = False
        """Whether the library has been looked through: what is damaged is mended, not written on."""
        library.repaired = lambda repair: self._say(self.repaired.emit, repair)
        self._happened.connect(self._tell)

    def keep(self, host: Host, then: Callable[[bool], None] | None = None) -> None:
        """Keep the game as it is now, and then say whether it could be kept."""
        record, before = host.record(), self._before if host is self._last else host.taken_up
        self._before = record

        def keep() -> None:
            kept = self._try(lambda library: library.keep(record, dump(record), before))
            if then is not None:
                self._say(then, kept)

        self._submit(keep)

    def follow(self, host: Host | None) -> None:
        """The game at the table has gone on."""
        if is_lesson(host):
            return
        last = self._last
        if last is not None and last is not host and last.winner is None and last.moves_made:
            self.keep(last)
        if last is not host:
            self._last, self._before = host, host.taken_up if host else None
        if host is not None and host.result() is not None:
            self.keep(host)

    @Slot()
    def take_in(self) -> None:
        """Take in the games that lie in files of their own (`records.intake`)."""
        self._submit(self._take_in)

    @Slot()
    def begin(self) -> None:
        """Take in what an earlier window has left behind, and look again at what was put aside."""
        self._submit(self._begin)

    def look_through(self) -> None:
        """The library could not be read: look at all of it, mend it, and say `kept` or `trouble`."""
        self.do(Library.look_through)

    def do(self, action: Callable[[Library], object]) -> None:
        """Do this to the library."""
        self._submit(lambda: self._try(action))

    def settle(self) -> None:
        """Wait until everything is done."""
        if self._thread is not None:
            self._thread.submit(int).result()

    def close(self) -> None:
        """Do what is left and end the thread."""
        self._library.patience = HURRY_S
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def _submit(self, job: Callable[[], object]) -> None:
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor

            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")
        self._thread.submit(job)

    # In the thread

    def _try(self, action: Callable[[Library], object]) -> bool:
        """Do this to the library; return whether it worked, and say so."""
        try:
            if not self._looked:
                self._library.look_through()
                self._looked = True
            action(self._library)
        except LibraryError as error:
            log.warning("%s", error)
            self._say(self.trouble.emit, str(self._library.path))
        except Exception:
            log.exception("the library could not be changed")
            self._say(self.trouble.emit, str(self._library.path))
        else:
            self._say(self.kept.emit)
            return True
        return False

    def _take_in(self) -> None:
        def take(library: Library) -> None:
            from tolva_gui.records.intake import take_in  # not before a game waits: it needs SQLite

            for path in take_in(folder, library):
                self._say(self.unreadable.emit, str(path))

        folder = self._library.path.parent
        if waiting(folder):
            self._try(take)

    def _begin(self) -> None:
        def look_again(library: Library) -> None:
            for repair in library.look_again():
                self._say(self.looked_again.emit, repair)

        self._take_in()
        if self._library.put_aside() or self._library.is_cut():
            self._try(look_again)

    def _say(self, say: Callable[..., None], *about: object) -> None:
        self._happened.emit(partial(say, *about))

    # In the window's thread again

    @Slot(object)
    def _tell(self, say: Callable[[], None]) -> None:
        say()
