"""What the player has to be told beside the game: a damaged file, a full disk, a player that failed."""

from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, translate

TEXTS = {
    "settings damaged": QT_TRANSLATE_NOOP(
        "Notices", "The settings could not be read. They start afresh; the damaged file is kept as %1."
    ),
    "settings unreadable": QT_TRANSLATE_NOOP("Notices", "The settings in %1 cannot be read."),
    "settings unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The settings cannot be written to %1. They hold until you close the program."
    ),
    "deck unusable": QT_TRANSLATE_NOOP(
        "Notices", "The deck “%1” cannot be used: %2. Tolva’s own lies on the table."
    ),
    "game damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "A saved game could not be read. The file is kept as %1; what can be read of it is among the games played.",
    ),
    "game unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The game cannot be saved in %1. You can play on, but it will not be there next time."
    ),
    "game unreadable": QT_TRANSLATE_NOOP(
        "Notices", "The game that was saved in %1 cannot be taken up again."
    ),
    "library unwritable": QT_TRANSLATE_NOOP(
        "Notices",
        "The game cannot be kept in %1. You can play on, but it will not be among the games played.",
    ),
    "library unreadable": QT_TRANSLATE_NOOP("Notices", "The games played cannot be read from %1."),
    "library damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "The games played were damaged. %2 of them could be read and are kept; the damaged file is kept as %1.",
    ),
    "library aside": QT_TRANSLATE_NOOP(
        "Notices",
        "A damaged file of games played is kept as %1. Games saved from it now: %2.",
    ),
    "record copied": QT_TRANSLATE_NOOP("Notices", "Copied."),
    "record reported": QT_TRANSLATE_NOOP(
        "Notices",
        "The deal has been copied as text, with all that the computers chose. Paste it where you want to report it.",
    ),
    "record saved": QT_TRANSLATE_NOOP("Notices", "Saved as %1."),
    "record unreadable": QT_TRANSLATE_NOOP("Notices", "The file %1 cannot be read."),
    "record unwritable": QT_TRANSLATE_NOOP("Notices", "Nothing could be saved as %1."),
    "record elsewhere": QT_TRANSLATE_NOOP(
        "Notices", "%1 is not on this computer. Choose a folder that is, please."
    ),
    "record withheld": QT_TRANSLATE_NOOP(
        "Notices", "Wait until the deal is over: its record would show you each other’s cards."
    ),
    "record empty": QT_TRANSLATE_NOOP("Notices", "There is no text on the clipboard."),
    "hinted": QT_TRANSLATE_NOOP("Notices", "This deal counts as played with help."),
    "noted": QT_TRANSLATE_NOOP("Notices", "The note is kept. You find it when you look back at the deal."),
    "no hint": QT_TRANSLATE_NOOP("Notices", "There is no hint here: the search went wrong."),
    "no verdict": QT_TRANSLATE_NOOP("Notices", "The play could not be judged: the search went wrong."),
    "undone": QT_TRANSLATE_NOOP("Notices", "Undone: this deal counts as played with help."),
    "undone past a draw": QT_TRANSLATE_NOOP(
        "Notices", "You have seen cards that were drawn later: from here on the deal is only for practice."
    ),
    "player failed": QT_TRANSLATE_NOOP(
        "Notices", "%1 could not find a card to play. A simpler player has moved instead; the game goes on."
    ),
}


PASSING: Final = frozenset(
    (
        "record copied",
        "record reported",
        "record saved",
        "record withheld",
        "record empty",
        "hinted",
        "noted",
        "undone",
    )
)
"""Tidings that nobody has to answer: they go when there has been time to read them. Troubles stay."""


class Notices(QObject):
    """A list of sentences, each until it is dismissed; the same one is not said twice."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list: list[tuple[str, tuple[object, ...]]] = []

    def add(self, key: str, *values: object) -> None:
        """Tell the player."""
        if (key, values) not in self._list:
            self._list.append((key, values))
            self.changed.emit()

    @Slot()
    def dismiss(self) -> None:
        """The oldest has been read."""
        del self._list[:1]
        self.changed.emit()

    def _texts(self) -> list[str]:
        return [fill(translate("Notices", TEXTS[key]), *values) for key, values in self._list]

    def _passing(self) -> bool:
        return bool(self._list) and self._list[0][0] in PASSING

    texts = Property(list, _texts, notify=changed)
    passing = Property(bool, _passing, notify=changed)
