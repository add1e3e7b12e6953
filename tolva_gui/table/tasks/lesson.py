"""The lesson of a game as a task: its steps, and the reply to unexpected moves."""

from pathlib import Path
from typing import ClassVar

from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import (
    LEARNER,
    Lesson,
    LessonStep,
    as_wanted,
    is_possible,
    moves_of_learner,
    open_table,
    read_lesson,
    read_texts,
)
from tolva_gui.table.tasks.task import DONE, NEXT, Note, Saying, Task


class LessonTask(Task, eq=False):
    """The step depends on the number of moves made and pages read, so an undo goes back."""

    guided: ClassVar[bool] = True

    folder: Path
    game: str
    learner: str
    read: int = -1
    """The number of the last text-only step that has been read."""
    done: bool = False
    """Whether the lesson has been read to its end."""

    @property
    def script(self) -> Lesson:
        return read_lesson(self.folder, self.game)

    def next(self) -> Host | None:
        """Begin, mark the step as read, or go on after the question whether to leave."""
        if self.host is None:
            return self.again()
        if self.leaving:
            self.leaving = False
        elif self.at_end:
            self.done = True
            return None
        elif not self.step.accept:
            self.read = self.at
        return self.host

    def again(self) -> Host:
        """Begin from the beginning."""
        self.read, self.wrong, self.leaving = -1, False, False
        return open_table(self.script, self.learner)

    def leave(self) -> bool:
        """Ask first, but not at the end."""
        self.done, asked, self.leaving = self.at_end, self.leaving, True
        return asked or self.done

    def object_to(self, move: Move, lang: str) -> str | None:
        """Object to a legal move, unless the lesson wants it or can want no other."""
        host, at = self._table, self.at
        step = next((step for step in self.script.steps[at:] if step.accept), None)
        possible = step is None or any(is_possible(wanted, host) for wanted in step.accept)
        if step is None or (as_wanted(move, host) in step.accept and possible):
            # A player who plays on has read enough.
            self.read = max(self.read, at if not self.script.steps[at].accept else -1)
            return None
        if not possible:
            # In a race the hand was too quick.
            return "" if host.info.reactions else None
        # Even without words: in the lesson no other move is possible then.
        return read_texts(self.folder, self.game, "lesson", lang)[step.id].get("other")

    def note(self, lang: str) -> Note:
        """Return the step's text, or the question whether to leave."""
        if self.leaving:
            return Note(Saying("leave lesson"), Saying("lesson found"), on=Saying("stay"), goes_on=True)
        step, text = self.step, read_texts(self.folder, self.game, "lesson", lang)[self.step.id]
        shown = step.shown or self.wrong or step.point in ("call", "bid")
        return Note(
            text["do"],
            text["why"],
            place=Saying("place", (self.at + 1, len(self.script.steps))),
            on="" if step.accept else DONE if self.at_end else NEXT,
            once_more=Saying("start over") if self.at_end else "",
            away="" if self.at_end else Saying("skip lesson"),
            goes_on=not step.accept,
            point=step.point,
            wanted=step.accept if shown else (),
            ring=step.ring if shown else (),
        )

    def awaited(self) -> bool:
        """Return whether a race waits for the learner's reaction to the top card."""
        host = self._table
        return host.view(LEARNER).phase == "race" and any(
            is_possible(move, host) for move in self.step.accept
        )

    @property
    def at(self) -> int:
        """The first step that is neither read nor done."""
        left = moves_of_learner(self._table)
        for at, step in enumerate(self.script.steps):
            if step.accept:
                left -= step.times
                if left < 0:
                    return at
            elif at > self.read:
                return at
        return len(self.script.steps) - 1

    @property
    def step(self) -> LessonStep:
        return self.script.steps[self.at]

    @property
    def at_end(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.script.steps) - 1

    @property
    def _table(self) -> Host:
        if self.host is None:
            raise LookupError("the lesson has not begun")
        return self.host
