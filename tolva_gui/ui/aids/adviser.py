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
class Errand:
    """Something to be thought about; whoever sends it may cancel it."""

    cancelled: bool = field(default=False, init=False)


@dataclass(repr=False, eq=False)
class Wish(Errand):
    """Advice that is wanted for a position: `key` is the table, its version and the seat."""

    key: Hashable
    view: View
    looks: int


class Adviser(QObject):
    """Lives in the worker thread. `advised` comes several times for an errand, `done` last."""

    advised = Signal(object, object)
    done = Signal(object, bool)
    """The errand, and whether all was answered."""
    _asked = Signal(object)

    def __init__(self, answers: Callable[[Any], Iterator[object]]) -> None:
        super().__init__()
        self._answers = answers
        self._asked.connect(self._work)

    def ask(self, errand: Errand) -> None:
        """Begin; to be called from the window's thread."""
        self._asked.emit(errand)

    @Slot(object)
    def _work(self, errand: Errand) -> None:
        if errand.cancelled:
            return
        try:
            for answer in self._answers(errand):
                self.advised.emit(errand, answer)
        except SearchCancelled:
            return
        except Exception:
            log.exception("no answer was found to %s", type(errand).__name__)
            self.done.emit(errand, False)
            return
        self.done.emit(errand, True)
