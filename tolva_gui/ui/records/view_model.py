"""Games as files and text: open, save, copy, report. Faults are listed line by line."""

import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tolva_gui import __version__
from tolva_gui.ai.player import Budget
from tolva_gui.records.files import read as read_file
from tolva_gui.records.files import write
from tolva_gui.records.names import visible
from tolva_gui.records.reader import LONGEST_TEXT, load
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordFault
from tolva_gui.records.report import report
from tolva_gui.records.text import dump
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.table.sitting import Services
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words

log = logging.getLogger(__name__)
ENDING = ".tolva"
MOST_SHOWN = 200
"""Faults; no reader needs more."""


@named_in_qml
class Records(QObject):
    """`faults` of the text opened last, and its source."""

    changed = Signal()
    dialog_wanted = Signal(str)
    """A file dialog is wanted: `open` or `save`."""

    def __init__(
        self, at_hand: AtHand, services: Services, navigation: Navigation, library: Library, late: Late
    ) -> None:
        super().__init__()
        self.home = library.index.home.folder
        """The folder in which the dialogs begin."""
        self._late = late
        self._announce = services.notices.about("record")
        self._shown = at_hand.record
        self._deal = at_hand.deal
        self._at_table = at_hand.at_table
        self._services = services
        self._navigation = navigation
        self._pages = services.pages
        self._faults: list[RecordFault] = []
        self._rows = RowModel(("place", "rule", "text", "why", "position"), self)
        self.changed.connect(self._show_rows)
        self._source = ""

    @Slot(str)
    def ask(self, what: str) -> None:
        """Ask for a file to `open`, or to `save` the game in."""
        record = self._shown()
        if what == "open" or (record is not None and self._may_be_given(record, _last(record))):
            self.dialog_wanted.emit(what)

    @Slot("QUrl")
    def open(self, url: "QUrl") -> None:
        """Read a file that was chosen or dropped."""
        path = self._local(url)
        if path is None:
            return
        try:
            data = read_file(path, LONGEST_TEXT + 1)
        except (OSError, ValueError) as error:
            log.warning("%s", error)
            self._announce("unreadable", str(path))
            return
        self.read(data, path.name)

    @Slot()
    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read(text, translate("Records", "The clipboard"))
        else:
            self._announce("empty", "")

    def read(self, text: str | bytes, source: str) -> None:
        """Open a record, or show all its faults."""
        found = load(text)
        if isinstance(found, GameRecord):
            self._late("review.look_at", found)()
            return
        self._faults, self._source = found, visible(source)
        self.changed.emit()
        self._pages.open("record")

    @Slot("QUrl")
    def save(self, url: "QUrl") -> None:
        """Save the shown game in a file."""
        record, path = self._given(), self._local(url)
        if record is None or path is None:
            return
        if not path.suffix:
            path = path.with_suffix(ENDING)
        if not path.parent.is_dir():
            # A dialog may have joined a typed path to its own folder; no folders are made that nobody asked for.
            self._announce("unwritable", str(path))
            return
        try:
            write(path, dump(record), for_all=True)
        except (OSError, ValueError) as error:
            log.warning("%s", error)
            self._announce("unwritable", str(path))
        else:
            self._announce("saved", str(path))

    def _local(self, url: "QUrl") -> Path | None:
        """Return the file's path; None, with a message, if it is not on this machine."""
        path = Path(url.toLocalFile()) if url.isLocalFile() else Path()
        if path.name:
            return path
        self._announce("elsewhere", url.toDisplayString())
        return None

    @Slot()
    def copy(self) -> None:
        record = self._given()
        if record is not None:
            QGuiApplication.clipboard().setText(dump(record))
            self._announce("copied", "")

    @Slot()
    def print(self) -> None:
        """Print the rules if their page is open, else the score of the game at the table."""
        self._late("printing.print")()

    @Slot()
    def report(self) -> None:
        """Copy the shown deal with the computers' choices as text, for a report."""
        shown, deal = self._shown(), self._deal()
        if shown is None or deal is None:
            return
        record = self._given(deal)
        if record is not None:
            program = f"tolva-gui {__version__}"
            given = record.deals[shown.deals.index(deal)]
            text = dump(report(record, given, program=program, budget=_told(self._services.budget)))
            QGuiApplication.clipboard().setText(text)
            self._announce("reported", "")

    def _given(self, deal: RecordedDeal | None = None) -> GameRecord | None:
        """Return the shown game if this deal of it, or its last, may be given away; else report why not.

        Giving away a deal in progress counts as looking at its cards.
        """
        record = self._shown()
        if record is None or not self._may_be_given(record, deal or _last(record)):
            return None
        if _secret(record, deal or _last(record)):
            self._navigation.peek()
        return self._shown()

    def _may_be_given(self, record: GameRecord, deal: RecordedDeal | None) -> bool:
        """Return whether a deal with hidden cards may be shown: only as help, which is marked; else report why not."""
        if not _secret(record, deal):
            return True
        people = sum(seat.kind != "computer" for seat in record.seats)
        if people > 1:
            why = "withheld"
        elif not record.aids:
            why = "withheld alone"
        elif not self._at_table():
            why = "withheld elsewhere"
        else:
            return True
        self._announce(why, "")
        return False

    @Slot()
    def copyFaults(self) -> None:  # noqa: N802
        """Copy the faults, for the author of the record."""
        QGuiApplication.clipboard().setText("\n".join(map(_plainly, self._faults)))
        self._announce("copied", "")

    @Slot(result=str)
    def suggestion(self) -> str:
        """Return a file name for the shown game: the game and its date."""
        record = self._shown()
        if record is None:
            return ""
        when = record.began[:16].replace(":", ".").replace("T", " ")
        return f"{record.game} {when}".strip() + ENDING

    @Slot(result=str)
    def folder(self) -> str:
        """Return the URL of the folder of games, or the nearest one that is there."""
        there = next(folder for folder in (self.home, *self.home.parents) if folder.is_dir())
        return QUrl.fromLocalFile(str(there)).toString()

    def _line(self, fault: RecordFault) -> dict[str, Any]:
        why = words.refusal(fault.reason, language(), fault.game) if fault.reason else ""
        where = fault.position
        return {
            "place": fill(translate("Records", "Line %1"), fault.line),
            "rule": fault.rule or "",
            "text": words.fault(fault.what, language()),
            "why": why,
            "position": words.fault(where, language()) if where else "",
        }

    @Slot()
    def _show_rows(self) -> None:
        self._rows.update([self._line(fault) for fault in self._faults[:MOST_SHOWN]])

    faults = Property(QObject, lambda self: self._rows, constant=True)
    count = Property(int, lambda self: len(self._faults), notify=changed)
    source = Property(str, lambda self: self._source, notify=changed)


def _last(record: GameRecord) -> RecordedDeal | None:
    return record.deals[-1] if record.deals else None


def _secret(record: GameRecord, deal: RecordedDeal | None) -> bool:
    """Whether people are still playing the deal."""
    people = any(seat.kind != "computer" for seat in record.seats)
    return people and deal is not None and deal.result is None


def _told(budget: Budget) -> str:
    parts = [
        "" if budget.ms is None else f"{budget.ms} ms",
        "" if budget.iterations is None else f"{budget.iterations} iterations",
    ]
    return " ".join(filter(None, parts)) or "the player's own"


def _plainly(fault: RecordFault) -> str:
    """Return the fault in English with its position, for the author of the record."""
    return f"{fault}; {fault.position}" if fault.position else str(fault)
