"""Today, on the first page: the deal of the day, yesterday's result, a row of days, and the next steps."""

import logging
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import Property, QDate, QLocale, QObject, QTimer, QUrl, Signal, Slot

from tolva_gui.records.daily import begun_on, days_played
from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.records.ladder import climb
from tolva_gui.table.daily import FIRST, Daily, in_a_row
from tolva_gui.ui.aids.daily import result_on
from tolva_gui.ui.people import face_of
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data, tile_file

log = logging.getLogger(__name__)
DAYS: Final = 14
LOOKS_MS: Final = 20_000
"""How often the date is looked at."""
_LAST_PLAYED: Final = "SELECT form FROM deals ORDER BY began DESC LIMIT 100"


class Today(QObject):
    """`daily`: the deal of the day in the game that is the player's own; `path`, `step`: the next steps.

    Those are the next step of a learning path and of the ladder. All are empty until they have been read.
    """

    changed = Signal()
    unread = Signal()
    """The index cannot be read now."""
    day_changed = Signal()

    def __init__(
        self,
        games: Sequence[str],
        levels: Sequence[str],
        own_game: Callable[[], str],
        form_name: Callable[[str], str],
        index: Index,
        shown: Callable[[], bool],
        next_on_path: Callable[[Sequence[str]], dict[str, Any]],
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._levels = levels
        self._own_game = own_game
        """Returns the player's game of the day; empty if only games of luck are offered."""
        self._form_name = form_name
        self._index = index
        self._shown = shown
        """Whether the page is shown."""
        self._next_on_path = next_on_path
        """Returns the next step of the path of the first of these games that has one."""
        self.today = today
        self._daily: dict[str, Any] = {}
        self._step: dict[str, Any] = {}
        self._path: dict[str, Any] = {}
        self._read_on: date | None = None
        """The day of what is shown."""
        self._clock = QTimer(self, interval=LOOKS_MS)
        self._clock.timeout.connect(self.look)
        self._clock.start()

    @Slot()
    def look(self) -> None:
        """Refresh what is shown if another day has begun: at midnight, or while the machine slept."""
        if self._read_on not in (None, self.today()):
            self.refresh()
            self.day_changed.emit()

    @Slot()
    def refresh(self) -> None:
        """Read the index."""
        self._read_on = self.today()
        try:
            self._daily, self._step = self._todays_deal(), self._next_step()
            self._path = self._path_step()
        except IndexTrouble as error:
            log.warning("%s", error)
            self.unread.emit()
        self.changed.emit()

    def _path_step(self) -> dict[str, Any]:
        """Return the next step in the game played last that has a path."""
        forms = [form for (form,) in self._index.select(_LAST_PLAYED)]
        return self._next_on_path([*dict.fromkeys(forms), self._own_game(), *self._games])

    def follow(self) -> None:
        """Refresh the page if it is shown, because a game has been saved."""
        if self._shown():
            self.refresh()

    def _todays_deal(self) -> dict[str, Any]:
        game, today = self._own_game(), self.today()
        if not game:
            return {}
        days = days_played(self._index)
        own = result_on(self._index, Daily(game, today))
        before = result_on(self._index, Daily(game, today - timedelta(days=1)))
        yesterday = (
            translate("Today", "Yesterday: %1") if before else translate("Today", "Yesterday: not played")
        )
        in_row = in_a_row(days, today)
        return {
            "game": game,
            "name": self._form_name(game),
            "picture": QUrl.fromLocalFile(str(tile_file(game, language()))),
            "result": fill(translate("Today", "You: %1"), own) if own else "",
            "begun": any(kept.form == game for kept in begun_on(self._index, today)),
            "yesterday": fill(yesterday, before),
            "row": fill(translate("Daily", "%1 days in a row"), in_row) if in_row > 1 else "",
            "days": [_day(today - timedelta(days=ago), days) for ago in reversed(range(DAYS))],
        }

    def _next_step(self) -> dict[str, Any]:
        """Return the weakest person not yet beaten, in the game played last that has a ladder."""
        forms = [form for (form,) in self._index.select(_LAST_PLAYED)]
        climbed = [game for game in self._games if not game_data(game).luck]
        game = next((form for form in (*forms, self._own_game()) if form in climbed), climbed[0])
        rungs = climb(self._index, game, self._levels, judged=False).rungs
        rung = next((rung for rung in rungs if not rung.won), None)
        if rung is None:
            return {}
        told = translate("Today", "Two good games of three win the step")
        if rung.games:
            told = fill(translate("Ladder", "Good games of the last %2: %1"), rung.good, rung.games)
        text = translate("Today", "Step %1 of %2 in %3")
        return {
            "game": game,
            "level": rung.level,
            "name": words.opponent_name(rung.level, language()),
            "face": face_of(rung.level, ""),
            "step": fill(text, rungs.index(rung) + 1, len(rungs), self._form_name(game)),
            "told": told,
        }

    daily = Property(dict, lambda self: self._daily, notify=changed)
    path = Property(dict, lambda self: self._path, notify=changed)
    step = Property(dict, lambda self: self._step, notify=changed)


def _day(day: date, played: set[date]) -> dict[str, Any]:
    name = QLocale(language()).toString(QDate(day.year, day.month, day.day), "d MMMM")
    return {"name": name, "played": day in played, "open": day >= FIRST}
