"""Who plays on this machine, as far as it must be known before the people are read."""

from PySide6.QtCore import QObject, Signal


class Household(QObject):
    """*several*: whether several people have been named; `child`: whether a child plays."""

    changed = Signal()

    def __init__(self, several: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.several = several
        self.child = False

    def count(self, several: bool, child: bool) -> None:
        """Note who plays now."""
        if (several, child) != (self.several, self.child):
            self.several, self.child = several, child
            self.changed.emit()
