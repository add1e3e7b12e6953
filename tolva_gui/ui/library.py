"""The games played, as pages read them: short reads of the index by the window, changes by the index worker."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.ui.index_worker import IndexWorker
from tolva_gui.ui.notices import Notices

if TYPE_CHECKING:
    from tolva_gui.records.scan import Problem

log = logging.getLogger(__name__)
MOST_TRIES: Final = 3
"""How often an index in use is read again; between two tries a whole change of it is made."""
MOST_TOLD: Final = 3
"""Files named one by one in notices of a kind; more are only counted."""


class Reader(QObject):
    """A page with data from the index."""

    def __init__(self, library: "Library", shown: Callable[[], bool] = lambda: False) -> None:
        """Read again what could not be read, and what has changed while the page is *shown*."""
        super().__init__()
        self._library = library
        self._index = library.index
        library.readers.append((self, shown))

    def refresh(self) -> None:
        """Read them again."""
        raise NotImplementedError

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Leave what has been read before as it is if the index cannot be read."""
        try:
            yield
        except IndexTrouble as error:
            log.warning("%s", error)
            self._library.look_through()


class Library(QObject):
    """Keeps pages up to date with the index, and reports what is wrong with it and with the files."""

    closing = Signal()
    """The threads are to end."""

    def __init__(
        self, index: Index, worker: IndexWorker, notices: Notices, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.index = index
        self.write: Callable[[Callable[[Index], object]], None] = worker.do
        """Has the index worker make a change."""
        self._worker = worker
        self._notices = notices
        self.readers: list[tuple[Reader, Callable[[], bool]]] = []
        self._looking = False
        self._tries = 0
        worker.changed.connect(self._take_up)
        worker.changed.connect(self.follow)
        worker.trouble.connect(self._failed)
        worker.problems.connect(self._report)

    def look_through(self) -> None:
        """Have the index checked after a failed read: it is in use, or must be rebuilt."""
        if self._tries == MOST_TRIES:
            self._notices.add("index unreadable", self.index.path)
        elif not self._looking:
            self._looking = True
            self._worker.refresh()

    def read_again(self) -> None:
        for page, _ in self.readers:
            page.refresh()

    def follow(self) -> None:
        """Reload the pages that are shown: a game has been saved, or another day has begun."""
        for page, shown in self.readers:
            if shown():
                page.refresh()

    def _take_up(self) -> None:
        if self._looking:
            self._looking = False
            self._tries += 1
            self.read_again()
            if not self._looking:
                self._tries = 0

    def _failed(self, path: str) -> None:
        self._looking, self._tries = False, 0
        self._notices.add("index unreadable" if path == str(self.index.path) else "games unwritable", path)

    def _report(self, problems: "list[Problem]") -> None:
        """Report files in the home of games that are not shown; one by one if they are few."""
        folder = self.index.home.folder
        for what in dict.fromkeys(problem.what for problem in problems):
            found = [problem for problem in problems if problem.what == what]
            if len(found) > MOST_TOLD:
                self._notices.add(f"games {what}", len(found), folder)
                continue
            for problem in found:
                self._notices.add(f"game file {what}", folder / problem.path, problem.why)
