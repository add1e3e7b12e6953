"""What the window does beside the table: which page is shown, starting and going on, keeping the game."""

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.pages.new_game import NewGame
from tolva_gui.ui.people import choices, renamed
from tolva_gui.ui.table.director import Director
from tolva_gui.ui.table.scores.sheet import Sheet
from tolva_gui.ui.table.table import Table


class Session(QObject):
    """`page` is `lobby`, `game` (the page of the one chosen there) or `table`.

    Over the table lies a `sheet`: `deal`, `game` or none.
    """

    page_changed = Signal()
    sheet_changed = Signal()
    table_left = Signal()
    won = Signal()
    """Somebody has: the last deal of the game is on the sheet."""

    def __init__(
        self,
        director: Director,
        table: Table,
        new_game: NewGame,
        sheet: Sheet,
        notices: Notices,
        autosave: Autosave | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._table = table
        self._sheet_object = sheet
        self._notices = notices
        self._autosave = autosave
        self._page = "lobby"
        self._sheet = ""
        self._aside: Host | None = None
        self._aside_at = "game"
        """The page on which that was."""
        self._celebrated: Host | None = None
        """The game whose end has been told."""
        self.goes_on_by_itself = False
        """Nobody has to ask for the next deal."""
        new_game.started.connect(self.sit_down)
        director.moved.connect(self._save)
        director.failed.connect(self._player_failed)
        table.deal_ended.connect(self._end_deal)

    def sit_down(self, host: Host) -> None:
        """Open this table, new or resumed, and play."""
        self._set_sheet("")
        if self._puts_aside(host):
            self._notices.add("put aside")
        host.began = host.began or datetime.now().astimezone().isoformat(timespec="seconds")
        self._director.open(host)
        if host.deal_number:
            self._save()
        self._table.open()
        self._set_page("table")
        self._director.begin()

    def _puts_aside(self, host: Host) -> bool:
        """Whether a game that goes on makes room for this one."""
        now = self._director.host
        return (
            self._autosave is not None
            and now is not None
            and now is not host
            and now.moves_made > 0
            and not (now.over or is_lesson(now) or is_lesson(host))
        )

    @Slot()
    def nextDeal(self) -> None:  # noqa: N802
        """Put the sheet away and deal."""
        if self._sheet == "deal":
            self._set_sheet("")
            self._director.next_deal()

    @Slot()
    def playAgain(self) -> None:  # noqa: N802
        """The next game with the same people."""
        host = self._director.host
        if host is not None and host.winner is not None:
            following = host.next_game()
            following.extra = choices(host.extra)
            self.sit_down(following)

    @Slot()
    def newGame(self) -> None:  # noqa: N802
        """Back to the lobby. The game that goes on is among those in progress."""
        self._set_sheet("")
        self._set_page("lobby")

    @Slot()
    def openGame(self) -> None:  # noqa: N802
        """Show the page of the game that has been chosen."""
        self._set_page("game")

    def set_aside(self) -> None:
        """Something is to be learnt at the table: remember the game that lies there, and where the player is."""
        if not is_lesson(self._director.host):
            self._aside, self._aside_at = self._director.host, self._page

    def take_up(self, *, chosen: bool = False) -> None:
        """Back to where the player was, and to the game that was set aside.

        *chosen*: to the page of the game that was chosen, unless another goes on.
        """
        game, self._aside = self._aside, None
        if game is not None and not (chosen and game.winner is not None):
            self.sit_down(game)
            if self._aside_at != "table":
                self._set_page(self._aside_at)
        else:
            self._leave_table("game" if chosen or self._aside_at == "table" else self._aside_at)

    def _leave_table(self, page: str) -> None:
        """Get up for good: nobody sits there any longer."""
        self._set_page(page)
        self._director.close()
        self.page_changed.emit()

    @Slot()
    def goBack(self) -> None:  # noqa: N802
        """From a game to the lobby, from there to the table that was left, if there is one."""
        if self._page == "game":
            self._set_page("lobby")
        else:
            self.back_to_table()

    def back_to_table(self) -> None:
        """To the table that was left, if there is one."""
        if self._director.host is not None:
            self._set_page("table")
            if self._director.host.result() is not None:
                self._show_sheet()

    def rename(self, names: Mapping[str, str]) -> None:
        """The language has changed: computers and whoever has no name of their own are called something else."""
        host = self._director.host
        if host is not None:
            host.seats = tuple(replace(seat, name=names.get(seat.name, seat.name)) for seat in host.seats)
            host.extra = renamed(host.extra, names)
            self._table.rename()

    def _save(self) -> None:
        if self._autosave is not None and self._director.host is not None:
            self._autosave.save(self._director.host)

    def _player_failed(self, seat: Seat) -> None:
        if self._director.host is not None:
            self._notices.add("player failed", self._director.host.seats[seat].name)

    def _end_deal(self) -> None:
        host = self._director.host
        ended = host is not None and host.winner is not None and not is_lesson(host)
        if ended and not self._sheet and host is not self._celebrated:
            self._celebrated = host
            self.won.emit()
        self._show_sheet()

    def _show_sheet(self) -> None:
        host = self._director.host
        if host is None or is_lesson(host):
            return
        self._sheet_object.show(host)
        self._set_sheet("deal" if host.winner is None else "game")
        if self.goes_on_by_itself:
            self.nextDeal()

    def _set_page(self, page: str) -> None:
        if self._page == "table" != page:
            self.table_left.emit()
        self._page = page
        self.page_changed.emit()

    def _set_sheet(self, sheet: str) -> None:
        if sheet != self._sheet:
            self._sheet = sheet
            self.sheet_changed.emit()

    @property
    def current_page(self) -> str:
        """What lies in the window: `lobby`, `game` or `table`."""
        return self._page

    @property
    def current_sheet(self) -> str:
        """The sheet over the table: `deal`, `game` or none."""
        return self._sheet

    page = Property(str, lambda self: self._page, notify=page_changed)
    sheet = Property(str, lambda self: self._sheet, notify=sheet_changed)
    playing = Property(bool, lambda self: self._director.host is not None, notify=page_changed)
