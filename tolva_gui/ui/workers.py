"""The computer players' thread. The window's thread never computes a move."""

import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from msgspec import Struct
from PySide6.QtCore import QObject, QThread, Signal, Slot
from shiboken6 import Shiboken

from tolva_gui.ai.player import Budget, Player, SearchCancelled
from tolva_gui.records.report import player_seed
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move

log = logging.getLogger(__name__)

MakePlayer = Callable[[str, int], Player]
SAFE_LEVEL = "rules"
"""Who moves when a player fails."""


@dataclass(repr=False, eq=False)
class Question:
    """Which move to make: what the seat knows, how long to think, and the host's `version` that the answer quotes."""

    seat: Seat
    view: View
    level: str
    version: int
    budget: Budget
    table: Hashable = 0
    cancelled: bool = field(default=False, init=False)


class Answer(Struct, frozen=True):
    """A move for a question; `failed` says that the player could not find one and another did."""

    question: Question
    move: Move
    failed: bool = False


class Thinker(QObject):
    """Lives in the worker thread and answers one question after the other."""

    answered = Signal(object)

    def __init__(self, make_player: MakePlayer) -> None:
        super().__init__()
        self._make = make_player
        self._table: Hashable = None
        self._players: dict[tuple[Seat, str], Player] = {}
        """Those of the table that was asked about last."""

    @Slot(object)
    def think(self, question: Question) -> None:
        """Answer, unless the question has been withdrawn."""
        failed = False
        try:
            move = self._choose(question, question.level)
        except SearchCancelled:
            return
        except Exception:
            log.exception("the player %r in seat %s failed", question.level, question.seat)
            failed, move = True, self._safe_choice(question)
        if not question.cancelled:
            self.answered.emit(Answer(question, move, failed))

    def _choose(self, question: Question, level: str) -> Move:
        if question.table != self._table:
            self._table = question.table
            self._players.clear()
        key = (question.seat, level)
        if key not in self._players:
            self._players[key] = self._make(level, player_seed(hash(question.table), question.seat))
        choice = self._players[key].choose(question.view, question.budget, lambda: question.cancelled)
        if choice.move not in question.view.legal and not _is_open(choice.move, question.view):
            # What is logged may be seen by those who play: it names no card.
            raise ValueError("the player chose a move that it may not make")
        return choice.move

    def _safe_choice(self, question: Question) -> Move:
        try:
            return self._choose(question, SAFE_LEVEL)
        except Exception:
            log.exception("the rule player failed too")
            return question.view.legal[0]


def _is_open(move: Move, view: View) -> bool:
    """Whether the move's verb is too rich to be listed: then the rules say whether it may be made."""
    return str(move).split()[0] in view.form.open


class Workers(QObject):
    """The door to the worker thread: ask, withdraw, close. Nobody thinks before `begin`."""

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, make_player: MakePlayer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._closed = False
        self._thread = QThread(self)
        self._thread.setObjectName("players")
        self._guests: list[QObject] = []
        self._thinker = Thinker(make_player)
        self.move_to_worker_thread(self._thinker)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self._receive)

    @Slot()
    def begin(self) -> None:
        """Answer what has been asked, and what will be; not after the end."""
        if not self._closed:
            self._thread.start()

    def ask(self, question: Question) -> None:
        """Put a question; it takes the place of the one before."""
        self.cancel()
        self._question = question
        self._asked.emit(question)

    def move_to_worker_thread(self, guest: QObject) -> None:
        """Let an object without a parent work in the same thread when no player thinks; it goes with the thread."""
        guest.moveToThread(self._thread)
        self._guests.append(guest)

    def cancel(self) -> None:
        """Withdraw the question, if there is one."""
        if self._question is not None:
            self._question.cancelled = True
            self._question = None

    def close(self) -> None:
        """Stop thinking, end the thread and delete what has worked in it."""
        self._closed = True
        self.cancel()
        self._thread.quit()
        self._thread.wait()
        for guest in self._guests:
            if Shiboken.isValid(guest):
                Shiboken.delete(guest)

    @Slot(object)
    def _receive(self, answer: Answer) -> None:
        if answer.question is self._question:
            self._question = None
            self.answered.emit(answer)
