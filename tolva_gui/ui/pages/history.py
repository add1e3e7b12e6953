"""The games played: a list with a search."""

import logging
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.index import Index, IndexTrouble, KeptGame
from tolva_gui.records.names import composed
from tolva_gui.records.record import GameRecord
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.scores.deal_rows import only_loses
from tolva_gui.ui.texts import day, fill, language, names, score_line, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

log = logging.getLogger(__name__)
MOST_SHOWN = 300
"""Games; older ones are found by searching."""


@named_in_qml
class History(QObject):
    """`games` are those that fit `form` and `search`, the newest first.

    With several people on this machine, only those of the person who plays, or with `everyone` those of all.
    """

    changed = Signal()
    trouble = Signal(str)
    """The path of a game that cannot be read."""
    unread = Signal()
    """The index cannot be read now."""
    strange = Signal(str)
    """The reason why the chosen game cannot be opened, such as a later version."""
    chosen = Signal(object)
    """The record of a game."""

    def __init__(
        self,
        index: Index,
        title: Callable[[str], str],
        pages: Pages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._index = index
        self._title = title
        self._pages = pages
        self._all: list[KeptGame] = []
        self._lines: list[dict[str, Any]] = []
        self._form = ""
        self._search = ""
        self._everyone = False

    def begin(self) -> None:
        """Show the games of the person who plays when the page is opened."""
        self._everyone = False
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the index."""
        try:
            self._all = self._index.find(own=not self._everyone)
        except IndexTrouble as error:
            log.warning("%s", error)
            self.unread.emit()
        self.retranslate()

    @Slot()
    def follow(self) -> None:
        """Refresh the list if it is shown, because a game has been saved."""
        if self._pages.top == "history":
            self.refresh()

    def retranslate(self) -> None:
        """Make all texts again in the language of the window."""
        self._lines = [self._line(game) for game in self._all]
        self.changed.emit()

    @Slot(str)
    def show(self, key: str) -> None:
        """Open one of the games."""
        try:
            record = self._index.record(key)
        except IndexTrouble as error:
            log.warning("%s", error)
            file = next((game.file for game in self._all if game.key == key), "")
            self.trouble.emit(str(self._index.home.folder / file))
            return
        if isinstance(record, GameRecord):
            self.chosen.emit(record)
        else:
            log.warning("the kept game %r: %s", key, "; ".join(map(str, record[:3])))
            what = record[0].what
            self.strange.emit(words.fault(what.template, what.values, language()))

    def _line(self, game: KeptGame) -> dict[str, Any]:
        # An invalid date is shown unchanged.
        date = day(game.began, "d MMM yyyy HH:mm") or game.began
        form, people = self._title(game.form), " – ".join(_sides(game))
        return {
            "key": game.key,
            "date": date,
            "form": form,
            "names": people,
            "told": composed(f"{people} {date} {game.began} {form}").casefold(),
            "scores": self._scores(game),
            "state": self._state(game),
            "helped": game.helped,
        }

    @staticmethod
    def _scores(game: KeptGame) -> str:
        """Return the score between dashes; empty for games without points."""
        if not game_data(game.form).scored:
            return ""
        return score_line(game.scores)

    def _state(self, game: KeptGame) -> str:
        if game.winner is None:
            return translate("History", "not finished")
        ranking = game.ranking or ((game.winner,),)
        if only_loses(ranking):
            return fill(translate("History", "lost by %1"), _called(game, ranking[-1]))
        return fill(translate("History", "won by %1"), _called(game, ranking[0]))

    def _games(self) -> list[dict[str, Any]]:
        wanted = composed(self._search).casefold().split()
        fitting = (
            line
            for line, game in zip(self._lines, self._all, strict=True)
            if self._form in ("", game.form) and all(word in line["told"] for word in wanted)
        )
        return list(islice(fitting, MOST_SHOWN))

    def _forms(self) -> list[dict[str, str]]:
        found = sorted({game.form for game in self._all}, key=self._title)
        every = {"value": "", "text": translate("History", "All games")}
        return [every, *({"value": form, "text": self._title(form)} for form in found)]

    def _set_form(self, form: str) -> None:
        self._form = form
        self.changed.emit()

    def _set_search(self, text: str) -> None:
        self._search = text
        self.changed.emit()

    def _set_everyone(self, everyone: bool) -> None:
        self._everyone = everyone
        self.refresh()

    games = Property(list, _games, notify=changed)
    count = Property(int, lambda self: len(self._all), notify=changed)
    forms = Property(list, _forms, notify=changed)
    form = Property(str, lambda self: self._form, _set_form, notify=changed)
    search = Property(str, lambda self: self._search, _set_search, notify=changed)
    everyone = Property(bool, lambda self: self._everyone, _set_everyone, notify=changed)


def _sides(game: KeptGame) -> list[str]:
    """Return the people of each side; in every game, the seats alternate between the sides."""
    sides = max(1, len(game.scores))
    return [names(game.names[side::sides]) for side in range(sides)]


def _called(game: KeptGame, sides: Sequence[int]) -> str:
    return names([_sides(game)[side] for side in sides])
