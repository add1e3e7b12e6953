"""Jobs for the thread of the computer players, answered in parts and cancellable."""

import logging
from collections.abc import Hashable, Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.ai.player import SearchCancelled
from tolva_gui.rules.view import View
from tolva_gui.ui.adviser import Adviser

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Advice, Hint, Price
    from tolva_gui.rules.moves import Move

log = logging.getLogger(__name__)


class Job(Struct, kw_only=True, eq=False):
    """A request that takes time; its sender may cancel it."""

    cancelled: bool = False

    def is_cancelled(self) -> bool:
        return self.cancelled

    def answers(self, adviser: Adviser) -> Iterator[object]:
        """Yield the answers; in the thread of the computers."""
        raise NotImplementedError


class HintJob(Job, eq=False):
    """A request for advice; `key` is the table, its version and the seat."""

    key: Hashable
    view: View

    def answers(self, adviser: Adviser) -> "Iterator[Advice | Hint]":
        return adviser.judge.answers(self.view, cancelled=self.is_cancelled)


class PriceJob(Job, eq=False):
    """A request for the prices of all legal calls."""

    view: View

    def answers(self, _adviser: Adviser) -> "Iterator[Mapping[Move, Price]]":
        from tolva_gui.ai.hints.hints import prices

        yield prices(self.view)


class JobWorker(QObject):
    """Lives in the worker thread. `advised` comes several times per job, `done` last; senders know their jobs."""

    advised = Signal(object, object)
    done = Signal(object, bool)
    """The job, and whether it was answered completely."""
    _asked = Signal(object)

    def __init__(self, adviser: Adviser) -> None:
        super().__init__()
        self._adviser = adviser
        self._open: list[Job] = []
        """What has been asked, and is not answered or withdrawn."""
        self._asked.connect(self._work)

    def ask(self, job: Job) -> None:
        """Send a job; call it from the window's thread."""
        self._open.append(job)
        self._asked.emit(job)

    def withdraw(self) -> None:
        """Cancel all jobs, before the thread ends; call it from the window's thread."""
        for job in list(self._open):
            job.cancelled = True

    @Slot(object)
    def _work(self, job: Job) -> None:
        try:
            if not job.cancelled:
                for answer in job.answers(self._adviser):
                    self.advised.emit(job, answer)
                self.done.emit(job, True)
        except SearchCancelled:
            pass
        except Exception:
            log.exception("no answer was found to %s", type(job).__name__)
            self.done.emit(job, False)
        self._open.remove(job)
