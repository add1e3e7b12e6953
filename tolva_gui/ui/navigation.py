"""The current page, the sitting at the table, and its saving."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QWindow

from tolva_gui import paths
from tolva_gui.records import marks
from tolva_gui.records.branches import is_one_game
from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.models import Late
from tolva_gui.ui.people.faces import lasting
from tolva_gui.ui.qml_types import named_in_qml, typed
from tolva_gui.ui.table.seats_out import out_of_game
from tolva_gui.ui.table.sitting import Services, Sitting
from tolva_gui.words.game_data import game_data

LOST: Final = "lost"
"""The end of a game that nobody at the window has won."""
LOSERS_FINISH: Final = "nose"
"""The end that is about the loser."""
GLANCE: Final = 3000
"""Milliseconds for which a sheet is shown that closes by itself."""


@named_in_qml
class Navigation(QObject):
    """`page` is `lobby`, `game` (the page of the game chosen there) or `table`.

    The table may be covered by a `sheet`: `deal` or `game`. The sitting remains when the player goes from the
    table to the lobby; a new one replaces it.
    """

    page_changed = Signal()
    sheet_changed = Signal()
    playing_changed = Signal()
    sitting_changed = Signal()
    sat_down = Signal(object)
    """The sitting has been made; nothing of it has been shown yet."""
    won = Signal(str)
    """The way to celebrate a game that has been won, or `LOST`; its last deal is on the sheet."""

    def __init__(
        self,
        services: Services,
        autosave: Autosave | None,
        late: Late,
    ) -> None:
        super().__init__()
        self._services = services
        self._late = late
        self._notices = services.notices
        self.pages = services.pages
        self._autosave = autosave
        self.sitting: Sitting | None = None
        """None: the table is free, and the window shows another page."""
        self._playing = False
        self._page = "lobby"
        self._sheet = ""
        self._aside: Host | None = None
        self._aside_at = "game"
        """The page on which the player left it."""
        self._celebrated: Host | None = None
        """The game whose end has been celebrated."""
        self.sign: Callable[[Host], None] = lambda _host: None
        """Writes the person who plays into a game that begins, if this machine has several."""
        self.goes_on_by_itself = False
        """Whether the next deal begins without being asked for."""
        self._unattended: Host | None = None
        """The game that the others play to its end, because everybody at the window is out."""
        self._glance = QTimer(self, singleShot=True)
        self._glance.timeout.connect(self._go_on)

    @property
    def host(self) -> Host | None:
        """The game at the table; None if there is no sitting."""
        return self.sitting.host if self.sitting is not None else None

    def for_each_sitting(self, attend: Callable[[Sitting], None]) -> None:
        """Call *attend* with every sitting when it is made, and now if there is one."""
        self.sat_down.connect(attend)
        if self.sitting is not None:
            attend(self.sitting)

    @Slot(object)
    def sit_down(self, host: Host) -> None:
        """Open this game, new or resumed, and play."""
        self._set_sheet("")
        _recall_phones(host)
        if self._puts_aside(host):
            self._notices.add("put aside")
        if not is_lesson(host):
            self.sign(host)
        host.began = host.began or datetime.now().astimezone().isoformat(timespec="seconds")
        if self.sitting is not None:
            self.sitting.close()
        self.sitting = sitting = Sitting(host, self._services, self)
        sitting.director.moved.connect(self._save)
        sitting.director.failed.connect(self._player_failed)
        sitting.table.deal_ended.connect(self._end_deal)
        self._attend(sitting)
        self.sat_down.emit(sitting)
        if host.deal_number:
            self._save()
        sitting.table.lay_out()
        self.sitting_changed.emit()
        self._set_playing(True)
        self._set_page("table")
        sitting.director.begin()

    def _attend(self, sitting: Sitting) -> None:
        """Call models when something happens at this table."""
        host, ended = sitting.host, sitting.table.deal_ended
        if host.phones:
            self._late("phones.attend", sitting)()
        sitting.hints.reason_wanted.connect(self._late("line.show", "hints"))
        if marks.DAILY in dict(host.extra):
            ended.connect(self._late("daily.deal_ended"))
        judged = self._services.adviser.is_judged(host.info)
        if self._autosave is not None and not is_lesson(host) and judged:
            ended.connect(self._late("masters.follow"))

    def go_to(self, host: Host) -> None:
        """Sit down at this game, or go back to it if it is at the table. A game in progress is saved first."""
        now = self.host
        if now is not None and is_one_game(now.record(), host.record()):
            self.pages.clear()
            self.back_to_table()
        elif now is not None and self._autosave is not None and _goes_on(now):
            self._autosave.when_saved(now, lambda saved: self._leave_for(host, now, saved=saved))
        else:
            self.pages.clear()
            self.sit_down(host)

    def _leave_for(self, host: Host, now: Host, *, saved: bool) -> None:
        """Leave a game in progress for another, unless it could not be saved."""
        if saved and self.host is now:
            self.pages.clear()
            self.sit_down(host)

    def open_file(self, path: Path) -> Host | None:
        """Return the game of that file; None, with a notice, if it cannot be resumed."""
        return self._autosave.take_up(path) if self._autosave is not None else None

    def peek(self) -> None:
        """Mark the deal at the table as helped, because its hands are given away, and notify the player."""
        if self.sitting is not None and not self.sitting.host.helped:
            self.sitting.host.mark_helped()
            self._notices.add("peeked")
            self.sitting.director.moved.emit()

    def _puts_aside(self, host: Host) -> bool:
        """Whether a game in progress makes room for this one."""
        now = self.host
        return (
            self._autosave is not None
            and now is not None
            and now is not host
            and now.moves_made > 0
            and not (now.over or is_lesson(now) or is_lesson(host))
        )

    @Slot()
    def nextDeal(self) -> None:  # noqa: N802
        """Close the sheet and deal."""
        if self._sheet == "deal" and self.sitting is not None:
            self._set_sheet("")
            self.sitting.director.next_deal()

    @Slot()
    def letOthersFinish(self) -> None:  # noqa: N802
        """Deal, and go on from deal to deal until the game is over; each sheet is shown for a moment."""
        self._unattended = self.host
        self.nextDeal()

    @Slot()
    def _go_on(self) -> None:
        if self._unattended is self.host and self._page == "table" and not self.pages.page:
            self.nextDeal()

    def _others_only(self) -> bool:
        """Whether everybody at the window is out of a game that goes on."""
        host = self.host
        if host is None or self._sheet != "deal":
            return False
        people = {no for no, seat in enumerate(host.seats) if seat.kind != "computer"}
        return bool(people) and people <= out_of_game(host)

    @Slot()
    def playAgain(self) -> None:  # noqa: N802
        """Begin the next game with the same people."""
        host = self.host
        if host is not None and host.winner is not None:
            following = host.next_game()
            following.extra = lasting(host.seats, host.extra, following.seats)
            self.sit_down(following)

    @Slot()
    def newGame(self) -> None:  # noqa: N802
        """Go to the lobby, where the game at the table is among those in progress."""
        self._unattended = None
        self._set_sheet("")
        self._set_page("lobby")

    @Slot()
    def openGame(self) -> None:  # noqa: N802
        """Show the page of the game that has been chosen."""
        self._set_page("game")

    def set_aside(self) -> None:
        """Remember the game at the table and the current page, because a lesson or an exercise begins."""
        if not is_lesson(self.host):
            self._aside, self._aside_at = self.host, self._page

    def take_up(self, *, chosen: bool = False) -> None:
        """Return to the page that the player left, and to the game that was set aside.

        *chosen*: go to the page of the chosen game, unless the game set aside goes on.
        """
        game, self._aside = self._aside, None
        if game is not None and not (chosen and game.winner is not None):
            self.sit_down(game)
            if self._aside_at != "table":
                self._set_page(self._aside_at)
        else:
            self._leave_table("game" if chosen or self._aside_at == "table" else self._aside_at)

    def _leave_table(self, page: str) -> None:
        """Go to the page and end the sitting."""
        self._set_page(page)
        self.end_sitting()
        self.page_changed.emit()

    def end_sitting(self) -> None:
        """End the sitting, if any. The window drops the page of the table before the sitting that it shows."""
        self._set_playing(False)
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            self.sitting_changed.emit()
            sitting.close()

    def watch(self, window: QWindow) -> None:
        """Hide the cards whenever this window loses the focus or is out of sight."""
        seen = (QWindow.Visibility.Windowed, QWindow.Visibility.Maximized, QWindow.Visibility.FullScreen)
        window.activeChanged.connect(lambda: window.isActive() or self.look_away())
        window.visibilityChanged.connect(lambda how: how in seen or self.look_away())
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._state_changed)

    @Slot()
    def _state_changed(self) -> None:
        if QGuiApplication.focusWindow() is None:
            self.look_away()

    @Slot()
    def look_away(self) -> None:
        """Hide the cards: the window is out of sight, or its keys go elsewhere."""
        if self.sitting is not None:
            self.sitting.privacy.look_away()

    @Slot()
    def goBack(self) -> None:  # noqa: N802
        """Go from a game to the lobby, or from there to the table, if the player has left one."""
        if self._page == "game":
            self._set_page("lobby")
        else:
            self.back_to_table()

    def back_to_table(self) -> None:
        """Go to the table that was left, if there is one."""
        if self.sitting is not None:
            self._set_page("table")
            if self.sitting.host.result() is not None:
                self._show_sheet()

    @Slot()
    def _save(self) -> None:
        if self._autosave is not None and self.sitting is not None:
            self._autosave.save(self.sitting.host)

    @Slot(int)
    def _player_failed(self, seat: Seat) -> None:
        if self.sitting is not None:
            self._notices.add("player failed", self.sitting.director.names()[seat])

    @Slot()
    def _end_deal(self) -> None:
        host = self.host
        if host is not None and self._is_new_end(host):
            self._celebrated = host
            settings, finish = self._services.settings, game_data(host.info.id).finish
            won = finish == LOSERS_FINISH or _has_won(host)
            if self.sitting is not None:
                wanted = settings.get("flourish") and settings.get("speed") > 0
                self.sitting.sheet.to_celebrate = won and wanted
            self.won.emit(finish if won else LOST)
        self._show_sheet()

    def _is_new_end(self, host: Host) -> bool:
        ended = host.winner is not None and not is_lesson(host)
        return ended and not self._sheet and host is not self._celebrated

    def _show_sheet(self) -> None:
        sitting = self.sitting
        if sitting is None or is_lesson(sitting.host):
            return
        sitting.sheet.changed.emit()
        self._set_sheet("deal" if sitting.host.winner is None else "game")
        if self.goes_on_by_itself:
            self.nextDeal()
        elif self._unattended is sitting.host:
            self._glance.start(GLANCE)

    def _set_page(self, page: str) -> None:
        if self._page == "table" != page:
            self.look_away()
        self._page = page
        self.page_changed.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit()

    def _set_sheet(self, sheet: str) -> None:
        if sheet != self._sheet:
            self._sheet = sheet
            self.sheet_changed.emit()

    def shows(self, page: str) -> bool:
        """Whether this page is shown, or lies below those on top."""
        return self._page == page

    def _at_table(self) -> Sitting | None:
        return self.sitting

    atTable = Property(QObject, _at_table, notify=sitting_changed)  # noqa: N815
    page = typed(str, lambda self: self._page, page_changed)
    sheet = typed(str, lambda self: self._sheet, sheet_changed)
    othersOnly = Property(bool, _others_only, notify=sheet_changed)  # noqa: N815
    playing = Property(bool, lambda self: self._playing, notify=playing_changed)
    """Whether the window needs the page of the table, seen or not."""


def _recall_phones(host: Host) -> None:
    """Put the people of a resumed game back on their phones, if they were."""
    if not host.phones and (paths.data_dir() / "phones.json").is_file():
        from tolva_gui.ui.phones.view_model import recall

        recall(host)


def _goes_on(host: Host) -> bool:
    """Whether the game has begun and is not over."""
    return host.winner is None and host.deal_number > 0 and not is_lesson(host)


def _has_won(host: Host) -> bool:
    """Whether somebody at the window has won, or only computers have played."""
    sides = {host.info.side(no) for no, seat in enumerate(host.seats) if seat.kind != "computer"}
    return not sides or host.winner in sides
