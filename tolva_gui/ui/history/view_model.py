"""The games played: a list with a search. The newest are there at once, the others a moment later."""

import logging
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.game_rows import KeptGame
from tolva_gui.records.index import IndexTrouble
from tolva_gui.records.names import composed
from tolva_gui.records.record import GameRecord
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.models import Late
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.one_thread import OneThread
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import day, fill, language, names, players, score_line, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

log = logging.getLogger(__name__)
MOST_SHOWN = 300
"""Games; older ones are found by searching."""


@named_in_qml
class History(Reader):
    """`games` are those that fit `form` and `search`, the newest first.

    With several people on this machine, only those of the person who plays, or with `everyone` those of all.
    """

    changed = Signal()

    def __init__(self, library: Library, pages: Pages, notices: Notices, late: Late) -> None:
        super().__init__(library, lambda: pages.shows("history"))
        self._notices = notices
        self._late = late
        self._all: list[KeptGame] = []
        self._told: Sequence[str] = ()
        """The text of each that is searched; empty as long as only the newest are there."""
        self._request = 0
        self._reader = OneThread("history", self)
        self._form = ""
        self._search = ""
        self._everyone = False
        self._rows = RowModel(("key", "date", "form", "names", "scores", "result", "helped"), self)
        self.changed.connect(self._show_rows)
        library.closing.connect(self.close)

    def begin(self) -> None:
        """Show the games of the person who plays when the page is opened."""
        self._everyone = False
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the newest games from the index, and the others in a thread."""
        self._request += 1
        with self._reading():
            found = self._index.find(own=not self._everyone, begun=True, most=MOST_SHOWN)
            self._all, self._told = found, ()
        self.changed.emit()
        if len(self._all) == MOST_SHOWN:
            self._reader.submit(self._read, self._request, not self._everyone)

    def close(self) -> None:
        """End the thread."""
        self._request += 1
        self._reader.close()

    def _read(self, request: int, own: bool) -> None:
        """Read all games, unless a later request waits or the page ends; in the thread."""
        if request != self._request:
            return
        try:
            games = self._index.find(own=own, begun=True)
        except IndexTrouble as error:
            log.warning("%s", error)
            return
        told = list[str]()
        for game in games:
            if request != self._request:
                return
            told.append(self._words(game))
        self._reader.say(self._fill, request, games, told)

    def _fill(self, request: int, games: list[KeptGame], told: list[str]) -> None:
        if request == self._request:
            self._all, self._told = games, told
            self.changed.emit()

    @Slot()
    @Slot(str)
    def show(self, key: str) -> None:
        """Open one of the games."""
        try:
            record = self._index.record(key)
        except IndexTrouble as error:
            log.warning("%s", error)
            file = next((game.file for game in self._all if game.key == key), "")
            self._notices.add("game unreadable", self._index.home.folder / file)
            return
        if isinstance(record, GameRecord):
            self._late("review.look_at", record)()
        else:
            log.warning("the kept game %r: %s", key, "; ".join(map(str, record[:3])))
            self._notices.add("kept game strange", words.fault(record[0].what, language()))

    def _line(self, game: KeptGame) -> dict[str, Any]:
        return {
            "key": game.key,
            "date": _date(game),
            "form": form_name(game.form),
            "names": " – ".join(_sides(game)),
            "scores": score_line(game.scores) if game_data(game.form).scored else "",
            "result": self._result(game),
            "helped": game.helped,
        }

    def _words(self, game: KeptGame) -> str:
        """Return what the search looks through."""
        people = " – ".join(_sides(game))
        return composed(f"{people} {_date(game)} {game.began} {form_name(game.form)}").casefold()

    def _result(self, game: KeptGame) -> str:
        if not game.ranking:
            return translate("History", "not finished")
        if game_data(game.form).losses:
            return fill(translate("History", "lost by %1"), _called(game, game.ranking[-1]))
        return fill(translate("History", "won by %1"), _called(game, game.ranking[0]))

    @Slot()
    def _show_rows(self) -> None:
        wanted = composed(self._search).casefold().split()
        told = (self._told or list(map(self._words, self._all))) if wanted else [""] * len(self._all)
        fitting = (
            game
            for game, text in zip(self._all, told, strict=True)
            if self._form in ("", game.form) and all(word in text for word in wanted)
        )
        self._rows.update(list(map(self._line, islice(fitting, MOST_SHOWN))))

    def _forms(self) -> list[dict[str, str]]:
        found = sorted({game.form for game in self._all}, key=form_name)
        every = {"value": "", "text": translate("History", "All games")}
        return [every, *({"value": form, "text": form_name(form)} for form in found)]

    def _set_form(self, form: str) -> None:
        self._form = form
        self.changed.emit()

    def _set_search(self, text: str) -> None:
        self._search = text
        self.changed.emit()

    def _set_everyone(self, everyone: bool) -> None:
        self._everyone = everyone
        self.refresh()

    games = Property(QObject, lambda self: self._rows, constant=True)
    count = Property(int, lambda self: len(self._all), notify=changed)
    forms = Property(list, _forms, notify=changed)
    form = Property(str, lambda self: self._form, _set_form, notify=changed)
    search = Property(str, lambda self: self._search, _set_search, notify=changed)
    everyone = Property(bool, lambda self: self._everyone, _set_everyone, notify=changed)


def _date(game: KeptGame) -> str:
    """Return when it began; an invalid date is shown unchanged."""
    date, _, time = game.began.partition("T")
    shown = _day(date, language())
    return f"{shown} {time[:5]}" if shown else game.began


@cache
def _day(date: str, _language: str) -> str:
    """Return the date as it is written in the language: Qt takes longer for it than for the rest of a line."""
    return day(date, "d MMM yyyy")


def _sides(game: KeptGame) -> list[str]:
    """Return the people of each side; in every game, the seats alternate between the sides."""
    sides = max(1, len(game.scores))
    people = players(game)
    return [names(people[side::sides]) for side in range(sides)]


def _called(game: KeptGame, sides: Sequence[int]) -> str:
    return names([_sides(game)[side] for side in sides])
