"""Shows events one by one, with time to see each."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, TypeGuard

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tolva_gui.rules.events import Called, DealOver, Event, Mixed, Moved, Place, Scored, Shown
from tolva_gui.rules.view import View
from tolva_gui.words.game_data import game_data

# Milliseconds after a step at normal speed.
PAUSES: Final[dict[type, int]] = {Moved: 420, Shown: 0, Mixed: 200, Called: 1100, Scored: 500, DealOver: 600}
TAKEN: Final = 450
"""While a trick is taken."""
DEALT: Final = 300
"""After the last card of a deal."""
GATHERING: Final = 420
"""While the pack is gathered."""
CUTTING: Final = 420
"""Added to `GATHERING` for a cut or a knock."""
CUT_SEEN: Final = 900
"""The least real milliseconds for a cut or a knock: with less motion only a line of text shows it."""
DEALING: Final = 55
"""A card of a deal, or of a hand being taken up."""
TOGETHER: Final = 12
"""Between cards of one packet."""
GOES_ON: Final = 900
"""Before a card moves on from a place that it has just reached."""
FALLING: Final = 1800
"""While a side loses points."""
READING: Final = 1300
"""For a finished trick that does not wait for a click."""


class Step(Struct, frozen=True):
    """An event to show, the view after all events of its move, and the pause after it in ms.

    `dealt`: the card is one of a deal. With `Called` «deal» the pack is gathered; the cards follow one by one.
    """

    event: Event
    view: View
    pause: int
    dealt: bool = False
    before_trick_taken: Moved | None = None


class Pace(Struct):
    """The speed of the table. One per window: set from the settings, read by every choreography."""

    factor: float = 1.0
    """Multiplies every pause; 0 shows everything at once."""
    wait_for_click: bool = False
    reading: int | None = None
    """Milliseconds for a finished trick, independent of the factor; None: scaled by it."""


class Choreography(QObject):
    """A queue of steps. `shown` asks to show one, `idle` follows the last."""

    shown = Signal(object)
    idle = Signal()

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = pace
        self.hurried = False
        """The rest of the deal is certain: finished tricks get a short pause."""
        self._steps: deque[Step] = deque()
        self._showing = False
        self._held = False
        self._asking = False
        self._more = self._least = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is still something to show."""
        return bool(self._steps) or self._showing

    def add(self, events: Sequence[Event], view: View, *, at_once: bool = False) -> None:
        """Queue these events, which lead to `view`. *at_once*: without pauses, except in a deal."""
        following = steps(events, view)
        if at_once:
            following = (
                step if step.dealt or is_deal(step.event) else replace(step, pause=0) for step in following
            )
        self._steps.extend(following)
        if not self._showing:
            self._go_on()

    def hold(self, on: bool) -> None:
        """Pause while no player is looking, or continue."""
        was_held, self._held = self._held, on
        if was_held and not on and self.busy:
            self._go_on()

    def ask(self) -> None:
        """Stop after the current step for a question that is not a move of the game."""
        self._asking = True

    def answered(self) -> None:
        """Continue after `ask`."""
        if self._asking:
            self._asking = False
            self._timer.start(self._lengthened(GATHERING))

    def allow(self, more: int, *, least: int = 0) -> None:
        """Lengthen the pause after the current step by *more* ms at normal speed, and to *least* real ms."""
        self._more, self._least = more, least

    def clear(self) -> None:
        """Drop all steps not yet shown."""
        self._steps.clear()
        self._timer.stop()
        self._showing = self._held = self._asking = False

    def skip(self) -> None:
        """End the current wait; the rest of a deal is shown at once."""
        if self._showing and not self._held and not self._asking:
            while self._steps and self._steps[0].dealt:
                self.shown.emit(self._steps.popleft())
            self._go_on()

    def finish(self) -> None:
        """Show all that is left at once: somebody who sees the table elsewhere has moved already."""
        self._timer.stop()
        self._held = self._asking = False
        if self.busy:
            while self._steps:
                self.shown.emit(self._steps.popleft())
            self._showing = False
            self.idle.emit()

    @Slot()
    def _go_on(self) -> None:
        if self._held or self._asking:
            return
        self._timer.stop()
        self._showing = True
        while self._steps:
            step = self._steps.popleft()
            self._more = self._least = 0
            self.shown.emit(step)
            if self._asking or self._pause(step):
                return
        self._showing = False
        self.idle.emit()

    def _pause(self, step: Step) -> bool:
        """Start the pause after the step; False if there is none."""
        lies = step.before_trick_taken is not None and self.pace.factor > 0 and not self.hurried
        if lies and self.pace.wait_for_click:
            return True
        pause = self._length(step)
        if pause > 0:
            self._timer.start(pause)
        return pause > 0

    def _length(self, step: Step) -> int:
        if step.before_trick_taken is not None and self.hurried:
            return round(PAUSES[Moved] * self.pace.factor)
        if step.before_trick_taken is not None and self.pace.reading is not None and self.pace.factor > 0:
            return self.pace.reading
        return self._lengthened(step.pause)

    def _lengthened(self, pause: int) -> int:
        wanted = round((pause + self._more) * self.pace.factor)
        return max(wanted, self._least) if self.pace.factor > 0 else wanted


def steps(events: Sequence[Event], view: View) -> Iterator[Step]:
    """Yield the steps for the events of one move; a deal is one step per card."""
    following = [*events[1:], None]
    for event, after in zip(events, following, strict=True):
        if isinstance(event, Moved) and event.dealt:
            last = not (isinstance(after, Moved) and after.dealt)
            yield from _packet(event, view, last=last)
        elif isinstance(event, Moved) and _goes_on(event, after):
            yield Step(event, view, GOES_ON)
        elif takes_trick(after, view) and not takes_trick(event, view):
            yield Step(event, view, READING, before_trick_taken=after)
        else:
            yield Step(event, view, _pause_after(event, view.info.id))


def takes_trick(event: Event | None, view: View) -> TypeGuard[Moved]:
    """Whether the event takes the cards of a finished trick."""
    return isinstance(event, Moved) and view.info.sight(view.seat).layout(event.source) == "trick"


def is_deal(event: Event) -> bool:
    """Whether the cards are gathered for a deal."""
    return isinstance(event, Called) and event.word == "deal"


def _goes_on(event: Moved, after: Event | None) -> bool:
    return isinstance(after, Moved) and not after.dealt and after.source == event.target and event.at != ()


def _packet(event: Moved, view: View, *, last: bool) -> Iterator[Step]:
    """Show a packet together (B5, K2) in the time of its single cards."""
    *cards, final = event.cards
    for card in cards:
        yield Step(replace(event, cards=(card,)), view, TOGETHER, dealt=True)
    pause = len(event.cards) * DEALING - len(cards) * TOGETHER
    yield Step(replace(event, cards=(final,)), view, DEALT if last else pause, dealt=True)


def _pause_after(event: Event, game: str) -> int:
    match event:
        case Called(word="deal"):
            return GATHERING
        case Called(word="trick"):
            return 0
        case Called(word=word):
            return game_data(game).pauses.get(word, PAUSES[Called])
        case Moved(source=Place(kind="closed")):
            return DEALING
        case Moved(source=Place(kind="trick")):
            return TAKEN
        case Scored(reason="fall"):
            return FALLING
        case _:
            return PAUSES[type(event)]
