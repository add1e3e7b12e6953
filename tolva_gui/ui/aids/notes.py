"""Notes on the game, written at the table while it is played and read when a deal is looked back at."""

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.aids.privacy import Privacy
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.table import Table

PAGE = "note"


class Notes(QObject):
    """The game may go on while a note is being written: the note belongs to where it was when that began."""

    changed = Signal()

    def __init__(
        self,
        director: Director,
        table: Table,
        privacy: Privacy,
        notices: Notices,
        pages: Pages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._host = director.host
        self._privacy = privacy
        self._notices = notices
        self._pages = pages
        self._at = 0
        """How many moves had been made when the note was begun."""
        director.moved.connect(self.changed)
        table.opened.connect(self.changed)
        privacy.changed.connect(self._look_away)

    @Slot()
    def ask(self) -> None:
        """Ask what is to be noted about the position."""
        if self._possible():
            self._at = self._host.moves_made
            self._pages.open(PAGE)

    @Slot(str)
    def keep(self, text: str) -> None:
        """Put what has been written into the record, unless it is empty."""
        self._pages.drop(PAGE)
        if text.strip():
            self._host.annotate(text.strip(), self._at)
            self._director.moved.emit()
            self._notices.add("noted")

    @Slot()
    def _look_away(self) -> None:
        """What one is about to write is not for the eyes of the next."""
        if self._privacy.is_down:
            self._pages.drop(PAGE)
        self.changed.emit()

    def _possible(self) -> bool:
        """Only while a deal is played: when it is over, the next would begin at the same number of moves."""
        playing = self._host.deal_number > 0 and self._host.result() is None
        return playing and not is_lesson(self._host) and not self._privacy.is_down

    possible = Property(bool, lambda self: self._possible(), notify=changed)
