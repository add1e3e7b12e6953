"""Who plays: what the new-game page shows and changes."""

from collections.abc import Sequence
from datetime import datetime
from secrets import randbelow
from typing import Any, Protocol, cast

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.record import SeatKind, SeatSetup
from tolva_gui.rules.game import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.ui.settings import Settings
from tolva_gui.ui.texts import language, translate

DEFAULT_LEVEL = "best"
# Names that sat at kitchen tables in Skåne.
COMPUTERS = ("Elna", "Nils", "Karna", "Per", "Bengta", "Ola")
SEEDS = 10**9


class LevelName(Protocol):
    """What is shown of an opponent's level."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Any: ...


class NewGame(QObject):
    """Seats from one's own clockwise; sensible as it stands, so that one click plays."""

    changed = Signal()
    started = Signal(object)
    """A host, ready to deal."""

    def __init__(
        self,
        games: Sequence[GameInfo],
        levels: Sequence[LevelName],
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._game = games[0]
        self._levels = levels
        self._settings = settings
        self._dealer = -1
        self._seats: list[dict[str, str]] = []
        self._seat_people()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:  # noqa: N802
        """Who sits there: me, another person, or the computer."""
        if kind == "me":
            for other in self._seats:
                if other["kind"] == "me":
                    other["kind"] = "computer"
        row = self._seats[seat]
        row["kind"] = kind
        row["name"] = self._name(seat, kind)
        self.changed.emit()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:  # noqa: N802
        """What that seat is called."""
        self._seats[seat]["name"] = name.strip()[:24]
        if self._seats[seat]["kind"] == "me":
            self._settings.set("name", self._seats[seat]["name"])
        self.changed.emit()

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:  # noqa: N802
        """How well that computer plays."""
        self._seats[seat]["level"] = level
        self.changed.emit()

    @Slot()
    def start(self) -> None:
        """Sit down."""
        dealer = None if self._dealer < 0 else self._dealer
        seed = randbelow(SEEDS)
        host = Host.new(self._game.id, {}, self.setup(), seed=seed, first_dealer=dealer)
        host.began = datetime.now().astimezone().isoformat(timespec="seconds")
        self.started.emit(host)

    def setup(self) -> list[SeatSetup]:
        """Return the seats as the table wants them."""
        return [
            SeatSetup(
                cast(SeatKind, row["kind"]),
                row["name"] or self._name(no, row["kind"]),
                row["level"] if row["kind"] == "computer" else None,
            )
            for no, row in enumerate(self._seats)
        ]

    def retranslate(self) -> None:
        """The language has changed: what one is called oneself follows."""
        for no, row in enumerate(self._seats):
            if row["kind"] == "me":
                row["name"] = self._name(no, row["kind"])
        self.changed.emit()

    def _seat_people(self) -> None:
        self._seats = [
            {"kind": kind, "name": self._name(no, kind), "level": DEFAULT_LEVEL}
            for no, kind in enumerate(["me"] + ["computer"] * (self._game.seats - 1))
        ]

    def _name(self, seat: int, kind: str) -> str:
        if kind == "me":
            return self._settings.get("name") or translate("Table", "You")
        taken = {row["name"] for row in self._seats}
        if kind == "person":
            return f"{translate('Table', 'Guest')} {seat + 1}"
        free = [name for name in COMPUTERS[seat - 1 :] + COMPUTERS if name not in taken]
        return free[0]

    def _level_list(self) -> list[dict[str, str]]:
        return [{"id": level.id, "name": level.name.get(language(), level.id)} for level in self._levels]

    def _set_dealer(self, dealer: int) -> None:
        self._dealer = dealer
        self.changed.emit()

    seats = Property(list, lambda self: [dict(row) for row in self._seats], notify=changed)
    levels = Property(list, _level_list, notify=changed)
    dealer = Property(int, lambda self: self._dealer, _set_dealer, notify=changed)
