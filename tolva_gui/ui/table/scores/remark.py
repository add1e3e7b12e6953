"""A word of praise on the sheet of a deal, from a partner or the teacher, if the judge found a choice worth it.

All choices of the player are judged while the sheet is read, and the verdicts are stored: the review has them at once.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import GameRecord, RecordedDeal, game_of
from tolva_gui.rules.events import Seat
from tolva_gui.table.review_positions import Decision
from tolva_gui.table.same_deal import chair
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.jobs import Job, JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import PERSONS, face_of, faces
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.critic import choices_in
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.ui.voice import Voice
from tolva_gui.words import sentences as words
from tolva_gui.words.hints import HintWords

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Hint


class RemarkJob(Job, eq=False):
    """A finished deal in which the user's choices are to be judged."""

    record: GameRecord
    deal: RecordedDeal

    def answers(self, adviser: Adviser) -> "Iterator[Hint]":
        """Judge all choices, then yield the hint for the best one, if any deserves praise."""
        found = [self._praised(choice, adviser) for choice in choices_in(self.record, self.deal)]
        praised = [hint for hint in found if hint is not None]
        if praised:
            yield max(praised, key=lambda hint: hint.advice.gain)

    def _praised(self, choice: Decision, adviser: Adviser) -> "Hint | None":
        verdict = adviser.judged(choice, self.is_cancelled)
        return adviser.judge.praised(choice.view, verdict, cancelled=self.is_cancelled)


@named_in_qml
class Remark(QObject):
    """`text` and the `face` that says it; `awaited`: there may be one, so the sheet leaves room for it."""

    changed = Signal()

    def __init__(self, navigation: Navigation, jobs: JobWorker, voice: Voice) -> None:
        super().__init__()
        self._navigation = navigation
        self._jobs = jobs
        self._voice = voice
        self._job: RemarkJob | None = None
        self._hint: Hint | None = None
        jobs.advised.connect(self._receive)
        navigation.sheet_changed.connect(self._follow)

    def ask(self, record: GameRecord, deal: RecordedDeal) -> None:
        """Look for something to say about a deal, if its sheet is shown."""
        self.withdraw()
        if not self._navigation.sheet:
            return
        self._job = RemarkJob(record, deal)
        self._jobs.ask(self._job)
        self.changed.emit()

    @Slot()
    def withdraw(self) -> None:
        """Stop looking, and say nothing."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = self._hint = None
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        if not self._navigation.sheet:
            self.withdraw()

    @Slot(object, object)
    def _receive(self, job: Job, hint: "Hint") -> None:
        if job is self._job:
            self._hint = hint
            self._voice.say(fill(translate("Telling", "%1: “%2”"), self._speaker()[0], self._text()))
            self.changed.emit()

    def _text(self) -> str:
        if self._job is None or self._hint is None:
            return ""
        record = self._job.record
        people = [seat.name for seat in record.seats]
        return HintWords(game_of(record).info, people, language()).praise(self._hint)

    def _speaker(self) -> tuple[str, str]:
        """Return the name and portrait of who speaks: a partner, the only opponent, or the teacher."""
        teacher = PERSONS[-1]
        if self._job is not None:
            record = self._job.record
            for seat in _near(record):
                return record.seats[seat].name, faces(record.seats, record.extra)[seat]
        name = words.opponent_name(teacher, language())
        return name, face_of(teacher, name)

    text = Property(str, _text, notify=changed)
    face = Property(str, lambda self: self._speaker()[1], notify=changed)
    awaited = Property(bool, lambda self: self._job is not None, notify=changed)


def _near(record: GameRecord) -> Sequence[Seat]:
    """Return the partners of the user, or the only opponent."""
    info, own = game_of(record).info, chair(record.seats)
    others = [no for no in range(len(record.seats)) if no != own]
    return [no for no in others if info.side(no) == info.side(own) or len(others) == 1]
