"""Tries in exercises and practice: a choice is judged, with reasons, before it is made; a miss may be repeated."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.review_positions import Decision
from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.review.critic import ReviewJob
from tolva_gui.ui.review.shown_line import Explanation, with_lines
from tolva_gui.ui.texts import language, translate
from tolva_gui.words.hints import HintWords

MOST_REASONS: Final = 1
"""Keeps the text next to the cards short; other reasons are shown with the cards."""
if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict


class Tries(QObject):
    """The verdict on the last try; the table decides which choices are tried."""

    changed = Signal()
    judged = Signal(object)
    """The verdict on the last try."""

    def __init__(self, navigation: Navigation, notices: Notices, jobs: JobWorker) -> None:
        super().__init__()
        self._navigation = navigation
        self._notices = notices
        self._jobs = jobs
        self._job: ReviewJob | None = None
        self._key: tuple[Host, int] | None = None
        self._move: Move | None = None
        self._plays = True
        self._misses = 0
        """The number of misses at this choice: the better move is named after the second."""
        self.verdict: Verdict | None = None
        """On the last try; None before it, and while it is being judged."""
        jobs.advised.connect(self._receive)
        jobs.done.connect(self._finish)

    def forget(self) -> None:
        """Drop the verdict before the next choice."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = self._key = self._move = self.verdict = None
        self._misses = 0
        self.changed.emit()

    def object_to(self, host: Host, move: Move, *, plays: bool = True) -> str | None:
        """Judge the choice; return None if it may be made now.

        A good choice is made once judged. *plays*: a bad one when it is chosen again.
        """
        if plays and (self._key, self._move) == ((host, host.version), move) and self.verdict is not None:
            return None
        if self.waits:
            return ""
        key, misses = (host, host.version), self._misses
        same = self._key == key
        self.forget()
        self._misses = misses if same else 0
        self._key, self._move, self._plays = key, move, plays
        decision = Decision(len(host.moves) + 1, host.view(host.to_act()), host.view(None), move)
        self._job = ReviewJob([decision], praises=not plays)
        self._jobs.ask(self._job)
        self.changed.emit()
        return ""

    @property
    def missed(self) -> bool:
        """Whether a better choice existed than the one tried."""
        return self.verdict is not None and self.verdict.missed

    @property
    def named(self) -> bool:
        """Whether the better move is named: where it must be found, the first miss gives only something to think of."""
        return self._plays or self._misses > 1

    @property
    def waits(self) -> bool:
        """Whether the verdict is pending."""
        return self._job is not None and self.verdict is None

    def text(self) -> str:
        """Return the text on the last try; empty before the first."""
        if self.waits:
            return translate("Tries", "Your choice is being judged…")
        words = self._words()
        if self.verdict is None or words is None:
            return ""
        said = words.verdict(self.verdict, MOST_REASONS)
        if self.missed and not self.named:
            said = words.think_of(self.verdict)
        if not self.missed or not self._stands():
            return said
        again = translate("Tries", "Choose again. Choosing the same card plays it.")
        return f"{said}\n{again}" if self._plays else said

    def explanation(self) -> Explanation | None:
        """Return the reasons that can be shown on cards."""
        host = self._navigation.host
        if host is None or self.verdict is None or not self.shows():
            return None
        return Explanation(host.info, host.seats, host.extra, host.to_act() or 0, self.verdict.reasons)

    @Slot(object, object)
    def _receive(self, job: ReviewJob, answer: "tuple[Decision, Verdict]") -> None:
        if job is not self._job:
            return
        verdict = answer[1]
        if self.verdict is None:
            self._say(verdict)
            # Its reasons may take seconds.
            if verdict.right or (self._plays and not verdict.missed):
                self._make()
        else:
            # Its reasons have come.
            self.verdict = verdict
            self.changed.emit()

    @Slot(object, bool)
    def _finish(self, job: ReviewJob, answered: bool) -> None:
        if job is not self._job:
            return
        self._job = None
        if not answered:
            self._notices.add("no verdict")
        if self.verdict is None:
            self._make()
        self.changed.emit()

    def _say(self, verdict: "Verdict") -> None:
        self.verdict = verdict
        self._misses += verdict.missed
        self.judged.emit(verdict)
        self.changed.emit()

    def _make(self) -> None:
        """Make a good choice as if it had not been judged."""
        sitting, move = self._navigation.sitting, self._move
        if sitting is not None and move is not None and self._stands():
            if self.verdict is None:
                sitting.director.play(move)
            else:
                sitting.table.do(move)

    def _stands(self) -> bool:
        """Whether the choice is still open."""
        host = self._navigation.host
        return host is not None and self._key == (host, host.version)

    def _words(self) -> "HintWords | None":
        sitting = self._navigation.sitting
        if sitting is None:
            return None
        return HintWords(sitting.host.info, sitting.director.names(), language())

    def named_moves(self) -> tuple[Move, ...]:
        """Return the better move, once it is named."""
        if self.verdict is None or not self.missed or not self.named or not self._stands():
            return ()
        return (self.verdict.best,)

    def shows(self) -> bool:
        """Return whether there are reasons to show on the cards."""
        if self.verdict is None or (self.missed and not self.named):
            return False
        return self._stands() and bool(with_lines(self.verdict.reasons))
