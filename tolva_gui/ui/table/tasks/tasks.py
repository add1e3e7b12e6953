"""The task at the table, whatever it is: its note, its keys, the judging of its choices, and the way back."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QLocale, QObject, Signal, Slot

from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER
from tolva_gui.table.tasks.task import Note, Task, Text
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.marks import Named, own_cards
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, day, fill, language, translate
from tolva_gui.ui.voice import Voice

if TYPE_CHECKING:
    from tolva_gui.ai.hints.judge import Verdict
    from tolva_gui.ui.review.shown_line import Explanation
    from tolva_gui.ui.review.tries import Tries


TEXTS: Final = {
    "another deal": QT_TRANSLATE_NOOP("Task", "Another deal"),
    "choose else": QT_TRANSLATE_NOOP(
        "Task", "Choose something else and play the deal on. None of this is saved."
    ),
    "deal": QT_TRANSLATE_NOOP("Task", "Deal %1"),
    "deal over": QT_TRANSLATE_NOOP("Task", "The deal is over. Good choices: %1 of %2."),
    "deals right": QT_TRANSLATE_NOOP("Task", "%1 of %2 right"),
    "done": QT_TRANSLATE_NOOP("Task", "Done"),
    "from a path": QT_TRANSLATE_NOOP("Task", "This deal comes from one of your learning paths."),
    "leave": QT_TRANSLATE_NOOP("Task", "Leave"),
    "leave lesson": QT_TRANSLATE_NOOP("Task", "Leave the lesson?"),
    "lesson found": QT_TRANSLATE_NOOP("Task", "You will find it again on the page of the game."),
    "looking": QT_TRANSLATE_NOOP("Task", "Looking for a deal…"),
    "missed then": QT_TRANSLATE_NOOP("Task", "On %1 your choice here cost %2 points."),
    "next": QT_TRANSLATE_NOOP("Task", "Next"),
    "once more": QT_TRANSLATE_NOOP("Task", "Once more"),
    "place": QT_TRANSLATE_NOOP("Task", "%1 of %2"),
    "places": QT_TRANSLATE_NOOP("Task", "Now: place %1. Before: place %2."),
    "played to the end": QT_TRANSLATE_NOOP("Task", "Played to the end"),
    "points": QT_TRANSLATE_NOOP("Task", "Points in this deal now: %1. Before: %2."),
    "skip": QT_TRANSLATE_NOOP("Task", "Skip"),
    "skip lesson": QT_TRANSLATE_NOOP("Task", "Skip the lesson"),
    "start over": QT_TRANSLATE_NOOP("Task", "Start over"),
    "stay": QT_TRANSLATE_NOOP("Task", "Continue"),
    "to the review": QT_TRANSLATE_NOOP("Task", "Back to the review"),
    "try again": QT_TRANSLATE_NOOP("Task", "Try again"),
    "what now": QT_TRANSLATE_NOOP("Task", "What would you do here?"),
}


NOTHING: Final = Note("", away="")


@named_in_qml
class Tasks(QObject):
    """`active` while the table is the task's; `shown` when there is something to read.

    The game at the table is set aside meanwhile.
    """

    changed = Signal()
    reason_wanted = Signal()

    def __init__(self, navigation: Navigation, voice: Voice, late: Late) -> None:
        super().__init__()
        self._navigation = navigation
        self._voice = voice
        self._late = late
        self.tries: Tries | None = None
        """None before the first task with choices to judge."""
        self.task: Task | None = None
        self._back: Callable[[], object] = lambda: None
        self._to_chosen = False
        self._heard = ""
        self.changed.connect(self._mark)
        self.reason_wanted.connect(late("line.show", "tasks"))
        navigation.page_changed.connect(self.changed)
        navigation.for_each_sitting(self._attend)

    def _attend(self, sitting: Sitting) -> None:
        sitting.table.object_to = self.object_to
        sitting.table.refused.connect(self._note_refusal)
        sitting.table.laid_out.connect(self.changed)
        sitting.table.turn_changed.connect(self._follow)
        sitting.director.settled.connect(self._follow)
        sitting.race.reads = self._reads
        certain = sitting.director.certain_move
        sitting.director.certain_move = lambda seat: self._known_move() or certain(seat)

    def begin(
        self, task: Task, back: Callable[[], object] = lambda: None, *, to_chosen: bool = False
    ) -> None:
        """Sit down at the task. *back*: what to do after it; *to_chosen*: first go to the page of the chosen game."""
        if not self.is_active():
            self._navigation.set_aside()
        if self.tries is None and not task.guided:
            self.tries = tries = self._late("tries")()
            tries.judged.connect(self._judged)
            tries.changed.connect(self._announce)
        self._navigation.pages.clear()
        self.task, self._back, self._to_chosen = task, back, to_chosen
        self._go_to(task.open())

    @Slot()
    def next(self) -> None:
        """Go on with the task, or leave it after its end."""
        if self.task is not None and self.is_active():
            self._go_to(self.task.open())

    @Slot()
    def again(self) -> None:
        host = self.task.again() if self.task is not None else None
        if self.task is not None and host is not None:
            self._go_to(self.task.sit_at(host))

    @Slot()
    def leave(self) -> None:
        """Leave the task, or ask first."""
        if self.task is not None and self.task.leave():
            self._end()
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        """Leave, or stay if that has been asked."""
        if self.task is not None and self.task.leaving:
            self.next()
        else:
            self.leave()

    def object_to(self, move: Move) -> str | None:
        """Judge a move before it is made; return None if it may be made, else the objection, which may be empty."""
        task, host = self.task, self._navigation.host
        if task is None or host is None or not self.is_active():
            return None
        objection = task.object_to(move, language())
        if objection is not None or self.tries is None or not task.asks():
            return objection
        return self.tries.object_to(host, move, plays=not task.finds)

    def _known_move(self) -> Move | None:
        return self.task.known_move() if self.task is not None and self.is_active() else None

    def explanation(self) -> "Explanation | None":
        """Return the reasons for the last choice that can be shown on cards."""
        return self.tries.explanation() if self.tries is not None and self.is_active() else None

    def _go_to(self, host: Host | None) -> None:
        if host is None:
            self._end()
        elif host is self._navigation.host:
            self._announce()
        else:
            self._forget()
            self._navigation.sit_down(host)
            self._announce()

    def _end(self) -> None:
        self.task = None
        self._forget()
        self._navigation.take_up(chosen=self._to_chosen)
        self._back()
        self.changed.emit()

    def _forget(self) -> None:
        if self.tries is not None:
            self.tries.forget()

    @Slot(object)
    def _judged(self, verdict: "Verdict") -> None:
        if self.task is not None and self.is_active():
            self.task.judged(verdict)

    @Slot()
    def _note_refusal(self) -> None:
        if self.task is not None and self.is_active():
            self.task.wrong = True
            self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        if self.task is None or not self.is_active():
            return
        self.task.wrong = False
        if self.task.guided and self._shown() and self._navigation.sitting is not None:
            # One voice at a time.
            self._navigation.sitting.table.seats.hush()
        self._announce()

    @Slot()
    def _announce(self) -> None:
        self.changed.emit()
        text = f"{self._heading()} {self._text()}".strip()
        if text and text != self._heard:
            self._voice.say(text)
        self._heard = text or self._heard

    def is_active(self) -> bool:
        """Return whether the table is the task's."""
        host = self._navigation.host
        return self.task is not None and host is not None and host is self.task.host

    def _shown(self) -> bool:
        """Whether to show the note; in a lesson when nothing moves, and the learner is to act or the deal is over."""
        sitting, task = self._navigation.sitting, self.task
        if task is None or sitting is None or not self.is_active():
            return False
        if not task.guided or task.leaving:
            return True
        if sitting.choreography.busy:
            return False
        return sitting.director.ready() or task.over or task.awaited()

    def _reads(self) -> bool:
        """Whether the keys that turn cards turn the pages of a lesson."""
        return self.task is not None and self.task.guided and self._note().goes_on

    def _note(self) -> Note:
        return self.task.note(language()) if self.task is not None and self._shown() else NOTHING

    # Texts

    def _heading(self) -> str:
        verdict = self._verdict()
        if verdict is not None and verdict.right:
            return translate("Task", "Right!")
        if verdict is not None and verdict.missed:
            return translate("Task", "Not yet")
        return _say(self._note().heading)

    def _text(self) -> str:
        """Return the question, or the verdict on the choice, and what has come of it."""
        note, verdict = self._note(), self._verdict()
        said = (self.tries.text() if self.tries is not None and self.is_active() else "") or _say(note.text)
        missed = verdict is not None and verdict.missed
        then = translate("Task", "Choose again. You will meet this choice once more.") if missed else ""
        return "\n".join(part for part in (said, then or _say(note.outcome)) if part)

    def _mood(self) -> str:
        if self.tries is not None and self.is_active() and (self.tries.waits or self.tries.missed):
            return "thinking" if self.tries.waits else "sorry"
        won = self.task is not None and (self.task.right or (self.task.guided and self.task.over))
        return "glad" if won and self._shown() else "calm"

    def _verdict(self) -> "Verdict | None":
        """Return the verdict where the right choice must be found."""
        finds = self.task is not None and self.task.finds and self.is_active()
        return self.tries.verdict if self.tries is not None and finds else None

    # On the table

    @Slot()
    def _mark(self) -> None:
        """Mark the moves of the task, or the better one once it is named."""
        sitting, task = self._navigation.sitting, self.task
        if sitting is None:
            return
        note, named = self._note(), Named()
        better = self.tries.named_moves() if self.tries is not None and self.is_active() else ()
        moves = note.wanted or better
        if task is not None and (moves or note.ring):
            view = sitting.host.view(LEARNER if task.guided else sitting.host.to_act())
            named = Named(moves, view, [str(card) for card in note.ring] or own_cards(moves))
        sitting.marks.name("task", named)

    def _shows(self) -> bool:
        return self.tries is not None and self.is_active() and self.tries.shows()

    active = Property(bool, lambda self: self.is_active(), notify=changed)
    shown = Property(bool, lambda self: self._shown(), notify=changed)
    guided = Property(bool, lambda self: self.is_active() and self.task.guided, notify=changed)
    goesOn = Property(bool, lambda self: self._note().goes_on, notify=changed)  # noqa: N815
    ready = Property(bool, lambda self: self._note().ready, notify=changed)
    heading = Property(str, lambda self: self._heading(), notify=changed)
    text = Property(str, lambda self: self._text(), notify=changed)
    mood = Property(str, lambda self: self._mood(), notify=changed)
    place = Property(str, lambda self: _say(self._note().place), notify=changed)
    on = Property(str, lambda self: _say(self._note().on), notify=changed)
    onceMore = Property(str, lambda self: _say(self._note().once_more), notify=changed)  # noqa: N815
    away = Property(str, lambda self: _say(self._note().away), notify=changed)
    point = Property(str, lambda self: self._note().point, notify=changed)
    shows = Property(bool, _shows, notify=changed)
    """Whether the reason can be shown on the cards."""


def _say(text: Text) -> str:
    """Return the text in the language of the window."""
    if isinstance(text, str):
        return text
    return fill(translate("Task", TEXTS[text.name]), *map(_part, text.parts))


def _part(part: object) -> object:
    """Return what a sentence is filled with as text."""
    if isinstance(part, datetime):
        return day(part.isoformat(timespec="seconds"), "d MMMM")
    return QLocale(language()).toString(part, "f", 1) if isinstance(part, float) else part
