"""Answers what takes thought in the computer players' thread, bit by bit, until it is done or nobody waits for it."""

import logging
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.ai.player import SearchCancelled
from tolva_gui.rules.game import View

log = logging.getLogger(__name__)


@dataclass(kw_only=True, repr=False, eq=False)
class Job:
    """Something to be thought about; whoever sends it may cancel it."""

    cancelled: bool = field(default=False, init=False)


@dataclass(repr=False, eq=False)
class HintJob(Job):
    """Advice that is wanted for a position: `key` is the table, its version and the seat."""

    key: Hashable
    view: View
    looks: int


@dataclass(repr=False, eq=False)
class PriceJob(Job):
    """What the calls that may be made are to be priced for."""

    view: View


class JobWorker(QObject):
    """Lives in the worker thread. `advised` comes several times for a job, `done` last."""

    advised = Signal(object, object)
    done = Signal(object, bool)
    """The job, and whether all was answered."""
    _asked = Signal(object)

    def __init__(self, answers: Callable[[Any], Iterator[object]]) -> None:
        super().__init__()
        self._answers = answers
        self._asked.connect(self._work)

    def ask(self, job: Job) -> None:
        """Begin; to be called from the window's thread."""
        self._asked.emit(job)

    @Slot(object)
    def _work(self, job: Job) -> None:
        if job.cancelled:
            return
        try:
            for answer in self._answers(job):
                self.advised.emit(job, answer)
        except SearchCancelled:
            return
        except Exception:
            log.exception("no answer was found to %s", type(job).__name__)
            self.done.emit(job, False)
            return
        self.done.emit(job, True)
