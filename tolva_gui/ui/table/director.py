"""Runs the game in the window: asks the computer players, shows events, and announces turns.

The host is never more than one move ahead of the shown position, and no move is accepted before all has been shown.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Event, Moved, Seat, Zone, Zones, redact
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui.table.choreography import Choreography
from tolva_gui.ui.texts import seat_names
from tolva_gui.ui.workers import SAFE_LEVEL, MoveReply, MoveRequest, Workers

THINK_AFTER_MS: Final = 300
NOBODY: Final = -1
"""The viewer before the first of several persons has sat down: no hand is shown."""


class Director(QObject):
    """Runs the game of one host, which is made with it and never changes."""

    settled = Signal()
    """Everything has been shown and `view` is current: a person's turn, or the end of the deal."""
    moved = Signal()
    """The host has changed and should be saved."""
    stopped = Signal()
    """Display and computation are dropped, for an undo or the end of the sitting."""
    failed = Signal(int)
    """The seat's computer player failed and the fallback moved."""

    def __init__(
        self,
        host: Host,
        workers: Workers,
        choreography: Choreography,
        budget: Callable[[], Budget],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.host: Final = host
        self.viewer: Seat | None = self._first_viewer()
        self.covered = False
        """The viewer's cards are face down; nothing can be played."""
        self._closed = False
        self._budget = budget
        self._workers = workers
        self._request: MoveRequest | None = None
        self._reply: MoveReply | None = None
        self.stand_ins: set[Seat] = set()
        """Seats on phones for which a computer plays until their owner is back."""
        self.certain_move: Callable[[Seat], Move | None] = lambda _seat: None
        """A computer player's move that needs no search, if any."""
        self._think_later = QTimer(self, interval=THINK_AFTER_MS, singleShot=True)
        self._think_later.timeout.connect(self._think)
        self.choreography = choreography
        choreography.idle.connect(self._advance)
        workers.answered.connect(self.receive)

    @property
    def persons(self) -> list[Seat]:
        """The seats of people at this window; those on phones are elsewhere."""
        return [no for no in self.people if no not in self.host.phones]

    @property
    def people(self) -> list[Seat]:
        """The seats of people, here or on phones."""
        return [no for no, seat in enumerate(self.host.seats) if seat.kind != "computer"]

    def is_person(self, seat: Seat | None) -> bool:
        """Whether a person at this window moves for the seat: it is theirs, or all move together."""
        return seat in self.persons or (self.host.info.together and seat is not None and bool(self.persons))

    @property
    def secret(self) -> bool:
        """Whether players have cards that only they may see; otherwise all persons share one view of the table."""
        return any(place.sees == "owner" for place in self.host.info.places)

    def names(self) -> list[str]:
        return seat_names(self.host.seats)

    def _first_viewer(self) -> Seat | None:
        """Return the first viewer: None shows all hands, and with several persons the curtain comes first."""
        match self.persons:
            case [] if self.host.phones:
                return NOBODY if self.secret else 0
            case []:
                return None
            case [alone]:
                return alone
            case [first, *_] if not self.secret:
                return first
            case _:
                return NOBODY

    def begin(self) -> None:
        """Continue from the host's position: deal the first deal, or let the seat to act move."""
        if self.host.deal_number == 0:
            self.next_deal()
        else:
            self._think()
            self._advance()

    def stop(self) -> None:
        """Drop display and computation, and show the table as when it was opened."""
        self._think_later.stop()
        self._workers.cancel()
        self.choreography.clear()
        self._request = self._reply = None
        self.viewer = self._first_viewer()
        self.covered = False
        self.stopped.emit()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self.stop()

    def view(self) -> View:
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
        turn = self.host.to_act()
        return (
            not self._closed
            and not self.choreography.busy
            and not self.covered
            and self._reply is None
            and turn is not None
            and turn not in self.host.phones
            and (turn == self.viewer or (not self.secret and self.is_person(turn)))
        )

    def play(self, move: Move) -> None:
        """Make the viewer's move; raise IllegalMove."""
        if self.ready():
            self.show(self.host.play(self.host.to_act(), move))

    def play_for(self, seat: Seat | None, move: Move) -> None:
        """Make the move of a person elsewhere, who need not wait for what is being shown; raise IllegalMove."""
        version = self.host.version
        self.choreography.finish()
        if not self._closed and self.host.version == version:
            self.show(self.host.play(seat, move))

    def next_deal(self) -> None:
        """Deal; with several people at the window no hand is shown yet."""
        if len(self.persons) > 1 and self.secret:
            self.viewer = NOBODY
        self.show(self.host.start_deal())

    def show(self, events: tuple[Event, ...]) -> None:
        """Show the host's last events while the next player thinks."""
        host = self.host
        races = bool(host.info.reactions) and host.result() is None
        if not races or host.to_act() is not None:
            # In a running race nothing may cause a delay.
            self.moved.emit()
        if self.choreography.pace.factor > 0 and any(
            isinstance(event, Moved) and event.dealt for event in events
        ):
            # Dealing takes longer than thinking; the window is painted first.
            self._think_later.start()
        else:
            self._think()
        view = self.view()
        sight = view.info.sight(self.viewer)
        self.choreography.add([redact(event, sight) for event in events], view, at_once=races)

    def stand_in(self, seat: Seat, *, on: bool) -> None:
        """Let a computer play for the seat, or no longer."""
        if on and seat not in self.stand_ins:
            self.stand_ins.add(seat)
            if self.host.to_act() == seat and self._request is None and self._reply is None:
                self._think()
        elif not on and seat in self.stand_ins:
            self.stand_ins.discard(seat)
            if self._request is not None and self._request.seat == seat:
                self._request = None
                self._workers.cancel()

    @Slot()
    def _think(self) -> None:
        """Start the computer player while the last move is still being shown."""
        host = self.host
        seat = host.to_act()
        if seat is None or self.is_person(seat) or host.info.reactions:
            return
        if seat in host.phones and seat not in self.stand_ins:
            return
        level = host.seats[seat].level or SAFE_LEVEL
        others = tuple(other.level or "" for no, other in enumerate(host.seats) if no != seat)
        request = MoveRequest(seat, host.view(seat), level, host.version, self._budget(), host.seed, others)
        certain = self.certain_move(seat)
        if certain is not None:
            self._reply = MoveReply(request, certain)
        else:
            self._request = request
            self._workers.ask(request)

    @Slot(object)
    def receive(self, reply: MoveReply) -> None:
        """Accept the reply to the last request unless the game has moved on."""
        if reply.request is self._request and reply.request.version == self.host.version:
            self._request = None
            self._reply = reply
            if not self.choreography.busy:
                self._advance()

    @Slot()
    def _advance(self) -> None:
        reply = self._reply
        if reply is None:
            self.settled.emit()
            return
        self._reply = None
        if reply.failed:
            self.failed.emit(reply.request.seat)
        self.show(self.host.play(reply.request.seat, reply.move))


def _without_hands(view: View) -> Zones:
    hidden = {place.kind for place in view.info.places if place.layout == "fan" or place.sees == "owner"}
    zones = view.zones
    return tuple(
        Zone(zone.place, (None,) * len(zone.cards)) if zone.place.kind in hidden else zone for zone in zones
    )
