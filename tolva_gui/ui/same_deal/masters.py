"""The master's results in people's deals: computed once per deal, kept with the judgements.

A deal costs the master about a tenth of a second. Every deal that counts is therefore played as soon as it is
over, while its sheet is read: on request only, people would ask about the deals that went badly, and the
resulting figure would be biased.
"""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.records.branches import key_of
from tolva_gui.records.judged import keep
from tolva_gui.records.judgements import Mastered
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.view import View
from tolva_gui.table.daily import MASTER, Daily, SideResult, played_by, seats_of
from tolva_gui.table.review_positions import Decision
from tolva_gui.table.same_deal import MasterReplay, chair, counts, play_beside
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.jobs import Job, JobWorker
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict

MOST_KEPT: Final = 60
"""Deals kept with their moves; the results are in the file of judgements."""


class MasterJob(Job, eq=False):
    """A deal for the master to play in that seat."""

    record: GameRecord
    deal: RecordedDeal
    seat: Seat

    def answers(self, adviser: Adviser) -> Iterator[MasterReplay]:
        def better(view: View, everything: View, made: Move) -> Move | None:
            verdict = adviser.judged(Decision(0, view, everything, made), self.is_cancelled)
            return verdict.best if verdict.missed else None

        yield play_beside(self.record, self.deal, self.seat, adviser.make, better, self.is_cancelled)


class DailyJob(Job, eq=False):
    """A deal of the day for masters in every seat."""

    daily: Daily

    def answers(self, adviser: Adviser) -> Iterator[SideResult | None]:
        levels = [MASTER] * seats_of(self.daily.game)
        yield played_by(self.daily, levels, adviser.make, self.is_cancelled)


class PartingJob(Job, eq=False):
    """The choice in which the master's move differed from the person's."""

    choice: Decision

    def answers(self, adviser: Adviser) -> "Iterator[Verdict]":
        verdict = adviser.judged(self.choice, self.is_cancelled)
        yield adviser.judge.explained(self.choice.view, verdict, cancelled=self.is_cancelled)


class Masters(QObject):
    """Sends jobs and keeps the answers."""

    played = Signal(object)
    """The recorded deal that the master has played, or the deal of the day played by masters in every seat."""
    failed = Signal(object)
    explained = Signal(object, object)
    """The job, and its verdict, or None if there is none."""

    def __init__(
        self, jobs: JobWorker, navigation: Navigation, library: Library, adviser: Adviser, late: Late
    ) -> None:
        super().__init__()
        self._navigation = navigation
        self._library = library
        self._adviser = adviser
        self._late = late
        self._worker = jobs
        self._found: dict[tuple[str, int], tuple[RecordedDeal, MasterReplay]] = {}
        self.everywhere: dict[Daily, SideResult | None] = {}
        """The first seat's results of masters in every seat."""
        self._jobs: list[Job] = []
        jobs.advised.connect(self._receive)
        jobs.done.connect(self._finish)

    def find(self, record: GameRecord, deal: RecordedDeal) -> MasterReplay | None:
        """Return the deal as played by the master; None while it has not been requested or answered."""
        kept, beside = self._found.get((key_of(record), deal.number), (None, None))
        return beside if kept == deal else None

    def ask(self, record: GameRecord, deal: RecordedDeal) -> None:
        """Have the master play a finished deal, unless that is done or under way."""
        waits = any(isinstance(job, MasterJob) and job.deal == deal for job in self._jobs)
        if not waits and self.find(record, deal) is None:
            self._send(MasterJob(record, deal, chair(record.seats)))

    def ask_everywhere(self, daily: Daily) -> None:
        """Have masters play a deal of the day in every seat, unless that is done or under way."""
        waits = any(isinstance(job, DailyJob) and job.daily == daily for job in self._jobs)
        if not waits and daily not in self.everywhere:
            self._send(DailyJob(daily))

    def explain(self, choice: Decision) -> PartingJob:
        """Ask for the verdict on the person's choice, with reasons; return the job, which `explained` names."""
        job = PartingJob(choice)
        self._send(job)
        return job

    def can_play(self, game: str) -> bool:
        """Whether the master can play a deal of this game."""
        return self._adviser.is_judged(find_game(game).info)

    def follow(self) -> None:
        """Replay a finished deal while its sheet is read, if it shows the user's choices."""
        host = self._navigation.host
        record = host.record() if host is not None else None
        deal = record.deals[-1] if record is not None else None
        if record is None or deal is None or deal.result is None or deal.result.void:
            return
        if counts(record, deal):
            self.ask(record, deal)
            self._late("remark.ask", record, deal)()

    def withdraw(self) -> None:
        for job in self._jobs:
            job.cancelled = True
        self._jobs.clear()

    def _send(self, job: Job) -> None:
        self._jobs.append(job)
        self._worker.ask(job)

    @Slot(object, object)
    def _receive(self, job: Job, answer: Any) -> None:
        if job not in self._jobs:
            return
        if isinstance(job, MasterJob):
            key = key_of(job.record), job.deal.number
            self._found[key] = job.deal, answer
            while len(self._found) > MOST_KEPT:
                del self._found[next(iter(self._found))]
            if counts(job.record, job.deal):
                self._library.write(partial(keep, found=Mastered(*key, answer.own, answer.master)))
            self.played.emit(job.deal)
        elif isinstance(job, DailyJob):
            self.everywhere[job.daily] = answer
            self.played.emit(job.daily)
        elif isinstance(job, PartingJob):
            self.explained.emit(job, answer)

    @Slot(object, bool)
    def _finish(self, job: Job, answered: bool) -> None:
        if job not in self._jobs:
            return
        self._jobs.remove(job)
        if answered:
            return
        if isinstance(job, MasterJob):
            self.failed.emit(job.deal)
        elif isinstance(job, PartingJob):
            self.explained.emit(job, None)
