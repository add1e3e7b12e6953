"""Another try at a missed choice, as a task: from the review to the table before it, and back."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.events import Seat
from tolva_gui.table.daily import made
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import play_again
from tolva_gui.table.tasks.task import Note, Saying, Task, Text, stand_in

RETRY: Final = "retry"
"""The mark of a table at which a missed choice is tried again."""


class RetryPoint(Struct, frozen=True):
    """The place in the review: the game, its deal, the step after the move, and the seat that made it."""

    record: GameRecord
    deal: RecordedDeal
    number: int
    step: int
    seat: Seat


class RetryTask(Task):
    """The deal is played on after the choice; nothing of it is saved."""

    mark = RETRY
    finds = False

    def __init__(self, at: RetryPoint) -> None:
        super().__init__()
        self._at = at

    def again(self) -> Host:
        """Return a new table before the choice, with computers in all other seats."""
        record = self._at.record
        seats = tuple(
            replace(each, kind="me", level=None) if number == self._at.seat else stand_in(each)
            for number, each in enumerate(record.seats)
        )
        host = play_again(replace(record, seats=seats), self._at.deal, self._at.step - 1, seed=0)
        host.extra = tuple(line for line in record.extra if line[0] == marks.FACE)
        return host

    def asks(self) -> bool:
        """Return whether the missed choice is open."""
        return self.host is not None and len(self.host.moves) == self._at.step - 1

    def note(self, _lang: str) -> Note:
        """Return what may be done, and after the deal what it brought."""
        return Note(
            Saying("played to the end" if self.over else "try again"),
            "" if self.over else Saying("choose else"),
            self._result(),
            on=Saying("to the review"),
            once_more=Saying("once more"),
            away="",
            goes_on=self.over,
        )

    def _result(self) -> Text:
        """Return the deal's result, and the original one."""
        result, before = self.host.result() if self.host is not None else None, self._at.deal.result
        if self.host is None or result is None or before is None:
            return ""
        now = made(self.host.info, self.host.standing, result, self._at.seat)
        then = made(self.host.info, self._at.deal.standing, before, self._at.seat)
        if now.by_place and then.by_place:
            return Saying("places", (now.place, then.place))
        return Saying(
            "points", tuple(f"{points:+d}".replace("-", "−") for points in (now.points, then.points))
        )
