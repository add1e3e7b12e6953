"""Judges people's choices in the deal under review, one after the other, while they read."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.branches import key_of
from tolva_gui.records.index import IndexTrouble
from tolva_gui.records.judged import is_kept, keep
from tolva_gui.records.judgements import Judged
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.events import Seat
from tolva_gui.table.review_positions import Decision, decisions
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.jobs import Job, JobWorker
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.review.shown_line import Explanation
from tolva_gui.ui.review.view_model import Review
from tolva_gui.ui.texts import fill, is_you, language, translate
from tolva_gui.words.hints import HintWords

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict


class ReviewJob(Job, eq=False):
    """Choices to judge: each verdict comes at once, and that on a miss again with its reasons.

    *praises*: that on the best move also.
    """

    choices: Sequence[Decision] = ()
    praises: bool = False

    def answers(self, adviser: Adviser) -> "Iterator[tuple[Decision, Verdict]]":
        found = []
        for choice in self.choices:
            found.append(adviser.judged(choice, self.is_cancelled))
            yield choice, found[-1]
        for choice, verdict in zip(self.choices, found, strict=True):
            if verdict.missed or (self.praises and verdict.weight == "best"):
                yield choice, adviser.judge.explained(choice.view, verdict, cancelled=self.is_cancelled)


class RecallJob(ReviewJob, eq=False, kw_only=True):
    """A deal whose verdicts are wanted if all of them are stored.

    Its choices are found in the thread of the computers, before the first answer.
    """

    record: GameRecord
    deal: RecordedDeal

    def answers(self, adviser: Adviser) -> "Iterator[tuple[Decision, Verdict]]":
        self.choices = choices_in(self.record, self.deal)
        if all(adviser.judge.knows(each.view, each.move) for each in self.choices):
            yield from super().answers(adviser)


def choices_in(record: GameRecord, deal: RecordedDeal) -> list[Decision]:
    """Return the choices of the people at the table, or of all seats if all were computers."""
    people = [seat for seat, setup in enumerate(record.seats) if setup.kind != "computer"]
    return [
        each
        for each in decisions(record, deal)
        if len(each.view.legal) > 1 and (not people or each.view.seat in people)
    ]


@named_in_qml
class Critic(QObject):
    """Verdicts on the deal under review; those on a deal judged before come back when it is opened."""

    changed = Signal()
    reason_wanted = Signal()

    def __init__(
        self,
        review: Review,
        pages: Pages,
        notices: Notices,
        jobs: JobWorker,
        adviser: Adviser,
        library: Library,
        late: Late,
    ) -> None:
        super().__init__()
        self._review = review
        self._notices = notices
        self._jobs = jobs
        self._adviser = adviser
        self._library = library
        self._late = late
        self._deal: RecordedDeal | None = None
        """The deal that `_known` is about."""
        self._known: dict[int, tuple[Seat, Verdict]] = {}
        """By the step after the choice. While a job goes on, some may lack."""
        self._counts = True
        """Whether they are new, and count."""
        self._job: ReviewJob | None = None
        self._stopped = False
        """Whether the last job was stopped, so that verdicts or reasons lack."""
        self.reason_wanted.connect(late("line.show", "critic"))
        jobs.advised.connect(self._receive)
        jobs.done.connect(self._finish)
        review.opened.connect(self._follow)
        review.stepped.connect(self.changed)
        pages.changed.connect(lambda: self._page_changed(pages.page))
        self._follow()

    @Slot()
    def judge(self) -> None:
        """Judge the choices of the people at the table, or of all seats if all were computers."""
        record, deal = self._review.record, self._review.recorded_deal
        if record is not None and deal is not None and not self._known and not self._judging():
            self._ask(ReviewJob(choices_in(record, deal)))

    @Slot(int)
    def goToMiss(self, by: int) -> None:  # noqa: N802
        """Show the next (or previous) choice that could have been better."""
        step, misses = self._review.step, self._misses()
        found = [no for no in misses if no > step] if by > 0 else [no for no in misses[::-1] if no < step]
        if found:
            self._review.goTo(found[0])

    def withdraw(self) -> None:
        """Stop the job. A part of the verdicts is none; if only reasons lack, the verdicts stay."""
        if self._job is not None:
            if not self.is_done:
                self._known.clear()
            self._job.cancelled = True
            self._job, self._stopped = None, True
        self.changed.emit()

    def _follow(self) -> None:
        """Update for another deal, game or language."""
        if self._review.recorded_deal is not self._deal:
            self.withdraw()
            self._known.clear()
            self._deal = self._review.recorded_deal
            self._look_up()
        self.changed.emit()

    def _look_up(self) -> None:
        """Ask for the stored verdicts of the deal."""
        record, deal = self._review.record, self._review.recorded_deal
        lacks = self._job is None and (self._stopped or not self._known)
        if record is not None and deal is not None and lacks:
            self._ask(RecallJob(record=record, deal=deal))

    def _ask(self, job: ReviewJob) -> None:
        if self._possible():
            self.withdraw()
            self._job = job
            self._jobs.ask(job)
            self.changed.emit()

    def _judging(self) -> bool:
        return self._job is not None and not isinstance(self._job, RecallJob) and not self.is_done

    def _page_changed(self, page: str) -> None:
        if page == "review":
            self._look_up()
        elif page != "line" or self._judging():
            self.withdraw()

    @Slot(object, object)
    def _receive(self, job: ReviewJob, answer: "tuple[Decision, Verdict]") -> None:
        if job is not self._job:
            return
        choice, verdict = answer
        if not self._known:
            self._counts = not (isinstance(job, RecallJob) and self._is_counted())
        counts = self._counts and choice.step not in self._known
        self._known[choice.step] = (choice.seat, verdict)
        if counts and verdict.missed:
            self._late("exercises.keep", self._review.record, self._deal, choice, verdict)()
        if counts and self.is_done:
            self._store()
        self.changed.emit()

    def _is_counted(self) -> bool:
        """Whether the verdicts on the deal have been counted, or that cannot be read now.

        Those found while its sheet was read have not.
        """
        record, deal = self._review.record, self._deal
        try:
            return not record or not deal or is_kept(self._library.index, key_of(record), deal.number)
        except IndexTrouble:
            return True

    def _store(self) -> None:
        """Store the quality of the user's own choices; those of others at the table are none of our business."""
        record, deal = self._review.record, self._deal
        seat = next((no for no, who in enumerate(self._review.sitters) if who.kind == "me"), None)
        if record is not None and deal is not None and seat is not None:
            judged = Judged(key_of(record), deal.number, *self.account(seat))
            if judged.choices:
                self._library.write(lambda index: keep(index, judged))

    @Slot(object, bool)
    def _finish(self, job: Job, answered: bool) -> None:
        if job is not self._job:
            return
        if not answered and self._judging():
            self._notices.add("no verdict")
        if not self.is_done:
            self._known.clear()
        self._job, self._stopped = None, False
        self.changed.emit()

    def account(self, seat: Seat) -> tuple[int, int, float]:
        """Return the seat's numbers of judged and good choices, and the points lost by the others."""
        own = [
            verdict
            for who, verdict in self.verdicts().values()
            if who == seat and verdict.weight != "unjudged"
        ]
        missed = [verdict.loss for verdict in own if verdict.missed]
        return len(own), len(own) - len(missed), sum(missed)

    def _possible(self) -> bool:
        return self._review.info is not None and self._adviser.is_judged(self._review.info)

    def verdicts(self) -> "dict[int, tuple[Seat, Verdict]]":
        """Return the verdicts of the deal under review by the step after the choice, with the seat."""
        return self._known

    def _misses(self) -> list[int]:
        return sorted(no for no, (_, verdict) in self.verdicts().items() if verdict.missed)

    def _missed(self) -> bool:
        """Whether the move before the shown position could have been better."""
        return self._review.step in self._misses()

    def words(self) -> "HintWords":
        """Return the words for the game under review; raise LookupError without one."""
        info = self._review.info
        if info is None:
            raise LookupError("no deal is under review")
        return HintWords(info, self._review.people, language())

    # For QML

    def _marks(self) -> dict[str, dict[str, str]]:
        """Return weight and cost in points of each judged move, by the step after it."""
        return {
            str(step): {"weight": verdict.weight, "loss": f"−{self.words().amount(verdict.loss)}"}
            for step, (_, verdict) in self.verdicts().items()
        }

    def _verdict(self) -> dict[str, Any]:
        """Return the verdict on the move before the shown position; empty without one."""
        found = self.verdicts().get(self._review.step)
        if found is None:
            return {}
        (seat, verdict), words = found, self.words()
        return {
            "weight": verdict.weight,
            "knew": self._knew(self._review.people[seat]),
            "fair": words.verdict(verdict),
            "values": words.value_list(verdict.values or {}, verdict.best),
            "open": words.with_open_cards(verdict),
        }

    def explanation(self) -> "Explanation | None":
        """Return the reasons for the shown choice that can be shown on cards."""
        found, record = self.verdicts().get(self._review.step), self._review.record
        if found is None or record is None or self._review.info is None:
            return None
        seat, verdict = found
        return Explanation(self._review.info, record.seats, record.extra, seat, verdict.reasons)

    def _can_show(self) -> bool:
        found = self.verdicts().get(self._review.step)
        return found is not None and any(reason.line for reason in found[1].reasons)

    @staticmethod
    def _knew(name: str) -> str:
        if is_you(name):
            return translate("Critic", "With what you knew")
        return fill(translate("Critic", "With what %1 knew"), name)

    def _summary(self) -> str:
        """Return a line per person once all choices are judged; empty before."""
        if not self.is_done:
            return ""
        lines = []
        for seat, name in enumerate(self._review.people):
            choices, good, lost = self.account(seat)
            if choices:
                lines.append(self.words().account(name, good, choices, lost))
        return "\n".join(lines)

    def _progress(self) -> str:
        if self._job is None or not self._judging():
            return ""
        return fill(translate("Critic", "Judging choice %1 of %2"), len(self._known), len(self._job.choices))

    marks = Property("QVariantMap", _marks, notify=changed)  # type: ignore[arg-type]
    verdict = Property("QVariantMap", _verdict, notify=changed)  # type: ignore[arg-type]
    summary = Property(str, _summary, notify=changed)
    progress = Property(str, _progress, notify=changed)
    missedHere = Property(bool, _missed, notify=changed)  # noqa: N815
    shown = Property(bool, _can_show, notify=changed)
    misses = Property(int, lambda self: len(self._misses()), notify=changed)
    possible = Property(bool, _possible, notify=changed)

    @property
    def is_done(self) -> bool:
        """Whether the shown deal has been judged: stored verdicts come one by one."""
        return bool(self._known) and (self._job is None or len(self._known) >= len(self._job.choices))

    judged = Property(bool, lambda self: self.is_done, notify=changed)
