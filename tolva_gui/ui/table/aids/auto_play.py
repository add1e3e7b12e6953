"""Automatic play, if the player wants it: forced cards, turning cards, and the rest of a claimed hand."""

from PySide6.QtCore import QTimer, Slot

from tolva_gui.rules.events import Moved
from tolva_gui.rules.moves import TURN, Move, Play
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.aids.claims import Claims
from tolva_gui.ui.table.at_table import AtTable
from tolva_gui.ui.table.choreography import PAUSES
from tolva_gui.ui.table.table import Table


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
