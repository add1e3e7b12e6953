"""The common base of practice, «Try again», missed choices and path deals: a table that judges choices."""

from typing import ClassVar

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.rules.moves import Move
from tolva_gui.table.lesson import taught
from tolva_gui.ui.aids.tries import Tries
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.table.sitting import Sitting


class JudgedTable(QObject):
    """A table apart from the person's own games, at which choices are judged before they are made.

    *mark*: the mark in the extras of its games. The game in progress is set aside while it is `active`.
    """

    # Declared per class: Qt for Python crashes if a property names a signal of its base class.
    changed: ClassVar[Signal]
    said: ClassVar[Signal]
    """A sentence for a screen reader, and whether it is urgent."""

    def __init__(
        self, mark: str, navigation: Navigation, tries: Tries, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._mark = mark
        self._navigation = navigation
        self._tries = tries
        self._now: object | None = None
        """The task at the table; None if there is none."""
        tries.changed.connect(self._follow)
        navigation.for_each_sitting(self._attend)

    def object_to(self, move: Move) -> str | None:
        """Judge a move before it is made; return None if it may be made, else the objection, which may be empty."""
        raise NotImplementedError

    def _text(self) -> str:
        """Return the text to say when the table changes."""
        raise NotImplementedError

    def _attend(self, sitting: Sitting) -> None:
        sitting.move_maker.objections.append(self.object_to)
        sitting.table.laid_out.connect(self.changed)
        sitting.director.settled.connect(self._follow)

    @Slot()
    def _follow(self) -> None:
        if self._active():
            self._tell()

    def _tell(self) -> None:
        self.changed.emit()
        if self._active():
            self.said.emit(self._text(), False)

    def _active(self) -> bool:
        return self._now is not None and taught(self._navigation.host) == self._mark

    def _over(self) -> bool:
        host = self._navigation.host
        return self._active() and host is not None and host.result() is not None

    def _right(self) -> bool:
        return self._active() and self._tries.verdict is not None and self._tries.verdict.right
