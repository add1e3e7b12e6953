"""The thread that updates the index of games."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.records.files import remove_unfinished
from tolva_gui.records.index import Index, IndexTrouble, Worthless
from tolva_gui.ui.one_thread import OneThread

log = logging.getLogger(__name__)
HURRY_S: Final = 0.5
"""Seconds to wait for a locked index at exit; otherwise the next start updates it."""
TIDINGS_S: Final = 1.0
"""Seconds between updates of pages while many games are read."""


class IndexWorker(OneThread):
    """Makes all changes to the index in order, without blocking the window."""

    trouble = Signal(str)
    """The path that cannot be used: the index, the judgements, or the home of games."""
    problems = Signal(object)
    """A list of `records.scan.Problem`: files in the home that are not shown."""
    changed = Signal()
    """The index has changed, or a scan has finished."""

    def __init__(self, index: Index, began: float, parent: QObject | None = None) -> None:
        super().__init__("index", parent)
        self._index = index
        self._began = began
        """Start of this process, in seconds: older temporary files are leftovers."""
        self._closing = False
        self._told = 0.0

    def begin(self, *, sweeps: bool) -> None:
        """Read changed files.

        *sweeps*: delete half-written leftovers first, because no other process writes here.
        """
        if sweeps:
            self.submit(self._sweep)
        self.do(self._refresh)

    @Slot(str)
    def take(self, path: str) -> None:
        """Index a game that has been written."""
        from tolva_gui.records.scan import take

        self.do(lambda index: take(index, Path(path)))

    def refresh(self) -> None:
        """Rebuild the index if it is damaged, because a reader failed; emit `changed` or `trouble`."""
        self.do(self._check)

    def do(self, action: Callable[[Index], object]) -> None:
        """Run the action on the index, in the thread."""
        self.submit(self._try, action)

    def close(self) -> None:
        """Finish the work that the next start cannot do, and end the thread."""
        self._closing = True
        self._index.patience = HURRY_S
        super().close()

    # In the thread

    def _try(self, action: Callable[[Index], object]) -> None:
        """Run the action on the index, rebuild an unusable index, and report the outcome."""
        try:
            try:
                action(self._index)
            except Worthless as error:
                log.info("the index is rebuilt: %s", error)
                self._refresh(self._index)
                action(self._index)
        except (IndexTrouble, OSError) as error:
            log.warning("%s", error)
            self.say(self.trouble.emit, str(getattr(error, "filename", None) or self._index.path))
        except Exception:
            log.exception("the index could not be changed")
            self.say(self.trouble.emit, str(self._index.path))
        else:
            self.say(self.changed.emit)

    def _sweep(self) -> None:
        remove_unfinished(self._index.home.half_written(), self._began)

    def _check(self, index: Index) -> None:
        from tolva_gui.records.scan import check

        check(index)
        self._refresh(index)

    def _refresh(self, index: Index) -> None:
        from tolva_gui.records.scan import refresh

        problems = refresh(index, lambda: self._closing, self._progress)
        if problems:
            self.say(self.problems.emit, problems)

    def _progress(self) -> None:
        if time.monotonic() - self._told > TIDINGS_S:
            self._told = time.monotonic()
            self.say(self.changed.emit)
