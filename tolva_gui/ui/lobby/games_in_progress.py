"""The games in progress: their people, standing and last date; a choice resumes one."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records import marks
from tolva_gui.records.branches import key_of
from tolva_gui.records.daily import begun_on
from tolva_gui.records.game_rows import KeptGame
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.game.forms import form_name, tile_picture
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import day, fill, names, players, score_line, seat_names, translate
from tolva_gui.words.game_data import game_data

MOST_SHOWN: Final = 6
"""Games; the others are listed among the games played."""
AT_TABLE: Final = ""
"""The key of the game at the table."""


@named_in_qml
class GamesInProgress(Reader):
    """`rows`: the game at the table, then the others, latest first; `more`: the number left out.

    A row has `key`, `game` (its id), `name`, `people`, `told` and `picture`.
    """

    changed = Signal()

    def __init__(self, library: Library, navigation: Navigation, autosave: Autosave | None) -> None:
        super().__init__(library, lambda: not navigation.shows("table"))
        self._navigation = navigation
        self._autosave = autosave
        self._games: list[KeptGame] = []
        self._gone: set[str] = set()
        """The keys of those thrown away or missing that the index has not forgotten yet."""
        self._todays: set[str] = set()
        """The keys of those that are a deal of today."""
        self._rows = RowModel(("key", "game", "name", "people", "told", "picture"), self)
        self.refresh()
        navigation.page_changed.connect(lambda: navigation.shows("table") or self.refresh())

    @Slot()
    def refresh(self) -> None:
        with self._reading():
            found = self._index.in_progress()
            self._gone &= {game.key for game in found}
            self._games = [game for game in found if game.key not in self._gone]
            self._todays = {game.key for game in begun_on(self._index, date.today())}
        self._rows.update(self._all()[:MOST_SHOWN])
        self.changed.emit()

    @Slot(str)
    def resume(self, key: str) -> None:
        """Sit down at the game with that key."""
        path = next((self._index.home.folder / game.file for game in self._games if game.key == key), None)
        host = self._navigation.host if key == AT_TABLE else None
        if path is not None:
            host = self._navigation.open_file(path)
            if host is None and not path.exists():
                self._gone.add(key)
        if host is None:
            self.refresh()
        else:
            self._navigation.go_to(host)

    @Slot(str)
    def throwAway(self, key: str) -> None:  # noqa: N802
        host = self._navigation.host
        now = None if host is None else key_of(host.record())
        wanted = now if key == AT_TABLE else key
        file = next((self._index.home.folder / game.file for game in self._games if game.key == wanted), None)
        self._gone.add(str(wanted))
        if wanted == now:
            self._navigation.end_sitting()
        if file is not None and self._autosave is not None:
            folder = self._index.home.folder.parent / translate("GamesInProgress", "Thrown away")
            self._autosave.throw_away(file, folder)
        self.refresh()

    @Slot(str, result="QVariantList")
    def of(self, game: str) -> list[dict[str, object]]:
        return [row for row in self._all() if row["game"] == game]

    def _all(self) -> list[dict[str, object]]:
        host = self._navigation.host
        if host is None or is_lesson(host) or host.over:
            return [self._kept(game) for game in self._games]
        now = key_of(host.record())
        todays = dict(host.extra).get(marks.DAILY) == date.today().isoformat() and not host.results
        told = _told(todays, standing(host))
        at_table = self._row(AT_TABLE, host.info.id, seat_names(host.seats), told)
        others = [self._kept(game) for game in self._games if game.key != now]
        return [at_table, *others] if host.moves_made else others

    def _kept(self, game: KeptGame) -> dict[str, object]:
        told = _told(game.key in self._todays, _standing(game), _when(game))
        return self._row(game.key, game.form, players(game), told)

    def _row(self, key: str, game: str, people: list[str], told: str) -> dict[str, object]:
        return {
            "key": key,
            "game": game,
            "name": form_name(game),
            "people": names(people),
            "told": told,
            "picture": tile_picture(game),
        }

    rows = Property(QObject, lambda self: self._rows, constant=True)
    count = Property(int, lambda self: self._rows.rowCount(), notify=changed)
    more = Property(int, lambda self: max(0, len(self._all()) - MOST_SHOWN), notify=changed)


def _told(todays: bool, *parts: str) -> str:
    return " · ".join([translate("GamesInProgress", "Today’s deal")] * todays + list(filter(None, parts)))


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
