"""Hints for the person on turn, and in practice the values of moves as figures on the cards."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.moves import TURN, Play
from tolva_gui.table.calls import calls
from tolva_gui.table.lesson import PRACTICE, is_lesson, taught
from tolva_gui.table.selection import whole_hand
from tolva_gui.ui.jobs import HintJob
from tolva_gui.ui.qml_types import named_in_qml, typed
from tolva_gui.ui.table.marks import Marks, Named, own_cards
from tolva_gui.ui.table.speed.race import CALM, Race
from tolva_gui.ui.table.table import AtTable, Table

if TYPE_CHECKING:
    from tolva_gui.ai.hints.hints import Advice, Hint
    from tolva_gui.ui.review.shown_line import Explanation
    from tolva_gui.ui.table.sitting import Services

MOVE: Final = 3
"""The strength that names the move: 0 is no hint, 1 a question, 2 the answer."""


@named_in_qml
class Hints(AtTable):
    """Advice applies to one position and is dropped when the game goes on."""

    changed = Signal()
    reason_wanted = Signal()
    allowed_changed = Signal()

    def __init__(self, table: Table, race: Race, marks: Marks, services: "Services") -> None:
        super().__init__(table)
        self._settings = services.settings
        self._notices = services.notices
        self._jobs = services.workers.jobs
        self._able = services.adviser.is_advised
        """Whether the game has hints."""
        self._race = race
        self._marks = marks
        self._job: HintJob | None = None
        self._advice: Advice | None = None
        self._hint: Hint | None = None
        self._strength = 0
        self._last_allowed = False, False
        self._last_shown: tuple[object, ...] = ()
        """What was last notified."""
        self._jobs.advised.connect(self._receive)
        self._jobs.done.connect(self._finish)
        self._director.stopped.connect(self._leave)
        table.turn_changed.connect(self.follow)
        # The language or the names may have changed.
        table.opened.connect(self.allowed_changed)
        table.opened.connect(self.changed)
        self._settings.changed.connect(self.follow)
        race.changed.connect(self._follow_race)

    @Slot()
    def ask(self) -> None:
        """Make the hint one step plainer; after the move has been named, close it."""
        if self._allowed():
            self._strength = (self._strength + 1) % (MOVE + 1)
            if self._job is None:
                self._begin()
            self._show_advice()

    @Slot()
    def dismiss(self) -> None:
        self._strength = 0
        self._announce()

    @Slot()
    def follow(self) -> None:
        """Update after a change of turn or settings: drop stale advice, start new advice."""
        if self._job is not None and not (self._ready() and self._job.key == self._key()):
            self.withdraw()
        if not self._settings.get("hints"):
            self._strength = 0
        practice = self._settings.get("practice") and self._possible() and not self._asked_alone()
        if self._ready() and practice and self._job is None:
            self._begin()
        self._show_advice()

    @Slot()
    def _follow_race(self) -> None:
        """Update in a game of speed, which leaves time for hints only when it waits for people."""
        if self._host.info.reactions and self._settings.get("race_speed") == CALM:
            self.follow()

    def withdraw(self) -> None:
        """Cancel the search and drop the advice."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = self._advice = self._hint = None
        self._strength = 0

    @Slot()
    def _leave(self) -> None:
        """Cancel the current job."""
        self.withdraw()
        self._announce()

    def _begin(self) -> None:
        strength = self._strength
        self.withdraw()
        self._strength = strength
        self._job = HintJob(self._key(), self._director.view())
        self._jobs.ask(self._job)

    @Slot(object, object)
    def _receive(self, job: HintJob, answer: "Advice | Hint") -> None:
        if job is not self._job:
            return
        from tolva_gui.ai.hints.hints import Hint

        if isinstance(answer, Hint):
            self._hint = answer
        else:
            self._advice = answer
        self._show_advice()

    @Slot(object, bool)
    def _finish(self, job: HintJob, answered: bool) -> None:
        if job is not self._job:
            return
        if not answered:
            self.withdraw()
            self._notices.add("no hint")
        self._show_advice()

    def _show_advice(self) -> None:
        """Show the advice; the deal is then marked as helped, with a notice."""
        seen = (self._strength > 0 and self._hint is not None) or bool(self._figures())
        if seen and self._host.mark_hinted(self._director.view()):
            self._notices.add("hinted")
            self._director.moved.emit()
        self._announce()

    def _announce(self) -> None:
        """Notify of what has changed: most turns of others change nothing here."""
        allowed = self._allowed(), self._possible()
        if allowed != self._last_allowed:
            self._last_allowed = allowed
            self.allowed_changed.emit()
        shown = self._strength, self._job, self._hint, self._advice, self._settings.get("practice")
        if shown != self._last_shown:
            self._last_shown = shown
            self._marks.name("hint", self._named())
            self.changed.emit()

    def _key(self) -> tuple[int, int | None]:
        return (self._host.version, self._director.viewer)

    def _allowed(self) -> bool:
        wanted = bool(self._settings.get("hints")) and self._possible() and not self._asked_alone()
        return wanted and self._ready()

    def _ready(self) -> bool:
        """Whether the person is on turn and has a choice."""
        if self._host.info.reactions:
            return self._race.waits()
        return self._director.ready() and self._director.view().legal != (TURN,)

    def _asked_alone(self) -> bool:
        """Whether the learner must answer without help; practice by theme allows hints."""
        return is_lesson(self._host) and taught(self._host) != PRACTICE

    def _possible(self) -> bool:
        """Whether the players allow hints and there are hints for this game."""
        if self._host.info.reactions and self._settings.get("race_speed") != CALM:
            return False
        return self._host.aids and self._able(self._host.info)

    # For QML

    def hint_text(self) -> str:
        if self._hint is None or self._strength == 0:
            return ""
        words, hint = self._hint_words(), self._hint
        if self._strength == MOVE:
            return words.move(hint.move)
        return words.question(hint) if self._strength == 1 else words.answer(hint)

    def hint_detail(self) -> list[str]:
        if self._hint is None or self._strength < MOVE:
            return []
        words, advice = self._hint_words(), self._hint.advice
        return [text for text in (words.reason(self._hint), words.values(advice), words.sure(advice)) if text]

    def explanation(self) -> "Explanation | None":
        """Return the reasons for the hint that can be shown on cards."""
        from tolva_gui.ui.review.shown_line import Explanation

        if self._hint is None or self._strength < MOVE or self._job is None:
            return None
        host, seat = self._host, self._job.view.seat or 0
        return Explanation(host.info, host.seats, host.extra, seat, self._hint.reasons)

    def _can_show(self) -> bool:
        lines = (reason.line for reason in self._hint.reasons) if self._hint is not None else ()
        return self._strength == MOVE and any(lines)

    def _named(self) -> Named:
        """Return the move, once it is named."""
        if self._hint is None or self._job is None or self._strength < MOVE:
            return Named()
        moves, view = (self._hint.move,), self._job.view
        # If a whole hand is put in order, no card stands out.
        return Named(moves, view, own_cards(moves) if whole_hand(view) is None else ())

    def _figures(self) -> dict[str, str]:
        """Return the expected points by face of card or number of call; for practice only."""
        if (
            self._advice is None
            or self._job is None
            or not (self._settings.get("practice") and self._possible())
        ):
            return {}
        words, moves = self._hint_words(), calls(self._job.view)
        said = {move: words.points(points) for move, points in self._advice.values.items()}
        return {
            str(move.card) if isinstance(move, Play) else str(moves.index(move)): text
            for move, text in said.items()
            if move in moves or (isinstance(move, Play) and len(move.cards) == 1 and not move.takes)
        }

    strength = Property(int, lambda self: self._strength, notify=changed)
    thinking = Property(bool, lambda self: self._strength > 0 and self._hint is None, notify=changed)
    text = Property(str, hint_text, notify=changed)
    detail = Property(list, hint_detail, notify=changed)
    shown = Property(bool, _can_show, notify=changed)
    figures = Property("QVariantMap", _figures, notify=changed)  # type: ignore[arg-type]
    allowed = Property(bool, _allowed, notify=allowed_changed)
    possible = typed(bool, _possible, allowed_changed)
