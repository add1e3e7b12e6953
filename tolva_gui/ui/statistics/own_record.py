"""What the user has done in the chosen game, on its page: games won, opponents beaten, today's deal, good choices."""

from datetime import date
from typing import Any, Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.ladder import Climb, climb
from tolva_gui.records.mastered import Mastery, mastery
from tolva_gui.records.statistics import DealFilter, Statistics, statistics
from tolva_gui.rules.parti import find_game
from tolva_gui.table.daily import Daily
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.daily.view_model import result_on
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.statistics.statistics_words import Words
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

NOTHING: Final = ("", "–")
"""The figures of what has not been done, or not often enough."""


@named_in_qml
class OwnRecord(Reader):
    """`cards`: an id, a figure, its label, and a note; nothing for what has not been done. Read when opened."""

    changed = Signal()

    def __init__(self, library: Library, new_game: NewGame, navigation: Navigation, adviser: Adviser) -> None:
        super().__init__(library, lambda: navigation.shows("game"))
        self._new_game = new_game
        self._able = adviser.is_judged
        self._figures: Statistics | None = None
        self._climb: Climb | None = None
        self._mastery: Mastery | None = None
        self._today = ""

    @Slot()
    def refresh(self) -> None:
        game = self._new_game.game
        with self._reading():
            self._figures = statistics(self._index, DealFilter(form=game))
            self._mastery = mastery(self._index, DealFilter(form=game))
            self._climb = climb(
                self._index, game, self._new_game.levels, judged=self._able(find_game(game).info)
            )
            self._today = result_on(self._index, Daily(game, date.today()))
        self.changed.emit()

    # For QML

    def _cards(self) -> list[dict[str, Any]]:
        if self._figures is None or self._climb is None:
            return []
        cards = [self._games(self._figures)]
        if not game_data(self._new_game.game).luck:
            today = _card("daily", self._today, translate("OwnRecord", "Today’s deal"), "")
            cards = [today, self._beaten(self._climb), *cards]
        if self._able(find_game(self._new_game.game).info):
            cards += [self._accuracy(self._figures), self._beside_master()]
        return [card for card in cards if card["figure"] not in NOTHING]

    @staticmethod
    def _beaten(climb: "Climb") -> dict[str, Any]:
        won = [rung for rung in climb.rungs if rung.won]
        following = next((rung.level for rung in climb.rungs if not rung.won), "")
        figure = fill(translate("OwnRecord", "%1 of %2"), len(won), len(climb.rungs))
        if not any(rung.games for rung in climb.rungs):
            figure = ""
        text = translate("OwnRecord", "next: %1")
        note = fill(text, words.opponent_name(following, language())) if following else ""
        return _card("opponents", figure, translate("OwnRecord", "Opponents beaten"), note)

    def _games(self, told: "Statistics") -> dict[str, Any]:
        games = told.games
        figure = fill(translate("OwnRecord", "%1 of %2"), games.won, games.of) if games.of else ""
        if game_data(self._new_game.game).losses:
            return _card("games", figure, translate("OwnRecord", "Games without losing"), "")
        best = fill(translate("OwnRecord", "longest winning streak: %1"), told.streaks.longest)
        return _card("games", figure, translate("OwnRecord", "Games won"), best)

    @staticmethod
    def _accuracy(told: "Statistics") -> dict[str, Any]:
        every = told.accuracy
        share = Words(language(), str).percent(every.good / every.choices) if every.choices else ""
        note = fill(translate("OwnRecord", "judged deals: %1"), every.deals)
        return _card("accuracy", share, translate("OwnRecord", "Good choices"), note)

    def _beside_master(self) -> dict[str, Any]:
        """Return the card of the user's lead less the master's with the same cards."""
        unit = words.unit(self._new_game.game, language()) or translate("OwnRecord", "points")
        name = fill(translate("OwnRecord", "%1 a deal compared with the master"), unit[:1].upper() + unit[1:])
        words_of = Words(language(), str)
        gap = next(iter(self._mastery.by_form), None) if self._mastery is not None else None
        figure, note = (words_of.gap(gap), words_of.gap_note(gap)) if gap is not None else ("", "")
        return _card("master", figure, name, note)

    cards = Property(list, _cards, notify=changed)


def _card(name: str, figure: str, text: str, note: str) -> dict[str, Any]:
    return {"id": name, "figure": figure, "text": text, "note": note}
