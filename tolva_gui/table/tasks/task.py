"""A task: what a person is asked at a table apart from their own games, and what comes after it.

The window shows every task in one note, with the same keys.
"""

from typing import ClassVar, Final, Generic, Protocol, TypeVar

from msgspec import Struct

from tolva_gui.records import marks
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import Card
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host

Asked = TypeVar("Asked")
OTHERS: Final = "rules"
"""The level that plays for everybody but the person who is asked."""


class Saying(Struct, frozen=True):
    """A sentence that the window words: its name, and what it is filled with."""

    name: str
    parts: tuple[object, ...] = ()


Text = str | Saying
"""The text of a game's file, or a sentence of the window."""
NEXT, DONE, LEAVE = Saying("next"), Saying("done"), Saying("leave")


class Note(Struct, frozen=True):
    """What is to be read now.

    *text*: the verdict on a choice takes its place. *outcome*: what has come of it, below both. *place*: how far the
    person has come. *on*, *once_more*, *away*: the names of the buttons to what comes next, to the same again and out
    of the task, empty for none. *goes_on*: the next step is all that is left here. *point*: what on the table the note
    is about. *wanted*: the moves to mark, or the cards of the *ring* instead.
    """

    heading: Text
    text: Text = ""
    outcome: Text = ""
    place: Text = ""
    on: Text = ""
    once_more: Text = ""
    away: Text = LEAVE
    goes_on: bool = False
    ready: bool = True
    point: str = ""
    wanted: tuple[Move, ...] = ()
    ring: tuple[Card, ...] = ()


class Answer(Protocol):
    """The judge's verdict on a choice."""

    @property
    def played(self) -> Move: ...
    @property
    def best(self) -> Move: ...
    @property
    def loss(self) -> float: ...
    @property
    def missed(self) -> bool: ...
    @property
    def right(self) -> bool: ...


class Task(Struct, kw_only=True, eq=False):
    """*mark*: that of its tables, in their extras. *guided*: there is text to read between the moves.

    *finds*: the right choice must be found: a miss is not made, and the better move is named only after the second.
    """

    mark: ClassVar[str] = ""
    finds: ClassVar[bool] = True
    guided: ClassVar[bool] = False

    host: Host | None = None
    right: bool = False
    """Whether the last choice at this table was judged, and no other was better."""
    wrong: bool = False
    """Whether a move has been refused since the table came to rest."""
    leaving: bool = False
    """Whether the person is being asked if they mean to leave."""

    def open(self) -> Host | None:
        """Return the table of what comes next, marked; the same one if it changes there, None at the end."""
        host = self.next()
        return self.sit_at(host) if host is not None else None

    def sit_at(self, host: Host) -> Host:
        """Go on at this table."""
        if host is not self.host:
            self.host, self.right = host, False
            host.settled = len(host.moves)
            if self.mark:
                lines = (line for line in host.extra if line[0] != marks.LESSON)
                host.extra = (*lines, (marks.LESSON, self.mark))
        return host

    def next(self) -> Host | None:
        """Return the table of what comes next, which is a single one unless a task has more; None at the end."""
        return self.again() if self.host is None else None

    def again(self) -> Host | None:
        """Return a new table for the same, if that is offered."""
        return None

    def leave(self) -> bool:
        """Return whether the task may be left now; otherwise the person has been asked."""
        return True

    def note(self, lang: str) -> Note:
        """Return what is to be read now."""
        raise NotImplementedError

    def asks(self) -> bool:
        """Return whether the choice at the table is the one to judge."""
        return False

    def judged(self, answer: Answer) -> None:
        """Note the verdict on a choice."""
        self.right = answer.right

    def object_to(self, _move: Move, _lang: str) -> str | None:
        """Return the objection to a legal move, which may be empty; None if there is none."""
        return None

    def known_move(self) -> Move | None:
        """Return the next move if the task knows it, whoever is to make it."""
        return None

    def awaited(self) -> bool:
        """Return whether the table waits for the person although nobody is on turn."""
        return False

    @property
    def over(self) -> bool:
        """Whether the deal at the table is over."""
        return self.host is not None and self.host.result() is not None


class Choices(Task, Generic[Asked], kw_only=True, eq=False):
    """One choice after the other, each at a table of its own; one that is missed comes again after the others."""

    queue: list[Asked]
    now: Asked | None = None
    choice: int = 0
    """The number of moves before the choice."""

    def table_of(self, asked: Asked) -> Host | None:
        raise NotImplementedError

    def next(self) -> Host | None:
        while self.queue:
            self.now = self.queue.pop(0)
            host = self.table_of(self.now)
            if host is not None:
                self.choice = len(host.moves)
                return host
        return None

    def asks(self) -> bool:
        """Return whether the choice is open and has not been answered rightly."""
        return self.host is not None and len(self.host.moves) == self.choice and not self.right

    def judged(self, answer: Answer) -> None:
        """Ask a missed choice once more."""
        super().judged(answer)
        if answer.missed and self.now is not None and self.now not in self.queue:
            self.queue.append(self.now)

    def asking(self, heading: Text, text: Text, place: Text = "") -> Note:
        left = bool(self.queue)
        on = "" if not self.right else NEXT if left else DONE
        away = "" if self.right and not left else LEAVE
        return Note(heading, text, place=place, on=on, away=away, goes_on=self.right)


def stand_in(seat: SeatSetup) -> SeatSetup:
    """Return the computer that plays in this seat of a recorded game: its own, or one for a person."""
    return seat if seat.kind == "computer" else SeatSetup("computer", seat.name, OTHERS)
