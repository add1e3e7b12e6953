"""The computer players' thread. The window's thread never computes a move."""

import logging
from collections.abc import Callable, Hashable

from msgspec import Struct
from PySide6.QtCore import QObject, QThread, Signal, Slot
from shiboken6 import Shiboken

from tolva_gui.ai.player import Budget, Player, SearchCancelled, seated_among
from tolva_gui.records.report import player_seed
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.jobs import JobWorker

log = logging.getLogger(__name__)

MakePlayer = Callable[[str, int], Player]
SAFE_LEVEL = "rules"
"""The level that moves when a player fails."""


class MoveRequest(Struct, eq=False):
    """A request for a move: the seat's view, the budget, and the host's `version`, which the reply repeats.

    *others*: the levels of the other seats, "" for persons.
    """

    seat: Seat
    view: View
    level: str
    version: int
    budget: Budget
    table: Hashable = 0
    others: tuple[str, ...] = ()
    cancelled: bool = False


class MoveReply(Struct, frozen=True):
    """The move for a request; `failed`: the player raised, and the fallback moved."""

    request: MoveRequest
    move: Move
    failed: bool = False


class Thinker(QObject):
    """Lives in the worker thread and answers requests in order."""

    answered = Signal(object)

    def __init__(self, make_player: MakePlayer) -> None:
        super().__init__()
        self._make = make_player
        self._table: Hashable = None
        self._players: dict[tuple[Seat, str], Player] = {}
        """The players of the table last asked about."""

    @Slot(object)
    def think(self, request: MoveRequest) -> None:
        """Reply, unless the request has been withdrawn."""
        failed = False
        try:
            move = self._choose(request, request.level)
        except SearchCancelled:
            return
        except Exception:
            log.exception("the player %r in seat %s failed", request.level, request.seat)
            failed, move = True, self._safe_choice(request)
        if not request.cancelled:
            self.answered.emit(MoveReply(request, move, failed))

    def _choose(self, request: MoveRequest, level: str) -> Move:
        if request.table != self._table:
            self._table = request.table
            self._players.clear()
        key = (request.seat, level)
        if key not in self._players:
            made = self._make(level, player_seed(hash(request.table), request.seat))
            self._players[key] = seated_among(made, request.others)
        choice = self._players[key].choose(request.view, request.budget, lambda: request.cancelled)
        if choice.move not in request.view.legal and not _is_open(choice.move, request.view):
            # Players may see the log: it names no card.
            raise ValueError("the player chose a move that it may not make")
        return choice.move

    def _safe_choice(self, request: MoveRequest) -> Move:
        try:
            return self._choose(request, SAFE_LEVEL)
        except Exception:
            log.exception("the rule player failed too")
            return request.view.legal[0]


def _is_open(move: Move, view: View) -> bool:
    """Whether the legal moves of this verb are too many to list; the rules then decide."""
    return str(move).split()[0] in view.form.open


class Workers(QObject):
    """The interface to the worker thread: ask, withdraw, close. Nothing runs before `begin`."""

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, make_player: MakePlayer, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: MoveRequest | None = None
        self._closed = False
        self._thread = QThread(self)
        self._thread.setObjectName("players")
        # macOS gives a thread half a megabyte; a search takes most of that at once.
        self._thread.setStackSize(8 << 20)
        self._thinker = Thinker(make_player)
        self.jobs = JobWorker(adviser)
        for guest in (self._thinker, self.jobs):
            guest.moveToThread(self._thread)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self._receive)

    @Slot()
    def begin(self) -> None:
        """Start to reply to requests, including earlier ones; does nothing after `close`."""
        if not self._closed:
            self._thread.start()

    def ask(self, request: MoveRequest) -> None:
        """Ask for a move; this replaces the previous request."""
        self.cancel()
        self._request = request
        self._asked.emit(request)

    def cancel(self) -> None:
        """Withdraw the request, if any."""
        if self._request is not None:
            self._request.cancelled = True
            self._request = None

    def close(self) -> None:
        """Stop thinking, end the thread and delete the objects in it."""
        self._closed = True
        self.cancel()
        self.jobs.withdraw()
        self._thread.quit()
        self._thread.wait()
        for guest in (self._thinker, self.jobs):
            if Shiboken.isValid(guest):
                Shiboken.delete(guest)

    @Slot(object)
    def _receive(self, reply: MoveReply) -> None:
        if reply.request is self._request:
            self._request = None
            self.answered.emit(reply)
