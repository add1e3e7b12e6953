"""A new game: its form, rules and players, as shown and changed on the page of a game."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from functools import cached_property
from random import SystemRandom
from typing import cast

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records import marks
from tolva_gui.records.names import tidy
from tolva_gui.records.record import SeatKind, SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.game.forms import offered, option_list
from tolva_gui.ui.game.last_options import fitting, last_options, last_seats, remember
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import GUESTS, PERSONS, assign_names, choice, faces, side_marks, spread
from tolva_gui.ui.qml_types import named_in_qml, part, typed
from tolva_gui.ui.row_model import ListRows
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.texts import fill, language, seat_names, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data
from tolva_gui.words.people import guest

MOST_SEATS = 8
SEEDS = 10**9


@named_in_qml
class NewGame(QObject):
    """Seats clockwise from the user's own; the defaults make sense, so one click plays against computers.

    Players belong to their game: guests stay on its page for the day and are not seated at other games. Players
    of a larger table are remembered while fewer play.
    """

    changed = Signal()

    def __init__(
        self, game: str, adviser: Adviser, settings: Settings, navigation: Navigation, late: Late
    ) -> None:
        """*game*: the one that the command line names."""
        super().__init__()
        self.draw: Callable[[int], int] = SystemRandom().randrange
        """The source of a game's seed: unpredictable randomness."""
        self.offered = games = offered(game)
        """The games offered; a game's rules are read when it is chosen or described."""
        self.levels = PERSONS
        self._level = adviser.usual_level
        """The opponent described on the page: the one chosen last."""
        self._settings = settings
        self._navigation = navigation
        self._late = late
        wished = game or settings.get("game")
        usual = BY_ID[wished if wished in games else games[0]].info
        self._game = self._for(usual, last_seats(settings, usual))
        self._options = last_options(settings, self._game)
        self._dealer = -1
        self._aids = True
        self._asked = 1
        self._people = self._seat_people()
        self._tables: dict[str, tuple[date, list[dict[str, str]]]] = {}
        """The people seated at other games, and the day."""

    @property
    def _seats(self) -> list[dict[str, str]]:
        return self._people[: self._game.seats]

    @Slot(str)
    def choose(self, game: str) -> None:
        """Play this form, with the options last played with."""
        info = BY_ID[game].info
        self._play(self._for(info, last_seats(self._settings, info)), last_options(self._settings, info))

    @Slot(int)
    def setSeats(self, count: int) -> None:  # noqa: N802
        """Set the number of players, if the game allows that number."""
        if count in self._game.seat_counts:
            self._play(self._for(self._game, count), self._options)

    @staticmethod
    def _for(info: GameInfo, seats: int) -> GameInfo:
        return info if seats == info.seats else find_game(info.id, seats).info

    @Slot(str, "QVariant")
    def setOption(self, name: str, value: OptionValue) -> None:  # noqa: N802
        self._options = fitting(self._game, self._options | {name: value})
        self.changed.emit()

    def _play(self, info: GameInfo, options: dict[str, OptionValue]) -> None:
        if info.id != self._game.id:
            self._change_tables(info.id)
        self._game, self._options = info, options
        if self._dealer >= info.seats:
            self._dealer = -1
        if not any(row["kind"] == "me" for row in self._seats) and any(
            row["kind"] == "me" for row in self._people
        ):
            self.setKind(0, "me")
        self.changed.emit()

    def _change_tables(self, game: str) -> None:
        today = date.today()
        self._tables[self._game.id] = today, self._people
        day, people = self._tables.pop(game, (today, []))
        self._people = people if people and day == today else self._seat_people()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:  # noqa: N802
        """Seat me, another person or the computer there; `phone`: the person there holds their cards on a phone."""
        if kind == "me":
            for other in self._people:
                if other["kind"] == "me":
                    other.update(kind="computer", phone="")
        on_phone = kind == "phone"
        if on_phone:
            kind = "me" if self._seats[seat]["kind"] == "me" else "person"
        if kind != self._seats[seat]["kind"]:
            self._seats[seat].update(name="", face="", person="")
        self._seats[seat].update(kind=kind, phone="yes" if on_phone else "")
        self.changed.emit()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:  # noqa: N802
        """Name the person there; the names of computers are fixed."""
        name, kind = tidy(name)[:24], self._seats[seat]["kind"]
        if kind == "me":
            self._settings.set("name", name)
        elif kind == "person":
            self._seats[seat].update(name=name, person="")
        self.changed.emit()

    @Slot(int, str)
    def setFace(self, seat: int, face: str) -> None:  # noqa: N802
        """Choose the portrait of the person there."""
        kind = self._seats[seat]["kind"]
        if face not in GUESTS or kind == "computer":
            return
        if kind == "me":
            self._settings.set("face", face)
        else:
            self._seats[seat]["face"] = face
        self.changed.emit()

    @Slot(int, str, str, str)
    def seat(self, seat: int, person: str, name: str, face: str) -> None:
        """Seat one of the people of this machine there."""
        for row in self._people:
            if row["person"] == person:
                row.update(person="", name="", face="")
        self._seats[seat].update(kind="person", person=person, name=name, face=face)
        self.changed.emit()

    @Slot(int)
    def ask(self, seat: int) -> None:
        """Note the seat whose portrait or opponent is about to be chosen."""
        self._asked = seat
        self.changed.emit()

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:  # noqa: N802
        self._seats[seat]["level"] = self._level = level
        self.changed.emit()

    @Slot(str)
    def setEverybody(self, level: str) -> None:  # noqa: N802
        self._level = level
        for row in self._people:
            row["level"] = level
        self.changed.emit()

    @Slot()
    def start(self) -> None:
        dealer = None if self._dealer < 0 else self._dealer
        seed = self.draw(SEEDS)
        if any(row["kind"] != "computer" for row in self._seats):
            remember(self._settings, self._game, self._options)
        host = Host.new(self._game.id, self._options, self.setup(), seed=seed, first_dealer=dealer)
        host.aids = self._aids
        host.phones = frozenset(no for no, row in enumerate(self._seats) if row["phone"])
        known = ((marks.WITH, f"{no} {row['person']}") for no, row in enumerate(self._seats) if row["person"])
        host.extra = (*self._faces(), *known)
        host.began = datetime.now().astimezone().isoformat(timespec="seconds")
        self._navigation.sit_down(host)
        self._late("matches.begin", host)()

    def setup(self) -> list[SeatSetup]:
        return [
            SeatSetup(cast(SeatKind, row["kind"]), name, level)
            for row, name, level in zip(self._seats, self._names(), self._seat_levels(), strict=True)
        ]

    def _seat_levels(self) -> list[str | None]:
        """Return the level of each computer; among persons equally good at this game, each sits there once."""
        levels = [row["level"] if row["kind"] == "computer" else None for row in self._seats]
        return spread(levels, self._just_as_good)

    def _just_as_good(self, level: str) -> list[str]:
        data = game_data(self._game.id)
        if data.luck:
            return [one for one in self.levels if one != level]
        like = data.alike.get(level, level)
        return [one for one in self.levels if one != level and data.alike.get(one, one) == like]

    def _faces(self) -> Iterator[tuple[str, str]]:
        """Yield the portraits that people have chosen."""
        for row, name in zip(self._seats, self._names(), strict=True):
            face = self._settings.get("face") if row["kind"] == "me" else row["face"]
            if row["kind"] != "computer" and face in GUESTS:
                yield choice(face, name)

    def beside_me(self, levels: Sequence[str]) -> list[SeatSetup]:
        """Return the player at the window, with computers of these levels at the other seats."""
        me = tidy(self._settings.get("name"))
        names = assign_names(levels, {me}, language(), [self._settings.get("face")])
        others = zip(levels, names, strict=True)
        return [SeatSetup("me", me), *(SeatSetup("computer", name, level) for level, name in others)]

    def _seat_people(self) -> list[dict[str, str]]:
        kinds = ["me"] + ["computer"] * (MOST_SEATS - 1)
        blank = {"name": "", "face": "", "person": "", "phone": "", "level": self._level}
        return [{"kind": kind, **blank} for kind in kinds]

    def _names(self) -> list[str]:
        """Return everyone's name: people first, because computers avoid their names."""
        named = [self._person(no, row) for no, row in enumerate(self._seats)]
        worn = [row["face"] for row in self._seats if row["kind"] == "person"] + [self._settings.get("face")]
        computers = assign_names(self._seat_levels(), [name for name in named if name], language(), worn)
        return [computer or person for computer, person in zip(computers, named, strict=True)]

    def _person(self, seat: int, row: dict[str, str]) -> str:
        """Return a person's name; empty for a computer, and for who is at the window without a name."""
        if row["kind"] == "computer":
            return ""
        if row["kind"] == "person":
            guests = sum(other["kind"] == "person" for other in self._seats[: seat + 1])
            return row["name"] or guest(guests, language())
        return tidy(self._settings.get("name"))

    def level_name(self, level: str) -> str:
        """Return the name of a level; the id if the level no longer exists."""
        return words.opponent_name(level, language()) if level in self.levels else level

    def _set_dealer(self, dealer: int) -> None:
        self._dealer = dealer
        self.changed.emit()

    def _set_aids(self, aids: bool) -> None:
        self._aids = aids
        self.changed.emit()

    def _seat_list(self) -> list[dict[str, object]]:
        info = self._game.under(self._options)
        rings = side_marks(info)
        setup = self.setup()
        shown = faces(setup, tuple(self._faces()))
        return [
            {**row, "name": name, "face": face, "ring": rings[info.side(no)], "like": self._like(name, level)}
            for no, (row, name, face, level) in enumerate(
                zip(self._seats, seat_names(setup), shown, self._seat_levels(), strict=True)
            )
        ]

    @staticmethod
    def _like(name: str, level: str | None) -> str:
        """Return whom a computer with another name plays like; else nothing."""
        person = words.opponent_name(level, language()) if level else name
        return "" if person == name else fill(translate("NewGame", "plays like %1"), person)

    @cached_property
    def _option_rows(self) -> ListRows:
        return ListRows(lambda: option_list(self._game, self._options), self.changed, self)

    @cached_property
    def _seat_rows(self) -> ListRows:
        return ListRows(self._seat_list, self.changed, self)

    seatCounts = Property(list, lambda self: list(self._game.seat_counts), notify=changed)  # noqa: N815

    game = typed(str, lambda self: self._game.id, changed)
    options = part(ListRows, "_option_rows")
    asked = Property(int, lambda self: min(self._asked, self._game.seats - 1), notify=changed)
    seats = Property(list, _seat_list, notify=changed)
    seatRows = part(ListRows, "_seat_rows")  # noqa: N815
    level = Property(str, lambda self: self._level, notify=changed)
    aids = Property(bool, lambda self: self._aids, _set_aids, notify=changed)
    dealer = Property(int, lambda self: self._dealer, _set_dealer, notify=changed)
