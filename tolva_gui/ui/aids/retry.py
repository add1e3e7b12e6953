"""Replaying a missed choice: from the review to the table before it, and back."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move
from tolva_gui.table.daily import made
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import play_again
from tolva_gui.ui.aids.judged_table import JudgedTable
from tolva_gui.ui.aids.tries import Tries
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.pages.review import Review
from tolva_gui.ui.people import choices
from tolva_gui.ui.texts import change, fill, translate

RETRY: Final = "retry"
"""The mark of a table at which a missed choice is replayed."""
OTHERS: Final = "rules"
"""The level that plays for the other people of the deal."""


class RetryPoint(Struct, frozen=True):
    """The place in the review: the game, its deal, the step after the move, and the seat that made it."""

    record: GameRecord
    deal: RecordedDeal
    number: int
    step: int
    seat: Seat


class Retries(JudgedTable):
    """A game in progress is set aside meanwhile; a retry is not saved."""

    changed = Signal()
    said = Signal(str, bool)

    def __init__(
        self,
        review: Review,
        navigation: Navigation,
        pages: Pages,
        tries: Tries,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(RETRY, navigation, tries, parent)
        self._review = review
        self._pages = pages
        self._now: RetryPoint | None = None
        navigation.page_changed.connect(self.changed)

    def object_to(self, move: Move) -> str | None:
        """Judge the missed choice before it is made."""
        host, miss = self._navigation.host, self._now
        if host is None or miss is None or not self._active() or len(host.moves) != miss.step - 1:
            return None
        return self._tries.object_to(host, move)

    @Slot()
    def begin(self) -> None:
        """Sit down before the move that led to the shown position."""
        miss = self._shown()
        if miss is None:
            return
        if not self._active():
            self._navigation.set_aside()
        self._now = miss
        self._tries.forget()
        self._pages.clear()
        self._navigation.sit_down(_table(miss))
        self._tell()

    @Slot()
    def again(self) -> None:
        """Repeat the same choice."""
        if self._now is not None:
            self._tries.forget()
            self._navigation.sit_down(_table(self._now))

    @Slot()
    def leave(self) -> None:
        """Return to the review, above the interrupted game."""
        miss, self._now = self._now, None
        self._tries.forget()
        self._navigation.take_up()
        if miss is not None:
            if self._shown() != miss:
                self._review.show(miss.record, miss.number)
                self._review.goTo(miss.step)
            self._pages.open("review")
        self.changed.emit()

    def _shown(self) -> RetryPoint | None:
        record, deal = self._review.record, self._review.recorded_deal
        step, number = self._review.step_number, self._review.deal_index
        if record is None or deal is None or not 0 < step <= len(deal.moves):
            return None
        seat = deal.moves[step - 1].seat
        return None if seat is None else RetryPoint(record, deal, number, step, seat)

    # For QML

    def _text(self) -> str:
        """Return the task; after the deal, its result and the original one."""
        host, miss = self._navigation.host, self._now
        if not self._active() or host is None or miss is None:
            return ""
        result, before = host.result(), miss.deal.result
        if result is None or before is None:
            begin = translate("Retries", "Choose something else and play the deal on. None of this is saved.")
            return self._tries.text() or begin
        now = made(host.info, host.standing, result, miss.seat)
        then = made(host.info, miss.deal.standing, before, miss.seat)
        if now.by_place and then.by_place:
            return fill(translate("Retries", "Now: place %1. Before: place %2."), now.place, then.place)
        text = translate("Retries", "Points in this deal now: %1. Before: %2.")
        return fill(text, change(now.points), change(then.points))

    active = Property(bool, lambda self: self._active(), notify=changed)
    over = Property(bool, lambda self: self._over(), notify=changed)
    text = Property(str, _text, notify=changed)


def _table(miss: RetryPoint) -> Host:
    """Return the table before the choice, with computers in all other seats."""
    record = miss.record
    seats = tuple(
        replace(each, kind="me", level=None) if number == miss.seat else _computer(each)
        for number, each in enumerate(record.seats)
    )
    host = play_again(replace(record, seats=seats), miss.deal, miss.step - 1, seed=0)
    host.extra = (*choices(record.extra), (marks.LESSON, RETRY))
    return host


def _computer(seat: SeatSetup) -> SeatSetup:
    return seat if seat.kind == "computer" else SeatSetup("computer", seat.name, OTHERS)
