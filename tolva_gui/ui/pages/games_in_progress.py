"""The games in progress: their people, standing and last date; a choice resumes one."""

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tolva_gui.records.branches import key_of
from tolva_gui.records.index import Index, IndexTrouble, KeptGame
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.pages.forms import form_name
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import day, fill, language, names, score_line, translate
from tolva_gui.words.game_data import game_data, tile_file

log = logging.getLogger(__name__)


MOST_SHOWN: Final = 6
"""Games; the others are listed among the games played."""
AT_TABLE: Final = ""
"""The key of the game at the table."""


class GamesInProgress(QObject):
    """`rows`: the game at the table, then the others, latest first; `more`: the number left out.

    A row has `key`, `game` (its id), `name`, `people`, `told` and `picture`.
    """

    changed = Signal()
    unread = Signal()
    """The index cannot be read now."""
    chosen = Signal(object)
    """A host to sit down at."""

    def __init__(
        self,
        index: Index,
        host: Callable[[], Host | None],
        take_up: Callable[[Path], Host | None],
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._index = index
        self._host = host
        self._take_up = take_up
        self._folder = folder
        self._games: list[KeptGame] = []
        self._rows = RowModel(("key", "game", "name", "people", "told", "picture"), self)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the index."""
        try:
            self._games = self._index.in_progress()
        except IndexTrouble as error:
            log.info("%s", error)
            self.unread.emit()
        self._rows.update(self._all()[:MOST_SHOWN])
        self.changed.emit()

    @Slot(str)
    def resume(self, key: str) -> None:
        """Sit down at the game with that key."""
        file = next((game.file for game in self._games if game.key == key), None)
        host = self._host() if key == AT_TABLE else None
        if file is not None:
            host = self._take_up(self._index.home.folder / file)
        if host is None:
            self.refresh()
        else:
            self.chosen.emit(host)

    @Slot(str, result="QVariantList")
    def of(self, game: str) -> list[dict[str, object]]:
        """Return the rows of a game."""
        return [row for row in self._all() if row["game"] == game]

    def _all(self) -> list[dict[str, object]]:
        host = self._host()
        if host is None or is_lesson(host) or host.over:
            return [self._kept(game) for game in self._games]
        now = key_of(host.record())
        at_table = self._row(AT_TABLE, host.info.id, [seat.name for seat in host.seats], standing(host))
        return [at_table, *(self._kept(game) for game in self._games if game.key != now)]

    def _kept(self, game: KeptGame) -> dict[str, object]:
        told = " · ".join(filter(None, (_standing(game), _when(game))))
        return self._row(game.key, game.form, list(game.names), told)

    def _row(self, key: str, game: str, people: list[str], told: str) -> dict[str, object]:
        return {
            "key": key,
            "game": game,
            "name": form_name(game, self._folder),
            "people": names(people),
            "told": told,
            "picture": QUrl.fromLocalFile(str(tile_file(game, language()))),
        }

    rows = Property(QObject, lambda self: self._rows, constant=True)
    count = Property(int, lambda self: self._rows.rowCount(), notify=changed)
    more = Property(int, lambda self: max(0, len(self._all()) - MOST_SHOWN), notify=changed)


def standing(host: Host) -> str:
    """Return the current deal and the standing of the game."""
    return _stands(host.info.id, host.deal_number or 1, host.standing.scores)


def _stands(game: str, deal: int, scores: Sequence[int]) -> str:
    """Return the standing in words, with the score if the game collects points."""
    text = fill(translate("GamesInProgress", "Deal %1"), deal)
    shown = game_data(game).scored and len(scores) < 4
    return f"{text} · {score_line(scores)}" if shown else text


def _standing(game: KeptGame) -> str:
    """Return the standing; a finished game waits for the next game of its match."""
    if game.ranking:
        return translate("GamesInProgress", "The match goes on")
    return _stands(game.form, game.deals + 1, game.scores)


def _when(game: KeptGame) -> str:
    """Return the time or date at which it was last played."""
    moment = datetime.fromtimestamp(game.changed / 1e9).astimezone()
    if moment.date() == datetime.now().astimezone().date():
        return fill(translate("GamesInProgress", "today %1"), f"{moment:%H:%M}")
    return day(moment.isoformat(), "d MMM yyyy")
