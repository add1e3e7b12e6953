"""Today, on the first page: the deal of the day, yesterday's result, a row of days, and what to do next."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import Property, QTimer, Signal, Slot

from tolva_gui.records.daily import begun_on, days_played
from tolva_gui.table.daily import Daily
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.daily.view_model import result_on, row_text
from tolva_gui.ui.game.forms import form_name, tile_picture
from tolva_gui.ui.learn.exercises import Exercises
from tolva_gui.ui.learn.learning_path import LearningPath
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.texts import fill, translate
from tolva_gui.ui.today.next_step import NextStep
from tolva_gui.words.game_data import CHILDREN, game_data

DAYS: Final = 14
LOOKS_MS: Final = 20_000
"""How often the date is looked at."""


@named_in_qml
class Today(Reader):
    """`daily`: the deal of the day in the game that is the player's own; `next`: what they should do next.

    Both are empty until they have been read.
    """

    changed = Signal()

    def __init__(
        self,
        at_hand: AtHand,
        settings: Settings,
        household: Household,
        library: Library,
        path: LearningPath,
        exercises: Exercises,
        navigation: Navigation,
        late: Late,
    ) -> None:
        super().__init__(library, lambda: navigation.shows("lobby"))
        self._games = [game for game in at_hand.games if not game_data(game).luck]
        self._settings = settings
        self._household = household
        self._following = NextStep(at_hand, library.index, path, exercises, household)
        self._navigation = navigation
        self._new_game = at_hand.new_game
        self._late = late
        self.today: Callable[[], date] = date.today
        self._daily: dict[str, Any] = {}
        self._next: dict[str, Any] = {}
        self._read_on: date | None = None
        """The day of what is shown."""
        self._clock = QTimer(self, interval=LOOKS_MS)
        self._clock.timeout.connect(self.look)
        self._clock.start()
        household.changed.connect(self.refresh)
        settings.named.connect(self._set)
        navigation.pages.changed.connect(self.look)
        navigation.page_changed.connect(self.look)

    def _set(self, name: str) -> None:
        if name == "daily_game" and self._navigation.shows("lobby"):
            self.refresh()

    @Slot()
    def look(self) -> None:
        """Refresh what is shown if another day has begun: at midnight, or while the machine slept."""
        if self._read_on not in (None, self.today()):
            self.refresh()
            self._library.follow()

    @Slot()
    def refresh(self) -> None:
        self._read_on = self.today()
        with self._reading():
            self._daily, self._next = self._todays_deal(), self._following.find(self._own_game())
        self.changed.emit()

    @Slot()
    def play(self) -> None:
        """Play the deal of the day; once it has been played, show its page."""
        if self._daily.get("result"):
            self._navigation.pages.open("daily")
        elif self._daily:
            self._late("daily.playToday", self._daily["game"])()

    @Slot()
    def takeNext(self) -> None:  # noqa: N802
        kind, game = self._next.get("kind"), self._next.get("game", "")
        if kind == "misses":
            self._late("exercises.begin")()
        elif kind == "path":
            self._new_game.choose(game)
            self._late("path.go", game, self._next["step"])()
        elif kind == "opponent":
            self._late("opponents.choose", game)()
            self._late("opponents.play", self._next["level"])()
        elif kind == "game":
            self._new_game.choose(game)
            self._new_game.start()

    def _own_game(self) -> str:
        """Return the game of which the player wants a deal each day; never one without decisions."""
        chosen = str(self._settings.get("daily_game"))
        if chosen not in self._games and self._household.child:
            chosen = next((game for game in self._games if game_data(game).kind == CHILDREN), "")
        return chosen if chosen in self._games else next(iter(self._games), "")

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
        return {
            "game": game,
            "name": form_name(game),
            "picture": tile_picture(game),
            "result": fill(translate("Today", "You: %1"), own) if own else "",
            "begun": any(kept.form == game for kept in begun_on(self._index, today)),
            "yesterday": fill(yesterday, before),
            "row": row_text(days, today),
            "days": [{"played": today - timedelta(days=ago) in days} for ago in reversed(range(DAYS))],
        }

    daily = Property(dict, lambda self: self._daily, notify=changed)
    next = Property(dict, lambda self: self._next, notify=changed)
    read = Property(bool, lambda self: self._read_on is not None, notify=changed)
