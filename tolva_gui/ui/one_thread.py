"""A thread for work that must not block the window, and its calls back to the window's thread."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor


class OneThread(QObject):
    """Does work in order, in one thread, which is started when it is first needed."""

    _said = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._said.connect(self._make)

    def submit(self, work: Callable[..., object], *about: object) -> None:
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor

            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=self._name)
        self._thread.submit(work, *about)

    def settle(self) -> None:
        """Wait until all work submitted so far is done."""
        if self._thread is not None:
            self._thread.submit(int).result()

    def close(self) -> None:
        """Finish the submitted work, and end the thread."""
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    def say(self, call: Callable[..., object], *about: object) -> None:
        """Make this call in the window's thread."""
        self._said.emit(partial(call, *about))

    @Slot(object)
    def _make(self, call: Callable[[], object]) -> None:
        call()
