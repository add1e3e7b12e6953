"""Gives advice in the computer players' thread, better and better, until it is good or nobody waits for it."""

import logging
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.ai.player import Cancelled, SearchCancelled
from tolva_gui.rules.game import View

if TYPE_CHECKING:
    from tolva_gui.ai.hints import Advice

log = logging.getLogger(__name__)

Advise = Callable[[View, int, Cancelled], "Iterator[Advice]"]
"""The view, how often to look at most, and whether to give up."""


@dataclass
class Wish:
    """Advice that is wanted for a position: `key` is the table, its version and the seat."""

    key: Hashable
    view: View
    looks: int
    cancelled: bool = field(default=False, init=False)


class Adviser(QObject):
    """Lives in the worker thread. `advised` comes several times for a wish, `done` last."""

    advised = Signal(object, object)
    done = Signal(object, bool)
    """The wish, and whether there was an answer."""
    _asked = Signal(object)

    def __init__(self, advise: Advise) -> None:
        super().__init__()
        self._advise = advise
        self._asked.connect(self._work)

    def ask(self, wish: Wish) -> None:
        """Begin; to be called from the window's thread."""
        self._asked.emit(wish)

    @Slot(object)
    def _work(self, wish: Wish) -> None:
        if wish.cancelled:
            return
        try:
            for advice in self._advise(wish.view, wish.looks, lambda: wish.cancelled):
                self.advised.emit(wish, advice)
        except SearchCancelled:
            return
        except Exception:
            log.exception("no advice could be given to seat %s", wish.view.seat)
            self.done.emit(wish, False)
            return
        self.done.emit(wish, True)
