"""What happened, shown one step after the other with time to see it."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tolva_gui.rules.events import (
    Announced,
    Asked,
    Carried,
    DealOver,
    Dealt,
    Declined,
    Event,
    GubbeDecided,
    Melded,
    Mistaken,
    Moved,
    Place,
    RedealAsked,
    Revealed,
    Scored,
    TrickTaken,
)
from tolva_gui.rules.game import View

# Milliseconds after a step, at normal speed.
PAUSES: Final[dict[type, int]] = {
    Dealt: 300,
    Moved: 420,
    Revealed: 200,
    TrickTaken: 450,
    Melded: 1500,
    Asked: 1100,
    Declined: 1000,
    Announced: 1900,
    GubbeDecided: 1500,
    Mistaken: 1500,
    RedealAsked: 1500,
    Scored: 500,
    Carried: 500,
    DealOver: 600,
}
GATHERING: Final = 420
"""While the pack is put together."""
DEALING: Final = 55
"""For each card of a deal, and of a hand that is taken up."""
TOGETHER: Final = 12
"""Between cards that one gets at the same time."""
FALLING: Final = 1800
"""While a side loses points."""
READING: Final = 1300
"""How long a finished trick lies, if it does not wait for a click."""


@dataclass(frozen=True)
class Step:
    """One event to show, the view that holds when all events of its move have been shown, and the pause after it.

    `dealt`: the card is one of a deal. The event `Dealt` itself has the pack gathered; its cards follow one by one.
    """

    event: Event
    view: View
    pause: int
    dealt: bool = False
    before_trick_taken: TrickTaken | None = None


class Choreography(QObject):
    """A queue of steps. `shown` asks to show one, `idle` says that all have been."""

    shown = Signal(object)
    idle = Signal()
    waiting_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """Factor on every pause; 0 shows everything at once."""
        self.wait_for_click = False
        self.reading: int | None = None
        """How many milliseconds a finished trick lies, whatever the pace; None: as the pace has it."""
        self.hurried = False
        """The end is known: a finished trick lies only for a moment."""
        self.waiting = False
        """A finished trick lies there to be read."""
        self._steps: deque[Step] = deque()
        self._showing = False
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether the window is behind the game."""
        return bool(self._steps) or self._showing

    def add(self, events: Sequence[Event], view: View) -> None:
        """Show these events, the last of which leads to `view`."""
        self._steps.extend(steps(events, view))
        if not self._showing:
            self._go_on()

    def hold(self, on: bool) -> None:
        """Stand still, or go on from there: nobody is looking."""
        was_held, self._held = self._held, on
        if was_held and not on and self.busy:
            self._go_on()

    def clear(self) -> None:
        """Drop what has not been shown."""
        self._steps.clear()
        self._timer.stop()
        self._showing = self._held = False
        self._set_waiting(False)

    def skip(self) -> None:
        """End the wait that is on; what is left of a deal falls at once."""
        if self._showing and not self._held:
            while self._steps and self._steps[0].dealt:
                self.shown.emit(self._steps.popleft())
            self._go_on()

    def _go_on(self) -> None:
        if self._held:
            return
        self._timer.stop()
        self._set_waiting(False)
        self._showing = True
        while self._steps:
            step = self._steps.popleft()
            self.shown.emit(step)
            if self._pause(step):
                return
        self._showing = False
        self.idle.emit()

    def _pause(self, step: Step) -> bool:
        """Start the pause after the step; False if there is none."""
        if step.before_trick_taken is not None and self.pace > 0 and not self.hurried:
            self._set_waiting(True)
            if self.wait_for_click:
                return True
        pause = self._length(step)
        if pause > 0:
            self._timer.start(pause)
        return pause > 0

    def _length(self, step: Step) -> int:
        if step.before_trick_taken is not None and self.hurried:
            return round(PAUSES[Moved] * self.pace)
        if step.before_trick_taken is not None and self.reading is not None and self.pace > 0:
            return self.reading
        return round(step.pause * self.pace)

    def _set_waiting(self, waiting: bool) -> None:
        if waiting != self.waiting:
            self.waiting = waiting
            self.waiting_changed.emit()


def steps(events: Sequence[Event], view: View) -> Iterator[Step]:
    """Return the steps for the events of one move; a deal is one step a card."""
    following = [*events[1:], None]
    for event, after in zip(events, following, strict=True):
        if isinstance(event, Dealt):
            yield Step(event, view, GATHERING)
            yield from _deal(event, view)
        elif isinstance(after, TrickTaken):
            yield Step(event, view, READING, before_trick_taken=after)
        else:
            yield Step(event, view, _pause_after(event))


def _deal(event: Dealt, view: View) -> Iterator[Step]:
    """Cards that are dealt together fall together (B5, K2); the whole takes as long as one by one."""
    packets = [list(packet) for _, packet in groupby(event.moves, key=lambda move: move.target)]
    for packet in packets:
        for move in packet[:-1]:
            yield Step(move, view, TOGETHER, dealt=True)
        pause = len(packet) * DEALING - (len(packet) - 1) * TOGETHER
        yield Step(packet[-1], view, PAUSES[Dealt] if packet is packets[-1] else pause, dealt=True)


def _pause_after(event: Event) -> int:
    match event:
        case Moved(source=Place(kind="closed")):
            return DEALING
        case Scored(reason="fall"):
            return FALLING
        case Declined(what="meld" | "redeal"):
            # Nothing is said: a pause would tell that there was a choice.
            return 0
        case _:
            return PAUSES[type(event)]
