"""Cards that are played without being chosen: the rest after a claim, forced cards, turned cards.

A player on lead who provably takes all remaining tricks need not play them out.
"""

from PySide6.QtCore import Property, QTimer, Signal, Slot

from tolva_gui.rules.events import Moved, Seat
from tolva_gui.rules.moves import TURN, Move, Play
from tolva_gui.table.claims import card_after_claim, claimable, loses_nothing
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.choreography import PAUSES, Step, is_deal
from tolva_gui.ui.table.table import AtTable, Table
from tolva_gui.ui.texts import translate


class Claims(AtTable):
    """Offers a claim and, after one, supplies the next card. The cards are played like any others.

    Computers claim too if the setting allows it and only one person is at the window.
    """

    changed = Signal()

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table)
        self._settings = settings
        self._tricks = 0
        self._claimer: Seat | None = None
        self._to_say = False
        table.opened.connect(self._forget)
        table.turn_changed.connect(self._look)
        self._director.moved.connect(self._let_computer_claim)
        self._director.certain_move = self._computer_leads
        self._director.choreography.shown.connect(self._show)

    @Slot()
    def claim(self) -> None:
        if self._tricks and self._director.viewer is not None:
            self._settle(self._director.viewer)
            self._say()
            self._look()

    def card(self) -> Move | None:
        """Return the card that is played for the player after a claim; None if the player decides."""
        viewer = self._director.viewer
        if viewer is None or self._claimer is None or not self._director.ready():
            return None
        return card_after_claim(self._host, viewer, self._claimer)

    def _settle(self, claimer: Seat | None) -> None:
        self._claimer = claimer
        self._to_say = claimer is not None
        self._director.choreography.hurried = claimer is not None

    @Slot()
    def _forget(self) -> None:
        self._settle(None)
        self._let_computer_claim()

    @Slot()
    def _look(self) -> None:
        self._tricks = self._provable() if self._claimer is None else 0
        self.changed.emit()

    def _provable(self) -> int:
        """Return the number of tricks the player may claim now; 0 while a call could earn points."""
        host, viewer = self._host, self._director.viewer
        # An offer reveals that the rest is won.
        wanted = host.aids and self._settings.get("claims") != "no" and not is_lesson(host)
        return claimable(host, viewer) if wanted and viewer is not None and self._table.myTurn else 0

    @Slot()
    def _let_computer_claim(self) -> None:
        host, turn = self._host, self._host.to_act()
        if turn is None or is_lesson(host) or self._claimer is not None:
            return
        wanted = self._settings.get("claims") == "all" and len(self._director.people) == 1
        if wanted and host.seats[turn].kind == "computer" and loses_nothing(host, turn):
            self._settle(turn)

    def _computer_leads(self, seat: Seat) -> Move | None:
        """Return the next card of a computer that has claimed."""
        return next(iter(self._host.sure_leads(seat)), None) if seat == self._claimer else None

    @Slot(object)
    def _show(self, step: Step) -> None:
        """Reset the claim at a new deal; announce a computer's claim when its lead is shown."""
        event = step.event
        if is_deal(event):
            self._settle(None)
        elif self._to_say and isinstance(event, Moved) and event.source.owner == self._claimer:
            self._say()

    def _say(self) -> None:
        self._to_say = False
        if self._claimer is not None:
            self._table.seats.say(self._claimer, translate("Claims", "The rest are mine"), lasting=True)

    tricks = Property(int, lambda self: self._tricks, notify=changed)


class AutoPlay(AtTable):
    """Waits as long as for any other card, so that other players see no difference."""

    def __init__(self, table: Table, claims: Claims, settings: Settings) -> None:
        super().__init__(table)
        self._claims = claims
        self._settings = settings
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play)
        table.laid_out.connect(self._begin)
        table.turn_changed.connect(self._look)
        settings.named.connect(self._look)
        claims.changed.connect(self._look)

    @Slot()
    def _begin(self) -> None:
        """Reset automatic turning, which is chosen per game."""
        self._settings.set("turn_itself", False)

    @Slot()
    def _look(self) -> None:
        if self._card() is None:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(round(PAUSES[Moved] * self._settings.pace_factor()))

    @Slot()
    def _play(self) -> None:
        card = self._card()
        if card is not None:
            self._director.play(card)

    def _card(self) -> Move | None:
        return self._claims.card() or self._only_card() or self._top_card()

    def _top_card(self) -> Move | None:
        """Turn a card if turning is the only kind of move."""
        return TURN if self._wished("turn_itself") and self._director.view().legal == (TURN,) else None

    def _only_card(self) -> Move | None:
        if not self._wished("auto_play"):
            return None
        legal = self._director.view().legal
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Play) else None

    def _wished(self, setting: str) -> bool:
        """Whether automatic play is allowed now; in a lesson the learner makes every move."""
        return bool(
            self._settings.get(setting) and self._director.ready() and not is_lesson(self._director.host)
        )
