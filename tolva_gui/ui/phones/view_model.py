"""The phones of the game at the table, for the window: their server, their codes, and who is away."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtNetwork import QNetworkInterface

from tolva_gui import paths
from tolva_gui.phones.addresses import UFW, code, firewall, page_address, usable
from tolva_gui.phones.desk import HERE
from tolva_gui.phones.pages import Pages
from tolva_gui.phones.room import Room
from tolva_gui.phones.server import Server
from tolva_gui.phones.tokens import ALL, Kept, Tokens, parse
from tolva_gui.records.files import read, write_bytes
from tolva_gui.rules.events import Seat
from tolva_gui.table.host import Host
from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.phones.desk import SittingDesk
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, translate

log = logging.getLogger(__name__)
LARGEST: Final = 10_000
"""Bytes of the file with the tokens."""
WALLS: Final = {
    "windows": QT_TRANSLATE_NOOP(
        "Phones", "Windows may ask whether Tolva may use the network: allow private networks."
    ),
    "ufw": QT_TRANSLATE_NOOP(
        "Phones", "This machine has a firewall (ufw). If no phone gets through: sudo ufw allow %1/tcp"
    ),
}
"""What to do about a firewall."""
PAGE: Final = "phones"
WISH: Final = "wish"
"""The page that asks the people at the window whether a move may be taken back."""


@named_in_qml
class Phones(QObject):
    """Made when a game with phones begins; it serves one game at a time, and ends with it."""

    changed = Signal()
    served = Signal()
    """The server listens at another address, or at none."""
    _handed = Signal(object)
    """A call of the server's thread, to be made in this one."""

    def __init__(self, navigation: Navigation, settings: Settings, jobs: JobWorker, notices: Notices) -> None:
        super().__init__()
        self._navigation, self._settings, self._jobs = navigation, settings, jobs
        self._pages, self._notices = navigation.pages, notices
        self.find: Callable[[], list[str]] = own_addresses
        """Returns the addresses of this machine, the likeliest first."""
        self.ufw: Path = UFW
        """Where a firewall of this machine says whether it is on."""
        self._files: Pages | None = None
        self._sitting: Sitting | None = None
        self._room: Room | None = None
        self._server: Server | None = None
        self._trouble = ""
        self._chosen = ""
        self._seats = RowModel(("seat", "name", "away", "standIn", "code"), self)
        self._knocks = RowModel(("number",), self)
        self._handed.connect(self._do)
        self.changed.connect(self._show_rows)
        self.served.connect(self.changed)
        navigation.sitting_changed.connect(self._follow)

    @staticmethod
    @Slot(object)
    def _do(call: Callable[[], None]) -> None:
        call()

    # The game at the table

    def attend(self, sitting: Sitting) -> None:
        """Serve the phones of this sitting; those of the game before stay if it is the next game of the same people."""
        if self._room is not None and _same_people(sitting.host, self._room.desk.host):
            self._room.move_to(self._desk(sitting))
        else:
            self.end()
            self._open(sitting)
        self._sitting = sitting
        sitting.take_back.ask = self._ask_to_take_back
        self._show_room()

    def _desk(self, sitting: Sitting) -> SittingDesk:
        return SittingDesk(sitting, self._navigation, self._settings, self._jobs)

    def _open(self, sitting: Sitting) -> None:
        kept = _kept(sitting.host)
        tokens = Tokens(sitting.host.phones, kept.tokens if kept is not None else None)
        self._room = Room(self._desk(sitting), tokens)
        self._room.changed, self._room.denied = self._show_room, self._deny
        self._listen(kept.port if kept is not None else 0)
        if self._room.away():
            self._pages.open(PAGE)

    def _listen(self, port: int) -> None:
        """Listen at the chosen address, or at the first one that works."""
        room, self._trouble = self._room, ""
        if room is None:
            return
        self._files = self._files or Pages(paths.resources())
        for address in [self._chosen, *self.find()]:
            if not address:
                continue
            server = Server(address, self._files, room, self._handed.emit)
            try:
                server.start(port)
            except OSError as error:
                self._trouble = f"{address}: {error.strerror or error}"
                continue
            self._server = room.server = server
            self._chosen, self._trouble = address, ""
            self._keep()
            break
        self.served.emit()

    @Slot()
    def _follow(self) -> None:
        if self._navigation.sitting is None or not self._navigation.sitting.host.phones:
            self.end()

    def end(self) -> None:
        """Say good-bye to all phones and close the server; a game that is over forgets its tokens."""
        room, sitting, self._room, self._sitting = self._room, self._sitting, None, None
        if room is None:
            return
        if sitting is not None:
            sitting.take_back.ask = None
        room.end()
        self._pages.drop(PAGE)
        self._pages.drop(WISH)
        if room.desk.host.over:
            kept_file().unlink(missing_ok=True)
        if self._server is not None:
            self._server.stop()
            self._server = None
        self.served.emit()

    def _show_room(self) -> None:
        """Show on the table whose phone is away; who is back plays again, and when all are there the codes go."""
        room, sitting = self._room, self._sitting
        if room is None or sitting is None:
            return
        away = room.away()
        for seat in sorted(sitting.director.stand_ins - away):
            sitting.director.stand_in(seat, on=False)
        sitting.table.show_away(away)
        if not away and not room.knocking():
            self._pages.drop(PAGE)
        if room.wish() is None:
            self._pages.drop(WISH)
        elif self._pages.page != WISH:
            self._pages.open(WISH)
        self.changed.emit()

    # What is taken back

    def _ask_to_take_back(self, seat: Seat) -> None:
        if self._room is not None:
            self._notices.add("undo asked")
            self._room.ask_to_take_back(seat)

    def _deny(self, seat: Seat) -> None:
        if self._sitting is not None:
            self._notices.add("undo denied", self._sitting.director.names()[seat])

    @Slot(bool)
    def agree(self, yes: bool) -> None:
        """Answer for the people at the window whether a move may be taken back."""
        if self._room is not None:
            self._room.agree(HERE, yes=yes)

    # What the host of the table does

    @Slot()
    def show(self) -> None:
        if self._room is not None:
            self._pages.open(PAGE)

    @Slot(int)
    def letIn(self, number: int) -> None:  # noqa: N802
        if self._room is not None:
            self._room.let_in(number)

    @Slot(int)
    def renew(self, seat: Seat) -> None:
        """Give the seat another code; the old one, and the phone that holds it, are out."""
        if self._room is not None and self._server is not None:
            self._room.renew(seat)
            self._keep()

    def _keep(self) -> None:
        """Save the tokens; where nothing can be saved, which the window says, the phones scan again after a crash."""
        if self._room is not None and self._server is not None:
            try:
                write_bytes(
                    kept_file(), self._room.tokens.kept(key_of(self._room.desk.host), self._server.port)
                )
            except OSError as error:
                log.warning("the tokens of the phones are not saved: %s", error)

    @Slot(int, bool)
    def standIn(self, seat: Seat, on: bool) -> None:  # noqa: N802
        """Let a computer play for the seat until its phone is back."""
        if self._sitting is not None:
            self._sitting.director.stand_in(seat, on=on)
            self.changed.emit()

    @Slot(int)
    def bringHere(self, seat: Seat) -> None:  # noqa: N802
        """Let the person of the seat play at the window."""
        if self._room is None or self._sitting is None:
            return
        host, director = self._sitting.host, self._sitting.director
        host.phones = host.phones - {seat}
        director.stop()
        self._sitting.table.lay_out()
        self._room.set_seats(host.phones)
        director.begin()
        if not host.phones:
            self.end()

    @Slot(str)
    def choose(self, address: str) -> None:
        """Serve at this address of the machine instead; the phones scan again."""
        if self._server is not None and address in self.find():
            self._server.stop()
            self._server = None
        self._chosen = address
        self._listen(0)

    # For QML

    @Slot()
    def _show_rows(self) -> None:
        room, sitting = self._room, self._sitting
        self._knocks.update([{"number": number} for number in room.knocking()] if room is not None else [])
        if room is None or sitting is None:
            self._seats.update([])
            return
        names, away, stand_ins = sitting.director.names(), room.away(), sitting.director.stand_ins
        rows = [
            {
                "seat": seat,
                "name": names[seat],
                "away": seat in away,
                "standIn": seat in stand_ins,
                "code": self._code_of(seat),
            }
            for seat in sorted(room.desk.seats)
        ]
        self._seats.update(rows)

    def _code_of(self, seat: Seat) -> list[str]:
        """Return the rows of the seat's code; -1: of the code for all."""
        if self._server is None or self._room is None:
            return []
        return code(page_address(self._server.host, self._room.tokens.of(seat)))

    def _wish(self) -> str:
        """Return who wants to take back a move, if the people at the window are asked."""
        seat = self._room.wish() if self._room is not None else None
        return self._sitting.director.names()[seat] if seat is not None and self._sitting is not None else ""

    def _firewall(self) -> str:
        wall = firewall(sys.platform, self.ufw)
        if self._server is None or not wall:
            return ""
        return fill(translate("Phones", WALLS[wall]), self._server.port)

    def _short(self) -> str:
        return (
            ""
            if self._server is None
            else page_address(self._server.host).removeprefix("http://").rstrip("/")
        )

    def _problem(self) -> str:
        if self._room is None or self._server is not None:
            return ""
        none = translate("Phones", "This machine is in no network that a phone could reach.")
        return self._trouble or none

    @property
    def server(self) -> Server | None:
        """The server, while phones are served."""
        return self._server

    @property
    def room(self) -> Room | None:
        """The phones of the game at the table, if it has any."""
        return self._room

    seats = Property(QObject, lambda self: self._seats, constant=True)
    codeForAll = Property(list, lambda self: self._code_of(ALL), notify=changed)  # noqa: N815
    wish = Property(str, _wish, notify=changed)
    knocks = Property(QObject, lambda self: self._knocks, constant=True)
    address = Property(str, _short, notify=served)
    chosen = Property(str, lambda self: self._chosen, notify=served)
    addresses = Property(list, lambda self: self.find() if self._room else [], notify=served)
    firewall = Property(str, _firewall, notify=changed)
    problem = Property(str, _problem, notify=changed)


def own_addresses() -> list[str]:
    """Return the addresses of this machine at which guests may find it."""
    return usable(one.toString() for one in QNetworkInterface.allAddresses())


def kept_file() -> Path:
    """Return the file with the tokens of the game in progress."""
    return paths.data_dir() / "phones.json"


def _kept(host: Host) -> Kept | None:
    """Return what was saved for the game, None if there is nothing that can be read."""
    try:
        return parse(read(kept_file(), LARGEST), key_of(host))
    except OSError:
        return None


def key_of(host: Host) -> str:
    """Return what tells this game, and those that follow it, from all others."""
    return f"{host.info.id} {host.seed} {len(host.seats)}"


def recall(host: Host) -> None:
    """Put the people of a resumed game back on their phones, if they were."""
    kept = _kept(host) if not host.phones else None
    if kept is not None:
        host.phones = frozenset(seat for seat in kept.tokens if seat != ALL)


def _same_people(host: Host, other: Host) -> bool:
    return key_of(host) == key_of(other) and host.phones == other.phones
