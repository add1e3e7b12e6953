"""The course of the game in the window: asks the computer players, shows what happened, and says whose turn it is.

The host is never more than one move ahead of what is shown, and no move is accepted before all has been shown.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Event, Moved, Seat, Zone, Zones, redact
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move
from tolva_gui.table.host import Host
from tolva_gui.ui.table.choreography import Choreography
from tolva_gui.ui.workers import Answer, Question, Workers

THINK_AFTER_MS: Final = 300
NOBODY: Final = -1
"""A viewer who sees no hand: before the first of several persons has sat down."""


class Director(QObject):
    """Owns the host of the game that is played."""

    settled = Signal()
    """All has been shown; `view` is current. It may be somebody's turn at the window, or the end of the deal."""
    moved = Signal()
    """The host has changed and should be saved."""
    left = Signal()
    """Nobody sits at the table any longer; whatever is thought about it is in vain."""
    failed = Signal(int)
    """The computer player of the seat could not find a move; another moved instead."""

    def __init__(self, workers: Workers, choreography: Choreography, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.host: Host | None = None
        self.viewer: Seat | None = None
        self.covered = False
        """The viewer's cards lie face down; nothing can be played."""
        # So many playouts are enough, and make a choice that can be asked for again; the time is for slow machines.
        self.budget = Budget(ms=400, iterations=6000)
        self._workers = workers
        self._answer: Answer | None = None
        self.certain_move: Callable[[Seat], Move | None] = lambda _seat: None
        """What a computer player does without thinking, if anything."""
        self._think_later = QTimer(self, interval=THINK_AFTER_MS, singleShot=True)
        self._think_later.timeout.connect(self._think)
        self.choreography = choreography
        choreography.idle.connect(self._advance)
        workers.answered.connect(self.receive)

    @property
    def persons(self) -> list[Seat]:
        """The seats of people at this window."""
        seats = self.host.seats if self.host else ()
        return [no for no, seat in enumerate(seats) if seat.kind != "computer"]

    def is_person(self, seat: Seat | None) -> bool:
        """Whether somebody at this window moves for the seat: it is theirs, or all move together."""
        together = self.host is not None and self.host.info.together
        return seat in self.persons or (together and seat is not None and bool(self.persons))

    @property
    def secret(self) -> bool:
        """Whether somebody has cards that only they may see; else all persons at the window look at one table."""
        return self.host is None or any(place.sees == "owner" for place in self.host.info.places)

    def open(self, host: Host) -> None:
        """Sit down at this table, as it is."""
        self.close()
        self.host = host
        self.viewer = self._first_viewer()
        self.covered = False

    def _first_viewer(self) -> Seat | None:
        """Who looks at the table that is opened: with none all hands lie open, with several the curtain comes first."""
        match self.persons:
            case []:
                return None
            case [alone]:
                return alone
            case [first, *_] if not self.secret:
                return first
            case _:
                return NOBODY

    def begin(self) -> None:
        """Go on from where the table is: deal the first deal, or let whoever is to act do so."""
        assert self.host is not None
        if self.host.deal_number == 0:
            self.next_deal()
        else:
            self._think()
            self._advance()

    def close(self) -> None:
        """Leave the table."""
        self._think_later.stop()
        self._workers.cancel()
        self.choreography.clear()
        self._answer = None
        self.host = None
        self.left.emit()

    def view(self) -> View:
        """Return what the viewer knows now."""
        assert self.host is not None
        if self.viewer == NOBODY:
            view = self.host.view(0)
            return replace(view, seat=NOBODY, legal=(), zones=_without_hands(view))
        turn = self.host.to_act()
        shares = (
            not self.secret and self.is_person(turn) and (len(self.persons) > 1 or self.host.info.together)
        )
        return self.host.view(turn if shares else self.viewer)

    def ready(self) -> bool:
        """Whether a person at this window may move now."""
        host = self.host
        return (
            host is not None
            and not self.choreography.busy
            and not self.covered
            and self._answer is None
            and host.to_act() is not None
            and (host.to_act() == self.viewer or (not self.secret and self.is_person(host.to_act())))
        )

    def play(self, move: Move) -> None:
        """Make the viewer's move; raise IllegalMove if it may not be made."""
        if self.ready() and self.host is not None:
            self.show(self.host.play(self.host.to_act(), move))

    def next_deal(self) -> None:
        """Deal; among several people nobody has taken up their hand yet."""
        assert self.host is not None
        if len(self.persons) > 1 and self.secret:
            self.viewer = NOBODY
        self.show(self.host.start_deal())

    def take_seat(self, seat: Seat) -> View:
        """Show the table from this seat from now on."""
        self.viewer = seat
        return self.view()

    def show(self, events: tuple[Event, ...]) -> None:
        """Show what the host has just done, and let whoever is next think meanwhile."""
        host = self.host
        assert host is not None
        races = bool(host.info.reactions) and host.result() is None
        if not races or host.to_act() is not None:
            # In the midst of a race nothing is to take time.
            self.moved.emit()
        if self.choreography.pace > 0 and any(isinstance(event, Moved) and event.dealt for event in events):
            # Dealing takes longer than thinking; the window is painted first.
            self._think_later.start()
        else:
            self._think()
        view = self.view()
        sight = view.info.sight(self.viewer)
        self.choreography.add([redact(event, sight) for event in events], view, at_once=races)

    def _think(self) -> None:
        """Let a computer player think while the last move is still being shown."""
        host = self.host
        seat = host.to_act() if host else None
        if host is None or seat is None or self.is_person(seat) or host.info.reactions:
            return
        level = host.seats[seat].level or ""
        question = Question(seat, host.view(seat), level, host.version, self.budget, host.seed)
        certain = self.certain_move(seat)
        if certain is not None:
            self._answer = Answer(question, certain)
        else:
            self._workers.ask(question)

    @Slot(object)
    def receive(self, answer: Answer) -> None:
        """Take a player's answer, unless the game has gone on without it."""
        if self.host is None or self.host.info.reactions:
            return
        if answer.question.version == self.host.version:
            self._answer = answer
            if not self.choreography.busy:
                self._advance()

    @Slot()
    def _advance(self) -> None:
        answer, host = self._answer, self.host
        if host is None:
            return
        if answer is None:
            self.settled.emit()
            return
        self._answer = None
        if answer.failed:
            self.failed.emit(answer.question.seat)
        self.show(host.play(answer.question.seat, answer.move))


def _without_hands(view: View) -> Zones:
    hidden = {place.kind for place in view.info.places if place.lies == "fan" or place.sees == "owner"}
    zones = view.zones
    return tuple(
        Zone(zone.place, (None,) * len(zone.cards)) if zone.place.kind in hidden else zone for zone in zones
    )
