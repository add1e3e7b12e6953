"""Notes on a game, written at the table and shown in the review."""

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.aids.privacy import Privacy
from tolva_gui.ui.table.table import AtTable, Table

PAGE = "note"


@named_in_qml
class Notes(AtTable):
    """A note belongs to the position in which writing began; the game may go on meanwhile."""

    changed = Signal()

    def __init__(self, table: Table, privacy: Privacy, notices: Notices, pages: Pages) -> None:
        super().__init__(table)
        self._privacy = privacy
        self._notices = notices
        self._pages = pages
        self._at = 0
        """The number of moves made when the note was begun."""
        self._director.moved.connect(self.changed)
        table.opened.connect(self.changed)
        privacy.changed.connect(self._look_away)

    @Slot()
    def ask(self) -> None:
        """Open the page for a note on the current position."""
        if self._possible():
            self._at = self._host.moves_made
            self._pages.open(PAGE)

    @Slot(str)
    def keep(self, text: str) -> None:
        """Add the note to the record unless it is empty."""
        self._pages.drop(PAGE)
        if text.strip():
            self._host.annotate(text.strip(), self._at)
            self._director.moved.emit()
            self._notices.add("noted")

    @Slot()
    def _look_away(self) -> None:
        """Close the page when the seat passes to another person."""
        if self._privacy.down:
            self._pages.drop(PAGE)
        self.changed.emit()

    def _possible(self) -> bool:
        """Whether a deal is in play; afterwards the next one would begin at the same number of moves."""
        playing = self._host.deal_number > 0 and self._host.result() is None
        return playing and not is_lesson(self._host) and not self._privacy.down

    possible = Property(bool, lambda self: self._possible(), notify=changed)
