"""The games against each opponent: who is beaten, who is next; and the goals of a game with their badges."""

from collections.abc import Callable, Sequence
from secrets import randbelow
from typing import Any

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.index import Index
from tolva_gui.records.ladder import Climb, Goal, Rung, climb
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.new_game import SEEDS
from tolva_gui.ui.library import Reader
from tolva_gui.ui.people.faces import EMBLEMS, face_of
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data


@named_in_qml
class Ladder(Reader):
    """`steps`, one per opponent from the weakest, and `goals`, both of the chosen `game`; read when the page opens."""

    changed = Signal()
    table_wanted = Signal(object)
    """A host to sit down at."""

    def __init__(
        self,
        levels: Sequence[str],
        index: Index,
        at_hand: AtHand,
        seats: Callable[[Sequence[str]], Sequence[SeatSetup]],
        able: Callable[[GameInfo], bool],
    ) -> None:
        super().__init__(index)
        self._able = able
        """Whether choices in a game can be judged."""
        self._games = [game for game in at_hand.games if not game_data(game).luck]
        self._levels = levels
        self._at_hand = at_hand
        self._seats = seats
        self._game = ""
        self._climb: Climb | None = None

    def begin(self) -> None:
        """Take the game at hand when the page is opened."""
        form = self._at_hand.form()
        self._game = form if form in self._games else self._games[0]

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show another game, if it has any: luck decides in the others."""
        if game in self._games:
            self._game = game
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        if not self._game:
            self._game = self._games[0]
        with self._reading():
            judged = self._able(find_game(self._game).info)
            self._climb = climb(self._index, self._game, self._levels, judged=judged)
        self.changed.emit()

    @Slot(str)
    def play(self, level: str) -> None:
        """Start a game against that person; partners, if any, are of the same level."""
        seats = self._seats([level] * (find_game(self._game).info.seats - 1))
        self.table_wanted.emit(Host.new(self._game, {}, seats, seed=randbelow(SEEDS)))

    # For QML

    def _steps(self) -> list[dict[str, Any]]:
        rungs = self._climb.rungs if self._climb else ()
        following = next((rung.level for rung in rungs if not rung.won), "")
        return [
            {
                "id": rung.level,
                "name": words.opponent_name(rung.level, language()),
                "face": face_of(rung.level, ""),
                "won": rung.won,
                "next": rung.level == following,
                "told": self._told(rung),
            }
            for rung in rungs
        ]

    @staticmethod
    def _told(rung: "Rung") -> str:
        if rung.won:
            return translate("Ladder", "Beaten")
        if not rung.games:
            return translate("Ladder", "Not met yet")
        return fill(translate("Ladder", "Good games of the last %2: %1"), rung.good, rung.games)

    def _goals(self) -> list[dict[str, Any]]:
        goals = self._climb.goals if self._climb else ()
        return [
            {
                "id": goal.name,
                "text": words.goal(goal.name, language()),
                "told": self._progress(goal),
                "reached": goal.reached,
                "badge": EMBLEMS[number % len(EMBLEMS)],
            }
            for number, goal in enumerate(goals)
        ]

    @staticmethod
    def _progress(goal: "Goal") -> str:
        if goal.reached:
            return translate("Ladder", "Reached")
        if goal.wanted == 1:
            return translate("Ladder", "Not yet")
        return fill(translate("Ladder", "At most %1 of %2 so far"), goal.best, goal.wanted)

    game = Property(str, lambda self: self._game, notify=changed)
    steps = Property(list, _steps, notify=changed)
    goals = Property(list, _goals, notify=changed)
