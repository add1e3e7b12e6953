"""Notices to the player: a damaged file, a full disk, a player that failed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.names import visible
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, translate

STAYING: Final = {
    "settings damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "The settings could not be read and have been reset. The damaged file has been saved as %1.",
    ),
    "settings unreadable": QT_TRANSLATE_NOOP("Notices", "The settings in %1 cannot be read."),
    "settings unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The settings cannot be saved in %1. They last until you quit."
    ),
    "person damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "What was saved about a player cannot be read. The damaged file is now %1; all games are safe.",
    ),
    "person newer": QT_TRANSLATE_NOOP(
        "Notices", "The player in %1 is from a newer version of Tolva. The file has been left as it is."
    ),
    "person unreadable": QT_TRANSLATE_NOOP("Notices", "The player in %1 cannot be read."),
    "person unwritable": QT_TRANSLATE_NOOP(
        "Notices", "Players cannot be saved in %1. What you change lasts until you quit."
    ),
    "game damaged": QT_TRANSLATE_NOOP(
        "Notices", "The game in %1 cannot be resumed: the file is damaged. It has been left as it is."
    ),
    "game of another version": QT_TRANSLATE_NOOP(
        "Notices",
        "The game in %1 is from another version of Tolva and cannot be continued here. It has been left as it is.",
    ),
    "game unreadable": QT_TRANSLATE_NOOP("Notices", "The game in %1 cannot be read."),
    "game unwritable": QT_TRANSLATE_NOOP(
        "Notices", "The game cannot be saved in %1. You can play on; Tolva keeps trying until you quit."
    ),
    "game parted": QT_TRANSLATE_NOOP(
        "Notices",
        "Another program has changed %1 while you played, or the file is write-protected. Your game continues in %2.",
    ),
    "game file damaged": QT_TRANSLATE_NOOP(
        "Notices", "%1 is damaged and is not listed among your games. The file has been left as it is."
    ),
    "game file other version": QT_TRANSLATE_NOOP(
        "Notices",
        "%1 is from another version of Tolva and is not listed here. The file has been left as it is.",
    ),
    "game file unreadable": QT_TRANSLATE_NOOP(
        "Notices", "%1 cannot be read (%2). What it holds is not shown; nothing has been changed."
    ),
    "game file twice": QT_TRANSLATE_NOOP(
        "Notices", "The game in %1 is also in %2. It is listed once; both files have been left as they are."
    ),
    "games damaged": QT_TRANSLATE_NOOP(
        "Notices",
        "%1 files in %2 are damaged and are not listed among your games. They have been left as they are.",
    ),
    "games other version": QT_TRANSLATE_NOOP(
        "Notices",
        "%1 files in %2 are from another version of Tolva and are not listed here. They have been left as they are.",
    ),
    "games unreadable": QT_TRANSLATE_NOOP(
        "Notices",
        "%1 files or folders in %2 cannot be read. What they hold is not shown; nothing has been changed.",
    ),
    "games twice": QT_TRANSLATE_NOOP(
        "Notices", "%1 files in %2 hold games that are also in other files. Each game is listed once."
    ),
    "games unwritable": QT_TRANSLATE_NOOP(
        "Notices", "%1 cannot be written. Nothing is lost; Tolva tries again at the next start."
    ),
    "index unreadable": QT_TRANSLATE_NOOP(
        "Notices", "The list of your games cannot be stored in %1. The games themselves are safe."
    ),
    "record unwritable": QT_TRANSLATE_NOOP("Notices", "%1 could not be saved."),
    "record elsewhere": QT_TRANSLATE_NOOP(
        "Notices", "%1 is not on this computer. Choose a folder on this computer."
    ),
    "print kept": QT_TRANSLATE_NOOP(
        "Notices", "No program here opens pages to be printed. They are saved as %1."
    ),
}
"""Notices of a threat to a game, a person or the settings, which stay until they have been seen."""
PASSING: Final = {
    "person gone": QT_TRANSLATE_NOOP(
        "Notices", "The file of %1 has been removed. Their games are still there."
    ),
    "game unknown": QT_TRANSLATE_NOOP(
        "Notices",
        "The settings name the game “%1”, which this version does not have. They have been left as they are.",
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
        "Notices",
        "The deck “%1” is not installed here, or lacks cards. Tolva’s own deck is used instead.",
    ),
    "game gone": QT_TRANSLATE_NOOP("Notices", "The game in %1 is no longer there."),
    "kept game strange": QT_TRANSLATE_NOOP(
        "Notices", "This game cannot be opened here: %1. It has been left as it is."
    ),
    "record copied": QT_TRANSLATE_NOOP("Notices", "Copied."),
    "record reported": QT_TRANSLATE_NOOP(
        "Notices",
        "The deal has been copied as text, with every choice the computers made. Paste it into your report.",
    ),
    "record saved": QT_TRANSLATE_NOOP("Notices", "Saved as %1."),
    "record unreadable": QT_TRANSLATE_NOOP("Notices", "The file %1 cannot be read."),
    "print opened": QT_TRANSLATE_NOOP("Notices", "The pages are open in your viewer: print them there."),
    "print nothing": QT_TRANSLATE_NOOP(
        "Notices", "There is nothing to print here. Open the rules, or play a deal to its end."
    ),
    "record withheld": QT_TRANSLATE_NOOP(
        "Notices", "Wait until the deal is over: the record would show you each other’s cards."
    ),
    "record withheld alone": QT_TRANSLATE_NOOP(
        "Notices",
        "Wait until the deal is over: the saved game shows all hands, and this game is played without aids.",
    ),
    "record withheld elsewhere": QT_TRANSLATE_NOOP(
        "Notices", "Resume the game and finish the deal first: the saved game shows all hands."
    ),
    "peeked": QT_TRANSLATE_NOOP(
        "Notices", "The saved game shows all hands: this deal counts as played with help."
    ),
    "put aside": QT_TRANSLATE_NOOP(
        "Notices", "The game that was at the table is on the first page, under Continue."
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
    "undo asked": QT_TRANSLATE_NOOP("Notices", "The others are asked on their phones."),
    "undo denied": QT_TRANSLATE_NOOP("Notices", "%1 did not agree: the move stands."),
    "player failed": QT_TRANSLATE_NOOP(
        "Notices", "%1 could not find a move. A simpler player has moved instead; the game goes on."
    ),
}
"""Notices that close by themselves."""
TEXTS: Final = STAYING | PASSING

READING_MS: Final = 5000
"""The time after which they close."""


@named_in_qml
class Notices(QObject):
    """Sentences to show, each until it is dismissed, without repetition."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list: list[tuple[str, tuple[object, ...]]] = []

    def add(self, key: str, *values: object) -> None:
        if (key, values) not in self._list:
            self._list.append((key, values))
            self.changed.emit()

    def about(self, subject: str) -> Callable[[str, str], None]:
        """Return a function that adds the notice about what has happened to this subject, with a path."""
        return lambda what, path: self.add(f"{subject} {what}", path)

    @Slot()
    def dismiss(self) -> None:
        del self._list[:1]
        self.changed.emit()

    def current_texts(self) -> list[str]:
        return [fill(translate("Notices", TEXTS[key]), *map(_shown, values)) for key, values in self._list]

    texts = Property(list, current_texts, notify=changed)
    readingTime = Property(int, lambda _self: READING_MS, constant=True)  # noqa: N815
    passing = Property(bool, lambda self: bool(self._list) and self._list[0][0] in PASSING, notify=changed)


def _shown(value: object) -> object:
    """Return a value without characters that would turn or break the sentence, such as those of a file's name."""
    return value if isinstance(value, int) else visible(str(value))
