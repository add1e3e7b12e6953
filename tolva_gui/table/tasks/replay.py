"""A finished deal seen again, as a task: its cards fall as they fell, with all hands open."""

from typing import Final

from msgspec.structs import replace

from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.moves import Move
from tolva_gui.table.decided import moves_before_decision
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import play_again
from tolva_gui.table.tasks.task import DONE, Note, Saying, Task

REPLAY: Final = "replay"
"""The mark of a table at which a deal is only seen."""


class ReplayTask(Task):
    """From where the deal was decided to its end. *told*: what is said about it."""

    mark = REPLAY
    finds = False

    def __init__(self, record: GameRecord, deal: RecordedDeal, told: str) -> None:
        super().__init__()
        self._record = record
        self._deal = deal
        self._told = told
        self._begins = moves_before_decision(record, deal)

    def again(self) -> Host:
        """Return a new table. Nobody is to act at it: the moves are known."""
        seats = tuple(replace(seat, kind="computer") for seat in self._record.seats)
        host = play_again(replace(self._record, seats=seats), self._deal, self._begins, seed=0)
        host.extra = self._record.extra
        return host

    def known_move(self) -> Move | None:
        made = len(self.host.moves) if self.host is not None else len(self._deal.moves)
        return self._deal.moves[made].move if made < len(self._deal.moves) else None

    def note(self, _lang: str) -> Note:
        """Return what is said about the deal."""
        return Note(
            Saying("deal", (self._deal.number,)),
            self._told,
            on=DONE if self.over else Saying("skip"),
            once_more=Saying("once more") if self.over else "",
            away="",
            goes_on=self.over,
        )
