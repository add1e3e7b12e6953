"""Exercises: choices that the player missed, repeated at the table."""

import logging
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Property, QLocale, QObject, Signal, Slot

from tolva_gui.records import marks
from tolva_gui.records.branches import key_of
from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.path import step_of
from tolva_gui.table.review_positions import Decision, finished, play_again
from tolva_gui.ui.aids.judged_table import JudgedTable
from tolva_gui.ui.aids.tries import Tries
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import day, fill, language, translate

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict
    from tolva_gui.records.judgements import Miss

log = logging.getLogger(__name__)
EXERCISE: Final = "exercise"
"""The mark of a table that asks for a single choice."""


@named_in_qml
class Exercises(JudgedTable):
    """`due`: the number of waiting choices; at the table `question`, and after the answer `answer` and `right`."""

    changed = Signal()
    said = Signal(str, bool)
    unread = Signal()
    """The index cannot be read now."""

    def __init__(
        self,
        index: Index,
        write: Callable[[Callable[[Index], object]], None],
        navigation: Navigation,
        pages: Pages,
        tries: Tries,
        path_table: "Callable[[Miss], Host | None]",
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(EXERCISE, navigation, tries, parent)
        self._index = index
        self._write = write
        self._pages = pages
        self.today = today
        self._due: list[Miss] = []
        self._now: Miss | None = None
        self._began = ""
        self._path_table = path_table
        """Returns the table of a choice that was missed on a learning path."""
        self._noted: set[tuple[str, int, int]] = set()
        """Choices whose first answer of this session has been noted."""
        tries.judged.connect(self._judged)

    @Slot()
    def refresh(self) -> None:
        """Reload the list of due choices."""
        from tolva_gui.records.misses import due

        try:
            self._due = due(self._index, self.today())
        except IndexTrouble as error:
            log.warning("%s", error)
            self.unread.emit()
        self.changed.emit()

    def keep(self, record: GameRecord, deal: RecordedDeal, choice: Decision, verdict: "Verdict") -> None:
        """Store a miss of the player; misses of others at the table are ignored."""
        from tolva_gui.records.judgements import Miss
        from tolva_gui.records.misses import keep

        seat = choice.view.seat
        if seat is None or record.seats[seat].kind != "me":
            return
        moves, best = choice.step - 1, str(verdict.best)
        miss = Miss(
            *(key_of(record), deal.number, moves, str(verdict.played), best, verdict.loss),
            self.today().isoformat(),
        )
        self._write(lambda index: keep(index, miss))

    @Slot()
    def begin(self) -> None:
        """Sit down at the first due choice; a game in progress is resumed afterwards."""
        self.refresh()
        self._noted.clear()
        self._navigation.set_aside()
        self._pages.clear()
        self.next()

    @Slot()
    def next(self) -> None:
        """Go to the next choice, or leave if there is none."""
        while self._due:
            self._now = self._due.pop(0)
            host = self._table_of(self._now)
            if host is not None:
                self._tries.forget()
                self._navigation.sit_down(host)
                self.changed.emit()
                return
        self.leave()

    @Slot()
    def leave(self) -> None:
        """Return to the interrupted game, or to the first page."""
        self._now = None
        self._tries.forget()
        self._navigation.take_up()
        self.changed.emit()

    def object_to(self, move: Move) -> str | None:
        """Judge the move as an answer instead of playing it; after the right answer, play continues."""
        host, miss = self._navigation.host, self._now
        if host is None or miss is None or not self._active() or len(host.moves) != miss.moves:
            return None
        if self._right():
            return None
        return self._tries.object_to(host, move, plays=False)

    @Slot(object)
    def _judged(self, verdict: "Verdict") -> None:
        """Record the first answer; a miss is asked again after the others."""
        miss = self._now
        if miss is None or not self._active():
            return
        key = (miss.game, miss.deal, miss.moves)
        if key not in self._noted:
            from tolva_gui.records.misses import answered

            self._noted.add(key)
            right, today = verdict.right, self.today()
            self._write(lambda index: answered(index, miss, right=right, today=today))
        if verdict.missed and miss not in self._due:
            self._due.append(miss)

    def _answered(self) -> bool:
        return self._active() and self._tries.verdict is not None

    def _table_of(self, miss: "Miss") -> Host | None:
        """Return the table at the choice, with idle computers in the seats of other people."""
        if step_of(miss.game) is not None:
            self._began, host = "", self._path_table(miss)
            if host is not None:
                host.extra = ((marks.LESSON, EXERCISE),)
            return host
        try:
            record = self._index.record(miss.game)
        except IndexTrouble as error:
            log.warning("%s", error)
            return None
        deals = finished(record) if isinstance(record, GameRecord) else []
        deal = next((deal for deal in deals if deal.number == miss.deal), None)
        if not isinstance(record, GameRecord) or deal is None:
            log.warning("the choice missed in %r cannot be asked: its deal cannot be read", miss.game)
            return None
        seats = tuple(
            SeatSetup("computer", seat.name, "rules") if seat.kind == "person" else seat
            for seat in record.seats
        )
        self._began = record.began
        host = play_again(replace(record, seats=seats), deal, miss.moves, seed=0)
        host.extra = ((marks.LESSON, EXERCISE),)
        return host

    # For QML

    def _text(self) -> str:
        return self._answer() or self._question()

    def _question(self) -> str:
        if not self._active():
            return ""
        when = day(self._began, "d MMMM")
        text = translate("Exercises", "On %1 your choice here cost %2 points.")
        if not self._began:
            return translate("Exercises", "This deal comes from one of your learning paths.")
        return fill(text, when, self._loss()) if when else ""

    def _loss(self) -> str:
        return QLocale(language()).toString(self._now.loss, "f", 1) if self._now else ""

    def _answer(self) -> str:
        host = self._navigation.host
        verdict = self._tries.verdict
        if host is None or verdict is None or not self._active() or self._now is None:
            return self._tries.text() if self._active() else ""
        if self._tries.missed:
            again = translate(
                "Exercises", "Choose again. You will meet this choice once more today, and tomorrow."
            )
            return f"{self._tries.text()}\n{again}"
        if str(verdict.played) != self._now.best:
            return self._tries.text()
        best, played = _named(self._now.best, host), _named(self._now.played, host)
        text = translate("Exercises", "%1: %2 points better than what you did then (%3).")
        return fill(text, best, self._loss(), played)

    due = Property(int, lambda self: len(self._due), notify=changed)
    active = Property(bool, lambda self: self._active(), notify=changed)
    right = Property(bool, lambda self: self._right(), notify=changed)
    question = Property(str, _question, notify=changed)
    answer = Property(str, _answer, notify=changed)
    judging = Property(bool, lambda self: self._active() and self._tries.waits, notify=changed)
    answered = Property(bool, lambda self: self._answered(), notify=changed)


def _named(move: str, host: Host) -> str:
    """Return the name of a move in the game's notation."""
    from tolva_gui.words.hints import HintWords

    return HintWords(host.info, [seat.name for seat in host.seats], language()).move(host.parse(move))
