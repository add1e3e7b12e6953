"""What the player must be told beside the game: a damaged file, a full disk, a player that failed."""

from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, translate

TEXTS = {
    "settings damaged": QT_TRANSLATE_NOOP(
        "Notices", "The settings could not be read and have been reset. The damaged file is kept as %1."
    ),
    "settings unreadable": QT_TRANSLATE_NOOP("Notices", "The settings in %1 cannot be read."),
    "settings unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The settings cannot be saved in %1. They last until you quit."
    ),
    "game unknown": QT_TRANSLATE_NOOP(
        "Notices",
        "The settings name the game “%1”, which this version does not have. They are kept as they are.",
    ),
    "seats unknown": QT_TRANSLATE_NOOP(
        "Notices",
        "The settings ask for a number of players that %1 does not have here. The usual number is used.",
    ),
    "option unknown": QT_TRANSLATE_NOOP(
        "Notices",
        "The settings ask for something in the rule “%2” of %1 that is unknown here. The usual rule is used.",
    ),
    "deck unusable": QT_TRANSLATE_NOOP(
        "Notices", "The deck “%1” cannot be used: %2. Tolva’s own deck is used instead."
    ),
    "game damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "A saved game could not be read. The damaged file is kept as %1; what can be read of it is under Games played.",
    ),
    "game unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The game cannot be saved in %1. You can play on, but the game will be gone next time."
    ),
    "game unreadable": QT_TRANSLATE_NOOP("Notices", "The game saved in %1 cannot be resumed."),
    "library unwritable": QT_TRANSLATE_NOOP(
        "Notices",
        "The game cannot be kept in %1. You can play on, but the game will not be listed under Games played.",
    ),
    "library unreadable": QT_TRANSLATE_NOOP("Notices", "The games played cannot be read from %1."),
    "kept game strange": QT_TRANSLATE_NOOP(
        "Notices", "This game cannot be opened here: %1. It is kept as it is."
    ),
    "library damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "The file of games played was damaged. %2 games were rescued; the damaged file is kept as %1.",
    ),
    "library aside": QT_TRANSLATE_NOOP(
        "Notices",
        "A damaged file of games played is kept as %1. Games rescued from it now: %2.",
    ),
    "record copied": QT_TRANSLATE_NOOP("Notices", "Copied."),
    "record reported": QT_TRANSLATE_NOOP(
        "Notices",
        "The deal has been copied as text, with every choice the computers made. Paste it into your report.",
    ),
    "record saved": QT_TRANSLATE_NOOP("Notices", "Saved as %1."),
    "record unreadable": QT_TRANSLATE_NOOP("Notices", "The file %1 cannot be read."),
    "record unwritable": QT_TRANSLATE_NOOP("Notices", "%1 could not be saved."),
    "record elsewhere": QT_TRANSLATE_NOOP(
        "Notices", "%1 is not on this computer. Choose a folder on this computer."
    ),
    "record withheld": QT_TRANSLATE_NOOP(
        "Notices", "Wait until the deal is over: the record would show you each other’s cards."
    ),
    "record withheld alone": QT_TRANSLATE_NOOP(
        "Notices",
        "Wait until the deal is over: the record shows all hands, and this game is played without aids.",
    ),
    "record withheld elsewhere": QT_TRANSLATE_NOOP(
        "Notices", "Resume the game and finish the deal first: the record shows all hands."
    ),
    "peeked": QT_TRANSLATE_NOOP(
        "Notices", "The record shows all hands: this deal counts as played with help."
    ),
    "put aside": QT_TRANSLATE_NOOP(
        "Notices", "Your game has been put aside. You can resume it from Games played (F3)."
    ),
    "record empty": QT_TRANSLATE_NOOP("Notices", "There is no text on the clipboard."),
    "hinted": QT_TRANSLATE_NOOP("Notices", "This deal counts as played with help."),
    "noted": QT_TRANSLATE_NOOP("Notices", "The note is saved. You will see it when you review the deal."),
    "no hint": QT_TRANSLATE_NOOP("Notices", "No hint this time: the search failed."),
    "no verdict": QT_TRANSLATE_NOOP("Notices", "The play could not be judged: the search failed."),
    "undone": QT_TRANSLATE_NOOP("Notices", "Undone: this deal counts as played with help."),
    "undone past a draw": QT_TRANSLATE_NOOP(
        "Notices", "You have seen cards that come later: from here on the deal is only practice."
    ),
    "player failed": QT_TRANSLATE_NOOP(
        "Notices", "%1 could not find a move. A simpler player has moved instead; the game goes on."
    ),
}


PASSING: Final = frozenset(
    (
        "record copied",
        "record reported",
        "record saved",
        "record withheld",
        "record withheld alone",
        "record withheld elsewhere",
        "record empty",
        "peeked",
        "put aside",
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

    def current_texts(self) -> list[str]:
        return [fill(translate("Notices", TEXTS[key]), *values) for key, values in self._list]

    def _passing(self) -> bool:
        return bool(self._list) and self._list[0][0] in PASSING

    texts = Property(list, current_texts, notify=changed)
    passing = Property(bool, _passing, notify=changed)
