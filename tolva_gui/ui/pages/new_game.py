"""What is played, by which rules, and who plays: what the new-game page shows and changes."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from pathlib import Path
from secrets import randbelow
from typing import cast

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.names import tidy
from tolva_gui.records.record import SeatKind, SeatSetup
from tolva_gui.rules.game import GameInfo, OptionValue
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.ui.pages.forms import by_kind, form_list, option_list
from tolva_gui.ui.pages.rule_sets import RuleSets, Strange, fitting
from tolva_gui.ui.settings import Settings
from tolva_gui.ui.side_marks import side_marks
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words

# Names that sat at kitchen tables in Skåne.
COMPUTERS = ("Elna", "Nils", "Karna", "Per", "Bengta", "Hanna", "Sven", "Ola")
MOST_SEATS = 8
SEEDS = 10**9


class NewGame(QObject):
    """Seats from one's own clockwise; sensible as it stands, so that one click plays.

    Who sat at a larger table is remembered while a form for fewer is chosen.
    """

    changed = Signal()
    started = Signal(object)
    """A host, ready to deal."""
    unknown = Signal(str)
    """A set of rules is for a game that this version does not have."""

    def __init__(
        self,
        games: Sequence[GameInfo],
        levels: Sequence[str],
        settings: Settings,
        help_folder: Path,
        game: str = "",
        level: str = "",
        parent: QObject | None = None,
        *,
        known: Sequence[GameInfo] = (),
    ) -> None:
        super().__init__(parent)
        self._known = known or games
        """The games that can be played, those among them that are not offered yet."""
        self.draw: Callable[[int], int] = randbelow
        """Where the seed of a game comes from: chance that nobody can foresee."""
        self._games = {info.id: info for info in games}
        self._levels = levels
        self._level = level or levels[-1]
        """Whom the page tells about: the opponent chosen last."""
        self._settings = settings
        self._help_folder = help_folder
        self._sets = RuleSets(settings)
        usual = self._games.get(game or settings.get("game"), games[0])
        self._game = self._for(usual, self._sets.last_seats(usual))
        self._options = self._sets.last(self._game)
        self._dealer = -1
        self._aids = True
        self._people: list[dict[str, str]] = []
        self._seat_people()

    @property
    def _seats(self) -> list[dict[str, str]]:
        return self._people[: self._game.seats]

    @Slot(str)
    def choose(self, game: str) -> None:
        """Play this form, with the options that it was last played with."""
        info = self._games[game]
        self._play(self._for(info, self._sets.last_seats(info)), self._sets.last(info))

    @Slot(int)
    def setSeats(self, count: int) -> None:  # noqa: N802
        """Play with so many, where the game leaves a choice."""
        if count in self._game.seat_counts:
            self._play(self._for(self._game, count), self._options)

    @staticmethod
    def _for(info: GameInfo, seats: int) -> GameInfo:
        return info if seats == info.seats else find_game(info.id, seats).info

    @Slot(str, "QVariant")
    def setOption(self, name: str, value: OptionValue) -> None:  # noqa: N802
        """Choose a rule."""
        self._options = fitting(self._game, self._options | {name: value})
        self.changed.emit()

    @Slot(str)
    def keepSet(self, name: str) -> None:  # noqa: N802
        """Keep form and options under this name."""
        self._sets.keep(name, self._game, self._options)
        self.changed.emit()

    @Slot(str)
    def chooseSet(self, name: str) -> None:  # noqa: N802
        """Play the form of this set with its options."""
        info = self._games.get(self._sets.form(name))
        if info is not None:
            self._play(self._for(info, self._sets.seats_of(name, info)), self._sets.options(name, info))
        elif self._sets.form(name):
            self.unknown.emit(self._sets.form(name))

    def strange(self) -> list[Strange]:
        """Return what the settings say that this version cannot play."""
        return self._sets.strange({info.id: info for info in self._known})

    @Slot(str)
    def dropSet(self, name: str) -> None:  # noqa: N802
        """Delete the set; what is chosen stays chosen."""
        self._sets.drop(name)
        self.changed.emit()

    def _play(self, info: GameInfo, options: dict[str, OptionValue]) -> None:
        self._game, self._options = info, options
        if self._dealer >= info.seats:
            self._dealer = -1
        if not any(row["kind"] == "me" for row in self._seats) and any(
            row["kind"] == "me" for row in self._people
        ):
            self.setKind(0, "me")
        self.changed.emit()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:  # noqa: N802
        """Who sits there: me, another person, or the computer."""
        if kind == "me":
            for other in self._people:
                if other["kind"] == "me":
                    other["kind"] = "computer"
        self._seats[seat].update(kind=kind, name="")
        self.changed.emit()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:  # noqa: N802
        """What that seat is called."""
        name = tidy(name)[:24]
        if self._seats[seat]["kind"] == "me":
            self._settings.set("name", name)
        else:
            self._seats[seat]["name"] = name
        self.changed.emit()

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:  # noqa: N802
        """How well that computer plays."""
        self._seats[seat]["level"] = self._level = level
        self.changed.emit()

    @Slot()
    def start(self) -> None:
        """Sit down."""
        dealer = None if self._dealer < 0 else self._dealer
        seed = self.draw(SEEDS)
        if any(row["kind"] != "computer" for row in self._seats):
            self._sets.remember(self._game, self._options)
        host = Host.new(self._game.id, self._options, self.setup(), seed=seed, first_dealer=dealer)
        host.aids = self._aids
        host.began = datetime.now().astimezone().isoformat(timespec="seconds")
        self.started.emit(host)

    def setup(self) -> list[SeatSetup]:
        """Return the seats as the table wants them."""
        return [
            SeatSetup(
                cast(SeatKind, row["kind"]),
                name,
                row["level"] if row["kind"] == "computer" else None,
            )
            for row, name in zip(self._seats, self._names(), strict=True)
        ]

    @staticmethod
    def nameless() -> list[str]:
        """Return what people are called who have given no name, in the language of the window."""
        guests = (fill(translate("Table", "Guest %1"), seat + 1) for seat in range(MOST_SEATS))
        return [translate("Table", "You"), translate("Table", "Host"), *guests]

    def retranslate(self) -> None:
        """The language has changed: people without a name of their own are called something else."""
        self.changed.emit()

    def _seat_people(self) -> None:
        for kind in ["me"] + ["computer"] * (MOST_SEATS - 1):
            self._people.append({"kind": kind, "name": "", "level": self._level})

    def _names(self) -> list[str]:
        """Return what everybody is called: the name that was typed, else one that fits."""
        taken = {row["name"] for row in self._seats}
        names = []
        for no, row in enumerate(self._seats):
            name = row["name"] or self._other_name(no, row["kind"], taken)
            taken.add(name)
            names.append(name)
        return names

    def _other_name(self, seat: int, kind: str, taken: Collection[str]) -> str:
        if kind == "person":
            guests = sum(row["kind"] == "person" for row in self._seats[: seat + 1])
            return fill(translate("Table", "Guest %1"), guests)
        if kind == "computer":
            return next(name for name in COMPUTERS[seat - 1 :] + COMPUTERS if name not in taken)
        # Among several people nobody is «you».
        several = any(row["kind"] == "person" for row in self._seats)
        called = translate("Table", "Host") if several else translate("Table", "You")
        return tidy(self._settings.get("name")) or called

    def _level_list(self) -> list[dict[str, str]]:
        return [{"id": level, "name": words.opponent_name(level, language())} for level in self._levels]

    def _set_dealer(self, dealer: int) -> None:
        self._dealer = dealer
        self.changed.emit()

    def _set_aids(self, aids: bool) -> None:
        self._aids = aids
        self.changed.emit()

    def _seat_list(self) -> list[dict[str, str]]:
        info = self._game.under(self._options)
        marks = side_marks(info)
        return [
            {**row, "name": name, "mark": marks[info.side(no)]}
            for no, (row, name) in enumerate(zip(self._seats, self._names(), strict=True))
        ]

    def _form_list(self) -> list[dict[str, str]]:
        return form_list(tuple(self._games.values()), self._help_folder)

    def _set_list(self) -> list[dict[str, object]]:
        current = self._sets.find(self._game, self._options)
        return [{"name": name, "current": name == current} for name in self._sets.names()]

    games = Property(list, lambda self: self._form_list(), notify=changed)
    shelf = Property(list, lambda self: by_kind(self._form_list()), notify=changed)
    seatCounts = Property(list, lambda self: list(self._game.seat_counts), notify=changed)  # noqa: N815
    game = Property(str, lambda self: self._game.id, notify=changed)
    options = Property(
        list, lambda self: option_list(self._game, self._options, self._help_folder), notify=changed
    )
    sets = Property(list, _set_list, notify=changed)
    seats = Property(list, _seat_list, notify=changed)
    levels = Property(list, _level_list, notify=changed)
    level = Property(str, lambda self: self._level, notify=changed)
    aids = Property(bool, lambda self: self._aids, _set_aids, notify=changed)
    dealer = Property(int, lambda self: self._dealer, _set_dealer, notify=changed)
