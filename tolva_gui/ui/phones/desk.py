"""The game at the window as phones reach it: their moves are shown like all others."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from tolva_gui.phones.desk import FASTEST, Answer, Desk
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Move, mover
from tolva_gui.table.claims import card_after_claim, claimable
from tolva_gui.table.hand_order import HandOrder
from tolva_gui.ui.jobs import HintJob, JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import faces
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.words.hints import HintWords
from tolva_gui.words.sentences import Language


class SittingDesk(Desk, QObject):
    """The desk of one sitting. `changed` follows everything that a phone might show."""

    def __init__(
        self, sitting: Sitting, navigation: Navigation, settings: Settings, worker: JobWorker
    ) -> None:
        QObject.__init__(self, sitting)
        Desk.__init__(self, sitting.host, sitting.host.phones)
        self._sitting = sitting
        self._navigation = navigation
        self._settings = settings
        self._worker = worker
        self._claimer: Seat | None = None
        self._job: HintJob | None = None
        self._asked: tuple[Language, Answer] | None = None
        self.order = HandOrder(settings.get("hand_order") == "trump", bool(settings.get("low_first")))
        sitting.director.moved.connect(self._announce)
        sitting.director.settled.connect(self._settle)
        sitting.director.stopped.connect(self._withdraw)
        sitting.race.changed.connect(self._announce)
        navigation.sheet_changed.connect(self._announce)
        sitting.table.renamed.connect(self._announce)
        worker.advised.connect(self._receive)
        worker.done.connect(self._finish)

    @Slot()
    def _announce(self) -> None:
        self.changed()

    def faces(self) -> tuple[tuple[str, str], ...]:
        host = self.host
        shown = faces(host.seats, host.extra, self._sitting.own_face())
        return tuple((ground, figure) for ground, _, figure in (one.partition("/") for one in shown))

    def play(self, seat: Seat, move: Move) -> None:
        host = self.host
        self._sitting.director.play_for(mover(move, host.to_act()) if host.info.together else seat, move)

    def turn(self, seat: Seat) -> None:
        self._sitting.race.turn_for(seat)

    def react(self, seat: Seat, word: str, ms: int) -> None:
        if ms >= FASTEST:
            self._sitting.race.react_after(seat, word, ms)

    def may_go_on(self) -> bool:
        return self.host.result() is not None and self._navigation.sheet != ""

    def go_on(self) -> None:
        if self.host.over:
            self._navigation.playAgain()
        else:
            self._navigation.nextDeal()

    # Claims

    def claims(self, seat: Seat) -> int:
        wanted = self.host.aids and self._settings.get("claims") != "no" and self._claimer is None
        return claimable(self.host, seat) if wanted else 0

    def claim(self, seat: Seat) -> None:
        """Play the rest card by card, each once the last has been shown."""
        self._claimer = seat
        self._sitting.director.choreography.hurried = True
        self._settle()

    @Slot()
    def _settle(self) -> None:
        host, claimer, turn = self.host, self._claimer, self.host.to_act()
        if claimer is not None and turn is not None and host.seats[turn].kind != "computer":
            card = card_after_claim(host, turn, claimer)
            if card is not None:
                self._sitting.director.play_for(turn, card)
        elif host.result() is not None:
            self._claimer = None
            self._sitting.director.choreography.hurried = False
        self._announce()

    # What is taken back

    def others(self, seat: Seat) -> set[Seat]:
        """Return who must agree: not those for whom a computer plays."""
        return Desk.others(self, seat) - self._sitting.director.stand_ins

    def take_back(self, seat: Seat) -> None:
        self._claimer = None
        self._sitting.take_back.undo_for(seat)
        self._announce()

    # Hints

    def may_hint(self, seat: Seat) -> bool:
        hints = self._sitting.hints
        return bool(self._settings.get("hints")) and hints.possible and self.host.to_act() == seat

    def hint(self, seat: Seat, lang: Language, answer: Answer) -> None:
        self._withdraw()
        self._job = HintJob((self.host.version, seat), self.host.view(seat))
        self._asked = lang, answer
        self._worker.ask(self._job)

    @Slot()
    def _withdraw(self) -> None:
        """Cancel a hint that is being looked for."""
        if self._job is not None:
            self._job.cancelled = True
        self._job = self._asked = None

    @Slot(object, object)
    def _receive(self, job: HintJob, found: object) -> None:
        if job is not self._job or self._asked is None:
            return
        from tolva_gui.ai.hints.hints import Hint  # costs time that only a hint needs

        if isinstance(found, Hint):
            lang, answer = self._asked
            words = HintWords(self.host.info, self.names(lang), lang)
            if self.host.mark_hinted(job.view):
                self._sitting.director.moved.emit()
            self._job = self._asked = None
            answer(" ".join(filter(None, (words.move(found.move), words.reason(found)))))

    @Slot(object, bool)
    def _finish(self, job: HintJob, _answered: bool) -> None:
        if job is self._job and self._asked is not None:
            answer: Callable[[str], None] = self._asked[1]
            self._job = self._asked = None
            answer("")
