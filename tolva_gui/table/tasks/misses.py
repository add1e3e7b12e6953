"""Choices that the person missed, asked again, as a task."""

import logging
from collections.abc import Callable
from datetime import datetime
from typing import ClassVar, Final

from msgspec import field
from msgspec.structs import replace

from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.records.judgements import Miss
from tolva_gui.records.record import GameRecord
from tolva_gui.table.host import Host
from tolva_gui.table.path import step_of
from tolva_gui.table.review_positions import finished, play_again
from tolva_gui.table.tasks.task import Answer, Choices, Note, Saying, stand_in

log = logging.getLogger(__name__)
MISSES: Final = "exercise"
"""The mark of a table that asks for a single choice."""


class MissesTask(Choices[Miss], eq=False):
    """*path_table*: returns the table of a choice missed on a path. *note_answer*: takes the first answer to each."""

    mark: ClassVar[str] = MISSES

    index: Index
    path_table: Callable[[Miss], Host | None]
    note_answer: Callable[[Miss, bool], None]
    began: str = ""
    noted: list[Miss] = field(default_factory=list)

    def judged(self, answer: Answer) -> None:
        """Note the first answer."""
        super().judged(answer)
        if self.now is not None and self.now not in self.noted:
            self.noted.append(self.now)
            self.note_answer(self.now, answer.right)

    def note(self, _lang: str) -> Note:
        """Return where the choice comes from."""
        lost = self.now.loss if self.now is not None else 0.0
        since = Saying("missed then", (datetime.fromisoformat(self.began), lost)) if self.began else None
        return self.asking(Saying("what now"), since or Saying("from a path"))

    def table_of(self, asked: Miss) -> Host | None:
        """Return the table at the choice, with idle computers in the seats of other people."""
        self.began = ""
        if step_of(asked.game) is not None:
            return self.path_table(asked)
        try:
            record = self.index.record(asked.game)
        except IndexTrouble as error:
            log.warning("%s", error)
            return None
        deals = finished(record) if isinstance(record, GameRecord) else []
        deal = next((deal for deal in deals if deal.number == asked.deal), None)
        if not isinstance(record, GameRecord) or deal is None:
            log.warning("the choice missed in %r cannot be asked: its deal cannot be read", asked.game)
            return None
        seats = tuple(seat if seat.kind == "me" else stand_in(seat) for seat in record.seats)
        self.began = record.began
        return play_again(replace(record, seats=seats), deal, asked.moves, seed=0)
